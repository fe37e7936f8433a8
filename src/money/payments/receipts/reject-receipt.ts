import { failPayment, lockPayment } from '#money/payments/move-payment.ts'
import type { Payment } from '#money/payments/payment.ts'
import { no } from '#money/payments/payments.refusals.ts'
import { no as platformNo } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { readReceipt } from './read-receipt.ts'

export const receiptFaults = ['NOT_RECEIVED', 'UNREADABLE', 'OTHER_TRANSFER', 'ALREADY_USED'] as const
export type ReceiptFault = (typeof receiptFaults)[number]

export type RejectedReceipt = { readonly paymentId: string; readonly fault: ReceiptFault; readonly note?: string }

/**
 * Finance found no money for a receipt: the payment failed, with a reason for the customer; the wallet's part is
 * released. A transfer that arrives later can still be approved and goes to the wallet.
 */
export async function rejectReceipt(work: Work, { paymentId, fault, note }: RejectedReceipt): Promise<Payment> {
  const payment = await lockPayment(work, paymentId)
  if (!payment || payment.site !== work.site) throw platformNo.NOT_FOUND()
  const receipt = await readReceipt(work, paymentId)
  if (!receipt || receipt.decision !== null || payment.status !== 'pending_review') throw no.NO_RECEIPT_TO_DECIDE()
  await work.db
    .updateTable('payment_receipts')
    .set({ decision: 'rejected', reason: note?.trim() || fault, decided_at: work.now, decided_by: work.who.id })
    .where('id', '=', receipt.id)
    .execute()
  return failPayment(work, payment, `RECEIPT_${fault}`)
}
