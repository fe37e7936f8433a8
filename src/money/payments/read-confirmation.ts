import { sql } from 'kysely'
import type { Work } from '#platform/work/work.ts'

/**
 * What keeps an open payment waiting for its gateway's word. `told`: a callback says that it was paid, and the gateway has not
 * confirmed that yet. `unanswered`: the gateway was asked, and did not answer.
 */
export type Confirmation = { readonly kind: 'told' | 'unanswered'; readonly since: Date }

/** Null where nothing of this payment waits for an answer. */
export async function readConfirmation(work: Work, paymentId: string): Promise<Confirmation | null> {
  const { rows } = await sql<Confirmation>`
    select 'told' as kind, event.received_at as since
    from payment_attempts attempt
    join payment_events event on event.provider = attempt.provider and event.reference = attempt.reference
    where attempt.payment_id = ${paymentId} and event.is_verified and event.result is null and event.state = 'paid'
    union all
    select 'unanswered', asked_at from payment_attempts
    where payment_id = ${paymentId} and asked_at is not null and (answered_at is null or answered_at < asked_at)
    order by kind, since limit 1`.execute(work.db)
  return rows[0] ?? null
}
