import { readWaybills } from '#fulfilment/couriers/waybills/read-waybills.ts'
import type { Work } from '#platform/work/work.ts'

/** The number under which a request's parcel waits for its courier; null while it has none. */
export async function readAwb(work: Work, requestId: string): Promise<string | null> {
  const [latest] = await readWaybills(work, [requestId])
  return latest?.state === 'booked' ? latest.awb : null
}
