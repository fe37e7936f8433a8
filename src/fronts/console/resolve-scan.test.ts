import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testDatabase } from '#platform/database/test-database.ts'
import type { Actor } from '#platform/work/work.ts'
import { orderAt } from '#world/samples/fulfilment/requests.samples.ts'
import { sampleStaff } from '#world/samples/people/people.samples.ts'
import { paidSample, type Stage, sampleCast } from '#world/samples/selling/orders.samples.ts'
import { consoleScreens } from './console-screens.ts'
import { findAnything } from './find-anything.ts'
import { resolveScan } from './resolve-scan.ts'

const database = await testDatabase()
const stage: Stage = (who, act) => database.write(act, { who })
const cast = await database.write(sampleCast)
const admin = (await database.write((work) => sampleStaff(work, ['admin']))).who
const ready = await orderAt(stage, cast, 'ready_for_pickup')
const paid = await paidSample(stage, cast)
const scan = (code: string, who: Actor = admin) => database.read((work) => resolveScan(work, code), { who })
const row = async <Row>(statement: string) => (await database.pool.query(statement)).rows[0] as Row
const request = await row<{ number: string; code: string }>('select number, code from requests')
const shipment = await row<{ number: string; airway_bill: string }>('select number, airway_bill from shipments')

test('a label leads to its order, and so does the order’s own number', async () => {
  assert.equal(await scan(`${ready.number}-1`), `orders/${ready.number}`)
  assert.equal(await scan(paid.number), `orders/${paid.number}`)
})

test('a request, its code, a shipment and its airway bill lead to their screens', async () => {
  assert.equal(await scan(request.number), `requests?q=${request.number}`)
  assert.equal(await scan(request.code), `pickup-desk?q=${request.code}`)
  assert.equal(await scan(`https://marsa.example/pickup/${request.code}`), `pickup-desk?q=${request.code}`)
  assert.equal(await scan(shipment.number), `shipments/${shipment.number}`)
  assert.equal(await scan(shipment.airway_bill.toLowerCase()), `shipments/${shipment.number}`)
})

test('an item is found by part of its title, a payment by its number, for who may see them', async () => {
  const things = async (text: string, who: Actor) =>
    (await database.read((work) => findAnything(work, text), { who })).things.map(({ kind, path }) => ({ kind, path }))
  const byTitle = await things('soundcore q20i', cast.buyer)
  assert.ok(byTitle.some(({ kind, path }) => kind === 'item' && path.startsWith(`orders/${paid.number}#item-`)))
  assert.deepEqual(await things("100%_ sound'core", admin), [])
  const content = (await database.write((work) => sampleStaff(work, ['content']))).who
  assert.deepEqual(await things('soundcore q20i', content), [])

  const payment = await row<{ number: string }>(
    `insert into payments (id, number, customer_id, site, initiator, method, amount_minor, currency, fee_minor,
      wallet_part_minor, subject_kind, subject_id, status, created_at, expires_at)
     select gen_random_uuid(), 'M770001', customer_id, site, 'payNow', 'creditCard', 5000, 'EGP', 0, 0, 'order', id,
      'pending', now(), now() + interval '1 hour' from orders where number = '${paid.number}' returning number`,
  )
  assert.deepEqual(await things(payment.number, admin), [{ kind: 'payment', path: `orders/${paid.number}` }])
  assert.deepEqual(await things(payment.number, cast.warehouse), [])
})

test('a box is found by its label, by who ships it', async () => {
  const { barcode } = await row<{ barcode: string }>(
    `insert into boxes (id, site, place, customer_id, made_by, made_at)
     select gen_random_uuid(), 'eg', 'US', customer_id, (select id from staff_members limit 1), now() from orders limit 1
     returning barcode`,
  )
  assert.equal(await scan(barcode, cast.warehouse), `warehouse/boxes/${barcode}`)
  assert.equal(await scan(barcode, cast.buyer), `find?q=${barcode}`)
})

test('what nobody knows is looked for', async () => {
  assert.equal(await scan('NOBODY-HAS-THIS'), 'find?q=NOBODY-HAS-THIS')
  assert.equal(await scan("%'; --"), "find?q=%25'%3B%20--")
})

test('roles decide where a scan leads', async () => {
  const content = (await database.write((work) => sampleStaff(work, ['content']))).who
  assert.equal(await scan(ready.number, content), `find?q=${ready.number}`)
  assert.equal(await scan(shipment.number, cast.buyer), `find?q=${shipment.number}`)
  const found = await database.read((work) => findAnything(work, request.number), { who: cast.buyer })
  assert.deepEqual(found.things, [])
})

test('the other site’s things are nobody’s here', async () => {
  const there = await database.read((work) => findAnything(work, shipment.number), { who: admin, site: 'ae' })
  assert.deepEqual(there, { orders: [], customers: [], things: [] })
})

test('a screen is found by its name in either language, where the roles may open it', () => {
  const screens = consoleScreens('/ar/ops', 'ar', ['warehouse'])
  assert.ok(screens.some((one) => one.to === '/ar/ops/shipments' && /شحنات.*shipments/.test(one.names)))
  assert.ok(!screens.some((one) => one.to.includes('finance') || one.to.includes('audit')))
  const all = consoleScreens('/en/ops', 'en', ['admin']).map((one) => one.to)
  assert.equal(new Set(all).size, all.length)
  assert.ok(all.includes('/en/ops/settings/audit'))
})
