import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inspect } from 'node:util'
import { sightPieces } from '#fulfilment/custody/scan-pieces.ts'
import { sayExpectation } from '#fulfilment/expectations/say-expectation.ts'
import { closeReceipt } from '#fulfilment/warehouse/receipt/close-receipt.ts'
import { moveShipment } from '#fulfilment/warehouse/shipments/move-shipment.ts'
import { permits } from '#people/access/permissions.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { openHttp } from '#platform/http/http.ts'
import { openVisit } from '#platform/http/visit.ts'
import { openLog } from '#platform/settings/log.ts'
import { plugIn } from '#platform/work/ports.ts'
import { discrepanciesApi } from '#selling/orders/discrepancies/discrepancies.api.ts'
import { endDiscrepancy } from '#selling/orders/discrepancies/end-discrepancy.ts'
import { readDiscrepancy } from '#selling/orders/discrepancies/read-discrepancies.ts'
import { findOrder } from '#selling/orders/items/lock-order.ts'
import { purchasedSample } from '#world/samples/fulfilment/purchasing.samples.ts'
import { dispatchedSample, receivedSample, releasedSample } from '#world/samples/fulfilment/warehouse.samples.ts'
import { sampleStaff } from '#world/samples/people/people.samples.ts'
import { openSample, proposeSample } from '#world/samples/selling/discrepancies.samples.ts'
import { type Stage, sampleCast, sampleItem } from '#world/samples/selling/orders.samples.ts'
import { loadItem } from './orders/load-item.ts'
import { loadOrder } from './orders/load-order.ts'

const database = await testDatabase()
const stage: Stage = (who, act) => database.write(act, { who })
const cast = await database.write(sampleCast)
const support = (await database.write((work) => sampleStaff(work, ['support']))).who
const reader = { locale: 'en', site: 'eg' } as const

/** An order of two items that was bought and is at our warehouse abroad. */
async function received() {
  const { number } = await purchasedSample(stage, cast, [sampleItem(), sampleItem({ title: 'USB-C Cable' })])
  await receivedSample(stage, cast, number)
  const { items } = await database.read((work) => findOrder(work, { number }))
  return { number, itemId: items[0]?.id ?? '', other: items[1]?.id ?? '' }
}

/** What the customer sees on the page of the order and on that of the item. */
async function see(number: string, id: string) {
  const facts = { who: cast.customer, now: new Date(), requestId: '', ip: '', ...reader }
  const more = { origin: '', token: null, cookies: {}, nonce: '', ports: plugIn([]), report: () => undefined }
  const open = () => openVisit(database.db, { ...facts, ...more })
  const request = () => new Request('http://marsa.localhost/en/account/orders/1')
  return {
    order: await loadOrder(open(), request(), number),
    item: await loadItem(open(), request(), { number, id }),
  }
}

/** Everything that the API tells the customer about the cases of an order. */
async function ask(number: string, found: string): Promise<string> {
  const app = await openHttp({
    db: database.db,
    ports: plugIn([]),
    logger: openLog('silent'),
    permits,
    origins: { eg: '', ae: '' },
    clock: () => new Date(),
    authenticate: async () => cast.customer,
  })
  await app.register(discrepanciesApi, { prefix: '/api' })
  const urls = [`/api/orders/${number}/discrepancies`, `/api/discrepancies/${found}`]
  const answers = []
  for (const url of urls) answers.push(await app.inject({ url, headers: { authorization: 'Bearer customer' } }))
  await app.close()
  for (const answer of answers) assert.equal(answer.statusCode, 200, answer.body)
  return answers.map((answer) => answer.body).join()
}

const caseOf = async (itemId: string) => {
  const row = database.db.selectFrom('discrepancies').select(['number', 'note']).where('item_id', '=', itemId)
  return row.where('ended_at', 'is', null).executeTakeFirstOrThrow()
}
const all = (facts: object) => inspect(facts, { depth: null, maxArrayLength: null, maxStringLength: null })

test('the hub’s note about a lost item stays internal; the customer reads that it is lost and being looked for, without a promised day', async () => {
  const { number, itemId, other } = await received()
  const [shipmentId = ''] = await dispatchedSample(stage, cast, number)
  await stage(cast.hub, (work) => moveShipment(work, { shipmentId, event: 'arriveAtCustoms' }))
  await releasedSample(stage, cast, shipmentId)
  const before = await see(number, itemId)
  assert.ok(before.order.expected?.arrival && before.item.expected?.arrival)
  assert.deepEqual([before.item.found, before.order.expected.amiss], [null, null])
  const shipment = database.db.selectFrom('shipments').select('number').where('id', '=', shipmentId)
  const { number: closed } = await shipment.executeTakeFirstOrThrow()
  await stage(cast.hub, (work) => closeReceipt(work, { number: closed, note: 'لا شيء في الصندوق' }))
  const { number: found, note } = await caseOf(itemId)
  assert.equal(note, `${closed}: لا شيء في الصندوق`)
  const forStaff = await database.read((work) => readDiscrepancy(work, found), { who: support })
  assert.equal(forStaff.note, note, 'staff read it')
  const { order, item } = await see(number, itemId)
  assert.deepEqual([item.found?.kind, item.found?.number], ['lost', found])
  assert.deepEqual(order.cases.map((one) => one.kind).sort(), ['lost', 'lost'])
  for (const said of [all(order), all(item), await ask(number, found)]) {
    assert.ok(said.includes(found))
    assert.ok(!said.includes('لا شيء في الصندوق') && !said.includes(`${closed}:`))
  }
  for (const { expected } of [order, item]) {
    assert.deepEqual([expected?.amiss, expected?.arrival], ['lost', null])
    const said = expected && sayExpectation(expected, reader)
    assert.match(said?.text ?? '', /^Lost: we are looking into what happened/)
    assert.match(said?.next ?? '', /^Next update by/)
    assert.deepEqual([said?.arrival, said?.source], [null, null])
  }
  assert.ok(order.order.timeline.every((step) => step.expectedFrom === null && step.expectedTo === null))
  assert.ok(item.coming.every((step) => step.expectedFrom === null && step.expectedTo === null))
  await stage(support, (work) => endDiscrepancy(work, { number: found, event: 'withdraw', why: 'It lay below' }))
  const after = await see(number, itemId)
  assert.equal(after.item.found, null)
  assert.ok(after.item.expected?.arrival, 'what turned up is expected again')
  assert.deepEqual(
    [after.order.expected?.amiss, after.order.expected?.arrival],
    ['lost', null],
    'the other is not there',
  )
  assert.equal((await see(number, other)).item.found?.kind, 'lost')
})

test('a piece seen in the wrong place shows the customer no internal code, only that it is not where it should be', async () => {
  const { number, itemId, other } = await received()
  const pieces = database.db.selectFrom('pieces').select('barcode').where('item_id', '=', itemId)
  const { barcode } = await pieces.executeTakeFirstOrThrow()
  await stage(cast.hub, (work) => sightPieces(work, { barcodes: [barcode], at: { kind: 'hub', place: 'eg' } }))
  const { number: found, note } = await caseOf(itemId)
  assert.match(note, new RegExp(`^\u2068${barcode}\u2069: مكانها .+، وشوهدت في \u2068مركز`), 'staff read it in words')
  const { order, item } = await see(number, itemId)
  assert.deepEqual([item.found?.kind, item.expected?.amiss, item.expected?.arrival], ['misplaced', 'misplaced', null])
  assert.deepEqual([order.expected?.amiss, order.expected?.arrival], ['misplaced', null])
  const cases = [all(order.cases), all(item.found ?? {}), await ask(number, found)]
  for (const said of cases) assert.ok(said.includes(found) && !said.includes(barcode) && !said.includes('→'))
  const beside = (await see(number, other)).item
  assert.ok(beside.found === null && beside.expected?.amiss === null && beside.expected.arrival, 'the other is well')
})

test('once options are offered, the customer reads our message to them, not the internal note', async () => {
  const { number, itemId } = await received()
  const { number: found } = await openSample(stage, cast.warehouse, itemId)
  const looking = await see(number, itemId)
  assert.deepEqual([looking.item.found?.state, looking.item.expected?.amiss], ['open', 'damaged'])
  await proposeSample(stage, support, found, { said: 'One corner is bent' })
  const { order, item } = await see(number, itemId)
  assert.deepEqual([item.found?.said, item.found?.note], ['One corner is bent', ''])
  assert.deepEqual(
    [item.expected?.amiss, item.expected?.arrival, item.expected?.asked?.byDefault],
    [null, null, 'accept'],
  )
  assert.equal(order.cases[0]?.note, '')
  const said = await ask(number, found)
  assert.ok(said.includes('One corner is bent') && !said.includes('one corner is broken'))
})
