import { asSystem, type Work } from '#platform/work/work.ts'
import { cancelPayment } from './cancel-payment.ts'
import { lockPayment, releaseWalletPart } from './move-payment.ts'
import { isOpen } from './payment-moves.ts'
import { readPaymentsOf } from './read-payment.ts'

/**
 * What ended is not paid any more: its open payments end with it, and what they held of the balance is back at once. A transfer
 * whose receipt finance looks at stays under review: found, its money is in the wallet. The caller holds what was paid for.
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
