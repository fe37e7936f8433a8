import { collectWaybill } from '#fulfilment/couriers/waybills/collect-waybill.ts'
import { recordEnding } from '#fulfilment/requests/deliveries/record-ending.ts'
import { shipRequest } from '#fulfilment/requests/deliveries/ship-request.ts'
import { readRequest } from '#fulfilment/requests/facts/read-requests.ts'
import { closeRunSheet } from '#fulfilment/requests/run-sheets/close-run-sheet.ts'
import { openRunSheet } from '#fulfilment/requests/run-sheets/open-run-sheet.ts'
import { scanParcel } from '#fulfilment/requests/run-sheets/scan-parcel.ts'
import { deliverySample, waitingSample } from '#world/samples/checkout/delivery.samples.ts'
import { queuedSample } from '#world/samples/fulfilment/delivery-desk.samples.ts'
import type { Cast, Stage } from '#world/samples/selling/orders.samples.ts'

export type CashParcel = { readonly id: string; readonly number: string; readonly awb: string; readonly minor: bigint }

/** A parcel in the queue of the shop's own courier, who is to collect payment at delivery. */
export async function cashParcelSample(stage: Stage, cast: Cast): Promise<CashParcel> {
  const goods = await waitingSample(stage, cast)
  const { number } = await deliverySample(stage, cast, goods, { pays: 'courier' })
  const awb = await queuedSample(stage, cast, number)
  const { id, delivery } = await stage(cast.hub, (work) => readRequest(work, number))
  return { id, number, awb, minor: delivery?.cashMinor ?? 0n }
}

/** A parcel whose courier has collected the money. */
export async function deliveredCashSample(stage: Stage, cast: Cast): Promise<CashParcel> {
  const parcel = await cashParcelSample(stage, cast)
  await stage(cast.hub, (work) => collectWaybill(work, parcel.awb))
  await stage(cast.hub, (work) => shipRequest(work, parcel.id, { awb: parcel.awb, at: work.now }))
  await endSample(stage, cast, parcel, 'deliver')
  return parcel
}

/** How a delivery ended, as the hub records it. */
export async function endSample(
  stage: Stage,
  cast: Cast,
  { awb, minor }: CashParcel,
  how: 'deliver' | 'return',
): Promise<void> {
  const countedMinor = how === 'deliver' ? minor : null
  await stage(cast.hub, (work) => recordEnding(work, { awb, how, countedMinor, note: null }))
}

/** A driver has left with these parcels. */
export async function sheetSample(stage: Stage, cast: Cast, parcels: readonly CashParcel[]): Promise<string> {
  const sheet = await stage(cast.hub, (work) => openRunSheet(work, 'marsa-eg'))
  for (const { awb } of parcels) await stage(cast.hub, (work) => scanParcel(work, sheet, awb))
  await stage(cast.hub, (work) => closeRunSheet(work, sheet))
  return sheet
}
