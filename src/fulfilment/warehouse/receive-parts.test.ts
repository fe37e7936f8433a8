import assert from 'node:assert/strict'
import { test } from 'node:test'
import { purchaseItems } from '#fulfilment/purchasing/purchase-items.ts'
import { unitsCancelled } from '#fulfilment/purchasing/seller-cancelled.ts'
import { sellerShipped } from '#fulfilment/purchasing/seller-shipped.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { money } from '#platform/values/amounts/money.ts'
import { newId } from '#platform/work/id.ts'
import { isRefusal } from '#platform/work/refusal.ts'
import { findOrder } from '#selling/orders/items/lock-order.ts'
import { cardSample } from '#world/samples/fulfilment/purchasing.samples.ts'
import { approvedSample, type Stage, sampleCast, sampleItem } from '#world/samples/selling/orders.samples.ts'
import { readExpected } from './read-expected.ts'
import { readExpectedParcels } from './read-expected-parcels.ts'
import { receiveItem } from './receive-item.ts'
import { putAside } from './receiving/put-aside.ts'

const database = await testDatabase()
const stage: Stage = (who, act) => database.write(act, { who })
const cast = await database.write(sampleCast)
await database.write((work) => cardSample(work))
const parcels = async (tracking: string) =>
  (await database.read((work) => readExpectedParcels(work, tracking), { who: cast.warehouse })).flatMap((parcel) =>
    parcel.items.map(({ units, waitsFor }) => [units, waitsFor]),
  )
const listed = async () =>
  (await database.read((work) => readExpected(work), { who: cast.warehouse })).rows.map((row) => row.trackingNumber)
const send = (itemId: string, trackingNumber: string, units: number) =>
  stage(cast.buyer, (work) =>
    sellerShipped(work, { itemIds: [itemId], carrier: 'UPS', trackingNumber, units: { [itemId]: units } }),
  )
const receive = (itemId: string, trackingNumber: string) => {
  const receipt = { itemId, trackingNumber, unitGrams: 250, condition: 'good', note: '', photo: null } as const
  return stage(cast.warehouse, (work) => receiveItem(work, receipt))
}

async function bought(number: string) {
  const order = await approvedSample(stage, cast, [sampleItem({ quantity: 3 })])
  const item = (await database.read((work) => findOrder(work, order))).items[0]
  const itemId = item?.id ?? ''
  const purchase = { itemIds: [itemId], storeOrderNumber: number, cost: money(9_000n, 'USD'), cardLabel: 'Visa 4242' }
  await stage(cast.buyer, (work) => purchaseItems(work, { ...purchase, key: newId() }))
  const state = async () => (await database.read((work) => findOrder(work, order))).items[0]?.state
  return { itemId, state }
}

test('parcels with parts of an item are each expected with their units; the item is received with the last of them', async () => {
  const { itemId, state } = await bought('parts-1')
  await send(itemId, 'PART-1', 1)
  assert.deepEqual([await parcels('part-1'), await listed()], [[[1, 2]], ['PART-1']])
  await assert.rejects(
    receive(itemId, 'PART-1'),
    (error: unknown) =>
      (isRefusal(error) && error.code === 'TRANSITION_NOT_ALLOWED') ||
      (isRefusal(error) && error.code === 'PARTS_ON_THE_WAY'),
  )
  await send(itemId, 'PART-2', 2)
  assert.deepEqual(await listed(), ['PART-1', 'PART-2'])
  const part = { itemId, trackingNumber: 'PART-1' }
  const both = await Promise.all([1, 2].map(() => stage(cast.warehouse, (work) => putAside(work, part))))
  assert.deepEqual(
    both.map(({ here, isLast }) => [here, isLast]),
    [
      [1, false],
      [1, false],
    ],
  )
  assert.deepEqual([await parcels('PART-1'), await parcels('PART-2'), await listed()], [[], [[2, 0]], ['PART-2']])
  await receive(itemId, 'PART-2')
  assert.deepEqual([await state(), await listed()], ['received_at_warehouse', []])
})

test('the seller cancels the last part while the first is put aside: the parcel that is here is received', async () => {
  const { itemId, state } = await bought('parts-2')
  await send(itemId, 'PART-3', 2)
  await stage(cast.warehouse, (work) => putAside(work, { itemId, trackingNumber: 'PART-3' }))
  await stage(cast.buyer, (work) => unitsCancelled(work, { itemId, units: 1, why: 'sold out' }))
  assert.deepEqual(await parcels('PART-3'), [[2, 0]])
  await receive(itemId, 'PART-3')
  assert.equal(await state(), 'received_at_warehouse')
})
