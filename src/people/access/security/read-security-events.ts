import { sql } from 'kysely'
import { type PageAsked, pageWithin } from '#platform/database/list-page.ts'
import { rowsOfPage } from '#platform/database/rows-of-page.ts'
import type { Work } from '#platform/work/work.ts'
import { type SecurityEventName, securityFailures } from './security-events.ts'

export type SecurityRow = {
  readonly id: string
  readonly at: Date
  readonly event: SecurityEventName
  readonly kind: 'customer' | 'staff'
  /** The account's email; null if the typed one belongs to nobody. */
  readonly who: string | null
  readonly fingerprint: string | null
  readonly address: string | null
  readonly agent: string | null
  readonly what: string | null
}
export type SecurityQuestion = PageAsked & { readonly event: SecurityEventName | null; readonly q: string }

// To find older events, staff narrow the search instead of paging further.
const most = 5_000

/** Attempts to sign in on both sites, the newest first; `q` is an email or an address. */
export async function readSecurityEvents({ db }: Work, { event, q, ...asked }: SecurityQuestion) {
  const fits = sql`(${event}::text is null or one.event = ${event}) and (${q} = '' or one.address = ${q}
    or staff.email = ${q}::citext or customer.email = ${q}::citext)`
  const from = sql`security_events one left join staff_members staff on staff.id = one.staff_id
    left join customers customer on customer.id = one.customer_id`
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from (select from ${from} where ${fits} limit ${most}) as found`.execute(db)
  const total = counted.rows[0]?.total ?? 0
  const { offset, ...place } = pageWithin(asked, total)
  const { rows } = await sql<SecurityRow>`
    select one.id::text as id, one.at, one.event, one.kind, coalesce(staff.email, customer.email)::text as who,
      one.fingerprint, one.address, one.agent, one.what
    from ${from} where ${fits} order by one.id desc ${rowsOfPage(place.pageSize, offset)}`.execute(db)
  return { rows, total, ...place }
}

export type SecurityLoad = { readonly staff: number; readonly customers: number; readonly blocked: number }

/** Failed attempts within the last hour, both sites together. */
export async function readSecurityLoad({ db, now }: Work): Promise<SecurityLoad> {
  const { rows } = await sql<SecurityLoad>`
    select count(*) filter (where kind = 'staff' and event <> 'signInBlocked')::int as staff,
      count(*) filter (where kind = 'customer' and event <> 'signInBlocked')::int as customers,
      count(*) filter (where event = 'signInBlocked')::int as blocked
    from security_events
    where at > ${now}::timestamptz - interval '1 hour' and event = any(${[...securityFailures]})`.execute(db)
  return rows[0] ?? { staff: 0, customers: 0, blocked: 0 }
}
