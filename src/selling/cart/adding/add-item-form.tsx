import { Notice } from '#platform/ui/show/notice.tsx'
import { isolate } from '#platform/values/isolate.ts'
import type { Locale } from '#platform/work/work.ts'
import { AfterPaying } from '#selling/cart/product/after-paying.tsx'
import type { ProductAbout } from '#selling/cart/product/product-about.ts'
import { ProductForm } from '#selling/cart/product/product-form.tsx'
import { m } from '#words/messages.js'
import { AddHeading } from './add-heading.tsx'
import { type AddItemAnswer, AddNotices } from './add-notices.tsx'
import type { DraftCost } from './draft-cost.ts'
import type { DraftItem, ItemChoices } from './draft-item.ts'
import { PasteLink } from './paste-link.tsx'
import type { LoadedDraft } from './read-linked.ts'
import { StaffRead } from './staff-read.tsx'
import { unreadDraft } from './unread-draft.ts'
import { UnreadLink } from './unread-link.tsx'

type AddItemProps = {
  readonly home: string
  readonly draft: LoadedDraft
  readonly choices: ItemChoices
  readonly itemKey: string
  readonly answer: AddItemAnswer | null
  readonly cost: DraftCost | null
  readonly locale: Locale
  readonly isGuest: boolean
}

/** A product that was found, ready to be added; or the box for its link. */
export function AddItem({ home, locale, draft, choices, itemKey, answer, cost, isGuest }: AddItemProps) {
  if (draft.form === null && !answer)
    return (
      <>
        <AddHeading home={home} />
        <PasteLink home={home} value={draft.link} error={draft.refused} hint />
      </>
    )
  const form = draft.form ?? unreadDraft
  const about = draft.form === null || form.found === 'none' ? null : draft.about
  const typed = answer?.typed ?? form.typed
  const readingId = typed.readingId ?? ''
  // Goods typed by hand in the calculator come from no page.
  const asksLink = readingId === ''
  const action = readingId === '' ? `${home}/cart/add` : `${home}/cart/add?reading=${readingId}`
  const editor = (
    <ProductForm
      home={home}
      locale={locale}
      itemId={null}
      cost={answer?.cost ?? cost}
      images={form.images}
      about={about}
      estimate={form.estimate}
      action={action}
      cancelTo={`${home}/cart`}
      submit={m.cart_add()}
      typed={typed}
      errors={answer?.signInTo || answer?.similar ? {} : (answer?.errors ?? {})}
      options={form.options}
      choices={choices}
      hidden={{
        key: itemKey,
        readingId,
        estimated: typed.estimated ?? '',
        ...(asksLink ? {} : { url: typed.url ?? '' }),
      }}
      asksLink={asksLink}
      note={<PageNotes form={form} about={about} />}
    >
      {about && <AfterPaying arrival={about.arrival} />}
    </ProductForm>
  )
  if (form.found === 'none' && (isFresh(answer) || form.isGone))
    return (
      <>
        <AddHeading home={home} />
        <UnreadLink home={home} form={form} isGuest={isGuest} isFilling={answer !== null}>
          {editor}
        </UnreadLink>
      </>
    )
  return (
    <>
      {about === null && <AddHeading home={home} />}
      <AddNotices home={home} answer={answer} />
      {editor}
    </>
  )
}

// Asking for the cost changes nothing: what was found must still be shown.
function isFresh(answer: AddItemAnswer | null): boolean {
  return answer === null || Object.keys(answer.errors).length === 0
}

/** What is to know before such goods are added: they may not be shipped, are sold out, were read elsewhere. */
function PageNotes({ form, about }: { readonly form: DraftItem; readonly about: ProductAbout | null }) {
  return (
    <>
      {form.prohibited && (
        <Notice tone="warn" title={m.cart_prohibited_title()}>
          {form.prohibited}
        </Notice>
      )}
      {about?.availability === 'out_of_stock' && <Notice tone="warn">{m.cart_product_out_of_stock()}</Notice>}
      {form.foreignPrice && (
        <Notice tone="info">{m.cart_product_foreign({ price: isolate(form.foreignPrice) })}</Notice>
      )}
      {form.byProvider && <Notice tone="info">{m.cart_found_by_provider()}</Notice>}
      {form.byStaff && (
        <Notice tone="info">
          <StaffRead form={form} />
        </Notice>
      )}
    </>
  )
}
