import { Facts } from '#platform/ui/lists/facts.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import { pictureAddress } from '#platform/ui/show/picture-address.ts'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import { sayMoment } from '#platform/values/say-date.ts'
import type { Locale } from '#platform/work/work.ts'
import type { Site } from '#sites/sites.ts'
import { m } from '#words/messages.js'
import { lookupEvents } from './lookup-names.ts'
import type { LookupCase } from './read-lookup-desk.ts'

type AskedProps = {
  readonly one: LookupCase
  readonly locale: Locale
  readonly site: Site
}

/** What the sender said: the link, opened in a tab of its own, the sentence, the picture. */
export function LookupAsked({ one, locale, site, now }: AskedProps & { readonly now: Date }) {
  return (
    <Card title={m.cart_lookup_asked()}>
      <TextLink href={one.url} newTab className="min-h-11 min-w-0">
        <Ltr className="whitespace-normal wrap-anywhere">{one.url}</Ltr>
      </TextLink>
      {one.wish && (
        <p className="my-3 border-s-4 border-line ps-3">
          <bdi className="whitespace-pre-line wrap-anywhere">{one.wish}</bdi>
        </p>
      )}
      <Facts
        items={[
          { term: m.cart_field_quantity(), value: one.quantity },
          { term: m.cart_lookup_person(), value: <bdi className="wrap-anywhere">{one.person || '—'}</bdi> },
          {
            term: m.cart_lookup_language(),
            value: one.language === 'en' ? m.cart_lookup_language_en() : m.cart_lookup_language_ar(),
          },
          { term: m.cart_lookup_sent_at(), value: <bdi>{sayMoment(one.at, locale, site)}</bdi> },
          {
            term: m.cart_lookup_due(),
            value: (
              <bdi className={one.dueAt < now && one.state !== 'priced' ? 'text-bad' : undefined}>
                {sayMoment(one.dueAt, locale, site)}
              </bdi>
            ),
          },
          ...(one.reason ? [{ term: m.cart_lookup_reason(), value: one.reason }] : []),
        ]}
      />
      {one.pictureId && (
        <a href={`/api/files/${one.pictureId}`} target="_blank" rel="noopener" className="mt-3 block">
          <img
            src={pictureAddress(`/api/files/${one.pictureId}`, 960)}
            alt={m.cart_lookup_picture()}
            width={480}
            height={360}
            className="aspect-4/3 w-full rounded border border-line bg-sunken object-contain"
          />
        </a>
      )}
    </Card>
  )
}

/** Who did what with it, and when. */
export function LookupStory({ one, locale, site }: AskedProps) {
  return (
    <Card title={m.cart_lookup_history()}>
      <ol className="flex flex-col gap-2 text-sm">
        {one.history.map(({ at, event, who }) => (
          <li key={`${at.getTime()} ${event}`} className="flex flex-wrap justify-between gap-x-4">
            <span>
              {lookupEvents[event]?.() ?? event}
              {who && (
                <>
                  {' · '}
                  <bdi>{who}</bdi>
                </>
              )}
            </span>
            <bdi className="text-soft">{sayMoment(at, locale, site)}</bdi>
          </li>
        ))}
      </ol>
    </Card>
  )
}
