import { scanPieces } from '#fulfilment/custody/scan-pieces.ts'
import { moveTheirs } from '#fulfilment/requests/move-asked.ts'
import { type LockedRequest, lockRequest, moveRequest } from '#fulfilment/requests/move-request.ts'
import { announce } from '#platform/work/announce.ts'
import type { Work } from '#platform/work/work.ts'

export type Shipped = { readonly awb: string; readonly at: Date }

/**
 * The courier has it: goods and request are shipped. A second call does nothing; returns whether it changed something.
 * A cancelled parcel that its courier took anyway is not shipped by this.
 */
export async function shipRequest(work: Work, requestId: string, { awb, at }: Shipped): Promise<boolean> {
  const held = await lockRequest(work, requestId)
  const { request } = held
  if (request.kind !== 'Delivery' || request.state !== 'prepared') return false
  await queueFirst(work, held, awb)
  const { orders, itemIds } = await lockRequest(work, requestId)
  for (const order of orders) {
    await moveTheirs(work, order, itemIds, { event: 'courierCollected', data: { request: request.number, awb } })
  }
  await moveRequest(work, request, 'ship', awb)
  await scanPieces(work, { act: 'to_courier', place: request.company ?? awb, of: { itemIds } })
  await work.db.updateTable('requests').set({ shipped_at: at }).where('id', '=', requestId).execute()
  // If the customer wanted something else meanwhile, they are told that the driver was faster.
  const news = { requestId, number: request.number, items: [...itemIds], awb }
  await announce(work, request.wish === null ? 'request.shipped' : 'request.kept', news)
  return true
}

// A courier who takes a parcel from the packing table skips the queue.
async function queueFirst(work: Work, { orders, itemIds }: LockedRequest, awb: string): Promise<void> {
  for (const order of orders) {
    const packed = order.items.filter((item) => itemIds.includes(item.id) && item.state === 'preparing_shipment')
    await moveTheirs(
      work,
      order,
      packed.map((item) => item.id),
      { event: 'queueForCourier', data: { awb } },
    )
  }
}
