import type { Work } from '#platform/work/work.ts'
import { holdData, reviewData } from '#selling/orders/items/item-data.ts'
import { itemOf, lockOrderByNumber, type Order, type OrderItem } from '#selling/orders/items/lock-order.ts'
import { moveItems } from '#selling/orders/items/move-item.ts'
import { no } from '#selling/orders/orders.refusals.ts'
import { acceptTotal } from './confirm-payment.ts'
import { giveBack } from './give-back.ts'
import { orderTotal, readOrderMoney } from './order-money.ts'
import { requoteOrder } from './requote-order.ts'

export const holdDecisions = ['PROCEED_OTHER_ITEMS', 'acceptNewPrice', 'HOLD_ORDER'] as const
export type HoldDecision = (typeof holdDecisions)[number]

export type HeldChoice = {
  readonly number: string
  readonly itemIds: readonly string[]
  readonly decision: HoldDecision
  /** The new price of each item that the customer saw; other prices are refused. */
  readonly seenPrices?: readonly string[]
}

/**
 * The customer decides on held items of one store: continue without them, accept the new price, or let the whole order
 * wait.
 */
export async function decideHold(work: Work, { number, itemIds, decision, seenPrices }: HeldChoice): Promise<void> {
  const order = await lockOrderByNumber(work, number)
  const items = itemIds.map((id) => itemOf(order, id))
  if (items.length === 0) throw no.NOTHING_HELD()
  if (new Set(items.map((item) => item.store)).size > 1) throw no.HOLD_STORES_DIFFER()
  if (items.some((item) => item.state !== 'on_hold')) throw no.NOTHING_HELD()
  const prices = items.map((item) => holdData.parse(item.hold).newPrice ?? '')
  if (decision === 'acceptNewPrice' && seenPrices && seenPrices.join() !== prices.join()) throw no.SEEN_TOTAL_CHANGED()
  if (decision === 'HOLD_ORDER') return letOrderWait(work, items)
  const ready = decision === 'acceptNewPrice' ? await takeNewPrices(work, order, items) : order
  await moveItems(
    work,
    ready,
    items.map((item) => ({ itemId: item.id, event: decision })),
  )
}

async function letOrderWait(work: Work, items: readonly OrderItem[]): Promise<void> {
  for (const item of items) {
    const hold = { ...holdData.parse(item.hold), decision: 'HOLD_ORDER' }
    await work.db
      .updateTable('order_items')
      .set({ hold: JSON.stringify(hold) })
      .where('id', '=', item.id)
      .execute()
  }
}

async function takeNewPrices(work: Work, order: Order, items: readonly OrderItem[]): Promise<Order> {
  const priced = new Map<string, OrderItem>()
  for (const item of items) {
    const { newPrice } = holdData.parse(item.hold)
    if (newPrice === null) throw no.NO_NEW_PRICE()
    const review = { ...reviewData.parse(item.review_data ?? {}), price: newPrice }
    await work.db
      .updateTable('order_items')
      .set({ review_data: JSON.stringify(review), hold: null })
      .where('id', '=', item.id)
      .execute()
    priced.set(item.id, { ...item, review_data: JSON.parse(JSON.stringify(review)), hold: null })
  }
  const quoted = await requoteOrder(work, { ...order, items: order.items.map((one) => priced.get(one.id) ?? one) })
  await giveBack(work, quoted, 'wallet')
  return quoted
}

type Accepted = { readonly releasedMinor: bigint; readonly dueMinor: bigint }

/**
 * The customer accepts the total after review (`seenMinor`, where a page showed one: another is refused): what was on hold returns to the wallet; what is
 * still due is to be paid.
 */
export async function acceptChange(work: Work, number: string, seenMinor: bigint | null = null): Promise<Accepted> {
  const order = await lockOrderByNumber(work, number)
  if (order.change_asked_at === null) throw no.NOTHING_TO_ACCEPT()
  if (seenMinor !== null && seenMinor !== orderTotal(order)) throw no.SEEN_TOTAL_CHANGED()
  const { releasedMinor } = await acceptTotal(work, order)
  const { dueNow } = await readOrderMoney(work, order)
  return { releasedMinor, dueMinor: dueNow }
}
