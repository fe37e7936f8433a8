import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { hubPath } from '#fulfilment/warehouse/hub/back-to-hub.ts'
import { hubDeeds } from '#fulfilment/warehouse/hub/hub-deeds.ts'
import { readScanned } from '#fulfilment/warehouse/hub/read-scanned.ts'
import { answerDeeds } from '#people/proofs/answer-deeds.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { openVisit } from '#platform/http/visit.ts'
import { newId } from '#platform/work/id.ts'
import { plugIn } from '#platform/work/ports.ts'
import { isRefusal } from '#platform/work/refusal.ts'
import type { Actor } from '#platform/work/work.ts'
import { lockOpenCase } from '#selling/orders/discrepancies/discrepancy.ts'
import { purchasedSample } from '#world/samples/fulfilment/purchasing.samples.ts'
import { arrivedSample, dispatchedSample, receivedSample } from '#world/samples/fulfilment/warehouse.samples.ts'
import { type Stage, sampleCast, sampleItem } from '#world/samples/selling/orders.samples.ts'
import { receivePiece } from './receive-piece.ts'
import { makeShelf, putOnShelf } from './shelves.ts'

const database = await testDatabase()
const stage: Stage = (who, act) => database.write(act, { who })
const cast = await database.write(sampleCast)
await stage(cast.hub, (work) => makeShelf(work, 'H-01'))
const refused = (code: string) => (error: unknown) => isRefusal(error) && error.code === code

const visitOf = (who: Actor) =>
  openVisit(database.db, {
    requestId: newId(),
    ip: '127.0.0.1',
    origin: 'http://localhost',
    site: 'eg',
    locale: 'en',
    token: null,
    who,
    now: new Date(),
    cookies: {},
    nonce: '',
    report: () => undefined,
    ports: plugIn([]),
  })

/** The answer of the hub's screen: where it leads, or its errors. */
async function press(typed: Readonly<Record<string, string>>, address = '') {
  const form = new FormData()
  for (const [name, value] of Object.entries(typed)) form.set(name, value)
  const place = { locale: visitOf(cast.hub).locale, asked: new URLSearchParams(address), form }
  const answer = await answerDeeds(visitOf(cast.hub), form, hubDeeds(place), (done) => hubPath(place, { done }))
  if (answer instanceof Response)
    return { to: new URL(answer.headers.get('location') ?? '', 'http://localhost').searchParams, errors: {} }
  return { to: new URLSearchParams(), errors: answer.data.errors }
}

/** An item of two pieces in the warehouse abroad. */
async function abroad() {
  const { number } = await purchasedSample(stage, cast, [sampleItem({ quantity: 2 })])
  await receivedSample(stage, cast, number)
  const pieces = await database.db
    .selectFrom('pieces')
    .innerJoin('order_items as item', 'item.id', 'pieces.item_id')
    .innerJoin('orders', 'orders.id', 'item.order_id')
    .select(['pieces.barcode', 'pieces.item_id'])
    .where('orders.number', '=', number)
    .orderBy('pieces.barcode')
    .execute()
  const [one, two] = pieces
  return { number, itemId: one?.item_id ?? '', one: one?.barcode ?? '', two: two?.barcode ?? '' }
}

const openCase = (itemId: string) => database.write((work) => lockOpenCase(work, itemId))
async function chainOf(barcode: string) {
  const scans = await database.db
    .selectFrom('custody_scans as scan')
    .innerJoin('pieces', 'pieces.id', 'scan.piece_id')
    .select(['scan.act', 'scan.place_kind', 'scan.place'])
    .where('pieces.barcode', '=', barcode)
    .orderBy('scan.seq')
    .execute()
  return scans.map((scan) => `${scan.act} ${scan.place_kind} ${scan.place}`)
}

test('a piece at the hub that should be abroad is recorded as seen there, and the screen names its case', async () => {
  const { itemId, one, two } = await abroad()
  const first = await press({ do: 'scan', label: one })
  const found = await openCase(itemId)
  assert.equal(found?.kind, 'misplaced')
  assert.deepEqual([first.to.get('done'), first.to.get('case')], ['sightedHere', found?.number])
  assert.equal((await chainOf(one)).at(-1), 'seen hub eg')
  const second = await press({ do: 'scan', label: two.toLowerCase() })
  assert.equal(second.to.get('case'), found?.number, 'one case for the item')
  const again = await press({ do: 'scan', label: one })
  assert.ok('general' in again.errors, 'it is here already')
  assert.equal((await chainOf(one)).filter((step) => step.startsWith('seen')).length, 1)
  await assert.rejects(
    stage(cast.buyer, (work) => receivePiece(work, one)),
    refused('FORBIDDEN'),
  )
})

test('a piece that should be abroad is recorded as seen on the shelf it is put on', async () => {
  const { number, itemId, one } = await abroad()
  const { to } = await press({ do: 'shelf', shelved: one, code: 'h-01' })
  const found = await openCase(itemId)
  assert.deepEqual([to.get('done'), to.get('case'), to.get('code')], ['sightedHere', found?.number, 'H-01'])
  assert.equal((await chainOf(one)).at(-1), 'seen shelf eg/H-01')
  const { errors } = await press({ do: 'shelf', shelved: `${number}-1`, code: 'H-01' })
  assert.ok('label' in errors, 'the item itself is not here')
})

test('a piece that is already on a shelf is put there once: no second scan, and nothing to undo', async () => {
  const { number, one, two } = await abroad()
  await arrivedSample(stage, cast, number, await dispatchedSample(stage, cast, number))
  const put = (label: string) => stage(cast.hub, (work) => putOnShelf(work, { label, code: 'H-01' }))
  assert.equal((await put(one)).pieces, 1)
  const chain = await chainOf(one)
  const again = await put(one)
  assert.deepEqual([again.pieces, again.deed], [0, null])
  const both = await put(`${number}-1`)
  assert.equal(both.pieces, 1, 'the other one alone')
  assert.deepEqual(await chainOf(one), chain)
  assert.equal((await chainOf(two)).at(-1), 'shelved shelf eg/H-01')
  const { to } = await press({ do: 'shelf', shelved: `${number}-1`, code: 'H-01' })
  assert.deepEqual([to.get('done'), to.get('deeds')], ['shelf', null])
})

test('the label of a box is distinguished from that of a piece', async () => {
  const { barcode } = await database.db
    .selectNoFrom(sql<string>`custody_barcode('B', 1000001)`.as('barcode'))
    .executeTakeFirstOrThrow()
  const { errors } = await press({ do: 'scan', label: barcode.toLowerCase() })
  assert.deepEqual(errors, { label: 'This is the label of a box. Open it and scan each piece in it.' })
})

test('a scan, a shelf and unexpected goods lead back to the shown shipment, its search and its page', async () => {
  const { number, itemId, one, two } = await abroad()
  const [shipmentId = ''] = await dispatchedSample(stage, cast, number)
  await arrivedSample(stage, cast, number, [shipmentId])
  const address = `shipment=S9&q=sony+x&page=2&list=3&done=shelf&deeds=7&scanned=${two}`
  const scanned = await press({ do: 'scan', label: 'P99999995' }, address)
  assert.deepEqual(scanned.errors, { label: 'No item has this label. It looks like 100001-2 or P10000015' })
  const kept = { shipment: 'S9', q: 'sony x', page: '2', list: '3' }
  const shelved = await press({ do: 'shelf', shelved: one, code: 'H-01' }, address)
  const { deeds, ...told } = Object.fromEntries(shelved.to)
  assert.notEqual(deeds, '7')
  assert.deepEqual(told, { ...kept, done: 'shelf', code: 'H-01' })
  const over = await press({ do: 'sighting', says: 'A red kettle', shipment: '' }, address)
  assert.deepEqual(Object.fromEntries(over.to), { ...kept, done: 'sighting' })
  const shown = await press({ do: 'makeShelf', code: 'H-09', shipment: 'S8' }, `scanned=${one}`)
  assert.deepEqual(Object.fromEntries(shown.to), { shipment: 'S8', done: 'makeShelf' })
  const found = await database.read((work) => readScanned(work, one))
  const sent = await database.db.selectFrom('shipments').select('number').where('id', '=', shipmentId).execute()
  assert.deepEqual([found?.id, found?.shipment], [itemId, sent[0]?.number])
})
