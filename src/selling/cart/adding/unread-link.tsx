import type { ReactNode } from 'react'
import { ButtonLink } from '#platform/ui/forms/button.tsx'
import { Disclosure } from '#platform/ui/frame/disclosure.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import { LookupFields } from '#selling/cart/lookups/lookup-fields.tsx'
import { m } from '#words/messages.js'
import type { DraftItem } from './draft-item.ts'
import { PasteLink } from './paste-link.tsx'

type UnreadLinkProps = {
  readonly home: string
  readonly form: DraftItem
  readonly isGuest: boolean
  /** Opens the fold, where something of the form in it was just asked. */
  readonly isFilling: boolean
  /** The form in which the customer fills in the facts themselves. */
  readonly children: ReactNode
}

/**
 * A link of which nothing was read: what happened, and the ways on. The team looks up the price, the customer fills it in, or
 * tries again. A page that is gone offers neither: only the store and another link.
 */
export function UnreadLink({ home, form, isGuest, isFilling, children }: UnreadLinkProps) {
  const { url = '', readingId = '' } = form.typed
  const store = URL.canParse(url) && (
    <TextLink href={url} newTab className="min-h-11">
      {m.cart_unread_open_store()}
    </TextLink>
  )
  if (form.isGone)
    return (
      <div className="flex flex-col gap-6">
        <Notice tone="warn" title={m.cart_unread_gone()} role="status" action={store}>
          {m.cart_unread_gone_text()}
        </Notice>
        <PasteLink home={home} hint />
      </div>
    )
  return (
    <div className="flex flex-col gap-6">
      <Notice
        tone="warn"
        title={m.cart_found_none()}
        role="status"
        action={
          <>
            <ButtonLink to={`${home}/cart/add?link=${encodeURIComponent(url)}`} icon="refresh">
              {m.cart_reading_again()}
            </ButtonLink>
            {store}
          </>
        }
      >
        {form.reason ?? m.cart_found_none_text()}
      </Notice>
      <Card title={m.cart_lookup_title()}>
        <p className="mb-5 text-soft">{m.cart_lookup_lead()}</p>
        <LookupFields home={home} url={url} typed={{ readingId }} isGuest={isGuest} />
      </Card>
      <Disclosure summary={m.cart_unread_fill()} open={isFilling}>
        <div className="text-ink">{children}</div>
      </Disclosure>
    </div>
  )
}
