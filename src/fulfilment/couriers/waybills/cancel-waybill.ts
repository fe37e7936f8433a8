import { longestCallMs } from '#fulfilment/couriers/courier.ts'
import { no } from '#fulfilment/couriers/couriers.refusals.ts'
import { readCompany } from '#fulfilment/couriers/read-companies.ts'
import type { Work } from '#platform/work/work.ts'
import { moveWaybill, type Waybill } from './move-waybill.ts'
import { underWay } from './waybill-moves.ts'

/**
 * `none`: the request has no waybill under way. `cancelled`: it ended now. `asked`: the company has it and is asked to
 * cancel; `waybill.cancelled` follows, or `waybill.collected` if its driver was faster. Nothing of the request may be
 * cancelled before that.
 */
export type Cancelling = 'none' | 'cancelled' | 'asked'

/**
 * The request's parcel is not to be carried any more. Refused once the company has collected it. A second call is
 * harmless.
 */
export async function cancelWaybill(work: Work, requestId: string, note: string | null = null): Promise<Cancelling> {
  const waybill = await work.db
    .selectFrom('waybills')
    .selectAll()
    .where('request_id', '=', requestId)
    .where('site', '=', work.site)
    .where('state', 'in', [...underWay])
    .forUpdate()
    .executeTakeFirst()
  if (!waybill) return 'none'
  if (waybill.state === 'cancelling') return 'asked'
  if (waybill.state === 'collected') {
    throw no.WAYBILL_NOT_ALLOWED({ state: waybill.state, event: 'cancel', reference: waybill.reference })
  }
  if (await isAtTheCompany(work, waybill)) {
    // A booking call may be running now; waiting for it makes sure that its delivery is found and cancelled.
    const next = waybill.state === 'booked' ? work.now : new Date(work.now.getTime() + longestCallMs)
    await moveWaybill(work, waybill, 'askCancel', { note, facts: { try_next_at: next, tries: 0 } })
    return 'asked'
  }
  await moveWaybill(work, waybill, 'cancel', { note })
  return 'cancelled'
}

// A try may have arrived although there was no answer. A failed booking was refused: the company has nothing.
async function isAtTheCompany(work: Work, waybill: Waybill): Promise<boolean> {
  const company = await readCompany(work, waybill.company)
  if (!company?.provider) return false
  return waybill.state === 'booked' || (waybill.state === 'asked' && waybill.tries > 0)
}
