import { findAttempt } from '#payments/find-attempt.ts'
import { applyEarlyReversals } from '#payments/refunds/apply-early-reversals.ts'
import { applyReversal } from '#payments/refunds/apply-reversal.ts'
import { type Settlement, settlePayment, type Told } from '#payments/settle-payment.ts'
import type { Work } from '#platform/work.ts'
import { lockSubject, paySubject } from './pay-subject.ts'
import { returnLateLoan } from './return-late-loan.ts'

/**
 * What happens when a gateway tells of money, whichever way it tells: settled in the customer's name, and from there to what
 * it was paid for, in one transaction. Money that went back is a refund we asked for, or a chargeback.
 */
export async function applyNews(work: Work, told: Told): Promise<Settlement> {
  const { paymentId } = await findAttempt(work, told.provider, told.outcome, told.source)
  if (paymentId !== null) await lockSubject(work, paymentId)
  const settlement = await settlePayment(work, told)
  await paySubject(work, settlement)
  if (settlement.kind === 'credited') await returnLateLoan(work, settlement.payment)
  if (settlement.kind === 'settled' || settlement.kind === 'credited')
    await applyEarlyReversals(work, told, settlement.payment)
  if (settlement.kind === 'reversed') await applyReversal(work, told, settlement.payment)
  return settlement
}
