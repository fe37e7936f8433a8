import { data } from 'react-router'
import type { OfferView, ProductView } from '#catalog/products/finding/read-product.ts'
import { saveReading } from '#catalog/reader/fetching/save-reading.ts'
import type { Visit } from '#platform/http/visit.ts'
import { limitRate } from '#platform/work/limit-rate.ts'
import { itemOffers } from '#selling/cart/adding/item-options.ts'
import { offeredPrice } from '#selling/cart/product/find-offer.ts'
import { offerFacts, offerReading } from './offer-facts.ts'
import { seeProduct } from './see-product.ts'

type Seen = { readonly product: ProductView; readonly offer: OfferView }

/** Finds the offer that a form of a product's page is of, and sets the form's price to that of the chosen variant. */
export async function postedFound(visit: Visit, posted: FormData, id: string): Promise<Seen> {
  const { product, offer } = await visit.read((work) => seeProduct(work, id, String(posted.get('offer') ?? '')))
  if (offer === null) throw data(null, { status: 404 })
  const price = offeredPrice(itemOffers(offerFacts(product, offer)), textsOf(posted))
  if (price !== null) posted.set('price', price)
  return { product, offer }
}

/** Keeps what the store says as a reading: the cart, the review and price changes know the goods by it from then on. */
export async function keepReading(visit: Visit, posted: FormData, { product, offer }: Seen): Promise<void> {
  posted.set('url', offer.page)
  if (posted.get('readingId')) return
  const id = await visit.write(async (work) => {
    await limitRate(work, `add-found:${visit.who.id ?? visit.network}`, 60, 60)
    return saveReading(work, offerReading(product, offer))
  })
  posted.set('readingId', id)
}

export function textsOf(posted: FormData): Record<string, string> {
  return Object.fromEntries([...posted].filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
}
