import { smallerOf } from '#money/round.ts'
import type { Payment, PaymentSubject } from '#payments/payment.ts'
import type { Credit } from '#payments/settle-payment.ts'
import { asSystem, type Work } from '#platform/work.ts'
import { lockSubscription } from '#subscriptions/move-subscription.ts'
import { postEntry, transfer } from '#wallet/post-entry.ts'
import { startPaidPackage } from './packages/start-package.ts'

/** A request that still waits for money. */
const waiting: readonly string[] = ['requested', 'pending_review', 'prepared']
const entryKind = { request: 'request_payment', subscription: 'package_payment' } as const

export type WaitingSubject = PaymentSubject & { readonly kind: 'request' | 'subscription' }

export function isWaitingSubject(subject: PaymentSubject | null): subject is WaitingSubject {
  return subject?.kind === 'request' || subject?.kind === 'subscription'
}

/** Locks the request or the package; whether it is this customer's and still waits for money. */
export async function lockWaiting(work: Work, { kind, id }: WaitingSubject, customerId: string): Promise<boolean> {
  if (kind === 'subscription') {
    const { customer_id, status, paid_at } = await lockSubscription(asSystem(work), id)
    return customer_id === customerId && status === 'Requested' && paid_at === null
  }
  const row = await work.db
    .selectFrom('requests')
    .select('state')
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined && waiting.includes(row.state)
}

/** Whether the request or the package waits for money at this moment, to be said on a screen; nothing is held. */
export async function stillWaits(work: Work, { kind, id }: WaitingSubject): Promise<boolean> {
  if (kind === 'request') {
    const row = await work.db.selectFrom('requests').select('state').where('id', '=', id).executeTakeFirst()
    return row !== undefined && waiting.includes(row.state)
  }
  const from = work.db.selectFrom('subscriptions').select(['status', 'paid_at'])
  const row = await from.where('id', '=', id).executeTakeFirst()
  return row?.status === 'Requested' && row.paid_at === null
}

/**
 * Money for a request or a package goes to its own account; a package starts with it. What does not wait for money any more
 * leaves it in the customer's balance.
 */
export async function payWaiting(work: Work, payment: Payment, credited: readonly Credit[]): Promise<void> {
  const { subject, customerId, amount } = payment
  if (!isWaitingSubject(subject) || !(await lockWaiting(work, subject, customerId))) return
  let left = amount.minor
  for (const { from, kind, amount: has } of credited) {
    const minor = smallerOf(has.minor, left)
    left -= minor
    if (minor === 0n) continue
    const lines = transfer({ ...has, minor }, from, `${subject.kind}:${subject.id}`)
    await postEntry(work, entryKind[subject.kind], lines, {
      reference: payment.number,
      onlyOnce: `payment:${payment.id}:${kind}`,
    })
  }
  if (subject.kind === 'subscription') await startPaidPackage(work, subject.id, payment.site)
}
