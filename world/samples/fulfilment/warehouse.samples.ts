import { acceptPapers } from '#fulfilment/warehouse/clearance/decide-paper.ts'
import { answerRelease, releaseShipment } from '#fulfilment/warehouse/clearance/release-shipment.ts'
import { enterDuties } from '#fulfilment/warehouse/duties/enter-duties.ts'
import { handOverShipment } from '#fulfilment/warehouse/handing-over/hand-over-shipment.ts'
import { receiveAtHub } from '#fulfilment/warehouse/hub/receive-at-hub.ts'
import { packItems } from '#fulfilment/warehouse/pack-items.ts'
import { readShipmentPapers } from '#fulfilment/warehouse/papers/read-shipment-papers.ts'
import { receiveItem } from '#fulfilment/warehouse/receive-item.ts'
import { createShipment } from '#fulfilment/warehouse/shipments/create-shipment.ts'
import { moveShipment } from '#fulfilment/warehouse/shipments/move-shipment.ts'
import type { KeptUpload } from '#platform/files/uploads.ts'
import { newId } from '#platform/work/id.ts'
import type { Actor, Work } from '#platform/work/work.ts'
import { findOrder, type OrderItem } from '#selling/orders/items/lock-order.ts'
import type { Cast, Stage } from '#world/samples/selling/orders.samples.ts'
import { shippedSample } from './purchasing.samples.ts'

/** Takes photos of received goods, by their picture. */
export type Camera = (image: string | null) => Promise<readonly KeptUpload[]>

/** What one unit weighs when it arrives. */
export type Scale = (item: OrderItem) => number

/** The seller sends a bought order and the warehouse receives it, each item with this weight per unit. */
export async function receivedSample(
  stage: Stage,
  cast: Cast & { readonly camera?: Camera; readonly scale?: Scale },
  number: string,
  givenGrams = 250,
): Promise<void> {
  const trackingNumber = await shippedSample(stage, cast, number)
  const { items } = await stage(cast.warehouse, (work) => findOrder(work, { number }))
  for (const item of items.filter((one) => one.state === 'shipped_from_seller')) {
    const [photo = null, ...morePhotos] = (await cast.camera?.(item.image)) ?? []
    const unitGrams = cast.scale?.(item) ?? givenGrams
    const found = { itemId: item.id, trackingNumber, unitGrams, condition: 'good', note: '' } as const
    const receipt = { ...found, photo, morePhotos }
    await stage(cast.warehouse, (work) => receiveItem(work, receipt))
  }
}

/** Packed and dispatched; returns the shipments, one per origin. */
export async function dispatchedSample(stage: Stage, cast: Cast, number: string): Promise<readonly string[]> {
  const { items } = await stage(cast.warehouse, (work) => findOrder(work, { number }))
  const received = items.filter((item) => item.state === 'received_at_warehouse')
  const shipments: string[] = []
  for (const origin of new Set(received.map((item) => item.country))) {
    const itemIds = received.filter((item) => item.country === origin).map((item) => item.id)
    await stage(cast.warehouse, (work) => packItems(work, itemIds))
    const request = { itemIds, boxes: 1, airwayBill: `077-${number}`, key: `shipment-${number}-${origin}` }
    const { id } = await stage(cast.warehouse, (work) => createShipment(work, request))
    await handedOverSample(stage, cast, id)
    shipments.push(id)
  }
  return shipments
}

type Crew = Pick<Cast, 'warehouse' | 'hub'>

/** Given to the airline: each box of its manifest is scanned, and the shipment leaves. */
export async function handedOverSample(
  stage: Stage,
  cast: Crew,
  shipmentId: string,
  airwayBill?: string,
): Promise<void> {
  await stage(cast.warehouse, async (work) => {
    const { boxes } = await readShipmentPapers(work, await numberOf(work, shipmentId))
    const to = { company: 'EgyptAir Cargo', givenTo: 'A. Naguib' }
    const wish = { shipmentId, scanned: boxes, counted: boxes.length, airwayBill: airwayBill ?? null, ...to }
    return handOverShipment(work, wish)
  })
}

type Entering = { readonly shipmentId: string; readonly bankAccount: string; readonly receipt: KeptUpload }

/** Enters the duties of a shipment at customs; they wait for a second person. */
export async function enteredDuties(stage: Stage, who: Actor, given: Entering): Promise<{ readonly number: string }> {
  const shipment = await stage(who, (work) => numberOf(work, given.shipmentId))
  const { bankAccount, receipt } = given
  const taken = { duty: 45_000n, vat: 12_345n, fees: 9_001n }
  const wish = { key: newId(), shipment, customerId: null, declaration: `46 km-${shipment}`, bankAccount, receipt }
  return stage(who, (work) => enterDuties(work, { ...wish, ...taken }))
}

/** Customs releases the goods with the papers that are there; if some are missing, two people agree to it. */
export async function releasedSample(stage: Stage, cast: Crew, shipmentId: string): Promise<void> {
  const number = await stage(cast.hub, (work) => numberOf(work, shipmentId))
  await stage(cast.hub, (work) => acceptPapers(work, number))
  const reason = 'The broker brings the rest tomorrow'
  const { isReleased } = await stage(cast.hub, (work) => releaseShipment(work, { number, reason }))
  if (!isReleased) await stage(cast.warehouse, (work) => answerRelease(work, { number, agrees: true }))
}

async function numberOf({ db }: Work, shipmentId: string): Promise<string> {
  const shipments = db.selectFrom('shipments').select('number').where('id', '=', shipmentId)
  return (await shipments.executeTakeFirstOrThrow()).number
}

/** Through customs and scanned at the hub. */
export async function arrivedSample(
  stage: Stage,
  cast: Cast,
  number: string,
  shipments: readonly string[],
): Promise<void> {
  for (const shipmentId of shipments) {
    await stage(cast.hub, (work) => moveShipment(work, { shipmentId, event: 'arriveAtCustoms' }))
    await releasedSample(stage, cast, shipmentId)
  }
  const { items } = await stage(cast.hub, (work) => findOrder(work, { number }))
  for (const item of items.filter((one) => one.state === 'in_shipping_process')) {
    await stage(cast.hub, (work) => receiveAtHub(work, item.id))
  }
}
