import { type RawBuilder, sql } from 'kysely'
import type { Work } from '#platform/work/work.ts'
import { type Site, sites } from '#sites/sites.ts'

export type AuditRow = {
  readonly id: string
  readonly at: Date
  readonly site: Site
  readonly staffId: string | null
  /** Null if the shop itself acted. */
  readonly who: string | null
  readonly action: string
  readonly subject: string
  readonly before: unknown
  readonly after: unknown
  readonly why: string | null
  /** The places that the member was bound to; null: everywhere. */
  readonly places: readonly string[] | null
}
export type AuditFilter = {
  readonly staffId?: string
  /** One act (`order.claim`), or all acts on a kind of thing (`order.`). */
  readonly act?: string
  /** The subjects of the act; several if a name matches several things. */
  readonly subjects?: readonly string[]
  /** Days of the site's calendar, both within, as '2026-11-22'. */
  readonly from?: string
  readonly to?: string
  /** A place that the member was bound to. */
  readonly place?: string
  /** Both sites together, for what belongs to neither: accounts of staff. */
  readonly onEverySite?: boolean
}
export type AuditQuestion = AuditFilter & {
  readonly size?: number
  /** The row from which on older ones are read, or newer ones. */
  readonly olderThan?: string
  readonly newerThan?: string
}
/** The rows, newest first; the rows from which on there are older and newer ones. */
export type AuditPage = {
  readonly rows: readonly AuditRow[]
  readonly older: string | null
  readonly newer: string | null
}

/** A page of the staff acts on this site, the newest first. */
export async function readAudit(work: Work, question: AuditQuestion = {}): Promise<AuditPage> {
  const { size = 50, olderThan, newerThan } = question
  const edge = await readEdge(work, olderThan ?? newerThan)
  const isUp = olderThan === undefined && edge !== null
  const parts = fitting(work, question)
  if (edge) parts.push(sql`(log.at, log.id) ${isUp ? sql`>` : sql`<`} (${edge.at}, ${edge.id}::bigint)`)
  const order = isUp ? sql`log.at, log.id` : sql`log.at desc, log.id desc`
  const { rows } = await sql<AuditRow>`
    select log.id::text as id, log.at, log.site, log.staff_id as "staffId", staff.name as who, log.action, log.subject,
      log.before, log.after, log.why, log.places
    from (select * from audit_log log where ${sql.join(parts, sql` and `)} order by ${order} limit ${size + 1}) log
    left join staff_members staff on staff.id = log.staff_id order by ${order}`.execute(work.db)
  const hasMore = rows.length > size
  const shown = rows.slice(0, size)
  if (isUp) shown.reverse()
  const hasOlder = isUp || hasMore
  const hasNewer = isUp ? hasMore : edge !== null
  return {
    rows: shown,
    older: hasOlder ? (shown.at(-1)?.id ?? null) : null,
    newer: hasNewer ? (shown[0]?.id ?? null) : null,
  }
}

export type AuditPerson = { readonly id: string; readonly name: string }

/** Everybody who may appear in the log. */
export function readAuditPeople({ db }: Work): Promise<AuditPerson[]> {
  return db.selectFrom('staff_members').select(['id', 'name']).orderBy('name').execute()
}

async function readEdge({ db }: Work, id: string | undefined) {
  if (id === undefined || !/^\d{1,18}$/.test(id)) return null
  return (await db.selectFrom('audit_log').select(['id', 'at']).where('id', '=', BigInt(id)).executeTakeFirst()) ?? null
}

function fitting({ site }: Work, question: AuditFilter): RawBuilder<unknown>[] {
  const { staffId, act = '', subjects, from, to, place, onEverySite = false } = question
  const parts = [onEverySite ? sql`true` : sql`log.site = ${site}`]
  const midnight = (day: string) => sql`${day}::date::timestamp at time zone ${sites[site].timeZone}`
  if (staffId) parts.push(sql`log.staff_id = ${staffId}`)
  if (act.endsWith('.')) parts.push(sql`split_part(log.action, '.', 1) = ${act.slice(0, -1)}`)
  else if (act !== '') parts.push(sql`log.action = ${act}`)
  if (subjects) parts.push(sql`log.subject = any(${[...subjects]})`)
  if (from) parts.push(sql`log.at >= ${midnight(from)}`)
  // The midnight after the last day is that of the calendar: a day of a clock change has 23 or 25 hours.
  if (to) parts.push(sql`log.at < (${to}::date + 1)::timestamp at time zone ${sites[site].timeZone}`)
  if (place) parts.push(sql`log.places @> ${[place]}::text[]`)
  return parts
}
