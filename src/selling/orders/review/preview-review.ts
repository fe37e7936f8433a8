import { largerOf, smallerOf } from '#platform/values/amounts/round.ts'
import { isRefusal } from '#platform/work/refusal.ts'
import { refusalSentence } from '#platform/work/sentence.ts'
import type { Work } from '#platform/work/work.ts'
import { breakdownView } from '#pricing/quote/explain/breakdown-view.ts'
import type { TablesFacts } from '#pricing/quote/explain/check-price.tsx'
import type { RateLine } from '#pricing/quote/explain/rate-lines.ts'
import { readTablesVersion } from '#pricing/quote/tables/read-tables.ts'
import { tablesFacts } from '#pricing/quote/tables/tables-facts.ts'
import { activeItems, findOrder, type Order, type OrderItem } from '#selling/orders/items/lock-order.ts'
import { type CostRow, costRows } from '#selling/orders/money/cost-rows.ts'
import { explainFees } from '#selling/orders/money/explain-fees.ts'
import { orderTotal, readOrderMoney } from '#selling/orders/money/order-money.ts'
import { currentCosts, quoteOrder } from '#selling/orders/money/order-quote.ts'
import { shareOfCancelled } from '#selling/orders/money/settle-cancelled.ts'
import { isPriceHeld } from '#selling/orders/prices/is-price-held.ts'
import { verdict } from './verdict.ts'

/** The effect of finishing the review on the total, line by line, or why the order has no price with these data. */
export type ReviewPreview = {
  readonly oldTotal: bigint
  readonly newTotal: bigint
  readonly dueNow: bigint
  readonly surplus: bigint
  readonly rows: readonly CostRow[]
  readonly rates: readonly RateLine[]
  /** Why the package or the coupon gives nothing any more. */
  readonly notes: readonly string[]
  readonly problem: string | null
  /** Its tables; null if it has no price. */
  readonly tables: TablesFacts | null
}

/** The order's present total and the one with the review so far; nothing is changed. */
export async function previewReview(work: Work, number: string): Promise<ReviewPreview> {
  const order = await findOrder(work, { number })
  const oldTotal = orderTotal(order)
  const { paid, kept, dues } = await readOrderMoney(work, order)
  const nothing = {
    oldTotal,
    newTotal: oldTotal,
    dueNow: 0n,
    surplus: 0n,
    rows: [],
    rates: [],
    notes: [],
    tables: null,
  }
  const quoted = await quoteOrRefusal(work, order, paid > 0n)
  if (typeof quoted === 'string') return { ...nothing, problem: quoted }
  const { breakdown } = quoted
  const { totalCost } = breakdown.costDetails
  const base = totalCost - breakdown.costDetails.fees
  const { share } = quoted
  const fees = share?.fees ?? (paid > 0n ? order.fees_minor : breakdown.costDetails.fees)
  // A rejected item is refunded at least its own share (settle-cancelled.ts); the rest may not cost more because of it.
  const courtesy = share ? largerOf(base - share.most, 0n) : order.courtesy_minor
  const given = smallerOf(courtesy, base)
  const newTotal = base + fees - given
  const owed = newTotal - breakdown.dueLater + dues
  const view = breakdownView(breakdown, work.locale)
  return {
    oldTotal,
    newTotal,
    dueNow: owed > kept ? owed - kept : 0n,
    surplus: kept > owed ? kept - owed : 0n,
    rows: costRows(
      currentCosts(order),
      { ...breakdown.costDetails, discount: breakdown.costDetails.discount + given, fees, totalCost: newTotal },
      { breakdown, fees: await explainFees(work, order, fees), courtesy: given },
      work.locale,
    ),
    rates: view.rates,
    notes: [view.packageMessage, view.couponError].filter((note) => note !== null),
    problem: null,
    tables: tablesFacts(work, await readTablesVersion(work, quoted.tablesVersion)),
  }
}

/** The items that the review so far leaves in the order, and those it rejects. */
export function judgedItems(order: Order): { readonly left: readonly OrderItem[]; readonly rejected: string[] } {
  const isRejected = (item: OrderItem) => item.verdict !== null && verdict.parse(item.verdict).kind === 'reject'
  const active = activeItems(order)
  const rejected = active.filter(isRejected).map((item) => item.id)
  return { rejected, left: active.filter((item) => !rejected.includes(item.id)) }
}

async function quoteOrRefusal(work: Work, order: Order, isPaid: boolean) {
  const { left, rejected } = judgedItems(order)
  try {
    const isHeld = !isPaid && (await isPriceHeld(work, order))
    const { breakdown, tablesVersion } = await quoteOrder(work, order, left, { isPaid, isHeld })
    const share = rejected.length > 0 ? await shareOfCancelled(work, order, rejected) : null
    return { breakdown, share, tablesVersion }
  } catch (refused) {
    if (!isRefusal(refused)) throw refused
    return refusalSentence(refused.code, refused.facts, work.locale)
  }
}
