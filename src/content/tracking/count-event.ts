import { sql } from 'kysely'
import { newId } from '#platform/work/id.ts'
import type { Work } from '#platform/work/work.ts'
import { sites } from '#sites/sites.ts'
import { addCounts, type Kind } from './add-counts.ts'
import type { EventName } from './event-names.ts'

export type TrackedEvent = {
  readonly name: EventName
  /** The thing that happened: it is counted once. */
  readonly key: string
  readonly at: Date
  readonly of: Kind
  readonly minor?: bigint
  /** What is told to companies of adverts; null of visitors who did not agree. */
  readonly told?: Readonly<Record<string, string>> | null
}

/** Counts what happened, unless it was counted before: the event and the figures of its day, together or not at all. Answers the event's id. */
export async function countEvent(work: Work, event: TrackedEvent): Promise<string | null> {
  const id = await noteEvent(work, event)
  const { name, at, of, minor = 0n } = event
  if (id !== null) await addCounts(work, [{ ...of, site: work.site, at, name, count: 1, minor }])
  return id
}

/** Writes the event alone; null where it was written before. */
export async function noteEvent(work: Work, event: TrackedEvent): Promise<string | null> {
  const { name, key, at, of, minor = 0n, told = null } = event
  const id = newId()
  const { locale, device, source, campaign } = of
  const { rows } = await sql`
    insert into tracked_events (id, name, key, site, locale, device, source, campaign, at, day, minor, told)
    values (${id}, ${name}, ${key}, ${work.site}, ${locale}, ${device}, ${source}, ${campaign}, ${at},
      (${at}::timestamptz at time zone ${sites[work.site].timeZone})::date, ${minor}, ${told && JSON.stringify(told)})
    on conflict (name, key) do nothing returning id`.execute(work.db)
  return rows.length === 0 ? null : id
}
