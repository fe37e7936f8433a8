import { collectWaybill } from '#fulfilment/couriers/waybills/collect-waybill.ts'
import { readWaybills } from '#fulfilment/couriers/waybills/read-waybills.ts'
import { setAwb } from '#fulfilment/couriers/waybills/set-awb.ts'
import { packDelivery } from '#fulfilment/requests/deliveries/pack-delivery.ts'
import { queueForCourier } from '#fulfilment/requests/deliveries/queue-for-courier.ts'
import { readRequest } from '#fulfilment/requests/facts/read-requests.ts'
import type { Cast, Stage } from '#world/samples/selling/orders.samples.ts'

/** Packed by the hub, with the courier's number typed in and its label attached; returns the number. */
export async function queuedSample(stage: Stage, cast: Cast, number: string, awb = `M-${number}`): Promise<string> {
  const { id } = await stage(cast.hub, (work) => readRequest(work, number))
  await stage(cast.hub, (work) => packDelivery(work, { requestId: id, weightGrams: 800, pieces: 1 }))
  const [waybill] = await stage(cast.hub, (work) => readWaybills(work, [id]))
  await stage(cast.hub, (work) => setAwb(work, waybill?.id ?? '', awb))
  await stage(cast.hub, (work) => queueForCourier(work, id))
  return awb
}

/** Handed to its courier; the announcement of the scan is not delivered yet. */
export async function collectedSample(stage: Stage, cast: Cast, number: string): Promise<string> {
  const awb = await queuedSample(stage, cast, number)
  await stage(cast.hub, (work) => collectWaybill(work, awb))
  return awb
}
