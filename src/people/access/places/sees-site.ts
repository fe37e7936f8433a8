import { sql } from 'kysely'
import { no } from '#platform/work/refusal.ts'
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

/** Refuses a member whose places are all elsewhere: for them the thing is not there. */
export async function requireSite(work: QueryWork): Promise<void> {
  if (!(await seesSite(work))) throw no.NOT_FOUND()
}
