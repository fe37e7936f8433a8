import type { MoneyKind } from '#money/wallet/accounts.ts'
import { asSystem, type Work } from '#platform/work/work.ts'
import type { PaymentMethod } from '#pricing/quote/method-table.ts'
import type { Order } from '#selling/orders/items/lock-order.ts'
import { moveItems } from '#selling/orders/items/move-item.ts'

export type WayToPayLater = {
  readonly method: PaymentMethod
  /** The balance that pays a part first, when the payment is asked for. */
  readonly balanceFirst: MoneyKind | null
}

/**
 * A locked order that is to be paid in the office or by bank transfer goes to review unpaid, and is paid before we buy. The
 * way to pay is kept with it; no money moves and none is set aside.
 */
export async function payAfterReview(
  work: Work,
  order: Order,
  { method, balanceFirst }: WayToPayLater,
): Promise<Order> {
  const wish = { payment_method: method, balance_first: balanceFirst }
  await work.db.updateTable('orders').set(wish).where('id', '=', order.id).execute()
  const placed = order.items.filter((item) => item.state === 'placed')
  return moveItems(
    asSystem(work),
    { ...order, ...wish },
    placed.map((item) => ({ itemId: item.id, event: 'payAfterReview' })),
  )
}
