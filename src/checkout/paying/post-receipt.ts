import { readPayment } from '#money/payments/read-payment.ts'
import { keepReceipt, uploadReceipt } from '#money/payments/receipts/upload-receipt.ts'
import type { Visit } from '#platform/http/visit.ts'
import { no } from '#platform/work/refusal.ts'

/** The receipt of a bank transfer, sent from the payment's own page; answers where the customer goes on. */
export async function postReceipt(visit: Visit, paymentId: string, form: FormData): Promise<string> {
  // No file is stored for a payment of somebody else.
  if (!(await visit.read((work) => readPayment(work, paymentId)))) throw no.NOT_FOUND()
  const sent = await keepReceipt(visit, form)
  await visit.write((work) => uploadReceipt(work, { ...sent, paymentId }))
  return `/${visit.locale}/payment/${paymentId}`
}
