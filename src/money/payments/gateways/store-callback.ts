import { createHash } from 'node:crypto'
import { newId } from '#platform/work/id.ts'
import { mayKeepUnsigned } from '#platform/work/limit-rate.ts'
import type { Work } from '#platform/work/work.ts'
import type { CallbackReading, ReceivedCallback } from './gateway.ts'

export type ReadCallback = ReceivedCallback & { readonly provider: string; readonly reading: CallbackReading }

// What nobody signed is kept only to be looked at.
const longestUnsigned = 4_000

/**
 * Keeps what a gateway sent, as it was sent, before anything is done with it. The same thing again is the same event. A signed hint
 * waits for its gateway's answer from here on, every other one is done. Of what nobody signed only so much is kept.
 */
export async function storeCallback(
  work: Work,
  { provider, rawBody, query, network = '', reading }: ReadCallback,
): Promise<{ readonly id: string; readonly isDone: boolean }> {
  const sorted = JSON.stringify(Object.entries(query).sort())
  const hash = createHash('sha256').update(rawBody).update('\n').update(sorted).digest('hex')
  const hint = reading.verified ? reading.hint : null
  const id = newId()
  if (!reading.verified && !(await mayKeepUnsigned(work, provider, network))) return { id, isDone: true }
  const result = reading.verified ? (hint ? null : 'ignored') : reading.reason
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
      site: hint?.site ?? null,
      state: hint?.state ?? null,
      transaction_id: hint?.transactionId ?? null,
      reference: hint?.reference ?? null,
      ask_next_at: hint ? work.now : null,
      result,
    })
    .onConflict((conflict) => conflict.columns(['provider', 'event_hash']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (stored) return { id, isDone: result !== null }
  const first = await work.db
    .selectFrom('payment_events')
    .select(['id', 'result'])
    .where('provider', '=', provider)
    .where('event_hash', '=', hash)
    .executeTakeFirstOrThrow()
  return { id: first.id, isDone: first.result !== null }
}

// PostgreSQL's text holds no NUL.
function withoutNul(text: string): string {
  return text.replaceAll('\u0000', '\ufffd')
}
