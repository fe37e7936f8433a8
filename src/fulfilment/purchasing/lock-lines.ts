import { newId } from '#platform/work/id.ts'
import type { Work } from '#platform/work/work.ts'
import { no } from './purchasing.refusals.ts'

export type Line = {
  readonly id: string
  readonly itemId: string
  readonly storeOrderId: string
  readonly units: number
  readonly costMinor: bigint
  readonly isPart: boolean
  readonly trackingNumber: string | null
  readonly arrivedAt: Date | null
}

/** The open lines of these items, oldest first, locked after their orders. */
export async function lockLines(work: Work, itemIds: readonly string[]): Promise<readonly Line[]> {
  if (itemIds.length === 0) return []
  const rows = await work.db
    .selectFrom('store_order_items')
    .selectAll()
    .where('item_id', 'in', [...itemIds])
    .where('closed_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.map((row) => ({
    id: row.id,
    itemId: row.item_id,
    storeOrderId: row.store_order_id,
    units: row.units,
    isPart: row.is_part,
    costMinor: row.cost_minor,
    trackingNumber: row.tracking_number,
    arrivedAt: row.arrived_at,
  }))
}

/** Splits some units of a line into their own line, with their part of its cost; all units are the line itself. */
export async function splitLine(work: Work, line: Line, units: number): Promise<Line> {
  if (!Number.isSafeInteger(units) || units < 1 || units > line.units)
    throw no.UNITS_TOO_MANY({ path: `units.${line.id}`, open: line.units, title: '' })
  if (units === line.units) return line
  const id = newId()
  const costMinor = (line.costMinor * BigInt(units)) / BigInt(line.units)
  await work.db
    .updateTable('store_order_items')
    .set({ units: line.units - units, cost_minor: line.costMinor - costMinor, is_part: true })
    .where('id', '=', line.id)
    .execute()
  await work.db
    .insertInto('store_order_items')
    .values({
      id,
      item_id: line.itemId,
      store_order_id: line.storeOrderId,
      units,
      cost_minor: costMinor,
      is_part: true,
    })
    .execute()
  return { ...line, id, units, costMinor, isPart: true }
}
