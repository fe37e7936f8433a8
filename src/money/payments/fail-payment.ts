import type { Work } from '#platform/work/work.ts'
import { movePayment } from './move-payment.ts'
import type { Payment } from './payment.ts'
import { isOpen } from './payment-moves.ts'
import { releaseWalletPart } from './release-wallet-part.ts'

/** A payment did not come: the wallet's part goes back at once. One that is no longer open stays as it is. */
export async function failPayment(work: Work, payment: Payment, declineCode: string): Promise<Payment> {
  if (!isOpen(payment.status)) return payment
  const failed = await movePayment(work, payment, 'fail', { declineCode })
  await releaseWalletPart(work, payment)
  return failed
}
