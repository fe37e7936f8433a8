import { cancelDeposit } from '#money/payments/cancel-deposit.ts'
import { readPayment } from '#money/payments/read-payment.ts'
import type { Visit } from '#platform/http/visit.ts'
import { no } from '#platform/work/refusal.ts'

/** A deposit is given up on its own page; answers where the customer goes on: the same page, which says so. */
export async function giveUpDeposit(visit: Visit, paymentId: string): Promise<string> {
  await visit.write(async (work) => {
    if (!(await readPayment(work, paymentId))) throw no.NOT_FOUND()
    await cancelDeposit(work, paymentId)
  })
  return `/${visit.locale}/payment/${paymentId}`
}
