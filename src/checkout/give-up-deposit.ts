import { cancelDeposit } from '#payments/cancel-deposit.ts'
import { readPayment } from '#payments/read-payment.ts'
import { no } from '#platform/refusal.ts'
import type { Visit } from '#platform/visit.ts'

/** A deposit is given up on its own page; answers where the customer goes on: the same page, which says so. */
export async function giveUpDeposit(visit: Visit, paymentId: string): Promise<string> {
  await visit.write(async (work) => {
    if (!(await readPayment(work, paymentId))) throw no.NOT_FOUND()
    await cancelDeposit(work, paymentId)
  })
  return `/${visit.locale}/payment/${paymentId}`
}
