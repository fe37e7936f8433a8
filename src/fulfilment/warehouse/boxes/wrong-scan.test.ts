// A piece of a box is scanned somewhere else by mistake: the box stays usable, and the piece comes back into it.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findGaps } from '#fulfilment/custody/gaps/find-gaps.ts'
import { readScanned } from '#fulfilment/warehouse/hub/read-scanned.ts'
import { receivePiece } from '#fulfilment/warehouse/receipt/receive-piece.ts'
import { createShipment } from '#fulfilment/warehouse/shipments/create-shipment.ts'
import { moveShipment } from '#fulfilment/warehouse/shipments/move-shipment.ts'
import { answerDeeds } from '#people/proofs/answer-deeds.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import type { FormAnswer } from '#platform/http/forms/form-answer.ts'
import { openVisit } from '#platform/http/visit.ts'
import { newId } from '#platform/work/id.ts'
import { plugIn } from '#platform/work/ports.ts'
import { isRefusal } from '#platform/work/refusal.ts'
import { withdrawOfItem } from '#selling/orders/discrepancies/end-discrepancy.ts'
import { findOrder } from '#selling/orders/items/lock-order.ts'
import { purchasedSample } from '#world/samples/fulfilment/purchasing.samples.ts'
import { handedOverSample, receivedSample, releasedSample } from '#world/samples/fulfilment/warehouse.samples.ts'
import { sampleCustomer, sampleStaff } from '#world/samples/people/people.samples.ts'
import { type Stage, sampleCast, sampleItem } from '#world/samples/selling/orders.samples.ts'
import { boxDeeds } from './box-deeds.ts'
import { closeBox } from './close-box.ts'
import { notTakenOut } from './not-taken-out.ts'
import { putInBox } from './put-in-box.ts'
import { readBox } from './read-boxes.ts'

const database = await testDatabase()
const { pool } = database
const stage: Stage = (who, act) => database.write(act, { who })
const cast = await database.write(sampleCast)
const support = (await database.write((work) => sampleStaff(work, ['support']))).who
const refused = (code: string) => (error: unknown) => isRefusal(error) && error.code === code

type Goods = { readonly number: string; readonly itemId: string; readonly code: string }

/** Items of one piece each in the warehouse, all of one customer who has no box yet. */
async function received(count: number): Promise<{ readonly goods: readonly Goods[]; readonly customerId: string }> {
  const { who: customer } = await database.write((work) => sampleCustomer(work))
  const goods: Goods[] = []
  for (let at = 0; at < count; at++) {
    const { number } = await purchasedSample(stage, { ...cast, customer }, [sampleItem()])
    await receivedSample(stage, { ...cast, customer }, number)
    const itemId = (await database.read((work) => findOrder(work, { number }))).items[0]?.id ?? ''
    const { rows } = await pool.query('select barcode from pieces where item_id = $1', [itemId])
    goods.push({ number, itemId, code: rows[0]?.barcode ?? '' })
  }
  return { goods, customerId: customer.id ?? '' }
}

const put = (code: string, box?: string) =>
  stage(cast.warehouse, (work) => putInBox(work, { barcodes: [code], ...(box && { box }) }))
const close = (barcode: string) =>
  stage(cast.warehouse, (work) =>
    closeBox(work, { barcode, lengthCm: 40, widthCm: 30, heightCm: 20, grossGrams: 2_500, key: newId() }),
  )
const scanAtHub = (code: string) => stage(cast.hub, (work) => receivePiece(work, code))
const scanned = async (code: string) => {
  const found = await database.read((work) => readScanned(work, code))
  return [found?.shipment, found?.left]
}
const stateOf = async (number: string) => (await database.read((work) => findOrder(work, { number }))).items[0]?.state
const boxOf = (barcode: string) => database.read((work) => readBox(work, barcode))
async function chainOf(code: string): Promise<string[]> {
  const { rows } = await pool.query(
    `select scan.act || ' ' || scan.place_kind || ' ' || scan.place as step from custody_scans scan
      join pieces piece on piece.id = scan.piece_id where piece.barcode = $1 order by scan.seq`,
    [code],
  )
  return rows.map((row) => row.step)
}
const casesOf = async (itemId: string) =>
  (await pool.query('select number from discrepancies where item_id = $1', [itemId])).rows.map((row) => row.number)

const visit = openVisit(database.db, {
  requestId: newId(),
  ip: '127.0.0.1',
  origin: 'http://localhost',
  site: 'eg',
  locale: 'en',
  token: null,
  who: cast.warehouse,
  now: new Date(),
  cookies: {},
  nonce: '',
  report: () => undefined,
  ports: plugIn([]),
})
type Pressed = { readonly done?: string | null; readonly answer?: FormAnswer }
/** The answer of a box's page: what was done, or the form again with its errors. */
async function press(box: string, typed: Readonly<Record<string, string>>): Promise<Pressed> {
  const form = new FormData()
  for (const [name, value] of Object.entries(typed)) form.set(name, value)
  const answer = await answerDeeds(visit, form, boxDeeds(box), 'box')
  if (!(answer instanceof Response)) return { answer: answer.data }
  return { done: new URL(answer.headers.get('location') ?? '', 'http://localhost').searchParams.get('done') }
}

test('a piece of an open box that was scanned at the hub by mistake is taken out, and put back after its case ended', async () => {
  const { goods, customerId } = await received(3)
  const [lost, other, third] = goods
  assert.ok(lost && other && third)
  const { box } = await put(lost.code)
  await put(other.code)
  const { stray } = await scanAtHub(lost.code)
  const number = stray?.caseNumber ?? ''
  assert.deepEqual(await casesOf(lost.itemId), [number])
  assert.deepEqual(await scanned(lost.code), [null, null], 'in no shipment, none is complete')
  const away = ['received warehouse US', `boxed box US/${box}`, 'seen hub eg']
  assert.deepEqual(await chainOf(lost.code), away)

  // The box is not away with it, and the refusal says why.
  const says = `This piece has an open case, ${number}; it goes into no box until that is closed`
  const back = await press(box, { do: 'scan', barcode: lost.code })
  assert.deepEqual(back.answer?.errors, { barcode: says })
  await assert.rejects(put(lost.code), refused('IN_A_CASE'))
  await assert.rejects(close(box), refused('TAKE_OUT_FIRST'))
  assert.equal((await put(third.code)).box, box)
  const { rows } = await pool.query('select barcode from boxes where customer_id = $1', [customerId])
  assert.deepEqual(
    rows.map((row) => row.barcode),
    [box],
    'no second box',
  )
  const strange = (await boxOf(box))?.pieces.filter((piece) => piece.isStrange).map((piece) => piece.barcode)
  assert.deepEqual(strange, [lost.code])

  assert.deepEqual(await press(box, { do: `takeOut:${lost.code}` }), { done: 'takenOut' })
  assert.deepEqual(await chainOf(lost.code), away, 'nobody took it out of a box it was not in')
  const log = await pool.query(
    `select before from audit_log where action = 'box.takeOut' and subject = $1 order by at desc limit 1`,
    [`box:${box}`],
  )
  assert.equal(log.rows[0]?.before.seenAt, 'hub eg')
  await assert.rejects(put(lost.code, box), refused('IN_A_CASE'))

  await stage(support, (work) => withdrawOfItem(work, lost.itemId, 'scanned by mistake, it is still abroad'))
  assert.deepEqual(await press(box, { do: 'scan', barcode: lost.code }), { done: 'put' })
  assert.deepEqual(await chainOf(lost.code), [...away, `seen box US/${box}`])
  assert.deepEqual(await casesOf(lost.itemId), [number], 'found again is no second case')
  await close(box)
  for (const one of goods) {
    assert.equal(await stateOf(one.number), 'ready_for_shipping')
    assert.deepEqual(await findGaps(database.db, { itemId: one.itemId }), [])
  }

  const request = { itemIds: [other.itemId], boxes: 1, airwayBill: '077-1', key: newId() }
  const shipment = await stage(cast.warehouse, (work) => createShipment(work, request))
  await handedOverSample(stage, cast, shipment.id)
  const late = await press(box, { do: `takeOut:${other.code}`, why: 'wet' })
  const pieces = (await boxOf(box))?.pieces ?? []
  assert.deepEqual(
    notTakenOut(pieces, late.answer),
    { barcode: other.code, says: 'By its record this piece is not in the warehouse' },
    'said beside what was pressed',
  )
  await stage(cast.hub, (work) => moveShipment(work, { shipmentId: shipment.id, event: 'arriveAtCustoms' }))
  await releasedSample(stage, cast, shipment.id)
  for (const [at, one] of goods.entries()) {
    assert.equal((await scanAtHub(one.code)).stray, null)
    assert.deepEqual(await scanned(one.code), [shipment.number, goods.length - at - 1])
  }
})

test('the other pieces of a box are packed, leave and are scanned at the hub while one is still missing', async () => {
  const { goods } = await received(2)
  const [lost, other] = goods
  assert.ok(lost && other)
  const { box } = await put(lost.code)
  await put(other.code)
  await close(box)
  await scanAtHub(lost.code)
  const silent = await press(box, { do: `takeOut:${lost.code}` })
  assert.deepEqual(
    notTakenOut(
      [lost].map(({ code }) => ({ barcode: code })),
      silent.answer,
    )?.barcode,
    lost.code,
  )
  assert.deepEqual(await press(box, { do: `takeOut:${lost.code}`, why: 'it is not in it' }), { done: 'takenOut' })
  assert.equal(await stateOf(lost.number), 'received_at_warehouse')
  await close(box)
  const request = { itemIds: [other.itemId], boxes: 1, airwayBill: '077-2', key: newId() }
  const shipment = await stage(cast.warehouse, (work) => createShipment(work, request))
  await handedOverSample(stage, cast, shipment.id)
  await stage(cast.hub, (work) => moveShipment(work, { shipmentId: shipment.id, event: 'arriveAtCustoms' }))
  await releasedSample(stage, cast, shipment.id)
  assert.equal((await scanAtHub(other.code)).stray, null)
  assert.equal(await stateOf(other.number), 'arrived_hub')
  assert.deepEqual(await findGaps(database.db, { itemId: other.itemId }), [])
})

test('after its case ended a box is not closed with a piece that was seen elsewhere; once it is scanned in again it is', async () => {
  const { goods } = await received(1)
  const [lost] = goods
  assert.ok(lost)
  const { box } = await put(lost.code)
  await scanAtHub(lost.code)
  await stage(support, (work) => withdrawOfItem(work, lost.itemId, 'scanned by mistake, it is still abroad'))
  await assert.rejects(close(box), refused('TAKE_OUT_FIRST'))
  assert.equal((await boxOf(box))?.pieces[0]?.isStrange, true)
  const again = await put(lost.code, box)
  assert.deepEqual([again.box, again.sighted], [box, []])
  await close(box)
  assert.deepEqual(await findGaps(database.db, { itemId: lost.itemId }), [])
  // Seen elsewhere again without an explanation: that is a new case.
  await scanAtHub(lost.code)
  assert.equal((await casesOf(lost.itemId)).length, 2)
})
