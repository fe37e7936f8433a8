import type { MoneyKind } from '#money/wallet/accounts.ts'
import { asSystem, type Work } from '#platform/work/work.ts'
import type { PaymentMethod } from '#pricing/quote/method-table.ts'
import type { Order } from '#selling/orders/items/lock-order.ts'
import { moveItems } from '#selling/orders/items/move-item.ts'

export type WayToPayLater = {
  readonly method: PaymentMethod
  /** The wallet balance that pays a part when the payment is requested. */
  readonly balanceFirst: MoneyKind | null
}

/**
 * Sends a locked order that is paid in the office or by bank transfer to review before it is paid; it must be paid before
 * we buy. The payment method is stored with it; no money moves or is reserved.
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
