import { type Money, money } from '#platform/values/amounts/money.ts'
import { itemShares } from '#pricing/quote/item-shares.ts'
import type { Breakdown } from '#pricing/quote/quote.ts'
import type { NewItem } from '#selling/cart/cart-item.ts'

type Cost = { readonly breakdown: Breakdown; readonly priced: readonly NewItem[] }

/** Each priced item's part of the total: its lines, less its share of the discount, with its share of the VAT. For display only. */
export function landedShares({ breakdown, priced }: Cost): ReadonlyMap<NewItem, Money> {
  const shareOf = (detail: 'subtotal' | 'discount' | 'vat', place: number) =>
    itemShares(breakdown, detail)?.[place] ?? 0n
  return new Map(
    priced.map((item, place) => {
      const minor = shareOf('subtotal', place) - shareOf('discount', place) + shareOf('vat', place)
      return [item, money(minor, breakdown.currency)]
    }),
  )
}
