import { sql } from 'kysely'
import type { Work } from '#platform/work/work.ts'
import { writeDocuments } from './write-documents.ts'

/** How much of a product was bought lately, by the clean address of a page that sells it. */
export type Bought = { readonly page: string; readonly units: number }

/** How many visitors opened a product's page lately. */
export type Opened = { readonly productId: string; readonly visitors: number }

/** So many visitors count as one bought unit, and all of them together for so many units at most. */
const VISITORS_OF_A_UNIT = 20
const MOST_BY_VISITORS = 5
/** So many bought units make a product half as popular as one can be. */
const HALF = 20
/** A smaller change is not worth writing. */
const LEAST_CHANGE = 0.01

/**
 * Keeps how popular products are, from 0 to 1: the more units were bought, the nearer to 1, and a little by how many opened them;
 * all others fall to 0. The documents of those that changed are written anew.
 */
export async function keepPopularity(
  work: Work,
  bought: readonly Bought[],
  opened: readonly Opened[] = [],
): Promise<void> {
  const changed = await readChanged(work, bought, opened)
  const ids = changed.map(({ id }) => id)
  // Products before their documents, in sorted order, as all who write documents do.
  await sql`select from products where id = any(${ids}) order by id for update`.execute(work.db)
  const rows = changed.map(({ id, popularity }) => ({ id: String(id), popularity }))
  await sql`
    update product_documents d set popularity = c.popularity
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as c (id bigint, popularity real)
    where d.product_id = c.id`.execute(work.db)
  await writeDocuments(work, ids)
}

async function readChanged({ db }: Work, bought: readonly Bought[], opened: readonly Opened[]) {
  const { rows } = await sql<{ id: bigint; popularity: number }>`
    with bought as (
      select o.product_id, sum(b.units) as units
      from jsonb_to_recordset(${JSON.stringify(bought)}::jsonb) as b (page text, units float8)
      join product_offers o on md5(o.page) = md5(b.page) and o.page = b.page
      group by o.product_id),
    opened as (
      select v."productId"::bigint as product_id, least(v.visitors / ${VISITORS_OF_A_UNIT}::float8, ${MOST_BY_VISITORS}) as units
      from jsonb_to_recordset(${JSON.stringify(opened)}::jsonb) as v ("productId" text, visitors integer)),
    wanted as (select product_id, sum(units) as units from (table bought union all table opened) w group by product_id),
    now_popular as (
      select d.product_id as id, d.popularity as before, coalesce(b.units / (b.units + ${HALF}), 0)::real as popularity
      from product_documents d left join wanted b using (product_id)
      where d.popularity > 0 or b.units > 0)
    select id, popularity from now_popular
    where abs(popularity - before) >= ${LEAST_CHANGE} or (popularity = 0 and before > 0)`.execute(db)
  return rows
}
