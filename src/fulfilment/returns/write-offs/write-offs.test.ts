import assert from 'node:assert/strict'
import test from 'node:test'
import { findGaps } from '#fulfilment/custody/gaps/find-gaps.ts'
import { preparePickup } from '#fulfilment/requests/desk/prepare-pickup.ts'
import { readRequestsOfOrder } from '#fulfilment/requests/facts/read-requests.ts'
import { closeBox } from '#fulfilment/warehouse/boxes/close-box.ts'
import { putInBox } from '#fulfilment/warehouse/boxes/put-in-box.ts'
import { packItems } from '#fulfilment/warehouse/pack-items.ts'
import { createShipment } from '#fulfilment/warehouse/shipments/create-shipment.ts'
import { moveShipment } from '#fulfilment/warehouse/shipments/move-shipment.ts'
import { proveBooks } from '#money/wallet/read-proof.ts'
import { readWallet } from '#money/wallet/read-wallet.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { newId } from '#platform/work/id.ts'
import { isRefusal } from '#platform/work/refusal.ts'
import type { Actor } from '#platform/work/work.ts'
import { itemMoves } from '#selling/orders/items/item-moves.ts'
import type { ItemState } from '#selling/orders/items/item-states.ts'
import { findOrder, lockOrder } from '#selling/orders/items/lock-order.ts'
import { moveItems } from '#selling/orders/items/move-item.ts'
import { readOrderMoney } from '#selling/orders/money/order-money.ts'
import { payOrderFromWallet } from '#selling/orders/money/pay-order-from-wallet.ts'
import { buySample } from '#world/samples/fulfilment/purchasing.samples.ts'
import { orderAt } from '#world/samples/fulfilment/requests.samples.ts'
import { sampleProof } from '#world/samples/fulfilment/returns.samples.ts'
import { dispatchedSample, handedOverSample } from '#world/samples/fulfilment/warehouse.samples.ts'
import { fillWallet } from '#world/samples/money/wallet.samples.ts'
import { sampleStaff } from '#world/samples/people/people.samples.ts'
import { paidSample, reviewSample, type Stage, sampleCast, sampleItem } from '#world/samples/selling/orders.samples.ts'
import { answerWriteOff } from './answer-write-off.ts'
import { proposeWriteOff } from './propose-write-off.ts'
import { readLosable, readWriteOff } from './read-write-offs.ts'

const database = await testDatabase()
const stage: Stage = (who, act) => database.write(act, { who })
const cast = await database.write(sampleCast)
const [support, second, third] = await database.write(async (work) => [
  (await sampleStaff(work, ['support'])).who,
  (await sampleStaff(work, ['support'])).who,
  (await sampleStaff(work, ['admin'])).who,
])
const card = async () => (await database.read((work) => readWallet(work, cast.customer.id ?? ''))).card.minor
const refused = (code: string) => (error: unknown) => isRefusal(error) && error.code === code
const itemsOf = async (id: string) => (await database.read((work) => findOrder(work, { id }))).items
const cable = () => sampleItem({ title: 'Cable', url: 'https://www.amazon.com/dp/B0CABLE', data: { price: '9.99' } })

const propose = async (itemId: string, who: Actor = support) => {
  const wish = { key: newId(), itemId, what: 'lost', reason: 'The carrier says so', proof: sampleProof() } as const
  return (await stage(who, (work) => proposeWriteOff(work, wish))).number
}
const answer = (number: string, who: Actor = second, agrees = true) =>
  stage(who, (work) => answerWriteOff(work, { key: newId(), number, agrees, why: 'found again' }))

test('from every state between the purchase and handing over, two people write goods off and everything paid is refunded', async () => {
  const losable = itemMoves.filter(({ event }) => event === 'writeOff').map(({ from }) => from)
  assert.equal(losable.length, 16)
  for (const state of losable) {
    const order = await orderAt(stage, cast, 'purchased', [sampleItem()], { arrival: 'pickup' })
    await force(order.id, state)
    const [item] = await itemsOf(order.id)
    const before = await card()
    const number = await propose(item!.id)
    assert.equal(await card(), before, state)
    await assert.rejects(answer(number, support), refused('SECOND_PERSON_NEEDED'), state)
    const { refundedMinor } = await answer(number)
    assert.deepEqual([refundedMinor, (await card()) - before], [order.dueMinor, order.dueMinor], state)
    assert.equal((await itemsOf(order.id))[0]?.state, 'cancelled', state)
  }
  assert.deepEqual(await database.read(proveBooks), [])
})

test('refused: people without the permission, goods that are not on their way, decided proposals; and raw SQL by one person', async () => {
  const order = await orderAt(stage, cast, 'purchased')
  const [item] = await itemsOf(order.id)
  for (const who of [cast.customer, cast.buyer, cast.warehouse, cast.desk])
    await assert.rejects(propose(item!.id, who), refused('WRITE_OFF_NOT_POSSIBLE'))
  const unbought = await orderAt(stage, cast, 'pending_purchase')
  await assert.rejects(propose((await itemsOf(unbought.id))[0]!.id), refused('WRITE_OFF_NOT_POSSIBLE'))
  assert.deepEqual(await database.read((work) => readLosable(work, unbought.number), { who: support }), [])
  const number = await propose(item!.id)
  await assert.rejects(propose(item!.id), refused('WRITE_OFF_OPEN'))
  await assert.rejects(answer(number, cast.buyer), refused('FORBIDDEN'))
  await assert.rejects(
    database.pool.query(
      `update write_offs set agreed_by = proposed_by, agreed_at = now(), refunded_minor = 0 where number = '${number}'`,
    ),
    /write_off_second_person/,
  )
  await assert.rejects(
    stage(second, async (work) => {
      const held = await lockOrder(work, order.id)
      return moveItems(work, held, [{ itemId: item!.id, event: 'writeOff' }], { secondPerson: support.id })
    }),
    /by one person alone/,
  )
  await answer(number, support, false)
  await assert.rejects(answer(number), refused('WRITE_OFF_DECIDED'))
  assert.equal((await database.read((work) => readWriteOff(work, number))).withdrawnWhy, 'found again')
  await propose(item!.id)
})

test('two approve at the same moment, or one approves while another withdraws: it happens once or not at all', async () => {
  for (const rival of [true, false]) {
    const order = await orderAt(stage, cast, 'received_at_warehouse')
    const [item] = await itemsOf(order.id)
    const before = await card()
    const number = await propose(item!.id)
    const both = await Promise.allSettled([answer(number, second), answer(number, third, rival)])
    assert.deepEqual(both.map(({ status }) => status).sort(), ['fulfilled', 'rejected'])
    const isGone = (await itemsOf(order.id))[0]?.state === 'cancelled'
    assert.equal((await card()) - before, isGone ? order.dueMinor : 0n)
  }
  assert.deepEqual(await database.read(proveBooks), [])
})

test('one of two items: its own share is refunded with its part of the delivery, the other continues', async () => {
  const items = [sampleItem(), sampleItem({ title: 'Another' })]
  const both = await paidSample(stage, cast, items, { arrival: 'delivery' })
  await reviewSample(stage, cast, both.number)
  await stage(cast.customer, async (work) => {
    await fillWallet(work, cast.customer.id ?? '', 20_000n)
    return payOrderFromWallet(work, { number: both.number, from: 'card', key: newId() })
  })
  await buySample(stage, cast, both.number)
  const { paid } = await database.read(async (work) => readOrderMoney(work, await findOrder(work, { id: both.id })))
  assert.ok(paid > both.dueMinor, 'the delivery is paid')
  const [first] = await itemsOf(both.id)
  const { refundedMinor } = await answer(await propose(first!.id))
  // The two are alike: half of everything, except for the rounding of shares.
  assert.ok(refundedMinor >= paid / 2n - 5n && refundedMinor <= paid / 2n + 5n, `${refundedMinor} of ${paid}`)
  const money = await database.read(async (work) => readOrderMoney(work, await findOrder(work, { id: both.id })))
  assert.deepEqual([money.dueNow, money.surplus], [0n, 0n])
})

test('a shipment does not wait for lost goods: they leave one in preparation, and another is unloaded without them', async () => {
  const order = await orderAt(stage, cast, 'received_at_warehouse', [sampleItem(), cable()])
  const [first, last] = await itemsOf(order.id)
  const itemIds = [first!.id, last!.id]
  await stage(cast.warehouse, (work) => packItems(work, itemIds))
  const { number: shipment } = await stage(cast.warehouse, (work) =>
    createShipment(work, { itemIds, boxes: 1, airwayBill: '077-1', key: newId() }),
  )
  const seen = () => shipmentOf('number', shipment)
  await answer(await propose(first!.id))
  assert.deepEqual((await seen()).items, [last!.id])
  const { id: shipmentId } = await seen()
  await handedOverSample(stage, cast, shipmentId)
  await stage(cast.hub, (work) => moveShipment(work, { shipmentId, event: 'arriveAtCustoms' }))
  await answer(await propose(last!.id))
  assert.equal((await seen()).state, 'at_hub')
  const lone = await orderAt(stage, cast, 'received_at_warehouse')
  const [gone] = await stage(cast.warehouse, () => dispatchedSample(stage, cast, lone.number))
  await answer(await propose((await itemsOf(lone.id))[0]!.id))
  await stage(cast.hub, (work) => moveShipment(work, { shipmentId: gone ?? '', event: 'arriveAtCustoms' }))
  assert.equal((await shipmentOf('id', gone ?? '')).state, 'at_hub')
})

test('a request continues without lost goods, and ends if nothing is left', async () => {
  const order = await orderAt(stage, cast, 'prepare_for_pickup', [sampleItem(), cable()])
  const [first, last] = await itemsOf(order.id)
  const request = async () => (await database.read((work) => readRequestsOfOrder(work, order.id)))[0]
  await answer(await propose(first!.id))
  assert.equal((await request())?.state, 'requested')
  await stage(cast.hub, async (work) => preparePickup(work, (await request())?.id ?? ''))
  assert.equal((await itemsOf(order.id))[1]?.state, 'pending_pickup')
  await answer(await propose(last!.id))
  assert.equal((await request())?.state, 'cancelled')
  assert.deepEqual(await database.read(proveBooks), [])
})

async function shipmentOf(by: 'id' | 'number', value: string) {
  const { id, state } = await database.db
    .selectFrom('shipments')
    .select(['id', 'state'])
    .where(by, '=', value)
    .executeTakeFirstOrThrow()
  const rows = await database.db.selectFrom('shipment_items').select('item_id').where('shipment_id', '=', id).execute()
  return { id, state, items: rows.map((row) => row.item_id) }
}

// The test forces each state, bypassing the trigger.
async function force(orderId: string, state: ItemState): Promise<void> {
  const client = await database.pool.connect()
  await client.query('reset role')
  await client.query(
    `alter table order_items disable trigger require_item_history, disable trigger forbid_unlisted_move`,
  )
  await client.query('update order_items set state = $2 where order_id = $1', [orderId, state])
  await client.query(`alter table order_items enable trigger require_item_history, enable trigger forbid_unlisted_move`)
  client.release(true)
}

test('goods that two people write off as lost are lost in their chain, leave their box and shipment, and nothing waits for them', async () => {
  const order = await orderAt(stage, cast, 'received_at_warehouse', [sampleItem({ quantity: 2 })])
  const [item] = await itemsOf(order.id)
  const pieces = () =>
    database.db.selectFrom('pieces').selectAll().where('item_id', '=', item!.id).orderBy('unit').execute()
  const barcodes = (await pieces()).map((piece) => piece.barcode)
  const { box } = await stage(cast.warehouse, (work) => putInBox(work, { barcodes }))
  const size = { lengthCm: 30, widthCm: 20, heightCm: 10, grossGrams: 5_000 }
  await stage(cast.warehouse, (work) => closeBox(work, { barcode: box, ...size, key: newId() }))
  const request = { itemIds: [item!.id], boxes: 1, airwayBill: `077-${order.number}`, key: newId() }
  const { id: shipmentId } = await stage(cast.warehouse, (work) => createShipment(work, request))
  const number = await propose(item!.id)
  await answer(number)
  assert.deepEqual(
    (await pieces()).map((piece) => [piece.place_kind, piece.place]),
    [
      ['lost', number],
      ['lost', number],
    ],
  )
  const ids = (await pieces()).map((piece) => piece.id)
  const boxed = database.db.selectFrom('box_pieces').select('piece_id').where('piece_id', 'in', ids)
  assert.deepEqual(await boxed.execute(), [])
  const inside = database.db.selectFrom('shipment_items').select('item_id').where('shipment_id', '=', shipmentId)
  assert.deepEqual(await inside.execute(), [])
  const later = new Date(Date.now() + 9 * 86_400_000)
  assert.deepEqual(await findGaps(database.db, { itemId: item!.id, now: later }), [])
})
