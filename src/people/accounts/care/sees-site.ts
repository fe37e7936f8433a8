import { sql } from 'kysely'
import type { QueryWork } from '#platform/work/work.ts'

/**
 * Whether a member of staff may read of this site's customers: everybody who is bound to no place, and of the others those
 * of the site's hub or of one of its offices.
 */
export async function seesSite({ db, who, site }: QueryWork): Promise<boolean> {
  if (who.kind !== 'staff') return false
  const { places } = who
  if (places.length === 0 || places.includes(site)) return true
  const { rows } = await sql`select from offices where site = ${site} and code = any(${[...places]}) limit 1`.execute(
    db,
  )
  return rows.length > 0
}
