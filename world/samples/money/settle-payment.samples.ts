import { findAttempt, settlePayment } from '#money/payments/gateways/settle-payment.ts'
import type { Settlement, Told } from '#money/payments/gateways/settlement.ts'
import type { Work } from '#platform/work/work.ts'

/** Applies a gateway's answer to its attempt; nothing is paid with the money. */
export async function settleFound(work: Work, told: Told): Promise<Settlement> {
  return settlePayment(work, told, await findAttempt(work, told.provider, told.outcome))
}
