import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testDatabase } from '#platform/database/test-database.ts'
import { readDiscrepancy } from '#selling/orders/discrepancies/read-discrepancies.ts'
import { findOrder } from '#selling/orders/items/lock-order.ts'
import { purchasedSample, shippedSample } from '#world/samples/fulfilment/purchasing.samples.ts'
import { sampleStaff } from '#world/samples/people/people.samples.ts'
import { type Stage, sampleCast, sampleItem } from '#world/samples/selling/orders.samples.ts'
import { receiveItem } from './receive-item.ts'

const database = await testDatabase()
const stage: Stage = (who, act) => database.write(act, { who })
const cast = await database.write(sampleCast)
const support = (await database.write((work) => sampleStaff(work, ['support']))).who

test('a case about one damaged piece of two also says that the other never arrived', async () => {
  const { number } = await purchasedSample(stage, cast, [sampleItem({ quantity: 2 })])
  const trackingNumber = await shippedSample(stage, cast, number)
  const [item] = (await stage(cast.warehouse, (work) => findOrder(work, { number }))).items
  const receipt = { itemId: item?.id ?? '', trackingNumber, unitGrams: 250, units: 1, note: 'crushed', photo: null }
  await stage(cast.warehouse, (work) => receiveItem(work, { ...receipt, condition: 'damaged' }))
  const { rows } = await database.pool.query('select number from discrepancies where item_id = $1', [item?.id])
  const found = await stage(support, (work) => readDiscrepancy(work, rows[0].number))
  assert.deepEqual([found.kind, found.came, found.quantity], ['damaged', 1, 2])
})
