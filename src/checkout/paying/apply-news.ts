import { returnLateLoan } from '#checkout/deposit/return-late-loan.ts'
import { findAttempt, settlePayment } from '#money/payments/gateways/settle-payment.ts'
import type { Credit, Settlement, Told } from '#money/payments/gateways/settlement.ts'
import type { Payment, PaymentSubject } from '#money/payments/payment.ts'
import { applyEarlyReversals } from '#money/payments/refunds/apply-early-reversals.ts'
import { applyReversal } from '#money/payments/refunds/apply-reversal.ts'
import { smallerOf } from '#platform/values/amounts/round.ts'
import { asSystem, type Work } from '#platform/work/work.ts'
import { lockOrder, type Order } from '#selling/orders/items/lock-order.ts'
import { acceptTotal, confirmPayment } from '#selling/orders/money/confirm-payment.ts'
import type { Site } from '#sites/sites.ts'
import { readOrderOwed } from './order-due.ts'
import { type HeldWaiting, isWaitingSubject, lockWaiting, payWaiting } from './pay-waiting.ts'

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

/**
 * Moves settled money from the customer's account to what it was paid for, in the same transaction. If the order is closed
 * or already paid, the money stays in the customer's account.
 */
export async function paySubject(work: Work, subject: HeldSubject | null, settlement: Settlement): Promise<void> {
  if (settlement.kind !== 'settled' || subject === null) return
  const { payment, credited } = settlement
  const system = { ...asSystem(work), site: payment.site }
  if (subject.kind === 'order') await payOrderWith(system, subject.order, payment, credited)
  else await payWaiting(system, subject, payment, credited)
}

/** The order, request or package that a payment is for, locked until the transaction ends. */
type HeldSubject = { readonly kind: 'order'; readonly order: Order } | HeldWaiting

/** Locks what a payment is for before the payment, as everywhere, so that paying, callbacks and cancelling cannot deadlock. */
export async function lockSubject(work: Work, paymentId: string): Promise<HeldSubject | null> {
  const payment = await work.db
    .selectFrom('payments')
    .select(['subject_kind', 'subject_id', 'site', 'customer_id'])
    .where('id', '=', paymentId)
    .executeTakeFirst()
  if (!payment || payment.subject_id === null) return null
  const system = { ...asSystem(work), site: payment.site as Site }
  const subject = { kind: payment.subject_kind as PaymentSubject['kind'], id: payment.subject_id }
  if (isWaitingSubject(subject)) return lockWaiting(system, subject, payment.customer_id)
  return { kind: 'order', order: await lockOrder(system, subject.id) }
}

async function payOrderWith(work: Work, held: Order, payment: Payment, credited: readonly Credit[]): Promise<void> {
  const due = await readOrderOwed(work, held)
  if (due.minor === 0n) return
  // Paying the difference after a review means accepting it.
  const { order } = await acceptTotal(work, held)
  let left = due.minor + payment.fee.minor
  const parts = credited.flatMap(({ from, kind, amount }) => {
    const minor = smallerOf(amount.minor, left)
    left -= minor
    return minor > 0n ? [{ from, kind, minor }] : []
  })
  await confirmPayment(work, order, {
    parts,
    method: payment.method,
    feesMinor: payment.fee.minor,
    paymentId: payment.id,
    onlyOnce: `payment:${payment.id}`,
  })
}
