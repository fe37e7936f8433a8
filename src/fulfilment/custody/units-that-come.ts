import { type RawBuilder, sql } from 'kysely'
import { among } from '#platform/work/among.ts'
import type { Work } from '#platform/work/work.ts'

/**
 * SQL for how many units of an item (`item` in the query) arrive or arrived: the pieces of the last purchase that are not
 * lost; for goods without pieces, as many as were bought.
 */
export const unitsThatCome: RawBuilder<number> = sql<number>`case when item.quantity = 1 then 1 else coalesce((
  select nullif(count(*) filter (where piece.place_kind <> 'lost'), 0)::int from pieces piece
  where piece.item_id = item.id
    and piece.batch = (select max(latest.batch) from pieces latest where latest.item_id = item.id)), item.quantity) end`

/** The same of these items, by item. */
export async function readUnitsThatCome(
  { db }: Work,
  itemIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (itemIds.length === 0) return new Map()
  const { rows } = await sql<{ id: string; units: number }>`
    select item.id, ${unitsThatCome} as units from order_items item where item.id ${among(itemIds)}`.execute(db)
  return new Map(rows.map(({ id, units }) => [id, units]))
}
