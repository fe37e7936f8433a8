import { data, redirect } from 'react-router'
import { readSettled } from '#catalog/estimates/settled/read-settled.ts'
import { type OfferView, type ProductView, readProduct } from '#catalog/products/finding/read-product.ts'
import { originCode } from '#catalog/stores/origin-code.ts'
import { prohibitedReason } from '#catalog/stores/prohibited.ts'
import type { Visit } from '#platform/http/visit.ts'
import { ageText } from '#platform/values/age.ts'
import { isCurrency, type Money, money } from '#platform/values/amounts/money.ts'
import { newId } from '#platform/work/id.ts'
import { sentence } from '#platform/work/sentence.ts'
import type { Work } from '#platform/work/work.ts'
import { readTables } from '#pricing/quote/tables/read-tables.ts'
import { costDraft } from '#selling/cart/adding/cost-draft.ts'
import { itemChoices } from '#selling/cart/adding/draft-item.ts'
import { itemTyped } from '#selling/cart/adding/item-form.ts'
import { itemOptions, specNames } from '#selling/cart/adding/item-options.ts'
import { readVisitCart } from '#selling/cart/page/visit-cart.ts'
import { productAbout } from '#selling/cart/product/product-about.ts'
import { goodsOfFound } from '#selling/search/pricing/goods-of-found.ts'
import { landedOf } from '#selling/search/pricing/landed-of.ts'
import { showProducts, storeName } from '#selling/search/results/show-products.ts'
import { offerFacts } from './offer-facts.ts'
import { showHistory } from './show-history.ts'

/** An offer of a store beside the others. */
export type ShownOffer = {
  readonly id: string
  readonly store: string
  readonly isSeen: boolean
  readonly isInStock: boolean
  /** How long ago its price was read. */
  readonly age: string
  readonly storePrice: Money | null
  readonly landed: Money | null
  readonly isAbout: boolean
}

/** A product and the offer that is looked at: the chosen one, else the cheapest. */
export type SeenProduct = { readonly product: ProductView; readonly offer: OfferView | null }

/** Finds a product by its address; one that became another leads there, one that is not there is 404. */
export async function seeProduct(work: Work, id: string, chosen: string | null): Promise<SeenProduct> {
  const product = await readProduct(work, id)
  if (!product) throw data(null, { status: 404 })
  if (product.id !== id) throw redirect(`/${work.locale}/search-product/${product.id}`, 301)
  const offer = product.offers.find((one) => one.id === chosen) ?? product.offers[0] ?? null
  return { product, offer }
}

/** The page of a product: the form of one offer, as of a link that was opened, and what else is known of it. */
export async function loadProduct(visit: Visit, id: string, chosen: string | null) {
  const { locale, ports } = visit
  const loaded = await visit.read(async (work) => {
    const { product, offer } = await seeProduct(work, id, chosen)
    const { prices } = await readTables(work)
    const choices = itemChoices(prices, locale)
    const similar = await showProducts(work, [], ports)
    const about = { id, similar, title: product.title, brand: product.brand, description: product.description }
    if (offer === null) return { ...about, product, choices, form: null, offers: [], history: null }
    const form = await formOf(work, product, offer, ports)
    const offers = await showOffers(work, visit, product, offer)
    return { ...about, product, choices, form, offers, history: showHistory(offer, work) }
  })
  const { product, ...shown } = loaded
  const cost = shown.form && (await costDraft(visit, shown.form.typed))
  return { ...shown, cost, key: newId(), locale, home: `/${locale}`, category: product.category }
}

/** The fields of the item form, filled by an offer, and what stands beside them. */
async function formOf(work: Work, product: ProductView, offer: OfferView, ports: Visit['ports']) {
  const { locale } = work
  const goods = goodsOfFound({ ...product, offer }, await readSettled(work, offer.page))
  if (goods === null) return null
  const facts = offerFacts(product, offer)
  const options = itemOptions(facts.variants)
  const single = Object.fromEntries(
    specNames.map((name) => [name, options[name].length === 1 ? (options[name][0] ?? '') : '']),
  )
  const prohibited = prohibitedReason(product.title, null)
  return {
    offerId: offer.id,
    typed: { ...itemTyped(goods), ...single },
    options,
    images: facts.images,
    prohibited: prohibited && sentence(`stores_prohibited_${prohibited}`, {}, locale),
    age: ageText(offer.seenAt, work.now, locale),
    about: await productAbout(work, { store: offer.store, country: originCode(offer.country), product: facts }, ports),
  }
}

/** Every offer with its whole price, the cheapest first. */
async function showOffers(
  work: Work,
  visit: Visit,
  product: ProductView,
  seen: OfferView,
): Promise<readonly ShownOffer[]> {
  const cart = await readVisitCart(work, visit)
  const goods = product.offers.map((offer) => ({ ...product, id: offer.id, offer }))
  const landed = await landedOf(work, goods, cart)
  return product.offers
    .map((offer) => ({
      id: offer.id,
      store: storeName(offer.store, work.locale),
      isSeen: offer.id === seen.id,
      isInStock: offer.availability !== 'out_of_stock',
      age: ageText(offer.seenAt, work.now, work.locale),
      storePrice: isCurrency(offer.currency) ? money(offer.price, offer.currency) : null,
      landed: landed.get(offer.id)?.money ?? null,
      isAbout: landed.get(offer.id)?.isAbout ?? false,
    }))
    .sort((one, other) => Number(other.isInStock) - Number(one.isInStock) || compare(one.landed, other.landed))
}

function compare(one: ShownOffer['landed'], other: ShownOffer['landed']): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null)
  return one.minor < other.minor ? -1 : one.minor > other.minor ? 1 : 0
}
