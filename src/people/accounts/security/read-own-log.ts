import { sql } from 'kysely'
import type { SecurityEventName } from '#people/access/security/security-events.ts'
import { signedInCustomer } from '#people/access/signed-in-customer.ts'
import { type PageAsked, pageWithin } from '#platform/database/list-page.ts'
import { rowsOfPage } from '#platform/database/rows-of-page.ts'
import type { Work } from '#platform/work/work.ts'

export type OwnEvent = {
  readonly id: string
  readonly at: Date
  readonly event: SecurityEventName
  readonly address: string | null
  readonly agent: string | null
}

const most = 2000

/** What happened at the doors of the acting customer's account within a year, the newest first. */
export async function readOwnLog(work: Work, asked: PageAsked) {
  const fits = sql`customer_id = ${signedInCustomer(work)} and at > ${work.now}::timestamptz - interval '365 days'`
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from (select from security_events where ${fits} limit ${most}) as found`.execute(
    work.db,
  )
  const total = counted.rows[0]?.total ?? 0
  const { offset, ...place } = pageWithin(asked, total)
  const { rows } = await sql<OwnEvent>`
    select id::text as id, at, event, address, agent from security_events where ${fits}
    order by security_events.id desc ${rowsOfPage(place.pageSize, offset)}`.execute(work.db)
  return { rows, total, ...place }
}
