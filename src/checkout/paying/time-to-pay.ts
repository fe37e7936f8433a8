import { no } from '#checkout/checkout.refusals.ts'
import { isWalletMethod, methodFacts } from '#money/payments/payment-methods.ts'
import type { Work } from '#platform/work/work.ts'
import type { PaymentMethod } from '#pricing/quote/quote-request.ts'
import type { Order } from '#selling/orders/items/lock-order.ts'
import { readPayUntil } from '#selling/orders/money/payment-clock.ts'

/**
 * For how many minutes a payment of an order that is opened now may be paid: as long as its method lasts, and never longer than the
 * order waits for its money. Refuses TIME_TO_PAY_OVER where that time has passed; what a balance pays at once asks for no time.
 */
export async function readTimeToPay(
  work: Work,
  order: Pick<Order, 'id' | 'items'>,
  method: PaymentMethod,
): Promise<number> {
  const usual = methodFacts[method].hours * 60
  const until = await readPayUntil(work, order)
  if (until === null || isWalletMethod(method)) return usual
  const left = (until.getTime() - work.now.getTime()) / 60_000
  if (left <= 0) throw no.TIME_TO_PAY_OVER()
  return Math.min(usual, left)
}
