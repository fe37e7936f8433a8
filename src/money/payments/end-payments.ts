import { asSystem, type Work } from '#platform/work/work.ts'
import { cancelPayment } from './cancel-payment.ts'
import { lockPayment, releaseWalletPart } from './move-payment.ts'
import { isOpen } from './payment-moves.ts'
import { readPaymentsOf } from './read-payment.ts'

/**
 * Ends the open payments of something that has ended, and releases the parts of the balance that they held. A transfer
 * whose receipt finance is checking stays under review: if it is found, its money goes to the wallet. The caller locks
 * what was paid for.
 */
export async function endPayments(given: Work, subjectId: string): Promise<void> {
  const work = asSystem(given)
  const open = (await readPaymentsOf(work, subjectId)).filter(({ status }) => isOpen(status))
  for (const { id } of open) {
    const payment = await lockPayment(work, id)
    if (payment?.status === 'pending_review') await releaseWalletPart(work, payment)
    else await cancelPayment(work, id)
  }
}
