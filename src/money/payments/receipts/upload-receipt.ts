import { lockPayment, movePayment } from '#money/payments/move-payment.ts'
import type { Payment } from '#money/payments/payment.ts'
import { no } from '#money/payments/payments.refusals.ts'
import { fileStore } from '#platform/files/files.ts'
import { sentFile } from '#platform/files/sent-file.ts'
import { type KeptUpload, keepUpload, recordUpload, type UploadPurpose } from '#platform/files/uploads.ts'
import type { Visit } from '#platform/http/visit.ts'
import { announce } from '#platform/work/announce.ts'
import { newId } from '#platform/work/id.ts'
import { limitRate } from '#platform/work/limit-rate.ts'
import { no as platformNo } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { methodFacts } from '#pricing/quote/method-table.ts'

export type SentReceipt = { readonly paymentId: string; readonly file: KeptUpload; readonly note: string }

/**
 * The customer's receipt of a bank transfer: the payment waits for finance. A second receipt before the decision
 * replaces the first, which stays in the records.
 */
export async function uploadReceipt(work: Work, { paymentId, file, note }: SentReceipt): Promise<Payment> {
  const payment = await lockPayment(work, paymentId)
  if (!payment || payment.site !== work.site || payment.customerId !== work.who.id) throw platformNo.NOT_FOUND()
  if (methodFacts[payment.method].way !== 'transfer') throw no.RECEIPT_NOT_WANTED({ path: 'receipt' })
  const after = await movePayment(work, payment, 'uploadReceipt')
  await work.db
    .updateTable('payment_receipts')
    .set({ replaced_at: work.now })
    .where('payment_id', '=', payment.id)
    .where('replaced_at', 'is', null)
    .where('decision', 'is', null)
    .execute()
  const fileId = await recordUpload(work, file, payment.customerId)
  await work.db
    .insertInto('payment_receipts')
    .values({ id: newId(), payment_id: payment.id, file_id: fileId, at: work.now, note: note.trim() || null })
    .execute()
  await announce(work, 'payment.receiptSent', { payment: payment.id, customer: payment.customerId })
  return after
}

const longestNote = 500
// Drawing them takes time that others wait for.
const mostReceipts = 20

/** The file of a receipt form, drawn anew and kept, before any transaction. */
export async function keepReceipt(visit: Visit, form: FormData): Promise<Pick<SentReceipt, 'file' | 'note'>> {
  const sent = await sentFile(form, receiptFile.field)
  if (!sent) throw no.RECEIPT_NEEDED({ path: receiptFile.field })
  await visit.write((work) => limitRate(work, `receipts:${visit.who.id}`, mostReceipts, 3600))
  const file = await keepUpload(visit.ports.get(fileStore), sent, receiptFile)
  return { file, note: String(form.get('note') ?? '').slice(0, longestNote) }
}

/** The receipt of a transfer: its sender and finance see it, for as long as books are kept. */
export const receiptFile: UploadPurpose = {
  name: 'receipt',
  field: 'receipt',
  permission: 'finance',
  takesPdf: true,
  days: null,
}
