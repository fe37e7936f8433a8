import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findGaps } from '#fulfilment/custody/gaps/find-gaps.ts'
import { readCustodyHistory } from '#fulfilment/custody/read-custody-history.ts'
import { receiveAtHub } from '#fulfilment/warehouse/hub/receive-at-hub.ts'
import { moveShipment } from '#fulfilment/warehouse/shipments/move-shipment.ts'
import { readMilestones } from '#fulfilment/warehouse/shipments/read-shipment-steps.ts'
import { readShipment } from '#fulfilment/warehouse/shipments/read-shipments.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { newId } from '#platform/work/id.ts'
import { isRefusal } from '#platform/work/refusal.ts'
import type { Actor } from '#platform/work/work.ts'
import { chooseOption } from '#selling/orders/discrepancies/choose-option.ts'
import { approveProposal } from '#selling/orders/discrepancies/propose-options.ts'
import { purchasedSample } from '#world/samples/fulfilment/purchasing.samples.ts'
import {
  arrivedSample,
  dispatchedSample,
  receivedSample,
  releasedSample,
} from '#world/samples/fulfilment/warehouse.samples.ts'
import { sampleStaff } from '#world/samples/people/people.samples.ts'
import { openSample, proposeSample } from '#world/samples/selling/discrepancies.samples.ts'
import { type Stage, sampleCast, sampleItem } from '#world/samples/selling/orders.samples.ts'
import { closeReceipt } from './close-receipt.ts'
import { receivePiece } from './receive-piece.ts'
import { makeShelf, putOnShelf, readHubShelves, readPlacesOfItems } from './shelves.ts'
import { noteSighting, readSightings, resolveSighting } from './sightings.ts'
import { undoShelf } from './undo-shelf.ts'

const database = await testDatabase()
const stage: Stage = (who, act) => database.write(act, { who })
const cast = await database.write(sampleCast)
const support = (await database.write((work) => sampleStaff(work, ['support']))).who
const second = (await database.write((work) => sampleStaff(work, ['support']))).who
const refused = (code: string) => (error: unknown) => isRefusal(error) && error.code === code
const cable = sampleItem({ title: 'USB-C Cable', quantity: 2 })

/** A shipment of two items at customs, released or not. */
async function atCustoms(isReleased = true) {
  const order = await purchasedSample(stage, cast, [sampleItem(), cable])
  await receivedSample(stage, cast, order.number)
  const [id = ''] = await dispatchedSample(stage, cast, order.number)
  await stage(cast.hub, (work) => moveShipment(work, { shipmentId: id, event: 'arriveAtCustoms' }))
  if (isReleased) await releasedSample(stage, cast, id)
  const { number } = await database.db
    .selectFrom('shipments')
    .select('number')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const { items } = await database.db
    .selectFrom('order_items as item')
    .innerJoin('orders', 'orders.id', 'item.order_id')
    .select('item.id')
    .where('orders.number', '=', order.number)
    .orderBy('item.place')
    .execute()
    .then((rows) => ({ items: rows.map((row) => row.id) }))
  return { id, number, order: order.number, first: items[0] ?? '', last: items[1] ?? '' }
}

const close = (number: string, who: Actor = cast.hub) =>
  stage(who, (work) => closeReceipt(work, { number, note: 'Looked twice' }))
const receive = (itemId: string) => stage(cast.hub, (work) => receiveAtHub(work, itemId))
const receipt = (id: string) =>
  database.db.selectFrom('shipment_receipts').selectAll().where('shipment_id', '=', id).executeTakeFirst()

test('each item that is missing when a receipt is closed gets a case, and is scanned as usual if it turns up', async () => {
  const { id, number, first, last } = await atCustoms()
  await receive(first)
  await assert.rejects(close(number, cast.warehouse), refused('FORBIDDEN'))
  await assert.rejects(
    stage(cast.hub, (work) => moveShipment(work, { shipmentId: id, event: 'unload' })),
    refused('CLOSE_RECEIPT_FIRST'),
  )
  assert.deepEqual(await close(number), { short: 1 })
  await assert.rejects(close(number), refused('SHIPMENT_NOT_ALLOWED'))
  const found = await receipt(id)
  assert.deepEqual([found?.expected, found?.scanned, found?.short, found?.over], [2, 1, 1, 0])
  const cases = await database.db.selectFrom('discrepancies').select(['item_id', 'kind', 'note']).execute()
  assert.deepEqual(
    cases.filter((one) => [first, last].includes(one.item_id)).map((one) => [one.item_id, one.kind, one.note]),
    [[last, 'lost', `${number}: Looked twice`]],
  )
  assert.equal((await database.read((work) => readShipment(work, number)))?.state, 'at_hub')
  assert.deepEqual(await findGaps(database.db), [])
  await receive(last)
  assert.deepEqual(await findGaps(database.db), [])
})

test('of two who close a receipt at once, one succeeds; before customs release it nobody can', async () => {
  const { number } = await atCustoms()
  const both = await Promise.allSettled([close(number), close(number)])
  assert.deepEqual(both.map((one) => one.status).sort(), ['fulfilled', 'rejected'])
  const held = await atCustoms(false)
  await assert.rejects(close(held.number), refused('NOT_RELEASED'))
})

test('with the last scan the receipt closes by itself; arriving, leaving customs and being received have their own times', async () => {
  const { id, number, first, last } = await atCustoms()
  await stage(cast.hub, (work) =>
    noteSighting(work, { shipment: number, says: 'Box of shoes', note: 'no label', photo: null }),
  )
  await receive(first)
  assert.equal(await receipt(id), undefined)
  await receive(last)
  const found = await receipt(id)
  assert.deepEqual([found?.expected, found?.scanned, found?.short, found?.over], [2, 2, 0, 1])
  const times = await database.read((work) => readMilestones(work, id))
  const order = [times.made, times.handed, times.arrived, times.released, times.firstScan, times.received]
  assert.ok(order.every((at) => at !== null))
  assert.deepEqual(
    order.map(Number),
    order.map(Number).sort((one, other) => one - other),
  )
})

test('goods on no list are recorded, and stay open until it is recorded once what happened to them', async () => {
  const seen = { shipment: null, says: 'A red scarf', note: 'between two boxes', photo: null }
  await assert.rejects(
    stage(cast.buyer, (work) => noteSighting(work, seen)),
    refused('FORBIDDEN'),
  )
  await stage(cast.hub, (work) => noteSighting(work, seen))
  const open = async () => (await database.read(readSightings)).find((one) => one.says === 'A red scarf')
  const { id = '' } = (await open()) ?? {}
  const end = () => stage(cast.hub, (work) => resolveSighting(work, { id, resolution: 'Of order 100009' }))
  const both = await Promise.allSettled([end(), end()])
  assert.deepEqual(both.map((one) => one.status).sort(), ['fulfilled', 'rejected'])
  assert.equal(await open(), undefined)
})

test('goods are put on shelves and moved by scan; their chains record the shelf', async () => {
  const order = await purchasedSample(stage, cast, [cable])
  await receivedSample(stage, cast, order.number)
  const label = `${order.number}-1`
  const put = (code: string, what = label) => stage(cast.hub, (work) => putOnShelf(work, { label: what, code }))
  await stage(cast.hub, (work) => makeShelf(work, 'h-01'))
  await stage(cast.hub, (work) => makeShelf(work, 'H-02'))
  await assert.rejects(
    stage(cast.hub, (work) => makeShelf(work, 'H-01')),
    refused('SHELF_EXISTS'),
  )
  await assert.rejects(put('H-01'), refused('NOT_AT_HUB'))
  await arrivedSample(stage, cast, order.number, await dispatchedSample(stage, cast, order.number))
  await assert.rejects(put('H-99'), refused('SHELF_UNKNOWN'))
  await assert.rejects(put('H-01', '999999-1'), refused('LABEL_UNKNOWN'))
  const laid = await put('h-01')
  assert.deepEqual([laid.pieces, laid.shelf], [2, 'H-01'])
  const [piece] = await database.db
    .selectFrom('pieces')
    .innerJoin('order_items as item', 'item.id', 'pieces.item_id')
    .innerJoin('orders', 'orders.id', 'item.order_id')
    .select(['pieces.barcode', 'item.id'])
    .where('orders.number', '=', order.number)
    .execute()
  const undo = (who: Actor, deed: string | null) => stage(who, (work) => undoShelf(work, deed ?? ''))
  const wrong = await put('H-02')
  await assert.rejects(undo(cast.hub, laid.deed), refused('TOO_LATE_TO_UNDO'), 'it was moved since')
  await assert.rejects(undo(cast.desk, wrong.deed), refused('TOO_LATE_TO_UNDO'), 'another one laid it there')
  const lies = async () => (await database.read(readHubShelves)).map((one) => one.pieces)
  assert.deepEqual(await lies(), [0, 2])
  await undo(cast.hub, wrong.deed)
  assert.deepEqual(await lies(), [2, 0])
  await assert.rejects(undo(cast.hub, wrong.deed), refused('TOO_LATE_TO_UNDO'), 'once')
  const moved = await put('H-02', piece?.barcode)
  assert.deepEqual([moved.pieces, moved.shelf], [1, 'H-02'])
  const shelves = await database.read(readHubShelves)
  assert.deepEqual(
    shelves.map((one) => [one.code, one.pieces]),
    [
      ['H-01', 1],
      ['H-02', 1],
    ],
  )
  const places = await database.read((work) => readPlacesOfItems(work, [piece?.id ?? '']))
  assert.deepEqual(places.get(piece?.id ?? ''), ['H-01', 'H-02'])
  const custody = await database.read((work) => readCustodyHistory(work, piece?.id ?? ''))
  assert.deepEqual(
    custody.map((step) => step.act),
    ['received', 'loaded', 'at_customs', 'hub_received', 'shelved', 'shelved', 'shelved', 'shelved'],
  )
  assert.deepEqual(await findGaps(database.db), [])
})

test('an item of several pieces is received with its last one, and is short if one of them does not come', async () => {
  const { id, number, first, last } = await atCustoms()
  const codes = await database.db.selectFrom('pieces').select('barcode').where('item_id', '=', last).execute()
  const [one = '', two = ''] = codes.map((row) => row.barcode)
  const scan = (barcode: string) => stage(cast.hub, (work) => receivePiece(work, barcode))
  const stateOf = async () =>
    (await database.db.selectFrom('order_items').select('state').where('id', '=', last).executeTakeFirstOrThrow()).state
  await receive(first)
  await scan(one)
  assert.equal(await stateOf(), 'in_shipping_process')
  assert.deepEqual(await findGaps(database.db), [], 'a piece that came before the others is where it should be')
  await assert.rejects(scan('P99999999'), refused('LABEL_UNKNOWN'))
  await assert.rejects(receive(last), refused('PIECES_MISSING'))
  assert.deepEqual(await close(number), { short: 1 })
  const opened = await database.db.selectFrom('discrepancies').select('kind').where('item_id', '=', last).execute()
  assert.deepEqual(opened, [{ kind: 'short' }])
  await assert.rejects(receive(last), refused('PIECES_MISSING'), 'its label does not say that the other one came')
  await scan(two)
  assert.equal(await stateOf(), 'arrived_hub')
  assert.equal((await receipt(id))?.short, 1, 'what was found when it was closed stays')
  await assert.rejects(scan(two), isRefusal)
})

test('an item that its customer accepted with units missing is received by its label; before the answer it is not', async () => {
  const { first, last } = await atCustoms()
  await receive(first)
  const { number } = await openSample(stage, cast.hub, last, 'short')
  await assert.rejects(receive(last), refused('PIECES_MISSING'))
  const [one] = await database.db.selectFrom('pieces').select('barcode').where('item_id', '=', last).execute()
  await stage(cast.hub, (work) => receivePiece(work, one?.barcode ?? ''))
  await proposeSample(stage, support, number)
  await stage(second, (work) => approveProposal(work, { key: newId(), number, round: 1 }))
  await assert.rejects(receive(last), refused('PIECES_MISSING'))
  await stage(cast.customer, (work) => chooseOption(work, { key: newId(), number, kind: 'accept', round: 1 }))
  await receive(last)
  const item = database.db.selectFrom('order_items').select('state').where('id', '=', last)
  assert.equal((await item.executeTakeFirstOrThrow()).state, 'arrived_hub')
})
