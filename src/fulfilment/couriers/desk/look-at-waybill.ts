import { lockWaybill, noteWaybillStep } from '#fulfilment/couriers/waybills/move-waybill.ts'
import { audit } from '#people/access/audit.ts'
import { permits } from '#people/access/permissions.ts'
import { no } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'

/** Marks a waybill's problem as checked; it is shown again when the company reports something else. */
export async function lookAtWaybill(work: Work, id: string): Promise<void> {
  if (!permits(work.who, 'hub')) throw no.FORBIDDEN()
  const { state, attention, attention_note: note } = await lockWaybill(work, id)
  if (attention === null) return
  await work.db.updateTable('waybills').set({ attention: null, attention_note: null }).where('id', '=', id).execute()
  await noteWaybillStep(work, id, { event: 'seen', from: state, to: state, code: null, note })
  await audit(work, { action: 'waybill.seen', subject: `waybill:${id}`, before: attention })
}
