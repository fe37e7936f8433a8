import { useState } from 'react'
import type { Refreshed } from '#catalog/products/readings/refresh-offer.ts'
import { EmptyState } from '#platform/ui/show/empty-state.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { formatMoney } from '#platform/values/amounts/format-money.ts'
import { isolate } from '#platform/values/isolate.ts'
import type { Locale } from '#platform/work/work.ts'
import { type AddItemAnswer, AddNotices } from '#selling/cart/adding/add-notices.tsx'
import { AfterPaying } from '#selling/cart/product/after-paying.tsx'
import { priceOf } from '#selling/cart/product/product-filled.ts'
import { ProductForm } from '#selling/cart/product/product-form.tsx'
import { ResultList } from '#selling/search/results/result-list.tsx'
import { m } from '#words/messages.js'
import type { loadProduct } from './load-product.ts'
import { OfferList } from './offer-list.tsx'
import { PriceHistory } from './price-history.tsx'
import { RenewalNote } from './renewal-note.tsx'

export type LoadedProduct = Awaited<ReturnType<typeof loadProduct>>
type Form = NonNullable<LoadedProduct['form']>

type ProductSheetProps = {
  readonly loaded: LoadedProduct & { readonly renewed: Promise<Refreshed> | null }
  readonly form: Form
  readonly answer: AddItemAnswer | null
}

/** A found product: the page of an opened link, and below it the other stores, its price over time and what is alike. */
export function ProductSheet({ loaded, form, answer }: ProductSheetProps) {
  const { home, locale, id, key, choices, cost, offers, history, description, similar } = loaded
  const here = `${home}/search-product/${id}`
  const typed = answer?.typed ?? form.typed
  return (
    <>
      <AddNotices home={home} answer={answer} />
      <ProductForm
        // Another store is another form; another price of the same store keeps what was typed.
        key={form.offerId}
        home={home}
        locale={locale}
        itemId={null}
        cost={answer?.cost ?? cost}
        images={form.images}
        about={form.about}
        estimate={null}
        action={here}
        cancelTo={here}
        submit={m.cart_add()}
        typed={typed}
        errors={answer?.signInTo || answer?.similar ? {} : (answer?.errors ?? {})}
        options={form.options}
        choices={choices}
        hidden={{
          key,
          offer: form.offerId,
          readingId: typed.readingId ?? '',
          estimated: typed.estimated ?? '',
          url: typed.url ?? '',
        }}
        note={<Notes key={form.offerId} form={form} locale={locale} renewed={loaded.renewed} />}
      >
        <OfferList offers={offers} here={here} locale={locale} />
        {history && <PriceHistory history={history} />}
        {description && (
          <section aria-labelledby="about-product" className="mt-12 lg:mt-16">
            <h2 id="about-product" className="mb-3 text-2xl">
              {m.search_about_product()}
            </h2>
            <p dir="auto" className="max-w-text whitespace-pre-line break-words">
              {description}
            </p>
          </section>
        )}
        <Similar loaded={loaded} isShown={similar.length > 0} />
        <AfterPaying arrival={form.about.arrival} />
      </ProductForm>
    </>
  )
}

type NotesProps = {
  readonly form: Form
  readonly locale: Locale
  readonly renewed: ProductSheetProps['loaded']['renewed']
}

function Notes({ form: { prohibited, about, age, typed, rules }, locale, renewed }: NotesProps) {
  const [first] = useState(typed)
  const was = first.price === typed.price ? null : priceOf(first)
  return (
    <>
      {prohibited && (
        <Notice tone="warn" title={m.cart_prohibited_title()}>
          {prohibited}
        </Notice>
      )}
      {about.availability === 'out_of_stock' && <Notice tone="warn">{m.cart_product_out_of_stock()}</Notice>}
      {was && <Notice tone="warn">{m.search_price_was({ was: isolate(formatMoney(was, locale)) })}</Notice>}
      {rules && (
        <Notice tone="info" title={m.search_store_rules({ store: isolate(about.store) })}>
          <p dir="auto" className="whitespace-pre-line break-words">
            {rules}
          </p>
        </Notice>
      )}
      <RenewalNote age={age} renewed={renewed} />
    </>
  )
}

function Similar({ loaded, isShown }: { readonly loaded: LoadedProduct; readonly isShown: boolean }) {
  if (!isShown) return null
  const { similar, home, locale } = loaded
  return (
    <section aria-labelledby="similar" className="mt-12 lg:mt-16">
      <h2 id="similar" className="mb-5 text-2xl">
        {m.search_similar()}
      </h2>
      <ResultList products={similar} display="grid" home={home} locale={locale} level={3} after={4} />
    </section>
  )
}

/** A product that no store lists any more, with what is alike. */
export function GoneProduct({ loaded }: { readonly loaded: LoadedProduct }) {
  return (
    <div className="py-6">
      <EmptyState drawing="harbour" level={1} title={m.search_gone_title()} text={loaded.title} />
      <Similar loaded={loaded} isShown={loaded.similar.length > 0} />
    </div>
  )
}
