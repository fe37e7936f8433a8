import { lockItemsOrders } from '#fulfilment/purchasing/lock-items-orders.ts'
import { recountBoxes } from '#fulfilment/warehouse/shipping/count-boxes.ts'
import { readTogether } from '#fulfilment/warehouse/shipping/goes-together.ts'
import { loadTogether, putInShipment } from '#fulfilment/warehouse/shipping/load-together.ts'
import { audit } from '#people/access/audit.ts'
import { newId } from '#platform/work/id.ts'
import { nextNumber } from '#platform/work/next-number.ts'
import { once } from '#platform/work/once.ts'
import type { Work } from '#platform/work/work.ts'
import { noteStep } from './note-shipment-step.ts'

export type NewShipment = {
  readonly itemIds: readonly string[]
  /** All boxes, if some of the goods are in none of ours; packed boxes are counted by the program. */
  readonly boxes: number | null
  readonly airwayBill: string | null
  readonly key: string
}

/** Puts packed goods of one warehouse into a shipment: whole closed boxes, and goods in no box. */
export async function createShipment(
  work: Work,
  request: NewShipment,
): Promise<{ readonly id: string; readonly number: string }> {
  return once(work, request.key, request, async () => {
    const { itemIds, boxes, airwayBill } = request
    const together = await readTogether(work, itemIds)
    const orders = await lockItemsOrders(work, together.itemIds)
    const load = await loadTogether(work, { itemIds, together, orders })
    const id = newId()
    const number = `S${await nextNumber(work, 'shipments', 5001)}`
    const made = { created_by: work.who.id ?? '', created_at: work.now }
    const { origin } = load
    await work.db
      .insertInto('shipments')
      .values({
        id,
        number,
        site: work.site,
        origin,
        state: 'preparing',
        boxes: boxes ?? 1,
        airway_bill: airwayBill,
        ...made,
      })
      .execute()
    await putInShipment(work, id, load)
    await recountBoxes(work, id, 0)
    await noteStep(work, id, { event: 'create', from: null, to: 'preparing' })
    await audit(work, { action: 'shipment.create', subject: `shipment:${id}`, after: [...load.itemIds] })
    return { id, number }
  })
}
