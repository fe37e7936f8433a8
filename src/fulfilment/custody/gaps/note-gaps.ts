import { sql } from 'kysely'
import { newId } from '#platform/work/id.ts'
import type { Work } from '#platform/work/work.ts'
import { findGaps, isOf, type Slice, type Within } from './find-gaps.ts'

export type Noted = { readonly found: number; readonly gone: number }

/**
 * Looks for gaps on this site, in one item or a slice of items, records new ones and removes those that no longer exist. An
 * explained gap stays explained while it is the same.
 */
export async function noteGaps(work: Work, within: Omit<Within, 'site' | 'now'> = {}): Promise<Noted> {
  const { db, site, now } = work
  const gaps = await findGaps(db, { site, now, ...within })
  const ids = gaps.map(() => newId())
  const found = sql`unnest(${ids}::uuid[], ${gaps.map((gap) => gap.kind)}::text[], ${gaps.map((gap) => gap.itemId)}::uuid[],
    ${gaps.map((gap) => gap.barcode)}::text[], ${gaps.map((gap) => gap.place)}::text[]) as now (id, kind, item_id, barcode, place)`
  await sql`
    insert into custody_gaps (id, site, kind, item_id, barcode, place, found_at)
      select id, ${site}, kind, item_id, barcode, place, ${now} from ${found} order by item_id, kind, barcode
    on conflict (item_id, kind, coalesce(barcode, '')) where gone_at is null
      do update set place = excluded.place where custody_gaps.place is distinct from excluded.place`.execute(db)
  const { rows } = await sql`
    update custody_gaps gap set gone_at = ${now}
    where gap.site = ${site} and gap.gone_at is null
      and ${isOf(sql`gap.item_id`, within)}
      and not exists (select from ${found}
        where now.item_id = gap.item_id and now.kind = gap.kind and now.barcode is not distinct from gap.barcode)
    returning gap.id`.execute(db)
  return { found: gaps.length, gone: rows.length }
}

/** Checks open gaps that are not explained again, the oldest first, so that goods that were scanned meanwhile leave the list before the next night. */
export async function lookAgain(work: Work): Promise<number> {
  const items = await work.db
    .selectFrom('custody_gaps')
    .select('item_id')
    .where('site', '=', work.site)
    .where('gone_at', 'is', null)
    .where('explained_at', 'is', null)
    .groupBy('item_id')
    .orderBy(({ fn }) => fn.min('found_at'))
    .limit(500)
    .execute()
  let gone = 0
  for (const { item_id: itemId } of items) gone += (await noteGaps(work, { itemId })).gone
  return gone
}

const itemsASlice = 5000

/** All items of the site in slices, so that the check of a large shop is many short queries. */
export async function readSlices({ db, site }: Work, size = itemsASlice): Promise<readonly Slice[]> {
  const { rows } = await sql<{ from: string }>`
    select id as from from (select id, row_number() over (order by id) as place from order_items where site = ${site}) numbered
    where (place - 1) % ${size} = 0 order by id`.execute(db)
  return rows.map(({ from }, at) => ({ from, to: rows[at + 1]?.from ?? null }))
}
