import { sql } from 'kysely'
import { type Bought, keepPopularity } from '#catalog/products/finding/keep-popularity.ts'
import type { Work } from '#platform/work/work.ts'
import { readOpenings } from '#selling/search/opened/read-openings.ts'

const DAYS = 28
const WEEK = 7
/** A unit of the weeks before counts so much of one of this week. */
const OLDER_COUNTS = 0.25
const MOST_PAGES = 10_000

/** Counts what was bought in the last weeks, most of all in this one, and what was opened, and tells it to the catalogue: on all sites together. */
export async function countBought(work: Work): Promise<void> {
  const before = (days: number) => new Date(work.now.getTime() - days * 86_400_000)
  const { rows } = await sql<Bought>`
    select item.page, sum(item.quantity * case when o.placed_at >= ${before(WEEK)} then 1 else ${OLDER_COUNTS}::float8 end)::float8 as units
    from orders o join order_items item on item.order_id = o.id
    where o.placed_at >= ${before(DAYS)} and item.page is not null and item.state not in ('placed', 'cancelled')
    group by item.page order by units desc, item.page limit ${MOST_PAGES}`.execute(work.db)
  await keepPopularity(work, rows, await readOpenings(work))
}
