import { no } from '#fulfilment/couriers/couriers.refusals.ts'
import { readCompany } from '#fulfilment/couriers/read-companies.ts'
import { audit } from '#people/access/audit.ts'
import type { Work } from '#platform/work/work.ts'
import { moveWaybill, type Waybill } from './move-waybill.ts'
import { cleanAwb } from './set-awb.ts'
import { underWay, type WaybillEvent } from './waybill-moves.ts'

/** The parcel with this number leaves us: the hub scans it while the courier loads. A second scan changes nothing. */
export async function collectWaybill(work: Work, typed: string): Promise<Waybill> {
  const waybill = await lockByAwb(work, typed)
  if (waybill.state === 'collected') return waybill
  return byStaff(work, waybill, 'collect', null)
}

export type Ending = 'deliver' | 'return' | 'lose'

/** Records how a parcel's delivery ended, if the company does not report it. */
export async function endWaybill(work: Work, typed: string, ending: Ending, note: string | null): Promise<Waybill> {
  const waybill = await lockByAwb(work, typed)
  const company = await readCompany(work, waybill.company)
  if (company?.provider && company.isConfigured) throw no.AWB_FROM_COURIER({ path: 'awb' })
  return byStaff(work, waybill, ending, note)
}

async function byStaff(work: Work, waybill: Waybill, event: WaybillEvent, note: string | null): Promise<Waybill> {
  const moved = await moveWaybill(work, waybill, event, { note })
  await audit(work, {
    action: `waybill.${event}`,
    subject: `waybill:${waybill.id}`,
    before: waybill.state,
    after: moved.state,
    ...(note && { why: note }),
  })
  return moved
}

// Two companies may have given the same number: the one under way is meant.
async function lockByAwb(work: Work, typed: string): Promise<Waybill> {
  const found = await work.db
    .selectFrom('waybills')
    .selectAll()
    .where('site', '=', work.site)
    .where('awb', '=', cleanAwb(typed))
    .orderBy(({ eb }) => eb('state', 'in', [...underWay]), 'desc')
    .orderBy('asked_at', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst()
  if (!found) throw no.AWB_UNKNOWN({ path: 'awb' })
  return found
}
