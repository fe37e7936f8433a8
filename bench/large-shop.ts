// A shop with very many orders, made only by use-cases: every order is placed, paid, reviewed, bought, received,
// shipped, collected or cancelled as its people would do it.

import { purchaseItems } from '#fulfilment/purchasing/purchase-items.ts'
import { sellerShipped } from '#fulfilment/purchasing/seller-shipped.ts'
import { arriveItem } from '#fulfilment/requests/arrive-item.ts'
import { choosePickup } from '#fulfilment/requests/choose-pickup.ts'
import { collectRequest } from '#fulfilment/requests/desk/collect-request.ts'
import { preparePickup } from '#fulfilment/requests/desk/prepare-pickup.ts'
import { shelveRequest } from '#fulfilment/requests/desk/shelve-request.ts'
import { findRequestByCode, readRequest } from '#fulfilment/requests/facts/read-requests.ts'
import { receiveAtHub } from '#fulfilment/warehouse/hub/receive-at-hub.ts'
import { packItems } from '#fulfilment/warehouse/pack-items.ts'
import { receiveItem } from '#fulfilment/warehouse/receive-item.ts'
import { createShipment } from '#fulfilment/warehouse/shipments/create-shipment.ts'
import { moveShipment } from '#fulfilment/warehouse/shipments/move-shipment.ts'
import { walletAccount } from '#money/wallet/accounts.ts'
import { money } from '#platform/values/amounts/money.ts'
import { newId } from '#platform/work/id.ts'
import { system } from '#platform/work/work.ts'
import { cancelOrder } from '#selling/orders/cancel-order.ts'
import { findOrder, lockOrder } from '#selling/orders/items/lock-order.ts'
import { confirmPayment } from '#selling/orders/money/confirm-payment.ts'
import { type NewItem, type PlacedOrder, placeOrder } from '#selling/orders/place-order.ts'
import { claimOrder } from '#selling/orders/review/claim-order.ts'
import { finishReview } from '#selling/orders/review/finish-review.ts'
import { reviewItem } from '#selling/orders/review/review-item.ts'
import { addressOf, deliverySample } from '#world/samples/checkout/delivery.samples.ts'
import { cardSample } from '#world/samples/fulfilment/purchasing.samples.ts'
import { handedOverSample, releasedSample } from '#world/samples/fulfilment/warehouse.samples.ts'
import { fillWallet } from '#world/samples/money/wallet.samples.ts'
import { sampleCustomer } from '#world/samples/people/people.samples.ts'
import { type Cast, type Stage, sampleCast, sampleItem, sampleOrder } from '#world/samples/selling/orders.samples.ts'

/** The last stage of an order, in the order of stages, and how many of a customer's fifty orders stop there. */
const fates = [
  ['placed', 2],
  ['cancelled', 18],
  ['processing', 3],
  ['pending_purchase', 3],
  ['purchased', 2],
  ['shipped_from_seller', 2],
  ['received_at_warehouse', 2],
  ['ready_for_shipping', 1],
  ['shipped_to_destination', 2],
  ['waiting_delivery_request', 1],
  ['preparing_package', 2],
  ['prepare_for_pickup', 1],
  ['ready_for_pickup', 1],
  ['picked_up', 10],
] as const
export type Fate = (typeof fates)[number][0]

const ordersOfOne = fates.reduce((sum, [, count]) => sum + count, 0)
const lanes = 8
// Each store is paid with its own card, as in a company that buys thousands of items there.
const stores = ['amazon.com', 'ebay.com', 'nike.com', 'walmart.com', 'macys.com', 'carters.com']

/** What is made so far: this many orders, by these customers. */
export type MadeShop = { readonly orders: number; readonly customers: readonly string[] }

/**
 * Makes a shop of this many orders (whole customers with fifty each), continuing from `before`, and reports progress:
 * `note` is called now and then, and at the end. A customer whose orders were interrupted is not counted.
 */
export async function makeLargeShop(
  stage: Stage,
  orders: number,
  before: MadeShop,
  note: (made: MadeShop) => void,
): Promise<MadeShop> {
  const cast = await stage(system, (work) => sampleCast(work))
  for (const store of stores) await stage(system, (work) => cardSample(work, cardOf(store)))
  const customers = [...before.customers]
  const wanted = Math.ceil(orders / ordersOfOne)
  const made = () => ({ orders: customers.length * ordersOfOne, customers })
  const started = performance.now()
  let begun = customers.length
  const lane = async () => {
    while (begun < wanted) {
      const place = begun++
      const { id, who } = await stage(system, (work) => sampleCustomer(work))
      await liveOne(stage, { ...cast, customer: who }, place)
      customers.push(id)
      if (customers.length % 100 !== 0) continue
      note(made())
      const seconds = Math.round((performance.now() - started) / 1000)
      console.log(`${made().orders.toLocaleString('en')} orders made, ${seconds} s`)
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  note(made())
  return made()
}

const cardOf = (store: string) => `Visa ${store} 4242`

type Laid = { readonly order: PlacedOrder; readonly fate: Fate }

async function liveOne(stage: Stage, cast: Cast, customer: number): Promise<void> {
  const customerId = cast.customer.id ?? ''
  await stage(system, (work) => fillWallet(work, customerId, 100_000_000n))
  const laid: Laid[] = []
  for (const [fate, count] of fates)
    for (let one = 0; one < count; one++) {
      const order = await stage(cast.customer, async (work) =>
        placeOrder(work, await sampleOrder(work, goods(customer, laid.length))),
      )
      laid.push({ order, fate })
    }
  const from = (fate: Fate) => {
    const first = fates.findIndex(([name]) => name === fate)
    return laid.filter((one) => one.fate !== 'cancelled' && fates.findIndex(([name]) => name === one.fate) >= first)
  }
  for (const { order } of laid.filter(({ fate }) => fate !== 'placed')) await pay(stage, cast, order)
  for (const { order, fate } of laid) if (fate === 'cancelled') await cancel(stage, cast, order)
  for (const { order } of from('pending_purchase')) await review(stage, cast, order.number)
  await buy(stage, cast, from('purchased'))
  await send(stage, cast, from('shipped_from_seller'))
  await receive(stage, cast, from('received_at_warehouse'))
  await bringHome(
    stage,
    cast,
    { packed: from('ready_for_shipping'), shipped: from('shipped_to_destination') },
    from('waiting_delivery_request'),
  )
  for (const { order, fate } of laid) if (fate === 'preparing_package') await bring(stage, cast, order)
  for (const { order, fate } of from('prepare_for_pickup')) await pickUp(stage, cast, order, fate)
}

function goods(customer: number, place: number): readonly NewItem[] {
  const store = stores[(customer + place) % stores.length] ?? 'amazon.com'
  const one = sampleItem({ store, url: `https://www.${store}/dp/B0${String(customer).padStart(5, '0')}${place}` })
  return place % 3 === 0 ? [one, sampleItem({ store, data: { color: 'Sand', price: '19.99' } })] : [one]
}

async function pay(stage: Stage, cast: Cast, { id, dueMinor }: PlacedOrder): Promise<void> {
  const parts = [{ from: walletAccount(cast.customer.id ?? '', 'card'), kind: 'card', minor: dueMinor }] as const
  await stage(cast.customer, async (work) =>
    confirmPayment(work, await lockOrder(work, id), { parts, method: 'wallet' }),
  )
}

async function cancel(stage: Stage, cast: Cast, { number }: PlacedOrder): Promise<void> {
  const reason = 'EXPENSIVE_ITEM' as const
  await stage(cast.customer, (work) => cancelOrder(work, { number, reason, comment: null, key: newId() }))
}

async function review(stage: Stage, cast: Cast, number: string): Promise<void> {
  await stage(cast.reviewer, async (work) => {
    await claimOrder(work, number)
    const { items } = await findOrder(work, { number })
    for (const { id, version } of items)
      await reviewItem(work, { itemId: id, version, data: {}, verdict: { kind: 'approve' } })
    await finishReview(work, number)
  })
}

async function itemsOf(stage: Stage, cast: Cast, laid: readonly Laid[]) {
  const orders = await stage(cast.buyer, (work) =>
    laid.reduce(
      async (before, { order }) => [...(await before), await findOrder(work, { number: order.number })],
      Promise.resolve<Awaited<ReturnType<typeof findOrder>>[]>([]),
    ),
  )
  return orders.flatMap((order) => order.items)
}

async function buy(stage: Stage, cast: Cast, laid: readonly Laid[]): Promise<void> {
  const items = await itemsOf(stage, cast, laid)
  for (const store of stores) {
    const itemIds = items.filter((item) => item.store === store).map((item) => item.id)
    if (itemIds.length === 0) continue
    const bought = { storeOrderNumber: newId(), cost: money(BigInt(itemIds.length) * 4_999n, 'USD'), key: newId() }
    await stage(cast.buyer, (work) => purchaseItems(work, { itemIds, cardLabel: cardOf(store), ...bought }))
  }
}

// A parcel for each order.
async function send(stage: Stage, cast: Cast, laid: readonly Laid[]): Promise<void> {
  for (const one of laid) {
    const itemIds = (await itemsOf(stage, cast, [one])).map((item) => item.id)
    const trackingNumber = `1Z999AA1${one.order.number}`
    await stage(cast.buyer, (work) => sellerShipped(work, { itemIds, carrier: 'UPS', trackingNumber }))
  }
}

async function receive(stage: Stage, cast: Cast, laid: readonly Laid[]): Promise<void> {
  for (const one of laid) {
    const trackingNumber = `1Z999AA1${one.order.number}`
    for (const { id } of await itemsOf(stage, cast, [one])) {
      const receipt = { itemId: id, trackingNumber, unitGrams: 250, condition: 'good', note: '', photo: null } as const
      await stage(cast.warehouse, (work) => receiveItem(work, receipt))
    }
  }
}

type Boxes = { readonly packed: readonly Laid[]; readonly shipped: readonly Laid[] }

// Two shipments: one stays on its way, one arrives.
async function bringHome(stage: Stage, cast: Cast, { packed, shipped }: Boxes, home: readonly Laid[]): Promise<void> {
  const ids = async (laid: readonly Laid[]) => (await itemsOf(stage, cast, laid)).map((item) => item.id)
  const all = await ids(packed)
  await stage(cast.warehouse, (work) => packItems(work, all))
  const away = shipped.filter((one) => !home.includes(one))
  for (const laid of [away, home]) {
    const itemIds = await ids(laid)
    const request = { itemIds, boxes: 1, airwayBill: newId(), key: newId() }
    const { id: shipmentId } = await stage(cast.warehouse, (work) => createShipment(work, request))
    await handedOverSample(stage, cast, shipmentId)
    if (laid !== home) continue
    await stage(cast.hub, (work) => moveShipment(work, { shipmentId, event: 'arriveAtCustoms' }))
    await releasedSample(stage, cast, shipmentId)
  }
  for (const one of home)
    for (const { id } of await itemsOf(stage, cast, [one])) {
      await stage(cast.hub, (work) => receiveAtHub(work, id))
      await stage(system, (work) => arriveItem(work, one.order.id, id))
    }
}

// Delivered to the door, with its fee paid to the courier.
async function bring(stage: Stage, cast: Cast, order: PlacedOrder): Promise<void> {
  const itemIds = (await itemsOf(stage, cast, [{ order, fate: 'preparing_package' }])).map((item) => item.id)
  const goods = { orderId: order.id, itemIds, addressId: await addressOf(stage, cast) }
  await deliverySample(stage, cast, goods, { pays: 'courier' })
}

async function pickUp(stage: Stage, cast: Cast, order: PlacedOrder, fate: Fate): Promise<void> {
  const waiting = (await itemsOf(stage, cast, [{ order, fate }])).filter(
    (item) => item.state === 'waiting_delivery_request',
  )
  const itemIds = waiting.map((item) => item.id)
  const made = await stage(cast.customer, (work) =>
    choosePickup(work, { itemIds, office: 'cairo', slot: null, key: newId() }),
  )
  if (fate === 'prepare_for_pickup') return
  const { id: requestId } = await stage(cast.hub, (work) => readRequest(work, made.number))
  await stage(cast.hub, (work) => preparePickup(work, requestId))
  await stage(cast.desk, (work) => shelveRequest(work, requestId, 'A-12'))
  if (fate === 'ready_for_pickup') return
  const { code } = await stage(cast.hub, (work) => readRequest(work, made.number))
  const found = await stage(cast.desk, (work) => findRequestByCode(work, code ?? ''))
  const collection = { requestId: found?.id ?? '', code: code ?? '', collectorName: 'سلمى عبد الله' }
  await stage(cast.desk, (work) => collectRequest(work, { ...collection, collectorIdNumber: '29001010100123' }))
}
