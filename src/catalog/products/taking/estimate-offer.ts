import { type Estimate, estimateCategory } from '#catalog/estimates/estimate-product.ts'
import { knownKinds } from '#catalog/estimates/tree/known-kinds.ts'
import type { ProductOffer } from '#catalog/products/product-offer.ts'
import { lruCache } from '#platform/work/lru-cache.ts'

type Asked = Pick<ProductOffer, 'title' | 'brand' | 'store' | 'shelves'>
type OfferEstimate = Pick<Estimate, 'categories' | 'refused'>

// Variants stand beside each other with the same words, and a row that was checked is taken a moment later.
const kept = lruCache<OfferEstimate>(2000)

/** Category and whether it may be sent, guessed from the words of an offer; kept for the rows that follow. */
export function estimateOffer({ title, brand, store, shelves }: Asked, kinds = knownKinds()): OfferEstimate {
  const name = JSON.stringify([kinds.version, title, brand, store, shelves])
  const known = kept.get(name)
  if (known) return known
  return kept.set(name, estimateCategory({ title, brand, store, breadcrumb: shelves }, kinds))
}
