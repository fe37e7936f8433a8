import { lockItemsOrders } from '#fulfilment/purchasing/lock-items-orders.ts'
import { no } from '#fulfilment/warehouse/warehouse.refusals.ts'
import { audit } from '#people/access/audit.ts'
import type { Work } from '#platform/work/work.ts'
import { readTogether } from './goes-together.ts'
import { leavePrepared } from './leave-prepared.ts'
import { countInside, goodsOfCode, lockPrepared } from './lock-prepared.ts'

export type TakenOut = {
  readonly shipment: string
  /** The barcode of a box, or the label of an item that is packed without one. */
  readonly code: string
  readonly why: string
}

/** Takes a box out of a shipment in preparation; it stays here as it is packed. */
export async function takeOutOfShipment(work: Work, wish: TakenOut): Promise<{ readonly boxes: number }> {
  const { shipment, code, why } = wish
  const itemIds = await goodsOfCode(work, code)
  await lockItemsOrders(work, (await readTogether(work, itemIds)).itemIds)
  const { id, boxes: told } = await lockPrepared(work, shipment, 'takeOut')
  if (why.trim() === '') throw no.WHY_NEEDED({ path: 'why' })
  const inside = await countInside(work, id)
  const theirs = work.db.selectFrom('shipment_items').select('item_id').where('shipment_id', '=', id)
  const goods = (await theirs.where('item_id', 'in', [...itemIds]).execute()).map((row) => row.item_id)
  const [left] = await leavePrepared(work, goods)
  if (!left) throw no.NOT_IN_SHIPMENT({ path: 'code' })
  const now = await work.db.selectFrom('shipments').select('boxes').where('id', '=', id).executeTakeFirstOrThrow()
  // The row says at least one; an empty shipment has none.
  const boxes = inside === left.items.length ? 0 : now.boxes
  await audit(work, {
    action: 'shipment.takeOut',
    subject: `shipment:${id}`,
    before: { boxes: told, items: inside, out: [...left.boxes], goods: [...left.items] },
    after: { boxes, items: inside - left.items.length },
    why: why.trim(),
  })
  return { boxes }
}
