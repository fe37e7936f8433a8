import { Form } from 'react-router'
import type { FieldErrors } from '#platform/http/forms/parse-form.ts'
import { ButtonLink } from '#platform/ui/forms/button.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { ProductThumb } from '#platform/ui/show/product-thumb.tsx'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import type { Locale } from '#platform/work/work.ts'
import type { SimilarItem } from '#selling/cart/similar-item.ts'
import { m } from '#words/messages.js'
import type { DraftCost } from './draft-cost.ts'
import type { DraftItem, ItemChoices, Missing } from './draft-item.ts'
import { ItemWithTotal } from './item-with-total.tsx'
import type { LoadedDraft } from './load-draft.ts'
import { PasteLink } from './paste-link.tsx'
import { StaffRead } from './staff-read.tsx'
import { unreadDraft } from './unread-draft.ts'
import { UnreadLink } from './unread-link.tsx'

export type AddItemAnswer = {
  readonly errors: FieldErrors
  readonly typed: Readonly<Record<string, string>>
  readonly signInTo: string | null
  readonly similar: SimilarItem | null
  /** Shown if a form without JavaScript asked for it. */
  readonly cost: DraftCost | null
}

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

const missingNames: Readonly<Record<Missing, () => string>> = {
  title: m.cart_missing_title,
  price: m.cart_missing_price,
  category: m.cart_missing_category,
  country: m.cart_missing_country,
  size: m.cart_missing_size,
  color: m.cart_missing_color,
  style: m.cart_missing_style,
}

/** What was found of a product, with what is missing, and the form that adds it. */
export function AddItem({ home, locale, draft, choices, itemKey, answer, cost, isGuest }: AddItemProps) {
  if (draft.form === null && !answer) return <PasteLink home={home} value={draft.link} error={draft.refused} hint />
  const form = draft.form ?? unreadDraft
  const typed = answer?.typed ?? form.typed
  const readingId = typed.readingId ?? ''
  // Goods typed by hand in the calculator come from no page.
  const asksLink = readingId === ''
  const action = readingId === '' ? `${home}/cart/add` : `${home}/cart/add?reading=${readingId}`
  const editor = (
    <ItemWithTotal
      home={home}
      locale={locale}
      itemId={null}
      cost={answer?.similar ? noTotal : (answer?.cost ?? cost)}
      above={<Pictures images={form.images} url={typed.url ?? ''} />}
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
    />
  )
  if (form.found === 'none' && (isFresh(answer) || form.isGone))
    return (
      <UnreadLink home={home} form={form} isGuest={isGuest} isFilling={answer !== null}>
        {editor}
      </UnreadLink>
    )
  return (
    <>
      <div className="mb-4 flex flex-col gap-4 empty:hidden">
        {answer?.signInTo && <FullCart signInTo={answer.signInTo} text={answer.errors.general ?? ''} />}
        {answer?.similar && <Similar home={home} similar={answer.similar} text={answer.errors.general ?? ''} />}
        {isFresh(answer) && <Found form={form} />}
        {form.prohibited && (
          <Notice tone="warn" title={m.cart_prohibited_title()}>
            {form.prohibited}
          </Notice>
        )}
      </div>
      {editor}
    </>
  )
}

// Goods that cannot be added beside the same goods have no total.
const noTotal: DraftCost = { known: false, waitsFor: [] }

// Asking for the cost changes nothing: what was found must still be shown.
function isFresh(answer: AddItemAnswer | null): boolean {
  return answer === null || answer.cost !== null
}

function Found({ form }: { readonly form: DraftItem }) {
  const missing = form.missing.map((name) => missingNames[name]()).join(m.cart_missing_join())
  return (
    <Notice tone={form.found === 'all' ? 'ok' : 'info'} title={m.cart_found_title()} role="status">
      {form.found === 'all' ? m.cart_found_all() : m.cart_found_some({ missing })}
      {form.byProvider && <p className="mt-1 text-sm">{m.cart_found_by_provider()}</p>}
      <StaffRead form={form} />
    </Notice>
  )
}

function FullCart({ signInTo, text }: { readonly signInTo: string; readonly text: string }) {
  return (
    <Notice
      tone="warn"
      role="alert"
      title={text}
      action={
        <ButtonLink kind="primary" to={signInTo}>
          {m.cart_sign_in()}
        </ButtonLink>
      }
    />
  )
}

type SimilarProps = { readonly home: string; readonly similar: SimilarItem; readonly text: string }

function Similar({ home, similar: { itemId, quantity }, text }: SimilarProps) {
  return (
    <Notice
      tone="warn"
      role="alert"
      title={text}
      action={
        <>
          <Form method="post" action={`${home}/cart`}>
            <input type="hidden" name="do" value="quantity" />
            <input type="hidden" name="itemId" value={itemId} />
            <input type="hidden" name="quantity" value={quantity} />
            <SubmitButton>{m.cart_similar_raise({ count: quantity })}</SubmitButton>
          </Form>
          <ButtonLink to={`${home}/cart/items/${itemId}`}>{m.cart_similar_open()}</ButtonLink>
        </>
      }
    >
      {m.cart_similar_text()}
    </Notice>
  )
}

function Pictures({ images, url }: { readonly images: readonly string[]; readonly url: string }) {
  return (
    <div className="mb-5 flex flex-col gap-3">
      {images.length > 0 && (
        <div className="flex gap-3 overflow-x-auto">
          {images.map((image) => (
            <ProductThumb key={image} src={image} alt="" size={96} eager />
          ))}
        </div>
      )}
      {URL.canParse(url) && (
        <TextLink href={url} newTab quiet className="min-w-0 text-sm">
          <Ltr>{new URL(url).hostname}</Ltr>
        </TextLink>
      )}
    </div>
  )
}
