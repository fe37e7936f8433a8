import { sql } from 'kysely'
import type { Opened } from '#catalog/products/finding/keep-popularity.ts'
import type { Work } from '#platform/work/work.ts'

/** Counts of visitors are kept and counted for so many days. */
export const openingDays = 7
const mostProducts = 10_000

/** How many visitors opened which products in the last week, those of most first. */
export async function readOpenings({ db, now }: Work): Promise<readonly Opened[]> {
  const from = new Date(now.getTime() - openingDays * 86_400_000)
  const { rows } = await sql<Opened>`
    select product_id::text as "productId", sum(visitors)::int as visitors from product_openings
    where day > (${from}::timestamptz at time zone 'UTC')::date
    group by product_id order by 2 desc, product_id limit ${mostProducts}`.execute(db)
  return rows
}
