import { signedInCustomer } from '#people/access/signed-in-customer.ts'
import { no as platformNo } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { cancelPayment } from './cancel-payment.ts'
import { lockPayment } from './move-payment.ts'
import type { Payment } from './payment.ts'
import { isBeingConfirmed, isOpen } from './payment-moves.ts'
import { no } from './payments.refusals.ts'
import { type PaymentView, readConfirmation } from './read-payment.ts'

/**
 * The customer gives up an unpaid deposit; its code ends at the gateway, and money that arrives anyway goes to the
 * wallet. If a receipt was sent, finance decides; if the deposit seems to be paid, its gateway decides. A second call
 * changes nothing.
 */
export async function cancelDeposit(work: Work, id: string): Promise<Payment> {
  const customerId = signedInCustomer(work)
  const payment = await lockPayment(work, id)
  if (payment?.customerId !== customerId || payment.site !== work.site || payment.initiator !== 'deposit')
    throw platformNo.NOT_FOUND()
  if (payment.status === 'cancelled') return payment
  const confirmation = await readConfirmation(work, id)
  if (isOpen(payment.status) && isBeingConfirmed(confirmation?.kind)) throw no.DEPOSIT_BEING_CONFIRMED()
  if (!mayGiveUp({ ...payment, confirmation })) throw no.DEPOSIT_NOT_CANCELLABLE()
  return cancelPayment(work, id)
}

/** Whether its customer may give this deposit up. */
export function mayGiveUp({
  initiator,
  status,
  confirmation,
}: Pick<PaymentView, 'initiator' | 'status' | 'confirmation'>): boolean {
  return (
    initiator === 'deposit' && isOpen(status) && status !== 'pending_review' && !isBeingConfirmed(confirmation?.kind)
  )
}
