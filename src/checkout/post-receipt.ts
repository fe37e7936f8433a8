import { keepReceipt } from '#payments/keep-receipt.ts'
import { readPayment } from '#payments/read-payment.ts'
import { uploadReceipt } from '#payments/upload-receipt.ts'
import { no } from '#platform/refusal.ts'
import type { Visit } from '#platform/visit.ts'

/** The receipt of a bank transfer, sent from the payment's own page; answers where the customer goes on. */
export async function postReceipt(visit: Visit, paymentId: string, form: FormData): Promise<string> {
  // Nothing is drawn and kept for a payment that is not theirs.
  if (!(await visit.read((work) => readPayment(work, paymentId)))) throw no.NOT_FOUND()
  const sent = await keepReceipt(visit, form)
  await visit.write((work) => uploadReceipt(work, { ...sent, paymentId }))
  return `/${visit.locale}/payment/${paymentId}`
}
