import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testDatabase } from '#platform/database/test-database.ts'
import { isForDoor } from '#selling/orders/items/order-timeline.ts'
import { readOrders } from '#selling/orders/read-orders.ts'
import { orderAt } from '#world/samples/fulfilment/requests.samples.ts'
import { type Stage, sampleCast } from '#world/samples/selling/orders.samples.ts'
import { readOfficeDays } from './facts/read-offices.ts'

const database = await testDatabase()
const stage: Stage = (who, act) => database.write(act, { who })

test('orders that wait for the customer and ready ones come first, on whatever page the newest are', async () => {
  const cast = await database.write(sampleCast)
  const asked = await orderAt(stage, cast, 'placed')
  const ready = await orderAt(stage, cast, 'ready_for_pickup')
  const recent = await orderAt(stage, cast, 'processing')
  const onPage = async (page: number) => {
    const question = { tab: 'ongoing', page, pageSize: 1 } as const
    const { items } = await database.read((work) => readOrders(work, question), { who: cast.customer })
    return items.flatMap(({ number, section }) => [number, section])
  }
  assert.deepEqual(await onPage(1), [asked.number, 'actionNeeded'])
  assert.deepEqual(await onPage(2), [ready.number, 'ready'])
  assert.deepEqual(await onPage(3), [recent.number, 'recent'])
})

test('goods with a door delivery go to the door, whatever was chosen when they were ordered', () => {
  for (const state of ['preparing_package', 'preparing_shipment', 'pending_delivery', 'shipped', 'delivered'] as const)
    assert.ok(isForDoor([state, 'picked_up'], false) || state === 'delivered', state)
  assert.equal(isForDoor(['delivered'], false), true)
  assert.equal(isForDoor(['ready_for_pickup'], true), false)
  assert.equal(isForDoor(['purchased', 'delivered'], false), false, 'what still comes is not asked for yet')
  assert.equal(isForDoor(['purchased'], true), true)
})

test('nobody is asked to come on a holiday or a Friday, when the offices of both sites are closed', async () => {
  const now = new Date('2026-11-30T08:00:00Z')
  const dubai = await database.read((work) => readOfficeDays(work, 'dubai', 6), { site: 'ae', now })
  assert.deepEqual(
    dubai.map(({ day }) => day),
    ['2026-12-01', '2026-12-05', '2026-12-06', '2026-12-07', '2026-12-08', '2026-12-09'],
  )
  await database.write(({ db }) =>
    db.insertInto('office_holidays').values({ office_code: 'cairo', day: '2027-01-05' }).execute(),
  )
  const cairo = await database.read((work) => readOfficeDays(work, 'cairo', 3), {
    now: new Date('2027-01-04T08:00:00Z'),
  })
  assert.deepEqual(
    cairo.map(({ day }) => day),
    ['2027-01-06', '2027-01-09', '2027-01-10'],
  )
})
