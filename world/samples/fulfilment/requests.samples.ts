import { arriveItem } from '#fulfilment/requests/arrive-item.ts'
import { choosePickup } from '#fulfilment/requests/choose-pickup.ts'
import { collectRequest } from '#fulfilment/requests/desk/collect-request.ts'
import { preparePickup } from '#fulfilment/requests/desk/prepare-pickup.ts'
import { readOpenRequests } from '#fulfilment/requests/desk/read-pickup-desk.ts'
import { shelveRequest } from '#fulfilment/requests/desk/shelve-request.ts'
import { readOffices } from '#fulfilment/requests/facts/read-offices.ts'
import { findRequestByCode, type RequestView } from '#fulfilment/requests/facts/read-requests.ts'
import { system } from '#platform/work/work.ts'
import { findOrder } from '#selling/orders/items/lock-order.ts'
import type { NewItem, NewOrder, PlacedOrder } from '#selling/orders/place-order.ts'
import {
  approvedSample,
  type Cast,
  paidSample,
  placeSample,
  type Stage,
} from '#world/samples/selling/orders.samples.ts'
import { buySample } from './purchasing.samples.ts'
import { arrivedSample, dispatchedSample, receivedSample } from './warehouse.samples.ts'

/** How far a sample order is brought, by running every use-case on the way. */
export const sampleStages = [
  'placed',
  'processing',
  'pending_purchase',
  'purchased',
  'received_at_warehouse',
  'shipped_to_destination',
  'waiting_delivery_request',
  'prepare_for_pickup',
  'ready_for_pickup',
  'picked_up',
] as const
export type SampleStage = (typeof sampleStages)[number]

/** An order that has come as far as `until`; no state is ever inserted. */
export async function orderAt(
  stage: Stage,
  cast: Cast,
  until: SampleStage,
  items?: readonly NewItem[],
  given: Partial<NewOrder> = {},
): Promise<PlacedOrder> {
  if (until === 'placed') return placeSample(stage, cast, items, given)
  if (until === 'processing') return paidSample(stage, cast, items, given)
  const order = await approvedSample(stage, cast, items, given)
  const reached = (one: SampleStage) => sampleStages.indexOf(until) >= sampleStages.indexOf(one)
  if (reached('purchased')) await buySample(stage, cast, order.number)
  if (reached('received_at_warehouse')) await receivedSample(stage, cast, order.number)
  if (!reached('shipped_to_destination')) return order
  const shipments = await dispatchedSample(stage, cast, order.number)
  if (!reached('waiting_delivery_request')) return order
  await arrivedSample(stage, cast, order.number, shipments)
  await settleArrival(stage, cast, order)
  if (reached('prepare_for_pickup')) await chooseSample(stage, cast, order.number)
  if (reached('ready_for_pickup')) await readySample(stage, cast, order.number)
  if (reached('picked_up')) await collectSample(stage, cast, order.number)
  return order
}

/** Brings an order's goods that were received abroad to their customer. */
export async function handOverSample(
  stage: Stage,
  cast: Cast,
  order: Pick<PlacedOrder, 'id' | 'number'>,
  payArrived: () => Promise<void> = async () => {},
): Promise<void> {
  await arrivedSample(stage, cast, order.number, await dispatchedSample(stage, cast, order.number))
  await settleArrival(stage, cast, order)
  await payArrived()
  await chooseSample(stage, cast, order.number)
  await readySample(stage, cast, order.number)
  await collectSample(stage, cast, order.number)
}

async function settleArrival(
  stage: Stage,
  cast: Cast,
  { id, number }: Pick<PlacedOrder, 'id' | 'number'>,
): Promise<void> {
  const { items } = await stage(cast.hub, (work) => findOrder(work, { number }))
  for (const item of items) await stage(system, (work) => arriveItem(work, id, item.id))
}

/** Its customer asks for a pickup. */
export async function chooseSample(stage: Stage, cast: Cast, number: string): Promise<void> {
  const { items } = await stage(cast.customer, (work) => findOrder(work, { number }))
  const itemIds = items.filter((item) => item.state === 'waiting_delivery_request').map((item) => item.id)
  if (itemIds.length === 0) return
  const office = (await stage(cast.customer, readOffices))[0]?.code ?? ''
  await stage(cast.customer, (work) => choosePickup(work, { itemIds, office, slot: null, key: `pickup-${number}` }))
}

export async function readySample(stage: Stage, cast: Cast, number: string): Promise<void> {
  const { id } = await requestOf(stage, cast, number)
  await stage(cast.hub, (work) => preparePickup(work, id))
  await stage(cast.desk, (work) => shelveRequest(work, id, 'A-12'))
}

export async function collectSample(stage: Stage, cast: Cast, number: string): Promise<void> {
  const { id, code, customer } = await requestOf(stage, cast, number)
  const found = await stage(cast.desk, (work) => findRequestByCode(work, code ?? ''))
  const collection = { requestId: found?.id ?? id, code: code ?? '', collectorName: customer }
  await stage(cast.desk, (work) => collectRequest(work, { ...collection, collectorIdNumber: '29001010100123' }))
}

async function requestOf(stage: Stage, cast: Cast, number: string): Promise<RequestView> {
  const open = await stage(cast.hub, readOpenRequests)
  const found = open.find((request) => request.items.some((item) => item.orderNumber === number))
  if (!found) throw new Error(`Order ${number} has no open request`)
  return found
}
