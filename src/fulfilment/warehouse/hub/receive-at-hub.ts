import { scanPieces } from '#fulfilment/custody/scan-pieces.ts'
import { countPiecesHere } from '#fulfilment/warehouse/receipt/count-pieces.ts'
import { endMissingHere } from '#fulfilment/warehouse/receipt/end-missing.ts'
import { no } from '#fulfilment/warehouse/warehouse.refusals.ts'
import { audit } from '#people/access/audit.ts'
import { announce } from '#platform/work/announce.ts'
import { no as platformNo } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { itemOf, lockOrder, type OrderItem } from '#selling/orders/items/lock-order.ts'
import { moveItems } from '#selling/orders/items/move-item.ts'
import { unloadWhenEmpty } from './unload-shipment.ts'

/**
 * The hub scans an item of an arrived shipment. With the last one the shipment is unloaded. The next step (the request
 * chosen at checkout, or asking the customer) follows in the room of requests, by the announcement.
 */
export async function receiveAtHub(work: Work, itemId: string): Promise<void> {
  const found = await work.db.selectFrom('order_items').select('order_id').where('id', '=', itemId).executeTakeFirst()
  if (!found) throw platformNo.NOT_FOUND()
  const order = await lockOrder(work, found.order_id)
  await requireReleased(work, itemId)
  await moveItems(work, order, [{ itemId, event: 'receiveAtHub' }])
  await endMissingHere(work, itemId, { isAllHere: true })
  await requireAllPieces(work, itemOf(order, itemId))
  await scanPieces(work, { act: 'hub_received', place: work.site, of: { itemIds: [itemId] } })
  await announce(work, 'item.arrived', { orderId: order.id, itemId })
  const before = { state: order.items.find((one) => one.id === itemId)?.state ?? null }
  await audit(work, { action: 'item.receiveAtHub', subject: `item:${itemId}`, before, after: { state: 'arrived_hub' } })
  await unloadWhenEmpty(work, itemId)
}

/**
 * An item's label stands for all its pieces. If some of them were scanned one by one and others not, or one is reported
 * missing, each must be scanned itself, unless the customer accepted the item as it came.
 */
async function requireAllPieces(work: Work, item: Pick<OrderItem, 'id' | 'discrepancy'>): Promise<void> {
  const { here, of } = await countPiecesHere(work, item.id)
  if (of < 2 || here === of) return
  if (item.discrepancy === 'short') throw no.PIECES_MISSING({ here, of })
  if (here > 0 && !(await wasTakenShort(work, item.id))) throw no.PIECES_MISSING({ here, of })
}

async function wasTakenShort({ db }: Work, itemId: string): Promise<boolean> {
  const taken = await db
    .selectFrom('discrepancies')
    .select('id')
    .where('item_id', '=', itemId)
    .where('kind', '=', 'short')
    .where('item_state', '=', 'in_shipping_process')
    .where('chosen_kind', '=', 'accept')
    .where('state', '=', 'closed')
    .executeTakeFirst()
  return taken !== undefined
}

/** Goods of a shipment at customs may leave it only when it is released. */
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
