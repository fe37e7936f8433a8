import type { LinkReading } from '#catalog/reader/fetching/read-link.ts'
import { parseMinor } from '#platform/values/amounts/parse-money.ts'
import type { ItemData } from '#selling/orders/items/item-data.ts'

export const outcomes = ['same', 'lower', 'within', 'above', 'gone', 'unread'] as const
export type Outcome = (typeof outcomes)[number]
export type Judged = { readonly outcome: Outcome; readonly seenPrice: string | null; readonly failure: string | null }

type Reviewed = Pick<ItemData, 'price' | 'currency'>

/** Compares a store's page with the review: unchanged, cheaper, dearer within a buyer's limit, or not. */
export function judgePage(
  reviewed: Reviewed,
  reading: Pick<LinkReading, 'facts' | 'reason'>,
  toleranceBp: number,
): Judged {
  const { facts, reason } = reading
  if (!facts) return { outcome: 'unread', seenPrice: null, failure: reason ?? 'NO_PRODUCT' }
  if (facts.availability === 'out_of_stock') return { outcome: 'gone', seenPrice: facts.price, failure: null }
  const [was, is] = [parseMinor(reviewed.price), facts.price === null ? null : parseMinor(facts.price)]
  if (was === null || is === null) return { outcome: 'unread', seenPrice: null, failure: 'NO_PRICE' }
  if (facts.currency !== reviewed.currency) return { outcome: 'unread', seenPrice: null, failure: 'OTHER_CURRENCY' }
  return { outcome: compare(was, is, BigInt(toleranceBp)), seenPrice: facts.price, failure: null }
}

function compare(was: bigint, is: bigint, toleranceBp: bigint): Outcome {
  if (is === was) return 'same'
  if (is < was) return 'lower'
  return is * 10_000n <= was * (10_000n + toleranceBp) ? 'within' : 'above'
}
