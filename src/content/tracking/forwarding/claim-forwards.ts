import { sql } from 'kysely'
import type { Work } from '#platform/work/work.ts'
import { agreesTo } from './queue-forwards.ts'
import type { Receiver } from './receivers.ts'

const minute = 60_000
/** What was marked as leaving so long ago is not on its way from a living worker. */
const unclearAfter = 5 * minute

export type Claimed = { readonly eventId: string; readonly tries: number }

/**
 * Marks the next events for a company as leaving. Whoever changed their mind is left out, and so is what the company takes no more.
 * What a killed worker left unclear goes again only to companies that know an event by its id; to others it never goes twice.
 */
export async function claimForwards(work: Work, receiver: Receiver, most: number): Promise<readonly Claimed[]> {
  const { db, now, site } = work
  const { name, knowsRepeats, oldestHours } = receiver
  const before = new Date(now.getTime() - unclearAfter)
  const oldest = new Date(now.getTime() - oldestHours * 60 * minute)
  const mine = sql`f.site = ${site} and f.receiver = ${name}`
  const { rows } = await sql<Claimed & { mayLeave: boolean; isOld: boolean }>`
    select f.event_id as "eventId", f.tries, e.at < ${oldest} as "isOld",
      e.told is not null and ${agreesTo(sql.ref('f.client'), sql.ref('f.receiver'))} as "mayLeave"
    from event_forwards f join tracked_events e on e.id = f.event_id
    where ${mine} and (f.state = 'waiting' and f.next_try_at <= ${now}
      or f.state = 'sending' and f.marked_at < ${before} and ${knowsRepeats})
    order by f.next_try_at, f.event_id limit ${most} for update of f skip locked`.execute(db)
  const move = (picked: readonly Claimed[], state: string, why: string | null) =>
    picked.length === 0
      ? null
      : sql`
        update event_forwards f set state = ${state}, why = ${why}, marked_at = ${now},
          tries = f.tries + ${state === 'sending' ? 1 : 0}
        where receiver = ${name} and event_id = any(${picked.map(({ eventId }) => eventId)}::uuid[])`.execute(db)
  const leaving = rows.filter(({ mayLeave, isOld }) => mayLeave && !isOld)
  await move(
    rows.filter(({ mayLeave }) => !mayLeave),
    'withdrawn',
    null,
  )
  await move(
    rows.filter(({ mayLeave, isOld }) => mayLeave && isOld),
    'refused',
    'too old',
  )
  await move(leaving, 'sending', null)
  if (!knowsRepeats)
    await sql`
      update event_forwards f set state = 'refused', why = 'unclear whether it arrived'
      where ${mine} and f.state = 'sending' and f.marked_at < ${before}`.execute(db)
  return leaving.map(({ eventId, tries }) => ({ eventId, tries: tries + 1 }))
}
