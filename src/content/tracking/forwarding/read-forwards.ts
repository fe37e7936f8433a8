import { sql } from 'kysely'
import { permits } from '#people/access/permissions.ts'
import { no } from '#platform/work/refusal.ts'
import type { QueryWork } from '#platform/work/work.ts'

/** What became of what a company of adverts is told. */
export type Forwards = {
  readonly receiver: string
  readonly sent: number
  readonly waiting: number
  readonly unclear: number
  readonly refused: number
  readonly withdrawn: number
  /** Why the last one was refused or waits. */
  readonly why: string | null
}

/** The same of each company, of the visited site, as long as its events are kept. */
export async function readForwards({ db, site, who }: QueryWork): Promise<readonly Forwards[]> {
  if (!permits(who, 'reports')) throw no.FORBIDDEN()
  const { rows } = await sql<Forwards>`
    select receiver, count(*) filter (where state = 'sent')::float8 as sent,
      count(*) filter (where state = 'waiting')::float8 as waiting,
      count(*) filter (where state = 'sending')::float8 as unclear,
      count(*) filter (where state = 'refused')::float8 as refused,
      count(*) filter (where state = 'withdrawn')::float8 as withdrawn,
      (array_agg(why order by marked_at desc nulls last) filter (where why is not null))[1] as why
    from event_forwards where site = ${site} group by receiver order by receiver`.execute(db)
  return rows
}
