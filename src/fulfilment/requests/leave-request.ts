import { cancelWaybill } from '#fulfilment/couriers/waybills/cancel-waybill.ts'
import { asSystem, type Work } from '#platform/work/work.ts'
import { endRequest } from './cancel-request.ts'
import { endPaidDelivery } from './deliveries/paid-deliveries.ts'
import { type LockedRequest, moveRequest } from './move-request.ts'

/** The open request that an item is in, if any. */
export async function findRequestOf(work: Work, itemId: string): Promise<string | null> {
  const row = await work.db
    .selectFrom('request_items')
    .select('request_id')
    .where('item_id', '=', itemId)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  return row?.request_id ?? null
}

/**
 * An item is gone and leaves its request; a request without items ends, and its payment is refunded. The request must
 * be locked.
 */
export async function leaveRequest(given: Work, held: LockedRequest, itemId: string): Promise<void> {
  const work = asSystem(given)
  const { request, itemIds } = held
  await work.db
    .updateTable('request_items')
    .set({ removed_at: work.now })
    .where('request_id', '=', request.id)
    .where('item_id', '=', itemId)
    .where('removed_at', 'is', null)
    .execute()
  if (itemIds.some((id) => id !== itemId)) return
  await moveRequest(work, request, 'emptied')
  if (request.kind === 'Delivery' && request.state !== 'shipped') await cancelWaybill(work, request.id)
  await endRequest(work, { ...held, orders: [], itemIds: [] }, 'lost')
  for (const order of held.orders)
    await endPaidDelivery(work, order, { requestId: request.id, how: 'not carried out', cause: 'lost' })
}
