// What the hub, the desk and the courier do with a request.
import { readWaybills } from '#fulfilment/couriers/waybills/read-waybills.ts'
import { setAwb } from '#fulfilment/couriers/waybills/set-awb.ts'
import { packDelivery } from '#fulfilment/requests/deliveries/pack-delivery.ts'
import { queueForCourier } from '#fulfilment/requests/deliveries/queue-for-courier.ts'
import { recordEnding } from '#fulfilment/requests/deliveries/record-ending.ts'
import { collectRequest } from '#fulfilment/requests/desk/collect-request.ts'
import { preparePickup } from '#fulfilment/requests/desk/prepare-pickup.ts'
import { shelveRequest } from '#fulfilment/requests/desk/shelve-request.ts'
import { findRequest } from '#fulfilment/requests/move-request.ts'
import { openRunSheet } from '#fulfilment/requests/run-sheets/open-run-sheet.ts'
import { scanParcel } from '#fulfilment/requests/run-sheets/scan-parcel.ts'
import type { OrderItem } from '#selling/orders/items/lock-order.ts'
import { requestOf } from './request-deeds.ts'
import { forward, type Walk, type WalkDeed } from './walk.ts'

async function collect(walk: Walk, item: OrderItem): Promise<void> {
  const { as, crew } = walk
  const requestId = await requestOf(walk, item)
  const { request } = await as(crew.desk, (work) => findRequest(work, requestId))
  const collector = { collectorName: 'سلمى عبد الله', collectorIdNumber: '29001010100123' }
  await as(crew.desk, (work) => collectRequest(work, { requestId, code: request.code, ...collector }))
}

async function packParcel(walk: Walk, item: OrderItem): Promise<void> {
  const requestId = await requestOf(walk, item)
  await walk.as(walk.crew.hub, (work) => packDelivery(work, { requestId, weightGrams: 800, pieces: 1 }))
}

async function waybillOf(walk: Walk, item: OrderItem) {
  const requestId = await requestOf(walk, item)
  const waybills = await walk.as(walk.crew.hub, (work) => readWaybills(work, [requestId]))
  return { requestId, waybill: waybills.find((one) => !['cancelled', 'returned', 'lost'].includes(one.state)) }
}

async function queueParcel(walk: Walk, item: OrderItem): Promise<void> {
  const { as, crew, key } = walk
  const { requestId, waybill } = await waybillOf(walk, item)
  if (waybill && waybill.awb === null) await as(crew.hub, (work) => setAwb(work, waybill.id, key().slice(0, 18)))
  await as(crew.hub, (work) => queueForCourier(work, requestId))
}

async function handToCourier(walk: Walk, item: OrderItem): Promise<void> {
  const { as, crew } = walk
  const { waybill } = await waybillOf(walk, item)
  const sheet = await as(crew.hub, (work) => openRunSheet(work, 'marsa-eg'))
  await as(crew.hub, (work) => scanParcel(work, sheet, waybill?.awb ?? ''))
}

async function endWay(walk: Walk, item: OrderItem): Promise<void> {
  const { as, crew, dice } = walk
  const requestId = await requestOf(walk, item)
  const { request } = await as(crew.hub, (work) => findRequest(work, requestId))
  const { waybill } = await waybillOf(walk, item)
  const how = dice() < 0.75 ? ('deliver' as const) : ('return' as const)
  const countedMinor = how === 'deliver' && request.cash_minor > 0n ? request.cash_minor : null
  await as(crew.hub, (work) =>
    recordEnding(work, { awb: waybill?.awb ?? '', how, countedMinor, note: 'Nobody was there' }),
  )
}

export const handingDeeds: readonly WalkDeed[] = [
  forward('prepare', {
    in: ['prepare_for_pickup'],
    act: async (walk, item) => {
      const requestId = await requestOf(walk, item)
      await walk.as(walk.crew.hub, (work) => preparePickup(work, requestId))
    },
  }),
  forward('shelve', {
    in: ['pending_pickup'],
    act: async (walk, item) => {
      const requestId = await requestOf(walk, item)
      await walk.as(walk.crew.desk, (work) => shelveRequest(work, requestId, 'A-12'))
    },
  }),
  forward('collect', { in: ['ready_for_pickup'], act: collect }),
  forward('packParcel', { in: ['preparing_package'], act: packParcel }),
  forward('queueParcel', { in: ['preparing_shipment'], act: queueParcel }),
  forward('handToCourier', { in: ['pending_delivery'], act: handToCourier }),
  forward('endWay', { in: ['shipped'], act: endWay }),
]
