import { lockWaybill, moveWaybill, type Waybill } from '#fulfilment/couriers/waybills/move-waybill.ts'
import { audit } from '#people/access/audit.ts'
import type { Work } from '#platform/work/work.ts'

/** Sends a refused booking to the company again: its address was corrected there, or it serves the area now. */
export async function retryWaybill(work: Work, id: string): Promise<Waybill> {
  const waybill = await lockWaybill(work, id)
  const moved = await moveWaybill(work, waybill, 'retry', { facts: { try_next_at: work.now, tries: 0 } })
  await audit(work, { action: 'waybill.retry', subject: `waybill:${id}`, before: waybill.fault })
  return moved
}
