import { createHash } from 'node:crypto'
import { newId } from '#platform/id.ts'
import type { Work } from '#platform/work.ts'
import type { CallbackReading, ReceivedCallback } from './gateway.ts'

export type ReadCallback = ReceivedCallback & { readonly provider: string; readonly reading: CallbackReading }

export type StoredEvent = { readonly id: string; readonly isDone: boolean }

// What nobody signed is kept only to be looked at.
const longestUnsigned = 4_000

/** Keeps what a gateway sent, as it was sent, before anything is done with it. The same thing again is the same event. */
export async function storeCallback(
  work: Work,
  { provider, rawBody, query, reading }: ReadCallback,
): Promise<StoredEvent> {
  const sorted = JSON.stringify(Object.entries(query).sort())
  const hash = createHash('sha256').update(rawBody).update('\n').update(sorted).digest('hex')
  const outcome = reading.verified ? reading.outcome : null
  const id = newId()
  const stored = await work.db
    .insertInto('payment_events')
    .values({
      id,
      provider,
      event_hash: hash,
      received_at: work.now,
      raw_body: withoutNul(reading.verified ? rawBody : rawBody.slice(0, longestUnsigned)),
      query: JSON.stringify(reading.verified ? query : {}),
      is_verified: reading.verified,
      state: outcome?.state ?? null,
      transaction_id: outcome?.transactionId ?? null,
      result: reading.verified ? null : reading.reason,
    })
    .onConflict((conflict) => conflict.columns(['provider', 'event_hash']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (stored) return { id, isDone: false }
  const first = await work.db
    .selectFrom('payment_events')
    .select(['id', 'result'])
    .where('provider', '=', provider)
    .where('event_hash', '=', hash)
    .executeTakeFirstOrThrow()
  return { id: first.id, isDone: first.result !== null }
}

/** Writes beside a stored event what was done because of it. */
export async function noteResult(
  work: Work,
  eventId: string,
  result: { readonly kind: string; readonly payment?: { readonly id: string } | null },
): Promise<void> {
  await work.db
    .updateTable('payment_events')
    .set({ result: result.kind, payment_id: result.payment?.id ?? null })
    .where('id', '=', eventId)
    .execute()
}

// PostgreSQL's text holds no NUL.
function withoutNul(text: string): string {
  return text.replaceAll('\u0000', '\ufffd')
}
