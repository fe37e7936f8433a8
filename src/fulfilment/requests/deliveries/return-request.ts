import { scanPieces } from '#fulfilment/custody/scan-pieces.ts'
import { freeItems } from '#fulfilment/requests/cancel-request.ts'
import { giveBackRequest } from '#fulfilment/requests/facts/request-books.ts'
import { moveTheirs } from '#fulfilment/requests/move-asked.ts'
import { lockRequest, moveRequest } from '#fulfilment/requests/move-request.ts'
import { announce } from '#platform/work/announce.ts'
import { asSystem, type Work } from '#platform/work/work.ts'
import { endPaidDelivery } from './paid-deliveries.ts'

/**
 * The courier has brought it back ("return to operations"): the request is cancelled, its goods wait for another pickup
 * or delivery, and the delivery's price is refunded in full. A second call does nothing.
 */
export async function returnRequest(given: Work, requestId: string, at: Date, why: string | null): Promise<boolean> {
  const work = asSystem(given)
  const { request, orders, itemIds } = await lockRequest(work, requestId)
  if (request.kind !== 'Delivery' || request.state !== 'shipped') return false
  await moveRequest(work, request, 'return', why ?? undefined)
  let minor = await giveBackRequest(work, request, 'cancelledByUs')
  for (const order of orders) {
    const back = await moveTheirs(work, order, itemIds, { event: 'returned', data: { request: request.number } })
    minor += await endPaidDelivery(work, back, { requestId, how: 'not carried out', cause: 'cancelledByUs' })
  }
  await scanPieces(work, { act: 'back_at_hub', place: work.site, of: { itemIds } })
  await freeItems(work, requestId)
  await work.db.updateTable('requests').set({ returned_at: at }).where('id', '=', requestId).execute()
  const news = { requestId, number: request.number, items: [...itemIds], refunded: minor.toString() }
  await announce(work, 'request.returned', news)
  return true
}
