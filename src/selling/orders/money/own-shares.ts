import { shareOut } from '#platform/values/amounts/share-out.ts'
import { type LineAmounts, sumOfLines } from '#pricing/quote/price-lines.ts'
import type { Breakdown } from '#pricing/quote/quote.ts'

/** One item's share of the whole cost of the order. */
export type OwnShare = {
  readonly lines: LineAmounts
  readonly discount: bigint
  readonly vat: bigint
  readonly fees: bigint
  /** The lines less the discount, with VAT; without the method's fee. */
  readonly base: bigint
}

/** Divides the order's discount, VAT and fees among its items by their eight lines (pricing page); the parts add up. */
export function ownShares({ items, costDetails }: Breakdown, feesMinor: bigint): readonly OwnShare[] {
  const weights = items.map(sumOfLines)
  const discounts = shareOut(costDetails.discount, weights)
  const vats = shareOut(costDetails.vat, weights)
  const fees = shareOut(feesMinor, weights)
  return items.map((lines, place) => {
    const discount = discounts[place] ?? 0n
    const vat = vats[place] ?? 0n
    return { lines, discount, vat, fees: fees[place] ?? 0n, base: (weights[place] ?? 0n) - discount + vat }
  })
}
