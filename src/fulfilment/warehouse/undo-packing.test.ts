import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testDatabase } from '#platform/database/test-database.ts'
import { findOrder } from '#selling/orders/items/lock-order.ts'
import { buySample } from '#world/samples/fulfilment/purchasing.samples.ts'
import { receivedSample } from '#world/samples/fulfilment/warehouse.samples.ts'
import { sampleStaff } from '#world/samples/people/people.samples.ts'
import { approvedSample, type Stage, sampleCast } from '#world/samples/selling/orders.samples.ts'
import { packItems } from './pack-items.ts'
import { createShipment } from './shipments/create-shipment.ts'
import { undoPack, undoUnpack } from './undo-packing.ts'
import { unpackItem } from './unpack-item.ts'

const database = await testDatabase()
const stage: Stage = (who, act) => database.write(act, { who })
const cast = await database.write(sampleCast)
const { number } = await approvedSample(stage, cast)
await buySample(stage, cast, number)
await receivedSample(stage, cast, number)
const items = async () => (await database.read((work) => findOrder(work, { number }), { who: cast.warehouse })).items
const ids = (await items()).filter((item) => item.state === 'received_at_warehouse').map((item) => item.id)
const stateOf = async (id: string) => (await items()).find((item) => item.id === id)?.state
const at = (minutes: number) => ({ who: cast.warehouse, now: new Date(Date.now() + minutes * 60_000) })

test('goods packed by mistake are taken out of their box, and put back in', async () => {
  const [id = ''] = ids
  const packed = await database.write((work) => packItems(work, [id]), at(1))
  await database.write((work) => undoPack(work, packed), at(2))
  assert.equal(await stateOf(id), 'received_at_warehouse')
  await database.write((work) => packItems(work, [id]), at(3))
  const unpacked = await database.write((work) => unpackItem(work, id, ''), at(4))
  await database.write((work) => undoUnpack(work, unpacked), at(5))
  assert.equal(await stateOf(id), 'ready_for_shipping')
})

test('an action is undone once, and not after something else happened', async () => {
  const [id = ''] = ids
  const unpacked = await database.write((work) => unpackItem(work, id, ''), at(6))
  await database.write((work) => undoUnpack(work, unpacked), at(7))
  await assert.rejects(
    database.write((work) => undoUnpack(work, unpacked), at(8)),
    { code: 'TOO_LATE_TO_UNDO' },
  )
  assert.equal(await stateOf(id), 'ready_for_shipping')
})

test('staff of one warehouse cannot pack, ship or take out goods of another', async () => {
  const bound = (await database.write((work) => sampleStaff(work, ['warehouse'], { places: ['ZZ'] }))).who
  const [id = ''] = ids
  await database.write((work) => unpackItem(work, id, ''), at(9))
  const other = { code: 'OTHER_PLACE' }
  await assert.rejects(
    stage(bound, (work) => packItems(work, [id])),
    other,
  )
  const shipment = { itemIds: [id], boxes: 1, airwayBill: null, key: 'shipment-of-nobody' }
  await database.write((work) => packItems(work, [id]), at(10))
  await assert.rejects(
    stage(bound, (work) => createShipment(work, shipment)),
    other,
  )
  await assert.rejects(
    stage(bound, (work) => unpackItem(work, id, '')),
    other,
  )
  assert.equal(await stateOf(id), 'ready_for_shipping')
  const there = (await database.write((work) => sampleStaff(work, ['warehouse'], { places: ['US'] }))).who
  await stage(there, (work) => unpackItem(work, id, ''))
  assert.equal(await stateOf(id), 'received_at_warehouse')
})
