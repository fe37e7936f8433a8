import { returnLateLoan } from '#checkout/deposit/return-late-loan.ts'
import { findAttempt } from '#money/payments/gateways/find-attempt.ts'
import { settlePayment } from '#money/payments/gateways/settle-payment.ts'
import type { Settlement, Told } from '#money/payments/gateways/settlement.ts'
import { applyEarlyReversals } from '#money/payments/refunds/apply-early-reversals.ts'
import { applyReversal } from '#money/payments/refunds/apply-reversal.ts'
import type { Work } from '#platform/work/work.ts'
import { lockSubject, paySubject } from './pay-subject.ts'

/**
 * Applies a gateway's answer about money: it is settled into the customer's account and moved on to what it was paid for,
 * in one transaction. Money that went back is a refund that we requested, or a chargeback.
 */
export async function applyNews(work: Work, told: Told): Promise<Settlement> {
  const attempt = await findAttempt(work, told.provider, told.outcome)
  const subject = attempt.paymentId === null ? null : await lockSubject(work, attempt.paymentId)
  const settlement = await settlePayment(work, told, attempt)
  await paySubject(work, subject, settlement)
  if (settlement.kind === 'credited') await returnLateLoan(work, settlement.payment)
  if (settlement.kind === 'settled' || settlement.kind === 'credited')
    await applyEarlyReversals(work, told, settlement.payment)
  if (settlement.kind === 'reversed') await applyReversal(work, told, settlement.payment)
  return settlement
}
