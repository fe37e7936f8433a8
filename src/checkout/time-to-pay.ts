import type { Order } from '#orders/lock-order.ts'
import { readPayUntil } from '#orders/payment-clock.ts'
import { isWalletMethod, methodFacts } from '#payments/payment-methods.ts'
import type { Work } from '#platform/work.ts'
import type { PaymentMethod } from '#pricing/quote-request.ts'
import { no } from './checkout.refusals.ts'

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
