import { renewKinds } from '#catalog/estimates/tree/watch-kinds.ts'
import { writeDocuments } from '#catalog/products/finding/write-documents.ts'
import type { ProductOffer } from '#catalog/products/product-offer.ts'
import type { Work } from '#platform/work/work.ts'
import { adoptReadings } from './adopt-readings.ts'
import { contentHash } from './content-hash.ts'
import { type KnownOffer, lockKnownProducts, offerKey, readKnownOffers } from './known-products.ts'
import { lockTaking } from './one-taker.ts'
import { placeOffers } from './place-offers.ts'
import { type OfferSource, touchOffers, writeOffers } from './write-offers.ts'
import { writeProducts } from './write-products.ts'

export type Taken = {
  readonly productId: bigint
  readonly offerId: bigint
  readonly what: 'added' | 'changed' | 'unchanged'
}

const BATCH = 500

/**
 * Takes what stores offer into the catalogue, in the order given. One taker at a time (a transaction's lock of the database): two that
 * meet the same new thing make one product of it. Call it with some hundreds a transaction.
 */
export async function takeOffers(
  work: Work,
  source: OfferSource,
  offers: readonly ProductOffer[],
): Promise<readonly Taken[]> {
  if (offers.length === 0) return []
  await lockTaking(work)
  await renewKinds(work)
  const taken: Taken[] = []
  for (let from = 0; from < offers.length; from += BATCH)
    taken.push(...(await takeBatch(work, source, offers.slice(from, from + BATCH))))
  return taken
}

async function takeBatch(work: Work, source: OfferSource, all: readonly ProductOffer[]): Promise<readonly Taken[]> {
  // What is said twice counts as it is said last.
  const offers = [...new Map(all.map((offer) => [offerKey(offer), offer])).values()]
  if (source.feedId !== null) await adoptReadings(work, offers)
  const known = await readKnownOffers(work, offers)
  const taken = new Map<string, Taken>()
  const same: KnownOffer[] = []
  const news: ProductOffer[] = []
  for (const offer of offers) {
    const one = known.get(offerKey(offer))
    if (!one || one.isGone || one.contentHash !== contentHash(offer)) news.push(offer)
    else {
      same.push(one)
      taken.set(offerKey(offer), { productId: one.productId, offerId: one.id, what: 'unchanged' })
    }
  }
  if (news.length > 0) for (const [key, one] of await takeNews(work, source, news, known)) taken.set(key, one)
  await touchOffers(work, source, same)
  return all.map((offer) => taken.get(offerKey(offer))!)
}

async function takeNews(
  work: Work,
  source: OfferSource,
  offers: readonly ProductOffer[],
  known: ReadonlyMap<string, KnownOffer>,
): Promise<ReadonlyMap<string, Taken>> {
  const before = offers.flatMap((offer) => known.get(offerKey(offer))?.productId ?? [])
  const placing = placeOffers(offers, known, await lockKnownProducts(work, offers, before))
  const idOf = await writeProducts(work, placing)
  const placed = placing.placed.map((one) => ({ ...one, productId: idOf.get(one.product)! }))
  const offerIds = await writeOffers(work, source, placed)
  const merged = placing.merged.flatMap(({ from }) => from.known?.id ?? [])
  await writeDocuments(work, [...before, ...merged, ...placed.map(({ productId }) => productId)])
  return new Map(
    placed.map((one, place) => [
      offerKey(one.offer),
      { productId: one.productId, offerId: offerIds[place]!, what: one.known === null ? 'added' : 'changed' },
    ]),
  )
}
