import { shareOut } from '#platform/values/amounts/share-out.ts'
import { type Detail, type Line, lines, sumOfLines } from './price-lines.ts'
import type { Breakdown } from './quote.ts'

/** Every item's share of a line, or null for a line that belongs to the order alone. The shares add up to the line. */
export function itemShares(breakdown: Breakdown, detail: Detail): readonly bigint[] | null {
  const { items, costDetails } = breakdown
  if (isLine(detail)) return items.map((item) => item[detail])
  if (detail === 'subtotal') return items.map(sumOfLines)
  // For display only: when an order changes, it is quoted again; shares are never subtracted.
  if (detail === 'discount' || detail === 'vat' || detail === 'fees') {
    return shareOut(costDetails[detail], items.map(sumOfLines))
  }
  return null
}

function isLine(detail: Detail): detail is Line {
  return lines.some((line) => line === detail)
}
