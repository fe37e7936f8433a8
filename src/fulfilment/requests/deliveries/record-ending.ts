import { no as couriersNo } from '#fulfilment/couriers/couriers.refusals.ts'
import { endWaybill } from '#fulfilment/couriers/waybills/collect-waybill.ts'
import { cleanAwb } from '#fulfilment/couriers/waybills/set-awb.ts'
import { lockRequest, type Request } from '#fulfilment/requests/move-request.ts'
import { no } from '#fulfilment/requests/requests.refusals.ts'
import { formatMoney } from '#platform/values/amounts/format-money.ts'
import { money } from '#platform/values/amounts/money.ts'
import { isolateLtr } from '#platform/values/isolate.ts'
import type { Work } from '#platform/work/work.ts'
import { sites } from '#sites/sites.ts'
import { deliverRequest } from './deliver-request.ts'
import { returnRequest } from './return-request.ts'

export type Ending = {
  readonly awb: string
  readonly how: 'deliver' | 'return'
  /** The cash that the courier brought; null if there was nothing to collect. */
  readonly countedMinor: bigint | null
  readonly note: string | null
}

/**
 * Staff record how a delivery ended, if the company does not report it, with the cash counted against what was to be
 * collected. Another sum needs a reason; the difference stays with the courier.
 */
export async function recordEnding(work: Work, ending: Ending): Promise<{ readonly request: string }> {
  const { how, note, awb } = ending
  const { request } = await lockRequest(work, await requestOf(work, cleanAwb(awb)))
  if (request.state !== 'shipped') throw no.NOT_ON_THE_WAY({ path: 'awb' })
  if (how === 'deliver') await count(work, request, ending)
  await endWaybill(work, awb, how, note)
  if (how === 'deliver') await deliverRequest(work, request.id, work.now)
  else await returnRequest(work, request.id, work.now, note)
  return { request: request.number }
}

async function count(work: Work, request: Request, { countedMinor, note }: Ending): Promise<void> {
  const due = request.cash_minor
  if (due === 0n && countedMinor === null) return
  if ((countedMinor ?? -1n) !== due && !note) {
    const said = formatMoney(money(due, sites[work.site].currency), work.locale)
    throw no.CASH_DIFFERS({ due: isolateLtr(said), path: 'counted' })
  }
  await work.db
    .updateTable('requests')
    .set({ counted_minor: countedMinor ?? 0n })
    .where('id', '=', request.id)
    .execute()
}

async function requestOf(work: Work, awb: string): Promise<string> {
  const row = await work.db
    .selectFrom('waybills')
    .select('request_id')
    .where('site', '=', work.site)
    .where('awb', '=', awb)
    .orderBy('asked_at', 'desc')
    .executeTakeFirst()
  if (!row) throw couriersNo.AWB_UNKNOWN({ path: 'awb' })
  return row.request_id
}
