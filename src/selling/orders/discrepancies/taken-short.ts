import { type RawBuilder, sql } from 'kysely'
import type { Work } from '#platform/work/work.ts'

/** A case in which the customer accepted fewer units than were bought. */
export type TakenShort = {
  readonly number: string
  readonly itemId: string
  readonly at: Date
  /** The state of the item when it was opened. */
  readonly itemState: string
  /** How many units are missing, as it was agreed; 0 where only money was. */
  readonly missing: number
  /** Who proposed it. */
  readonly proposedBy: string
  readonly why: string
}

const taken = sql`discrepancies found
    join discrepancy_options option on option.discrepancy_id = found.id and option.round = found.round
      and option.kind = found.chosen_kind
    where found.kind = 'short' and found.chosen_kind = 'accept' and found.state = 'closed'
      and not exists (select from discrepancies anew where anew.item_id = found.item_id and anew.chosen_kind = 'replace'
        and anew.chosen_at >= found.chosen_at) and`

/** SQL for the number of units of an item (`item` in the query) that its customer agreed are missing. */
export const missingUnits: RawBuilder<number> = sql<number>`(select coalesce(sum((option.facts->>'missing')::int), 0)::int
  from ${taken} found.item_id = item.id)`

/** SQL for how many of these were refunded. */
export const paidBackUnits: RawBuilder<number> = sql<number>`(select coalesce(sum((option.facts->>'missing')::int), 0)::int
  from ${taken} found.item_id = item.id and found.back_minor > 0)`

/** SQL for how many units of an item (`item` in the query) were received and are not lost, counted by their labels; null before the first. */
export const cameUnits: RawBuilder<number | null> = sql<number | null>`(select case when count(*) = 0 then null
  else (count(*) filter (where piece.place_kind <> 'lost'))::int end from pieces piece
  where piece.item_id = item.id and piece.batch = (select max(batch) from pieces where item_id = item.id))`

/** The short deliveries of an item that its customer accepted, oldest first; those before it was bought again do not count. */
export async function readTakenShort({ db }: Work, itemId: string): Promise<readonly TakenShort[]> {
  const { rows } = await sql<TakenShort>`
    select found.number, found.item_id as "itemId", found.at, found.item_state as "itemState",
      coalesce((option.facts->>'missing')::int, 0) as missing, found.proposed_by as "proposedBy", found.note as why
    from ${taken} found.item_id = ${itemId}
    order by found.chosen_at, found.id`.execute(db)
  return rows
}

/** How many units of this item its customer agreed are missing, so far. */
export async function countMissing(work: Work, itemId: string): Promise<number> {
  return (await readTakenShort(work, itemId)).reduce((sum, { missing }) => sum + missing, 0)
}
