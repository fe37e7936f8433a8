import assert from 'node:assert/strict'
import test from 'node:test'
import { testDatabase } from '#platform/database/test-database.ts'
import { openVisit } from '#platform/http/visit.ts'
import { newId } from '#platform/work/id.ts'
import { plugIn } from '#platform/work/ports.ts'
import { findOrder } from '#selling/orders/items/lock-order.ts'
import { purchasedSample } from '#world/samples/fulfilment/purchasing.samples.ts'
import { type Stage, sampleCast, sampleItem } from '#world/samples/selling/orders.samples.ts'
import { readParcels } from './read-parcels.ts'
import { shipSeveral } from './ship-several.ts'

const database = await testDatabase()
const stage: Stage = (who, act) => database.write(act, { who })
const cast = await database.write(sampleCast)

const visit = () =>
  openVisit(database.db, {
    requestId: newId(),
    ip: '127.0.0.1',
    origin: 'http://localhost',
    site: 'eg',
    locale: 'en',
    token: null,
    who: cast.buyer,
    now: new Date(),
    cookies: {},
    nonce: '',
    report: () => undefined,
    ports: plugIn([]),
  })

async function bought() {
  const { number } = await purchasedSample(stage, cast, [sampleItem(), sampleItem({ title: 'Bowl' })])
  const { rows } = await database.pool.query<{ number: string }>(
    `select distinct bought.store_order_number as number from store_orders bought
      join store_order_items line on line.store_order_id = bought.id join order_items item on item.id = line.item_id
      join orders on orders.id = item.order_id where orders.number = $1`,
    [number],
  )
  const states = async () =>
    (await database.read((work) => findOrder(work, { number }))).items.map(({ state }) => state)
  return { storeOrder: rows[0]!.number, states }
}

async function send(parcels: string, carrierOfAll = 'UPS') {
  const form = new FormData()
  form.set('do', 'shipEach')
  form.set('parcels', parcels)
  form.set('carrierOfAll', carrierOfAll)
  const answer = await shipSeveral({ visit: visit(), form, about: '' })
  return typeof answer === 'string' ? { done: answer } : answer.data
}

test('a line is a store order’s number, with any spaces, and its parcel; unclear lines are named', () => {
  const known = new Set(['112-1', '112-2', '112', '112 3', 'PO 4471'])
  const read = readParcels('112-1 1Z999\r\n 112-2 \n\n112 3,\t1Z888 \nPO 4471\n112-1 1z999', known)
  assert.deepEqual(read.faults, [])
  assert.deepEqual(read.parcels, [
    { storeOrder: '112-1', trackingNumber: '1Z999', lines: [1, 6] },
    { storeOrder: '112 3', trackingNumber: '1Z888', lines: [4] },
  ])
  const unclear = readParcels('112-1 1Z999\nOrders sent today\n112-1 1Z777\n112-2 1Z 555\n112 3 1Z', known)
  assert.deepEqual(
    unclear.faults.map(({ line, fault, number }) => [line, fault, number]),
    [
      [2, 'unknown', 'Orders sent'],
      [3, 'again', '112-1'],
      [4, 'number', '112-2'],
      [5, 'number', '112 3'],
    ],
  )
})

test('of two parcels of one store order none is recorded silently; more than a hundred are refused as a whole', async () => {
  const one = await bought()
  const twice = await send(`${one.storeOrder} 1Z-FIRST\n${one.storeOrder} 1Z-LAST`)
  assert.match(('errors' in twice && twice.errors.parcels) || '', /Line 2: .*another parcel/)
  assert.deepEqual(await one.states(), ['purchased', 'purchased'])
  await database.pool.query(
    `insert into store_orders (id, site, store, store_order_number, cost_minor, currency, home_cost_minor, card_label, card_id,
       card_minor, buyer_id, bought_at, tables_version)
     select gen_random_uuid(), site, store, 'MANY-' || n, cost_minor, currency, home_cost_minor, card_label, card_id, card_minor,
       buyer_id, bought_at, tables_version
     from store_orders, generate_series(1, 101) n where store_order_number = $1`,
    [one.storeOrder],
  )
  const many = await send(Array.from({ length: 101 }, (_, n) => `MANY-${n + 1} 1Z-MANY${n}`).join('\n'))
  assert.match(('errors' in many && many.errors.parcels) || '', /At most 100 .* 101/)
})

test('several store orders are sent at once, each in its parcel or all in one, and unsent ones wait', async () => {
  const [one, other, third] = [await bought(), await bought(), await bought()]
  const sent = await send(`${one.storeOrder} 1Z-ONE\n${other.storeOrder} 1Z-ONE\n${third.storeOrder} `)
  assert.deepEqual(sent, { done: 'shippedEach' })
  assert.deepEqual(
    [await one.states(), await other.states(), await third.states()],
    [Array(2).fill('shipped_from_seller'), Array(2).fill('shipped_from_seller'), Array(2).fill('purchased')],
  )
  const { rows } = await database.pool.query<{ carrier: string; count: string }>(
    `select carrier, count(*) from store_order_items where tracking_number = '1Z-ONE' group by carrier`,
  )
  assert.deepEqual(rows, [{ carrier: 'UPS', count: 4n }])
})

test('a number that nothing waits for is named, and none of the lines is recorded', async () => {
  const one = await bought()
  const answer = await send(`${one.storeOrder} 1Z-TWO\nnobody-9 1Z-THREE`)
  assert.match(('errors' in answer && answer.errors.parcels) || '', /nobody-9/)
  assert.deepEqual(await one.states(), ['purchased', 'purchased'])
  const empty = await send(`${one.storeOrder} `)
  assert.ok('errors' in empty && empty.errors.parcels)
  const again = await send(`${one.storeOrder} 1Z-TWO`)
  assert.deepEqual(again, { done: 'shippedEach' })
  assert.match(String(JSON.stringify(await send(`${one.storeOrder} 1Z-TWO`))), /errors/)
})

test('a recorded line is not in the form again when another store order is refused', async () => {
  const [one, other] = [await bought(), await bought()]
  const lock = await database.pool.connect()
  await lock.query('begin')
  await lock.query(
    `select from orders where id in (select order_id from order_items item join store_order_items line on line.item_id = item.id
       join store_orders bought on bought.id = line.store_order_id where store_order_number = $1) for update`,
    [other.storeOrder],
  )
  const sending = send(`${other.storeOrder}, 1Z-LATE\n${one.storeOrder} 1Z-GOOD`)
  await new Promise((resolve) => setTimeout(resolve, 300))
  await lock.query(
    `update store_order_items set shipped_at = now(), carrier = 'UPS', tracking_number = '1Z-SOONER'
     where store_order_id = (select id from store_orders where store_order_number = $1)`,
    [other.storeOrder],
  )
  await lock.query('commit')
  lock.release()
  const answer = await sending
  assert.ok('typed' in answer)
  assert.deepEqual(
    answer.each?.map(({ refused }) => refused !== null),
    [true, false],
  )
  assert.equal(answer.typed.parcels?.trim(), `${other.storeOrder}, 1Z-LATE`)
})

test('two who record the same parcels at the same moment record them once', async () => {
  const one = await bought()
  const both = await Promise.all([send(`${one.storeOrder} 1Z-SAME`), send(`${one.storeOrder} 1Z-OTHER`)])
  assert.deepEqual(await one.states(), Array(2).fill('shipped_from_seller'))
  const { rows } = await database.pool.query<{ count: string }>(
    `select count(distinct line.tracking_number) from store_order_items line
      join store_orders bought on bought.id = line.store_order_id where bought.store_order_number = $1`,
    [one.storeOrder],
  )
  assert.equal(Number(rows[0]?.count), 1)
  assert.equal(both.length, 2)
})
