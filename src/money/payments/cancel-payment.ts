import { no } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { lockPayment, movePayment, releaseWalletPart } from './move-payment.ts'
import type { Payment } from './payment.ts'
import { isOpen } from './payment-moves.ts'

/**
 * Gives up a payment that was not made, as when its order is cancelled; the wallet's part goes back. Money that comes for it
 * later goes to the wallet. One that is no longer open stays as it is.
 */
export async function cancelPayment(work: Work, paymentId: string): Promise<Payment> {
  const payment = await lockPayment(work, paymentId)
  if (!payment || (work.who.kind === 'customer' && payment.customerId !== work.who.id)) throw no.NOT_FOUND()
  if (!isOpen(payment.status)) return payment
  const after = await movePayment(work, payment, 'cancel')
  await releaseWalletPart(work, payment)
  return after
}
