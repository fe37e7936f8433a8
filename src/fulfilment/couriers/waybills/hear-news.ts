import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Courier, ReceivedNews } from '#fulfilment/couriers/courier.ts'
import { announce } from '#platform/work/announce.ts'
import { newId } from '#platform/work/id.ts'
import { mayKeepUnsigned } from '#platform/work/limit-rate.ts'
import type { Work } from '#platform/work/work.ts'

export type Hearing = 'asked' | 'refused' | 'malformed' | 'unknownParcel'

// Untrusted news are stored only so that staff can look at them.
const longestUntrusted = 4_000

/**
 * Stores news of a company unchanged, and has the parcel asked about. Nothing in them is believed: the parcel's state
 * is read from the company itself, after the answer.
 */
export async function hearNews(
  work: Work,
  courier: Courier,
  received: ReceivedNews,
  network: string,
): Promise<Hearing> {
  const { isTrusted, awb, code } = courier.readNews(received)
  const waybill = isTrusted && awb !== null ? await findByAwb(work, courier.company, awb) : null
  const result = !isTrusted ? 'refused' : awb === null ? 'malformed' : waybill ? 'asked' : 'unknownParcel'
  if (!isTrusted && !(await mayKeepUnsigned(work, courier.company, network))) return result
  const kept = isTrusted ? received.rawBody : received.rawBody.slice(0, longestUntrusted)
  await work.db
    .insertInto('courier_events')
    .values({
      id: newId(),
      company: courier.company,
      event_hash: createHash('sha256').update(`${isTrusted}\n${received.rawBody}`).digest('hex'),
      received_at: work.now,
      // PostgreSQL cannot store a NUL in a text.
      raw_body: kept.replaceAll('\u0000', '\ufffd'),
      is_trusted: isTrusted,
      awb: awb?.replaceAll('\u0000', '') ?? null,
      told_code: code,
      result,
    })
    .onConflict((conflict) =>
      conflict.columns(['company', 'event_hash']).doUpdateSet({ times: sql`courier_events.times + 1` }),
    )
    .execute()
  if (!waybill) return result
  await work.db.updateTable('waybills').set({ read_next_at: work.now }).where('id', '=', waybill.id).execute()
  await announce(work, 'waybill.told', { waybillId: waybill.id, company: courier.company })
  return result
}

async function findByAwb(work: Work, company: string, awb: string): Promise<{ readonly id: string } | null> {
  const row = await work.db
    .selectFrom('waybills')
    .select('id')
    .where('company', '=', company)
    .where('site', '=', work.site)
    .where('awb', '=', awb)
    .executeTakeFirst()
  return row ?? null
}
