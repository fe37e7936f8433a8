import { sql } from 'kysely'
import type { Work } from '#platform/work/work.ts'

type WaitingPart = { readonly id: string; readonly itemIds: readonly string[] }
export type WaitingParts = ReadonlyMap<string, readonly WaitingPart[]>

/** Which of these are numbers of store orders of this site, whether anything of them still waits or not. */
export async function readKnownNumbers({ db, site }: Work, numbers: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ number: string }>`
    select distinct store_order_number as number from store_orders
    where site = ${site} and store_order_number = any(${[...numbers]}::text[])`.execute(db)
  return new Set(rows.map(({ number }) => number))
}

/** Store orders by their number, each with what of it was not sent; of two stores there may be two. */
export async function readWaitingParts({ db, site }: Work, numbers: readonly string[]): Promise<WaitingParts> {
  const found = new Map<string, { id: string; itemIds: string[] }[]>()
  if (numbers.length === 0) return found
  const rows = await db
    .selectFrom('store_orders as bought')
    .innerJoin('store_order_items as line', 'line.store_order_id', 'bought.id')
    .innerJoin('order_items as item', 'item.id', 'line.item_id')
    .select(['bought.id', 'bought.store_order_number as number', 'line.item_id'])
    .where('bought.site', '=', site)
    .where('bought.store_order_number', 'in', [...numbers])
    .where('line.shipped_at', 'is', null)
    .where('line.closed_at', 'is', null)
    .where(({ eb, or }) => or([eb('item.state', '=', 'purchased'), eb('item.bought_units', '>', 0)]))
    .orderBy('line.id')
    .execute()
  for (const row of rows) {
    const parts = found.get(row.number) ?? []
    found.set(row.number, parts)
    const part = parts.find(({ id }) => id === row.id)
    if (!part) parts.push({ id: row.id, itemIds: [row.item_id] })
    else if (!part.itemIds.includes(row.item_id)) part.itemIds.push(row.item_id)
  }
  return found
}
