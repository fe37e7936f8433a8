import { smallerOf } from '#money/round.ts'
import type { Payment, PaymentSubject } from '#payments/payment.ts'
import type { Credit } from '#payments/settle-payment.ts'
import type { Work } from '#platform/work.ts'
import { postEntry, transfer } from '#wallet/post-entry.ts'

/** What of a request or a package still waits for money. */
const waiting = { request: ['requested', 'pending_review', 'prepared'], subscription: ['Requested'] } as const
const entryKind = { request: 'request_payment', subscription: 'package_payment' } as const

export type WaitingSubject = PaymentSubject & { readonly kind: 'request' | 'subscription' }

export function isWaitingSubject(subject: PaymentSubject | null): subject is WaitingSubject {
  return subject?.kind === 'request' || subject?.kind === 'subscription'
}

/** Locks the request or the package; whether it is this customer's and still waits for money. */
export async function lockWaiting(work: Work, { kind, id }: WaitingSubject, customerId: string): Promise<boolean> {
  const row =
    kind === 'request'
      ? await work.db
          .selectFrom('requests')
          .select('state')
          .where('id', '=', id)
          .where('customer_id', '=', customerId)
          .forUpdate()
          .executeTakeFirst()
      : await work.db
          .selectFrom('subscriptions')
          .select('status as state')
          .where('id', '=', id)
          .where('customer_id', '=', customerId)
          .forUpdate()
          .executeTakeFirst()
  const open: readonly string[] = waiting[kind]
  return row !== undefined && open.includes(row.state)
}

/**
 * Money for a request or a package goes to its own account, where the room that owns it takes it further. What does not
 * wait for money any more leaves it in the customer's balance.
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
}
