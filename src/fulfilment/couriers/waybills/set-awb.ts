import { no } from '#fulfilment/couriers/couriers.refusals.ts'
import { readCompany } from '#fulfilment/couriers/read-companies.ts'
import { audit } from '#people/access/audit.ts'
import type { Work } from '#platform/work/work.ts'
import { lockWaybill, moveWaybill, noteWaybillStep, type Waybill } from './move-waybill.ts'

/** Spaces and capitals come from the typist, not from the number. */
export function cleanAwb(typed: string): string {
  return typed.replace(/\s+/g, '').toUpperCase()
}

/**
 * Staff type the number that a company gave the parcel: a company without an API, or one whose booking failed and was
 * made on its website. Until it is collected a wrong number can be replaced.
 */
export async function setAwb(work: Work, waybillId: string, typed: string): Promise<Waybill> {
  const waybill = await lockWaybill(work, waybillId)
  const awb = cleanAwb(typed)
  if (waybill.awb === awb) return waybill
  const company = await readCompany(work, waybill.company)
  if (company?.provider && waybill.state !== 'failed') throw no.AWB_FROM_COURIER({ path: 'awb' })
  await refuseTakenAwb(work, waybill, awb)
  await audit(work, { action: 'waybill.awb', subject: `waybill:${waybillId}`, before: waybill.awb, after: awb })
  if (waybill.state === 'booked') return correct(work, waybill, awb)
  const facts = { awb, read_next_at: company?.provider ? work.now : null }
  return moveWaybill(work, waybill, 'typeAwb', { facts, note: awb })
}

async function correct(work: Work, waybill: Waybill, awb: string): Promise<Waybill> {
  const { state } = waybill
  await noteWaybillStep(work, waybill.id, { event: 'correctAwb', from: state, to: state, code: null, note: awb })
  return work.db
    .updateTable('waybills')
    .set({ awb, version: waybill.version + 1 })
    .where('id', '=', waybill.id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

async function refuseTakenAwb(work: Work, { company }: Waybill, awb: string): Promise<void> {
  const taken = await work.db
    .selectFrom('waybills')
    .select('reference')
    .where('company', '=', company)
    .where('awb', '=', awb)
    .executeTakeFirst()
  if (taken) throw no.AWB_TAKEN({ path: 'awb', reference: taken.reference })
}
