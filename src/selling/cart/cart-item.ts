import type { EstimatedFact } from '#catalog/estimates/estimated-facts.ts'
import type { Currency } from '#platform/values/amounts/money.ts'

/** A customer's data about one product: the price is their word until our reviewers have seen the page. */
export type ItemFields = {
  readonly url: string
  readonly title: string
  readonly country: string
  readonly category: string
  readonly color: string
  readonly size: string
  readonly style: string
  readonly quantity: number
  /** Grams of one unit; null if unknown, then the category's default is used. */
  readonly weightGrams: number | null
  /** Minor units of `currency`, of one unit. */
  readonly price: bigint
  /** Of the whole line. */
  readonly domesticShipping: bigint
  readonly currency: Currency
  readonly notes: string
  readonly readingId: string | null
  /** What of it is our guess, which the customer left as it was; a mark only, the review settles it. */
  readonly estimated: readonly EstimatedFact[]
}

export type NewItem = ItemFields & {
  readonly canonicalUrl: string
  /** The shop's domain, as packages and coupons name it. */
  readonly store: string
  readonly image: string | null
}

export type CartItem = NewItem & { readonly id: string; readonly version: number }

export type Cart = {
  readonly items: readonly CartItem[]
  /** What the customer keeps for later: it is not priced, limited or ordered with the others. */
  readonly saved: readonly CartItem[]
  readonly couponCode: string | null
  readonly version: number
}

export const noCart: Cart = { items: [], saved: [], couponCode: null, version: 0 }
