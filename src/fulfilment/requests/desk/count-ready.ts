import { sql } from 'kysely'
import { signedInCustomer } from '#people/access/signed-in-customer.ts'
import type { Work } from '#platform/work/work.ts'

/** How many requests of the acting customer are ready, with a code shown. */
export async function countReady(work: Work): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from requests
    where customer_id = ${signedInCustomer(work)} and site = ${work.site} and state = 'prepared' and shelved_at is not null`.execute(
    work.db,
  )
  return rows[0]?.count ?? 0
}
