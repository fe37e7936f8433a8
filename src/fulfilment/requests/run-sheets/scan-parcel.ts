import { no as couriersNo } from '#fulfilment/couriers/couriers.refusals.ts'
import { collectWaybill } from '#fulfilment/couriers/waybills/collect-waybill.ts'
import { cleanAwb } from '#fulfilment/couriers/waybills/set-awb.ts'
import { shipRequest } from '#fulfilment/requests/deliveries/ship-request.ts'
import { lockRequest } from '#fulfilment/requests/move-request.ts'
import { no } from '#fulfilment/requests/requests.refusals.ts'
import { no as platformNo } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { lockRunSheet } from './lock-run-sheet.ts'

/** Adds the parcel with this number to the courier's sheet. A second scan changes nothing. */
export async function scanParcel(work: Work, number: string, typed: string): Promise<{ readonly request: string }> {
  if (work.who.kind !== 'staff') throw platformNo.FORBIDDEN()
  const sheet = await lockRunSheet(work, number)
  if (sheet.closed_at !== null) throw no.SHEET_CLOSED()
  const waybill = await findWaybill(work, cleanAwb(typed))
  if (waybill.company !== sheet.company) throw no.NOT_FOR_THIS_COURIER({ path: 'awb' })
  // Orders and request are locked before the waybill, as everywhere: a simultaneous cancellation waits, or is first.
  const { request } = await lockRequest(work, waybill.request_id)
  if (await isOnSheet(work, sheet.id, request.id)) return { request: request.number }
  if (request.state !== 'prepared' || request.queued_at === null || request.wish !== null) {
    throw no.NOT_QUEUED({ path: 'awb' })
  }
  const { awb } = await collectWaybill(work, waybill.awb ?? typed)
  await work.db
    .insertInto('run_sheet_rows')
    .values({
      sheet_id: sheet.id,
      request_id: request.id,
      awb: awb ?? '',
      scanned_by: work.who.id,
      scanned_at: work.now,
    })
    .execute()
  await shipRequest(work, request.id, { awb: awb ?? '', at: work.now })
  return { request: request.number }
}

async function isOnSheet(work: Work, sheetId: string, requestId: string): Promise<boolean> {
  const rows = work.db.selectFrom('run_sheet_rows').select('awb')
  const row = await rows.where('sheet_id', '=', sheetId).where('request_id', '=', requestId).executeTakeFirst()
  return row !== undefined
}

async function findWaybill(work: Work, awb: string) {
  const row = await work.db
    .selectFrom('waybills')
    .select(['request_id', 'company', 'awb'])
    .where('site', '=', work.site)
    // Our own labels have the request's number if the parcel had no other yet.
    .where(({ or, eb }) =>
      or([eb('awb', '=', awb), eb.and([eb('request_number', '=', awb), eb('state', 'in', ['booked', 'collected'])])]),
    )
    .orderBy('asked_at', 'desc')
    .executeTakeFirst()
  if (!row) throw couriersNo.AWB_UNKNOWN({ path: 'awb' })
  return row
}
