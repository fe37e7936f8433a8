import type { ProductOffer } from '#catalog/products/product-offer.ts'
import { type Identity, identityOf, partKey } from './identity.ts'
import { type KnownOffer, type KnownProduct, offerKey } from './known-products.ts'

/** A product while offers are placed: known (with an id) or new. */
export type PlacedProduct = {
  readonly known: KnownProduct | null
  gtin: string | null
  part: string | null
  offers: number
  /** The product that this one became. */
  mergedInto: PlacedProduct | null
}
export type Placed = {
  readonly offer: ProductOffer
  readonly known: KnownOffer | null
  readonly product: PlacedProduct
}
export type Placing = {
  readonly placed: readonly Placed[]
  readonly products: readonly PlacedProduct[]
  readonly merged: readonly { readonly from: PlacedProduct; readonly into: PlacedProduct }[]
}

/**
 * Which offers are one product. The number on the box goes first: two numbers are two things, whatever their part number. A maker's part number joins
 * where one of both has no number. An offer that says both joins two products into the older.
 */
export function placeOffers(
  offers: readonly ProductOffer[],
  knownOffers: ReadonlyMap<string, KnownOffer>,
  knownProducts: readonly KnownProduct[],
): Placing {
  const products: PlacedProduct[] = []
  const merged: { from: PlacedProduct; into: PlacedProduct }[] = []
  const byId = new Map<bigint, PlacedProduct>()
  const byGtin = new Map<string, PlacedProduct>()
  const byPart = new Map<string, PlacedProduct>()
  const enter = (product: PlacedProduct): PlacedProduct => {
    products.push(product)
    if (product.gtin !== null) byGtin.set(product.gtin, product)
    if (product.part !== null) byPart.set(product.part, product)
    return product
  }
  for (const known of knownProducts) {
    const { maker_key: maker, part_key: part } = known
    const key = maker !== null && part !== null ? partKey({ maker, part }) : null
    byId.set(known.id, enter({ known, gtin: known.gtin, part: key, offers: known.offers, mergedInto: null }))
  }

  const placed = offers.map((offer): Placed => {
    const known = knownOffers.get(offerKey(offer)) ?? null
    const own = known ? standing(byId.get(known.productId)) : null
    if (own && known?.isSettled) return { offer, known, product: own }
    const identity = identityOf(offer)
    const key = identity.part ? partKey(identity.part) : null
    const named = [
      identity.gtin === null ? null : standing(byGtin.get(identity.gtin)),
      key === null ? null : standing(byPart.get(key)),
      own,
    ].filter((one) => one !== null && mayBe(one, identity, key, one === own))
    const [first = null, ...others] = [...new Set(named)] as PlacedProduct[]
    const product = first ?? enter({ known: null, gtin: null, part: null, offers: 0, mergedInto: null })
    const one = others.reduce((into, other) => (mayMerge(into, other) ? merge(into, other) : into), product)
    number(one, identity.gtin, key, one === own && one.offers <= 1)
    if (one !== standing(own)) {
      one.offers += 1
      if (own) own.offers -= 1
    }
    return { offer, known, product: one }
  })
  return { placed: placed.map((one) => ({ ...one, product: standing(one.product)! })), products, merged }

  function merge(one: PlacedProduct, other: PlacedProduct): PlacedProduct {
    const [into, from] = isOlder(one, other) ? [one, other] : [other, one]
    const { gtin, part } = from
    if (gtin !== null) byGtin.delete(gtin)
    if (part !== null) byPart.delete(part)
    Object.assign(from, { mergedInto: into, gtin: null, part: null })
    into.offers += from.offers
    merged.push({ from, into })
    number(into, gtin, part, false)
    return into
  }

  /** Gives a product the numbers that it has not; one that another product has stays there. Whose only offer says new ones gets those. */
  function number(product: PlacedProduct, gtin: string | null, part: string | null, isAlone: boolean): void {
    const { corrected = {} } = product.known ?? {}
    if (gtin !== null && (product.gtin === null || isAlone) && !byGtin.has(gtin) && !('gtin' in corrected)) {
      if (product.gtin !== null) byGtin.delete(product.gtin)
      product.gtin = gtin
      byGtin.set(gtin, product)
    }
    if (part === null || byPart.has(part) || (product.part !== null && !isAlone) || 'part_number' in corrected) return
    if (product.part !== null) byPart.delete(product.part)
    product.part = part
    byPart.set(part, product)
  }
}

/** Another number on the box is another thing, unless this offer alone stands there and says a new one. */
function mayBe(product: PlacedProduct, { gtin }: Identity, part: string | null, isOwn: boolean): boolean {
  if (isOwn && product.offers <= 1) return true
  if (gtin !== null && product.gtin !== null && gtin !== product.gtin) return false
  return gtin !== null || part === null || product.part === null || part === product.part
}

function mayMerge(one: PlacedProduct, other: PlacedProduct): boolean {
  if (one.gtin !== null && other.gtin !== null) return false
  return one.part === null || other.part === null || one.part === other.part || one.gtin !== null || other.gtin !== null
}

function isOlder(one: PlacedProduct, other: PlacedProduct): boolean {
  if (one.known === null || other.known === null) return one.known !== null
  return one.known.id < other.known.id
}

function standing(product: PlacedProduct | undefined | null): PlacedProduct | null {
  let one = product ?? null
  while (one?.mergedInto) one = one.mergedInto
  return one
}
