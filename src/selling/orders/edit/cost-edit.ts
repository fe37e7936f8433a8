import { no as platformNo } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import type { Breakdown } from '#pricing/quote/quote.ts'
import { activeItems, type Order } from '#selling/orders/items/lock-order.ts'
import { moneyAfter, type OrderMoney, orderTotal, readOrderMoney } from '#selling/orders/money/order-money.ts'
import { quoteOrder } from '#selling/orders/money/order-quote.ts'
import { agreedAmounts } from '#selling/orders/money/requote-order.ts'
import { type DraftedOrder, draftOrder } from './draft-order.ts'
import type { EditDraft } from './edit-draft.ts'

/** The cost of an order with its draft, and what happens to the difference. */
export type EditCost = DraftedOrder & {
  readonly breakdown: Breakdown
  readonly oldTotal: bigint
  readonly newTotal: bigint
  /** With the draft: `dueNow` is to be paid, `surplus` goes on hold. */
  readonly money: OrderMoney
  /** Nobody has paid yet, and today's prices differ from the agreed ones. */
  readonly hasNewTables: boolean
}

/**
 * Quotes an order with its draft by the rule for placed orders: a paid one with the tables of its payment, otherwise
 * with today's.
 */
export async function costEdit(work: Work, order: Order, draft: EditDraft): Promise<EditCost> {
  const money = await readOrderMoney(work, order)
  const drafted = await draftOrder(work, order, draft)
  const items = activeItems(drafted.order)
  if (items.length === 0) throw platformNo.NOT_FOUND()
  const { breakdown, tablesVersion } = await quoteOrder(work, drafted.order, items, { isPaid: money.paid > 0n })
  const agreed = agreedAmounts(drafted.order, money, breakdown.costDetails)
  const next: Order = {
    ...drafted.order,
    ...agreed,
    current_costs: JSON.parse(agreed.current_costs),
    later_minor: breakdown.dueLater,
    tables_version: tablesVersion,
  }
  return {
    ...drafted,
    order: next,
    breakdown,
    oldTotal: orderTotal(order),
    newTotal: orderTotal(next),
    money: moneyAfter(next, money, 0n),
    hasNewTables: tablesVersion !== order.tables_version,
  }
}
