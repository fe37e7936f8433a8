import { readWaybills } from '#fulfilment/couriers/waybills/read-waybills.ts'
import { moveTheirs } from '#fulfilment/requests/move-asked.ts'
import { lockRequest } from '#fulfilment/requests/move-request.ts'
import { no } from '#fulfilment/requests/requests.refusals.ts'
import { audit } from '#people/access/audit.ts'
import type { Work } from '#platform/work/work.ts'

/** The label is attached: the parcel waits for its courier. */
export async function queueForCourier(work: Work, requestId: string): Promise<void> {
  const { request, orders, itemIds } = await lockRequest(work, requestId)
  if (request.kind !== 'Delivery') throw no.REQUEST_NOT_ALLOWED({ state: request.state, event: 'queueForCourier' })
  const awb = await readAwb(work, requestId)
  if (awb === null) throw no.NO_AWB_YET()
  for (const order of orders) {
    await moveTheirs(work, order, itemIds, { event: 'queueForCourier', data: { request: request.number, awb } })
  }
  await work.db
    .updateTable('requests')
    .set({ queued_at: work.now, version: request.version + 1 })
    .where('id', '=', requestId)
    .execute()
  const [before, after] = [{ isQueued: request.queued_at !== null }, { isQueued: true, awb }]
  await audit(work, { action: 'request.queue', subject: `request:${requestId}`, before, after })
}

/** The number of the waybill under which a request's parcel waits; null if it has none. */
async function readAwb(work: Work, requestId: string): Promise<string | null> {
  const [latest] = await readWaybills(work, [requestId])
  return latest?.state === 'booked' ? latest.awb : null
}
