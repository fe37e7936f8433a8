import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readBankAccounts } from '#money/payments/receipts/read-bank-accounts.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { newId } from '#platform/work/id.ts'
import type { Actor } from '#platform/work/work.ts'
import { findOrder } from '#selling/orders/items/lock-order.ts'
import { enter, sampleApp, sampleParts } from '#world/samples/app.samples.ts'
import { purchasedSample } from '#world/samples/fulfilment/purchasing.samples.ts'
import { dispatchedSample, enteredDuties, receivedSample } from '#world/samples/fulfilment/warehouse.samples.ts'
import { addSampleBankAccounts } from '#world/samples/money/payments.samples.ts'
import { sampleStaff } from '#world/samples/people/people.samples.ts'
import { type Stage, sampleCast } from '#world/samples/selling/orders.samples.ts'
import { customsFile } from './clearance/clearance-paper-file.ts'
import { noteUnknownParcel } from './note-unknown-parcel.ts'
import { receivingPhoto } from './receiving-photo.ts'
import { moveShipment } from './shipments/move-shipment.ts'

const database = await testDatabase()
const stage: Stage = (who, act) => database.write(act, { who })
const cast = await database.write(sampleCast)
const app = await sampleApp(sampleParts(database.db))
const [finance, second] = await database.write(async (work) => {
  await addSampleBankAccounts(work)
  return [(await sampleStaff(work, ['finance'])).who, (await sampleStaff(work, ['finance'])).who] as const
})

/** A call as this person; returns the answer. */
async function call(who: Actor, method: 'GET' | 'POST', url: string, payload?: object) {
  const token = await database.write((work) => enter(work, who))
  const headers = { authorization: `Bearer ${token}`, 'idempotency-key': newId() }
  const answer = await app.inject({ method, url: `/api/ops${url}`, headers, ...(payload && { payload }) })
  return { status: answer.statusCode, data: answer.json().data, code: answer.json().code }
}

async function received() {
  const { number } = await purchasedSample(stage, cast)
  await receivedSample(stage, cast, number)
  const { items } = await database.read((work) => findOrder(work, { number }))
  const itemId = items[0]?.id ?? ''
  const pieces = await database.db.selectFrom('pieces').select('barcode').where('item_id', '=', itemId).execute()
  return { number, itemId, barcodes: pieces.map((piece) => piece.barcode) }
}

test('a box is filled, read, closed and opened again over the API', async () => {
  const { barcodes } = await received()
  const unknown = await call(cast.warehouse, 'POST', '/warehouse/boxes/pieces', { barcodes: ['P9999999'] })
  assert.deepEqual([unknown.status, unknown.code], [404, 'NO_SUCH_GOODS'])
  const put = await call(cast.warehouse, 'POST', '/warehouse/boxes/pieces', { barcodes })
  assert.equal(put.status, 200)
  const { box } = put.data
  const open = await call(cast.warehouse, 'GET', `/warehouse/boxes/${box}`)
  assert.deepEqual(
    [open.data.barcode, open.data.closedAt, open.data.pieces.map((piece: { barcode: string }) => piece.barcode)],
    [box, null, barcodes],
  )
  const size = { lengthCm: 40, widthCm: 30, heightCm: 20, grossGrams: 60_000 }
  assert.equal((await call(cast.buyer, 'POST', `/warehouse/boxes/${box}/close`, size)).status, 403)
  assert.equal(
    (await call(cast.warehouse, 'POST', `/warehouse/boxes/${box}/close`, { ...size, lengthCm: 0 })).status,
    422,
  )
  assert.equal((await call(cast.warehouse, 'POST', `/warehouse/boxes/${box}/close`, size)).status, 200)
  const closed = await call(cast.warehouse, 'GET', '/warehouse/boxes?state=closed')
  assert.ok(closed.data.boxes.some((one: { barcode: string }) => one.barcode === box))
  const full = await call(cast.warehouse, 'GET', `/warehouse/boxes/${box}`)
  assert.ok(full.data.warnings.some((warning: { kind: string }) => warning.kind === 'box_grams'))
  const opens = (why: string) =>
    call(cast.warehouse, 'POST', '/warehouse/boxes/take-out', { barcode: barcodes[0], why })
  assert.equal((await opens('')).code, 'WHY_NEEDED')
  assert.equal((await opens('too heavy')).status, 200)
  const again = await call(cast.warehouse, 'GET', `/warehouse/boxes/${box}`)
  assert.deepEqual([again.data.closedAt, again.data.pieces.length], [null, barcodes.length - 1])
  assert.equal((await call(cast.warehouse, 'GET', '/warehouse/boxes/B-nobody')).status, 404)
})

test('boxes are added to a shipment in preparation and removed over the API, and it is dissolved with a reason', async () => {
  const boxed = async () => {
    const { itemId, barcodes } = await received()
    const { box } = (await call(cast.warehouse, 'POST', '/warehouse/boxes/pieces', { barcodes })).data
    const size = { lengthCm: 40, widthCm: 30, heightCm: 20, grossGrams: 60_000 }
    assert.equal((await call(cast.warehouse, 'POST', `/warehouse/boxes/${box}/close`, size)).status, 200)
    return { itemId, box }
  }
  const [first, second] = [await boxed(), await boxed()]
  const wish = { itemIds: [first.itemId], boxes: 1 }
  const { number } = (await call(cast.warehouse, 'POST', '/shipments', wish)).data
  const on = (what: string, body: object, who = cast.warehouse) =>
    call(who, 'POST', `/shipments/${number}/${what}`, body)
  assert.equal((await on('add', { code: second.box }, cast.hub)).status, 403)
  assert.deepEqual((await on('add', { code: second.box })).data, { boxes: 2 })
  assert.equal((await on('add', { code: second.box })).code, 'ALREADY_IN_SHIPMENT')
  assert.equal((await call(cast.warehouse, 'GET', `/warehouse/boxes/${second.box}`)).data.shipment, number)
  assert.deepEqual([(await on('take-out', { code: first.box, why: '' })).code], ['WHY_NEEDED'])
  assert.deepEqual((await on('take-out', { code: first.box, why: 'wet' })).data, { boxes: 1 })
  assert.equal((await on('dissolve', { why: '' })).status, 422)
  assert.equal((await on('dissolve', { why: 'the flight is cancelled' })).status, 200)
  assert.equal((await on('add', { code: first.box })).code, 'SHIPMENT_NOT_ALLOWED')
  const { items } = (await call(cast.warehouse, 'GET', `/shipments?q=${number}`)).data
  assert.deepEqual([items[0].state, items[0].items], ['dissolved', []])
})

test('an unexpected parcel is matched with its item and claimed once over the API', async () => {
  const { number } = await purchasedSample(stage, cast)
  const { items } = await database.read((work) => findOrder(work, { number }))
  const itemId = items[0]?.id ?? ''
  const photo = { id: newId(), path: `xx/${newId()}`, bytes: 1, purpose: receivingPhoto }
  const said = { place: 'US', note: items[0]?.title ?? '', trackingNumber: 'ZZ 77 31', photo }
  const { id } = await stage(cast.warehouse, (work) => noteUnknownParcel(work, said))
  const wall = await call(cast.warehouse, 'GET', '/warehouse/unknown')
  assert.deepEqual(
    wall.data.parcels.map((one: { id: string }) => one.id),
    [id],
  )
  const { data } = await call(cast.warehouse, 'GET', `/warehouse/unknown/${id}/matches`)
  const match = data.matches.find((one: { itemId: string }) => one.itemId === itemId)
  const answers = Object.fromEntries(
    match.questions.map((asked: string) => [asked, asked === 'battery' ? 'no' : 'yes']),
  )
  const unasked = { itemId, unitGrams: 250, units: 1, why: 'the invoice inside' }
  const claim = { ...unasked, answers }
  assert.equal((await call(cast.warehouse, 'POST', `/warehouse/unknown/${id}/claim`, unasked)).status, 422)
  assert.equal((await call(cast.hub, 'POST', `/warehouse/unknown/${id}/claim`, claim)).status, 403)
  assert.equal((await call(cast.warehouse, 'POST', `/warehouse/unknown/${newId()}/claim`, claim)).status, 404)
  assert.equal((await call(cast.warehouse, 'POST', `/warehouse/unknown/${id}/claim`, claim)).status, 200)
  const twice = await call(cast.warehouse, 'POST', `/warehouse/unknown/${id}/claim`, claim)
  assert.deepEqual([twice.status, twice.code], [409, 'PARCEL_CLAIMED'])
  const claimed = await call(cast.warehouse, 'GET', '/warehouse/unknown?state=claimed')
  assert.equal(claimed.data.parcels[0]?.claimed.label, `${number}-1`)
  const { id: other } = await stage(cast.warehouse, (work) => noteUnknownParcel(work, { ...said, photo: null }))
  const end = { as: 'not_ours', why: 'the carrier took it on' }
  assert.equal((await call(cast.hub, 'POST', `/warehouse/unknown/${other}/end`, end)).status, 403)
  assert.equal((await call(cast.warehouse, 'POST', `/warehouse/unknown/${other}/end`, end)).status, 200)
  const ended = await call(cast.warehouse, 'GET', '/warehouse/unknown?state=claimed')
  assert.equal(ended.data.parcels.find((one: { id: string }) => one.id === other)?.ended.as, 'not_ours')
})

test('customs’ charges are read beside the quotes and posted by a second person over the API', async () => {
  const { number: order } = await received()
  const [shipmentId = ''] = await dispatchedSample(stage, cast, order)
  await stage(cast.hub, (work) => moveShipment(work, { shipmentId, event: 'arriveAtCustoms' }))
  const bankAccount = (await database.read(readBankAccounts))[0]?.accountNumber ?? ''
  const receipt = { id: newId(), path: `xx/${newId()}`, bytes: 1, purpose: customsFile }
  const { number } = await enteredDuties(stage, finance, { shipmentId, bankAccount, receipt })
  const { number: shipment } = await database.db
    .selectFrom('shipments')
    .select('number')
    .where('id', '=', shipmentId)
    .executeTakeFirstOrThrow()
  const entered = await call(cast.hub, 'GET', `/shipments/${shipment}/duties`)
  assert.deepEqual(
    [
      entered.data.entries[0].number,
      entered.data.entries[0].duty,
      entered.data.entries[0].agreedBy,
      entered.data.items,
    ],
    [number, 450, null, []],
  )
  const answer = (who: Actor) => call(who, 'POST', `/duties/${number}/answer`, { agrees: true })
  assert.deepEqual((await answer(finance)).code, 'SECOND_PERSON_NEEDED')
  assert.deepEqual((await answer(cast.hub)).code, 'DUTIES_FOR_FINANCE')
  assert.deepEqual((await answer(second)).data, { isPosted: true })
  const after = await call(cast.hub, 'GET', `/shipments/${shipment}/duties`)
  assert.deepEqual([after.data.items.length, after.data.items[0].real], [1, 450])
  const routes = await call(cast.hub, 'GET', '/duties/routes')
  assert.deepEqual([routes.data.routes[0].origin, routes.data.routes[0].real], ['US', 450])
  assert.equal((await call(cast.hub, 'POST', `/shipments/${shipment}/duties`, {})).status, 422)
  assert.equal((await call(cast.buyer, 'GET', `/shipments/${shipment}/duties`)).status, 403)
})
