import type { Work } from '#platform/work.ts'
import { findAttempt } from './find-attempt.ts'
import { type Settlement, settlePayment, type Told } from './settle-payment.ts'

/** What a gateway answered, applied to the try that it is about; nothing is paid with it. */
export async function settleFound(work: Work, told: Told): Promise<Settlement> {
  return settlePayment(work, told, await findAttempt(work, told.provider, told.outcome))
}
