import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testDatabase } from '#platform/database/test-database.ts'
import { readOrder } from '#selling/orders/read-order.ts'
import { readOrders } from '#selling/orders/read-orders.ts'
import { purchasedSample } from '#world/samples/fulfilment/purchasing.samples.ts'
import { receivedSample } from '#world/samples/fulfilment/warehouse.samples.ts'
import { type Stage, sampleCast } from '#world/samples/selling/orders.samples.ts'

const database = await testDatabase()
const stage: Stage = (who, act) => database.write(act, { who })

test('a heavier parcel: the list and the order’s page show the same total and the same due', async () => {
  const cast = await database.write(sampleCast)
  const { number } = await purchasedSample(stage, cast)
  await receivedSample(stage, cast, number, 900)
  const question = { tab: 'ongoing', page: 1, pageSize: 20 } as const
  const list = await database.read((work) => readOrders(work, question), { who: cast.customer })
  const page = await database.read((work) => readOrder(work, number), { who: cast.customer })
  const row = list.items.find((one) => one.number === number)
  assert.ok(page.money.dues > 0n)
  assert.deepEqual([row?.totalMinor, row?.dueMinor], [page.money.total, page.money.due])
})
