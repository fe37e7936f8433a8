// Random walks of a request: whatever customer, hub, desk and courier do in whatever order, each act is done or refused whole.
import assert from 'node:assert/strict'
import test from 'node:test'
import fc from 'fast-check'
import { collectWaybill, endWaybill } from '#fulfilment/couriers/waybills/collect-waybill.ts'
import { readWaybills } from '#fulfilment/couriers/waybills/read-waybills.ts'
import { setAwb } from '#fulfilment/couriers/waybills/set-awb.ts'
import { findGaps } from '#fulfilment/custody/gaps/find-gaps.ts'
import { cancelRequest } from '#fulfilment/requests/cancel-request.ts'
import { choosePickup } from '#fulfilment/requests/choose-pickup.ts'
import { waybillNews } from '#fulfilment/requests/deliveries/hear-waybill.ts'
import { packDelivery } from '#fulfilment/requests/deliveries/pack-delivery.ts'
import { queueForCourier } from '#fulfilment/requests/deliveries/queue-for-courier.ts'
import { collectRequest } from '#fulfilment/requests/desk/collect-request.ts'
import { preparePickup } from '#fulfilment/requests/desk/prepare-pickup.ts'
import { shelveRequest } from '#fulfilment/requests/desk/shelve-request.ts'
import { type RequestView, readRequestsOfOrder } from '#fulfilment/requests/facts/read-requests.ts'
import { switchToPickup } from '#fulfilment/requests/switch-request.ts'
import { proveBooks } from '#money/wallet/read-proof.ts'
import { readBalance } from '#money/wallet/read-wallet.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { newId } from '#platform/work/id.ts'
import { isRefusal } from '#platform/work/refusal.ts'
import { findOrder } from '#selling/orders/items/lock-order.ts'
import { deliverySample, feeOf, waitingSample } from '#world/samples/checkout/delivery.samples.ts'
import { sampleRoutes } from '#world/samples/money/payments.samples.ts'
import { fillWallet } from '#world/samples/money/wallet.samples.ts'
import { type Cast, type Stage, sampleCast } from '#world/samples/selling/orders.samples.ts'
import { payRequest, switchAndPay } from './request-delivery.ts'

const database = await testDatabase()
const stage: Stage = (who, act) => database.write(act, { who })
const cast: Cast = await database.write(sampleCast)
await database.write((work) => fillWallet(work, cast.customer.id ?? '', 900_000n))

type Goods = Awaited<ReturnType<typeof waitingSample>>
type Walk = { readonly goods: Goods; readonly request: RequestView | null }
type Deed = (walk: Walk) => Promise<unknown>

const place = { office: 'cairo', slot: null }
const idOf = ({ request }: Walk) => request?.id ?? newId()
const awbOf = ({ request }: Walk) => `W-${request?.number}-${request?.version}`
const lastAwb = async (walk: Walk) => {
  const [waybill] = await stage(cast.hub, (work) => readWaybills(work, [idOf(walk)]))
  return { id: waybill?.id ?? newId(), awb: waybill?.awb ?? 'none', state: waybill?.state ?? 'none' }
}

const deeds: Readonly<Record<string, Deed>> = {
  pickup: ({ goods }) =>
    stage(cast.customer, (work) => choosePickup(work, { ...place, itemIds: goods.itemIds, key: newId() })),
  deliverPaid: ({ goods }) => deliverySample(stage, cast, goods),
  deliverAtDoor: ({ goods }) => deliverySample(stage, cast, goods, { pays: 'courier' }),
  deliverUnpaid: ({ goods }) => deliverySample(stage, cast, goods, { payment: { method: 'office' } }),
  pay: (walk) =>
    stage(cast.customer, (work) =>
      payRequest(work, { key: newId(), requestId: idOf(walk), method: 'wallet' }, sampleRoutes),
    ),
  cancel: (walk) => stage(cast.customer, (work) => cancelRequest(work, idOf(walk), null)),
  cancelByHub: (walk) => stage(cast.hub, (work) => cancelRequest(work, idOf(walk), 'asked by phone')),
  toPickup: (walk) =>
    stage(cast.customer, (work) => switchToPickup(work, { ...place, requestId: idOf(walk), key: newId() })),
  toDelivery: async (walk) => {
    const feeMinor = await feeOf(stage, cast, walk.goods, 'marsa-eg')
    const wish = {
      addressId: walk.goods.addressId,
      company: 'marsa-eg',
      feeMinor,
      pays: 'before',
      method: 'wallet',
    } as const
    return stage(cast.customer, (work) =>
      switchAndPay(work, { key: newId(), requestId: idOf(walk), ...wish }, sampleRoutes),
    )
  },
  prepare: (walk) => stage(cast.hub, (work) => preparePickup(work, idOf(walk))),
  shelve: (walk) => stage(cast.desk, (work) => shelveRequest(work, idOf(walk), 'B-2')),
  collect: async (walk) => {
    const code = walk.request?.code ?? '000000'
    const who = { requestId: idOf(walk), code, collectorName: 'Salma', collectorIdNumber: '2900' }
    return stage(cast.desk, (work) => collectRequest(work, who))
  },
  pack: (walk) => stage(cast.hub, (work) => packDelivery(work, { requestId: idOf(walk), weightGrams: 700, pieces: 1 })),
  awb: async (walk) => {
    const { id } = await lastAwb(walk)
    return stage(cast.hub, (work) => setAwb(work, id, awbOf(walk)))
  },
  queue: (walk) => stage(cast.hub, (work) => queueForCourier(work, idOf(walk))),
  courier: async (walk) => {
    const { awb } = await lastAwb(walk)
    await stage(cast.hub, (work) => collectWaybill(work, awb))
    const news = { requestId: idOf(walk), awb, at: new Date() }
    // Told twice, as news may be.
    for (const _ of [1, 2]) await database.write((work) => waybillNews['waybill.collected'](work, news))
  },
  delivered: (walk) => endAs(walk, 'deliver', 'waybill.delivered'),
  returned: (walk) => endAs(walk, 'return', 'waybill.returned'),
}

async function endAs(walk: Walk, how: 'deliver' | 'return', news: 'waybill.delivered' | 'waybill.returned') {
  const { awb } = await lastAwb(walk)
  await stage(cast.hub, (work) => endWaybill(work, awb, how, null))
  const told = { requestId: idOf(walk), awb, at: new Date() }
  for (const _ of [1, 2]) await database.write((work) => waybillNews[news](work, told))
}

// Where a request stands, its goods stand with it.
const together: Readonly<Record<string, readonly string[]>> = {
  requested: ['prepare_for_pickup', 'preparing_package'],
  pending_review: ['prepare_for_pickup', 'preparing_package'],
  prepared: ['pending_pickup', 'ready_for_pickup', 'preparing_shipment', 'pending_delivery'],
  shipped: ['shipped'],
  fulfilled: ['picked_up', 'delivered'],
}

async function walkOn(goods: Goods, steps: readonly string[]): Promise<void> {
  for (const step of steps) {
    const requests = await database.read((work) => readRequestsOfOrder(work, goods.orderId), { who: cast.customer })
    const open = requests.find(({ state }) => state !== 'cancelled') ?? requests[0] ?? null
    await (deeds[step] as Deed)({ goods, request: open }).catch((error: unknown) => {
      if (!isRefusal(error)) throw error
    })
    await look(goods, step)
  }
}

async function look(goods: Goods, step: string): Promise<void> {
  const requests = await database.read((work) => readRequestsOfOrder(work, goods.orderId), { who: cast.customer })
  const order = await database.read((work) => findOrder(work, { id: goods.orderId }))
  const live = requests.filter(({ state }) => state !== 'cancelled')
  assert.ok(live.length <= 1, `${step}: two requests for the same goods`)
  for (const item of order.items) {
    const allowed = live[0] ? together[live[0].state] : ['waiting_delivery_request']
    assert.ok(allowed?.includes(item.state), `${step}: the request is ${live[0]?.state}, its goods are ${item.state}`)
  }
  for (const { id, state } of requests) {
    const { minor } = await database.read((work) => readBalance(work, `request:${id}`))
    if (state === 'cancelled' || state === 'fulfilled') assert.equal(minor, 0n, `${step}: a closed request keeps money`)
  }
}

test('whoever does what in whatever order, a request and its goods stand together and the books balance', async () => {
  const walks = fc.array(fc.constantFrom(...Object.keys(deeds)), { minLength: 8, maxLength: 22 })
  // Long ways are rare by chance: these go to their ends, with turns on the way.
  const ways: readonly string[][] = [
    ['deliverPaid', 'pack', 'awb', 'queue', 'courier', 'cancel', 'returned', 'pickup', 'prepare', 'shelve', 'collect'],
    ['deliverAtDoor', 'pack', 'toPickup', 'toDelivery', 'pack', 'awb', 'queue', 'courier', 'toPickup', 'delivered'],
    [
      'deliverUnpaid',
      'pack',
      'pay',
      'pack',
      'cancelByHub',
      'deliverAtDoor',
      'pay',
      'pack',
      'awb',
      'courier',
      'delivered',
    ],
  ]
  await fc.assert(
    fc.asyncProperty(fc.oneof(walks, fc.constantFrom(...ways)), async (steps) => {
      await walkOn(await waitingSample(stage, cast), steps)
    }),
    { numRuns: 25, examples: ways.map((way) => [way]), endOnFailure: true },
  )
  assert.deepEqual(await database.read(proveBooks), [])
  assert.deepEqual(await findGaps(database.db), [], 'every piece is where its item is')
})
