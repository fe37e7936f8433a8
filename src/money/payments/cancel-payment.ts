import { no } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { lockPayment, movePayment, releaseWalletPart } from './move-payment.ts'
import type { Payment } from './payment.ts'
import { isOpen } from './payment-moves.ts'

/**
 * Gives up an unpaid payment, for example when its order is cancelled; the wallet's part is released. Money that
 * arrives for it later goes to the wallet. A payment that is no longer open is not changed.
 */
export async function cancelPayment(work: Work, paymentId: string): Promise<Payment> {
  const payment = await lockPayment(work, paymentId)
  if (!payment || (work.who.kind === 'customer' && payment.customerId !== work.who.id)) throw no.NOT_FOUND()
  if (!isOpen(payment.status)) return payment
  const after = await movePayment(work, payment, 'cancel')
  await releaseWalletPart(work, payment)
  return after
}
