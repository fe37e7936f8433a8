import { scanPieces } from '#custody/scan-pieces.ts'
import { lockOrder } from '#orders/lock-order.ts'
import { moveItems } from '#orders/move-item.ts'
import { audit } from '#people/audit.ts'
import { announce } from '#platform/announce.ts'
import { no as platformNo } from '#platform/refusal.ts'
import type { Work } from '#platform/work.ts'
import { unloadWhenEmpty } from './unload-shipment.ts'
import { no } from './warehouse.refusals.ts'

/**
 * The hub scans an item of an arrived shipment. With the last one the shipment is unloaded. What happens next (the request
 * chosen at checkout, or asking the customer) is the requests' room, which hears of it.
 */
export async function receiveAtHub(work: Work, itemId: string): Promise<void> {
  const found = await work.db.selectFrom('order_items').select('order_id').where('id', '=', itemId).executeTakeFirst()
  if (!found) throw platformNo.NOT_FOUND()
  const order = await lockOrder(work, found.order_id)
  await requireReleased(work, itemId)
  await moveItems(work, order, [{ itemId, event: 'receiveAtHub' }])
  await scanPieces(work, { act: 'hub_received', place: work.site, of: { itemIds: [itemId] } })
  await announce(work, 'item.arrived', { orderId: order.id, itemId })
  const before = { state: order.items.find((one) => one.id === itemId)?.state ?? null }
  await audit(work, { action: 'item.receiveAtHub', subject: `item:${itemId}`, before, after: { state: 'arrived_hub' } })
  await unloadWhenEmpty(work, itemId)
}

/** Goods of a shipment at customs come out when it is released. */
export async function requireReleased({ db }: Work, itemId: string): Promise<void> {
  const row = await db
    .selectFrom('shipment_items as part')
    .innerJoin('shipments', 'shipments.id', 'part.shipment_id')
    .leftJoin('shipment_releases as release', (join) =>
      join.onRef('release.shipment_id', '=', 'shipments.id').on('release.released_at', 'is not', null),
    )
    .select(['shipments.state', 'release.released_at'])
    .where('part.item_id', '=', itemId)
    .executeTakeFirst()
  if (row?.state === 'at_customs' && row.released_at === null) throw no.NOT_RELEASED()
}
