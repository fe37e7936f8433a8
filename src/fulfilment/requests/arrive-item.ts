import { asSystem, type Work } from '#platform/work/work.ts'
import { itemOf, lockOrder, type Order } from '#selling/orders/items/lock-order.ts'
import { moveItems } from '#selling/orders/items/move-item.ts'
import { bringComplete } from './deliveries/bring-complete.ts'
import { addRequestItems, makeRequest } from './make-request.ts'
import { pickupColumns } from './request-place.ts'

/**
 * What happens at once when an item has reached the hub: the pickup chosen at checkout becomes its request (items of
 * the same order that arrive before it is prepared join it), the delivery paid at checkout does with the last of the
 * order's goods; otherwise the customer is asked. A second call does nothing.
 */
export async function arriveItem(given: Work, orderId: string, itemId: string): Promise<void> {
  const work = asSystem(given)
  const order = await lockOrder(work, orderId)
  if (itemOf(order, itemId).state !== 'arrived_hub') return
  if (await bringComplete(work, order)) return
  if (order.arrival !== 'pickup' || order.pickup_office === null) {
    await moveItems(work, order, [{ itemId, event: 'waitForRequest' }])
    return
  }
  await moveItems(work, order, [{ itemId, event: 'requestPickup', data: { office: order.pickup_office } }])
  const open = await findOpenRequest(work, order)
  if (open) await addRequestItems(work, open, [itemId])
  else {
    const place = pickupColumns({ office: order.pickup_office, slot: null })
    await makeRequest(work, { customerId: order.customer_id, itemIds: [itemId], place })
  }
}

/** Goods of an order were cancelled: what is here may be all that is to be delivered. A second call does nothing. */
export async function arriveRest(given: Work, orderId: string): Promise<void> {
  const work = asSystem(given)
  await bringComplete(work, await lockOrder(work, orderId))
}

async function findOpenRequest(work: Work, order: Order): Promise<string | null> {
  const row = await work.db
    .selectFrom('requests')
    .innerJoin('request_items as part', 'part.request_id', 'requests.id')
    .innerJoin('order_items as item', 'item.id', 'part.item_id')
    .select('requests.id')
    .where('item.order_id', '=', order.id)
    .where('part.removed_at', 'is', null)
    .where('requests.state', 'in', ['requested', 'pending_review'])
    .where('requests.office_code', '=', order.pickup_office)
    .forUpdate('requests')
    .executeTakeFirst()
  return row?.id ?? null
}
