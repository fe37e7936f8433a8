import type { Work } from '#platform/work/work.ts'
import { recountBoxes } from './count-boxes.ts'
import { readTogether } from './goes-together.ts'

export type Left = { readonly shipment: string; readonly items: readonly string[]; readonly boxes: readonly string[] }

/**
 * Items leave the shipment in preparation, and everything in the same boxes leaves with them: a box goes whole or not
 * at all. Returns what left which shipment; a handed-over shipment stays as it is on its papers.
 */
export async function leavePrepared(work: Work, itemIds: readonly string[]): Promise<readonly Left[]> {
  if (itemIds.length === 0) return []
  // The shipment before its boxes, as everywhere.
  const shipments = await work.db
    .selectFrom('shipments')
    .select(['id', 'number'])
    .where('state', '=', 'preparing')
    .where('id', 'in', (part) =>
      part
        .selectFrom('shipment_items')
        .select('shipment_id')
        .where('item_id', 'in', [...itemIds]),
    )
    .orderBy('id')
    .forUpdate()
    .execute()
  const left: Left[] = []
  for (const { id, number } of shipments) {
    const together = await readTogether(work, itemIds)
    const boxes = await untieBoxes(work, id, together.boxIds)
    const items = await work.db
      .deleteFrom('shipment_items')
      .where('shipment_id', '=', id)
      .where('item_id', 'in', [...together.itemIds])
      .returning('item_id')
      .execute()
    await recountBoxes(work, id, -boxes.length)
    left.push({ shipment: number, items: items.map((one) => one.item_id), boxes })
  }
  return left
}

async function untieBoxes({ db }: Work, shipmentId: string, ids: readonly string[]): Promise<readonly string[]> {
  if (ids.length === 0) return []
  const boxes = await db
    .updateTable('boxes')
    .set({ shipment_id: null })
    .where('shipment_id', '=', shipmentId)
    .where('id', 'in', [...ids])
    .returning('barcode')
    .execute()
  return boxes.map((box) => box.barcode)
}
