import { smallerOf } from '#money/round.ts'
import { acceptChange } from '#orders/accept-change.ts'
import { confirmPayment } from '#orders/confirm-payment.ts'
import { lockOrder } from '#orders/lock-order.ts'
import { findAttempt } from '#payments/find-attempt.ts'
import type { Payment } from '#payments/payment.ts'
import { type Settlement, settlePayment, type Told } from '#payments/settle-payment.ts'
import { asSystem, type Work } from '#platform/work.ts'
import type { MoneyKind } from '#wallet/accounts.ts'
import { walletAccount } from '#wallet/accounts.ts'
import { readOrderDue } from './order-due.ts'

/**
 * What happens when money arrives, whoever tells it: settled into the customer's wallet, and from there to what it was
 * paid for, in one transaction. A closed order, or one that is paid already, leaves the money in the wallet.
 */
export async function applyNews(work: Work, told: Told): Promise<Settlement> {
  await lockItsOrder(work, told)
  const settlement = await settlePayment(work, told)
  if (settlement.kind !== 'settled') return settlement
  const { payment, credited } = settlement
  if (payment.subject?.kind === 'order') {
    await payOrderWith({ ...asSystem(work), site: payment.site }, payment, credited)
  }
  return settlement
}

// The order before its payment, as everywhere: a callback and a customer who pays or cancels never wait for each other.
async function lockItsOrder(work: Work, { provider, outcome, source }: Told): Promise<void> {
  const { paymentId } = await findAttempt(work, provider, outcome, source)
  if (paymentId === null) return
  const payment = await work.db
    .selectFrom('payments')
    .select(['subject_kind', 'subject_id', 'site'])
    .where('id', '=', paymentId)
    .executeTakeFirstOrThrow()
  if (payment.subject_kind !== 'order' || payment.subject_id === null) return
  await lockOrder({ ...asSystem(work), site: payment.site === 'ae' ? 'ae' : 'eg' }, payment.subject_id)
}

type Credited = Readonly<Record<MoneyKind, { readonly minor: bigint }>>

async function payOrderWith(work: Work, payment: Payment, credited: Credited): Promise<void> {
  const orderId = payment.subject?.id ?? ''
  const order = await lockOrder(work, orderId)
  const due = await readOrderDue(work, order)
  if (due.minor === 0n) return
  // Who pays the difference a review made has accepted it.
  if (order.change_asked_at !== null) await acceptChange(work, order.number)
  let left = due.minor + payment.fee.minor
  const parts = (['card', 'cash'] as const).flatMap((kind) => {
    const minor = smallerOf(credited[kind].minor, left)
    left -= minor
    return minor > 0n ? [{ from: walletAccount(payment.customerId, kind), kind, minor }] : []
  })
  await confirmPayment(work, {
    orderId,
    parts,
    method: payment.method,
    feesMinor: payment.fee.minor,
    paymentId: payment.id,
    onlyOnce: `payment:${payment.id}`,
  })
}
