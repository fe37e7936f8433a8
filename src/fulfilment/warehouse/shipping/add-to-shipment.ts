import { lockItemsOrders } from '#fulfilment/purchasing/lock-items-orders.ts'
import { no } from '#fulfilment/warehouse/warehouse.refusals.ts'
import { audit } from '#people/access/audit.ts'
import type { Work } from '#platform/work/work.ts'
import { recountBoxes } from './count-boxes.ts'
import { readTogether } from './goes-together.ts'
import { loadTogether, putInShipment } from './load-together.ts'
import { countInside, goodsOfCode, lockPrepared } from './lock-prepared.ts'

export type Addition = {
  readonly shipment: string
  /** The barcode of a closed box, or the label of an item that is packed without one. */
  readonly code: string
}

/** Adds a closed box to a shipment in preparation, with everything that must stay together with it. */
export async function addToShipment(work: Work, { shipment, code }: Addition): Promise<{ readonly boxes: number }> {
  const itemIds = await goodsOfCode(work, code)
  const together = await readTogether(work, itemIds)
  const orders = await lockItemsOrders(work, together.itemIds)
  const { id, origin, boxes: told } = await lockPrepared(work, shipment, 'add')
  const already = work.db.selectFrom('shipment_items').select('item_id').where('shipment_id', '=', id)
  if (await already.where('item_id', 'in', [...itemIds]).executeTakeFirst())
    throw no.ALREADY_IN_SHIPMENT({ path: 'code', shipment })
  const load = await loadTogether(work, { itemIds, together, orders })
  if (load.origin !== origin) throw no.ORIGINS_DIFFER({ path: 'code' })
  const inside = await countInside(work, id)
  await putInShipment(work, id, load)
  const boxes = await recountBoxes(work, id, load.boxIds.length)
  await audit(work, {
    action: 'shipment.add',
    subject: `shipment:${id}`,
    before: { boxes: inside === 0 ? 0 : told, items: inside },
    after: { boxes, items: inside + load.itemIds.length, added: [...load.barcodes], goods: [...load.itemIds] },
  })
  return { boxes }
}
