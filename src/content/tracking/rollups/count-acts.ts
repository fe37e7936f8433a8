import { sql } from 'kysely'
import { sites } from '#sites/sites.ts'
import type { RollUp } from './counted-slice.ts'

/** How many acts of each kind a member of staff did on a day, of what the audit log keeps. */
export const countActs: RollUp = {
  name: 'acts',
  begins: ({ site }) => sql`select min(at) as at from audit_log where site = ${site} and staff_id is not null`,
  add: async ({ db, site }, from, until) => {
    await sql`
      insert into staff_days as known (site, day, staff_id, kind, count)
      select ${site}, (at at time zone ${sites[site].timeZone})::date, staff_id, left(split_part(action, '.', 1), 40), count(*)
      from audit_log where site = ${site} and staff_id is not null and at >= ${from} and at < ${until}
      group by 1, 2, 3, 4 order by 1, 2, 3, 4
      on conflict (site, day, staff_id, kind) do update set count = known.count + excluded.count`.execute(db)
  },
}
