import { readSettled } from '#catalog/estimates/settled/read-settled.ts'
import type { OfferView, ProductView } from '#catalog/products/finding/read-product.ts'
import { originCode } from '#catalog/stores/origin-code.ts'
import { prohibitedReason } from '#catalog/stores/prohibited.ts'
import { readStoreRules } from '#catalog/stores/read-store-facts.ts'
import { storeOfHost } from '#catalog/stores/stores.ts'
import type { Ports } from '#platform/work/ports.ts'
import { sentence } from '#platform/work/sentence.ts'
import type { Work } from '#platform/work/work.ts'
import { itemTyped } from '#selling/cart/adding/item-form.ts'
import { itemOptions, specNames } from '#selling/cart/adding/item-options.ts'
import { productAbout } from '#selling/cart/product/product-about.ts'
import { goodsOfFound } from '#selling/search/pricing/goods-of-found.ts'
import { offerFacts } from './offer-facts.ts'
import { ageOfPrice } from './show-offers.ts'

/** The fields of the item form, filled by an offer, and what stands beside them. */
export async function fillForm(work: Work, product: ProductView, offer: OfferView, ports: Ports) {
  const { locale } = work
  const goods = goodsOfFound({ ...product, offer }, await readSettled(work, offer.page))
  if (goods === null) return null
  const facts = offerFacts(product, offer)
  const options = itemOptions(facts.variants)
  const single = Object.fromEntries(
    specNames.map((name) => [name, options[name].length === 1 ? (options[name][0] ?? '') : '']),
  )
  const rules = await readStoreRules(work)
  const prohibited = prohibitedReason(product.title, null)
  return {
    offerId: offer.id,
    seenAt: offer.seenAt,
    typed: { ...itemTyped(goods), ...single },
    options,
    images: facts.images,
    prohibited: prohibited && sentence(`stores_prohibited_${prohibited}`, {}, locale),
    /** What staff want customers to know of the store; empty where nothing. */
    rules: rules.get(storeOfHost(offer.store)?.domain ?? offer.store) ?? '',
    age: ageOfPrice(offer.seenAt, work),
    about: await productAbout(work, { store: offer.store, country: originCode(offer.country), product: facts }, ports),
  }
}
