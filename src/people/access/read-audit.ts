import { type RawBuilder, sql } from 'kysely'
import { type PageAsked, pageWithin } from '#platform/database/list-page.ts'
import { rowsOfPage } from '#platform/database/rows-of-page.ts'
import type { Work } from '#platform/work/work.ts'
import { sites } from '#sites/sites.ts'

type AuditRow = {
  readonly id: string
  readonly at: Date
  /** Null if the shop itself acted. */
  readonly who: string | null
  readonly action: string
  readonly subject: string
  readonly before: unknown
  readonly after: unknown
  readonly why: string | null
}
export type AuditQuestion = Partial<PageAsked> & {
  readonly staffId?: string
  /** An action, or the start of several: `order.` matches all actions on orders. */
  readonly act?: string
  /** The subjects of the action; several if a name matches several things. */
  readonly subjects?: readonly string[]
  /** A day of the site's calendar, as '2026-11-22'. */
  readonly day?: string
  /** Both sites together, for what belongs to neither: accounts of staff. */
  readonly onEverySite?: boolean
}
export type AuditPage = PageAsked & { readonly rows: readonly AuditRow[]; readonly total: number }

// To find older rows, staff narrow the search instead of paging further.
const most = 5_000

/** A page of the staff actions on this site, the newest first. */
export async function readAudit(work: Work, question: AuditQuestion = {}): Promise<AuditPage> {
  const fits = fitting(work, question)
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from (select from audit_log log where ${fits} limit ${most}) as found`.execute(
    work.db,
  )
  const total = counted.rows[0]?.total ?? 0
  const { offset, ...place } = pageWithin({ page: 1, pageSize: 50, ...question }, total)
  const { rows } = await sql<AuditRow>`
    select log.id::text as id, log.at, staff.name as who, log.action, log.subject, log.before, log.after, log.why
    from audit_log log left join staff_members staff on staff.id = log.staff_id
    where ${fits} order by log.id desc ${rowsOfPage(place.pageSize, offset)}`.execute(work.db)
  return { rows, total, ...place }
}

export type AuditPerson = { readonly id: string; readonly name: string }

/** Everybody who may appear in the log. */
export function readAuditPeople({ db }: Work): Promise<AuditPerson[]> {
  return db.selectFrom('staff_members').select(['id', 'name']).orderBy('name').execute()
}

function fitting(
  { site }: Work,
  { staffId, act = '', subjects, day, onEverySite = false }: AuditQuestion,
): RawBuilder<unknown> {
  const parts = [onEverySite ? sql`true` : sql`log.site = ${site}`]
  if (staffId) parts.push(sql`log.staff_id = ${staffId}`)
  if (act !== '') parts.push(sql`log.action like ${`${act.replace(/[\\%_]/g, '\\$&')}%`}`)
  if (subjects) parts.push(sql`log.subject = any(${[...subjects]})`)
  if (day) {
    const midnight = sql`${day}::date::timestamp at time zone ${sites[site].timeZone}`
    parts.push(sql`log.at >= ${midnight} and log.at < ${midnight} + interval '1 day'`)
  }
  return sql.join(parts, sql` and `)
}
