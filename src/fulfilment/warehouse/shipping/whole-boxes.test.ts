// Boxes go whole into one shipment, closed; while it is in preparation they are added and removed, and a shipment that
// left does not change.
import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { findGaps } from '#fulfilment/custody/gaps/find-gaps.ts'
import { closeBox } from '#fulfilment/warehouse/boxes/close-box.ts'
import { putInBox } from '#fulfilment/warehouse/boxes/put-in-box.ts'
import { takeOutOfBox } from '#fulfilment/warehouse/boxes/take-out-of-box.ts'
import { packItems } from '#fulfilment/warehouse/pack-items.ts'
import { readShelved } from '#fulfilment/warehouse/read-warehouse.ts'
import { createShipment } from '#fulfilment/warehouse/shipments/create-shipment.ts'
import { leaveShipments } from '#fulfilment/warehouse/shipments/leave-shipments.ts'
import { readShipment, readShipments } from '#fulfilment/warehouse/shipments/read-shipments.ts'
import { unpackItem } from '#fulfilment/warehouse/unpack-item.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { newId } from '#platform/work/id.ts'
import { isRefusal } from '#platform/work/refusal.ts'
import type { Actor } from '#platform/work/work.ts'
import { findOrder } from '#selling/orders/items/lock-order.ts'
import { purchasedSample } from '#world/samples/fulfilment/purchasing.samples.ts'
import { handedOverSample, receivedSample } from '#world/samples/fulfilment/warehouse.samples.ts'
import { sampleCustomer, sampleStaff } from '#world/samples/people/people.samples.ts'
import { type Stage, sampleCast, sampleItem } from '#world/samples/selling/orders.samples.ts'
import { addToShipment } from './add-to-shipment.ts'
import { boxCount } from './count-boxes.ts'
import { dissolveShipment } from './dissolve-shipment.ts'
import { takeOutOfShipment } from './take-out-of-shipment.ts'

const database = await testDatabase()
const { pool } = database
const stage: Stage = (who, act) => database.write(act, { who })
const cast = await database.write(sampleCast)
// Each test has its own customer, so that nobody's open boxes interfere.
let as = cast
beforeEach(async () => {
  as = { ...cast, customer: (await database.write((work) => sampleCustomer(work))).who }
})
const refused = (code: string) => (error: unknown) => isRefusal(error) && error.code === code

type Goods = { readonly number: string; readonly itemId: string; readonly codes: string[] }

async function received(quantity = 1): Promise<Goods> {
  const { number } = await purchasedSample(stage, as, [sampleItem({ quantity })])
  await receivedSample(stage, as, number)
  const itemId = (await database.read((work) => findOrder(work, { number }))).items[0]?.id ?? ''
  const pieces = await pool.query('select barcode from pieces where item_id = $1 order by unit', [itemId])
  return { number, itemId, codes: pieces.rows.map((row) => row.barcode) }
}

const put = async (codes: readonly string[], box?: string) =>
  (await stage(cast.warehouse, (work) => putInBox(work, { barcodes: codes, ...(box && { box }) }))).box
const close = (barcode: string) =>
  stage(cast.warehouse, (work) =>
    closeBox(work, { barcode, lengthCm: 40, widthCm: 30, heightCm: 20, grossGrams: 2_500, key: newId() }),
  )
/** A closed box with these goods. */
async function boxOf(...goods: readonly Goods[]): Promise<string> {
  const box = await put(goods.flatMap((one) => one.codes))
  await close(box)
  return box
}
const ship = (itemIds: readonly string[], boxes = 1) =>
  stage(cast.warehouse, (work) => createShipment(work, { itemIds, boxes, airwayBill: '077-1', key: newId() }))
const add = (shipment: string, code: string, who: Actor = cast.warehouse) =>
  stage(who, (work) => addToShipment(work, { shipment, code }))
const takeOut = (shipment: string, code: string, why = 'too heavy') =>
  stage(cast.warehouse, (work) => takeOutOfShipment(work, { shipment, code, why }))
const dissolve = (shipment: string, why = 'the flight is cancelled', who: Actor = cast.warehouse) =>
  stage(who, (work) => dissolveShipment(work, { shipment, why }))
const seen = (number: string) => database.read((work) => readShipment(work, number))
const inside = async (id: string) =>
  (await pool.query('select item_id from shipment_items where shipment_id = $1', [id])).rows
    .map((row) => row.item_id)
    .sort()
const shipmentOfBox = async (barcode: string) =>
  (await pool.query('select shipment_id from boxes where barcode = $1', [barcode])).rows[0]?.shipment_id
const stateOf = async (number: string) => (await database.read((work) => findOrder(work, { number }))).items[0]?.state

test('a shipment takes whole boxes: the other content of a chosen item’s box goes along, and nowhere else', async () => {
  const [one, two, other] = [await received(), await received(), await received()]
  const box = await boxOf(one, two)
  const theirs = await boxOf(other)
  const shelved = await database.read((work) => readShelved(work, one.itemId))
  assert.deepEqual([shelved?.boxes, shelved?.isSealed, shelved?.removeBox], [[box], true, false])
  const { id, number } = await ship([one.itemId], 7)
  assert.deepEqual(await inside(id), [one.itemId, two.itemId].sort())
  assert.equal(await shipmentOfBox(box), id)
  assert.equal((await seen(number))?.boxes, 1, 'packed boxes count themselves')
  const found = await database.read((work) => readShipments(work, { q: box.toLowerCase() }))
  assert.deepEqual(
    found.rows.map((row) => row.number),
    [number],
    'found by its box',
  )
  await assert.rejects(ship([two.itemId]), (error) => {
    return isRefusal(error) && error.code === 'IN_ANOTHER_SHIPMENT' && error.facts.shipment === number
  })
  const second = await ship([other.itemId])
  await assert.rejects(pool.query('update boxes set shipment_id = $1 where barcode = $2', [second.id, box]))
  await assert.rejects(pool.query('update boxes set shipment_id = null where barcode = $1', [box]))
  await assert.rejects(pool.query('update boxes set shipment_id = $1 where barcode = $2', [id, theirs]))
  await assert.rejects(pool.query('delete from shipment_items where item_id = $1', [one.itemId]))
})

test('if all goods are in boxes of ours, the number of leaving boxes is counted, not asked', async () => {
  const goods = [await received(), await received()]
  for (const one of goods) await stage(cast.warehouse, (work) => packItems(work, [one.itemId]))
  for (const one of goods) await boxOf(one)
  const itemIds = goods.map((one) => one.itemId)
  const request = { itemIds, boxes: null, airwayBill: '077-2', key: newId() }
  const { number } = await stage(cast.warehouse, (work) => createShipment(work, request))
  assert.equal((await seen(number))?.boxes, 2)
})

test('an item in two boxes takes both, with all their content', async () => {
  const [wide, first, last] = [await received(2), await received(), await received()]
  const boxes = [await put([...wide.codes.slice(0, 1), ...first.codes])]
  await close(boxes[0] ?? '')
  boxes.push(await put([...wide.codes.slice(1), ...last.codes]))
  await close(boxes[1] ?? '')
  const { id, number } = await ship([first.itemId])
  assert.deepEqual(await inside(id), [wide.itemId, first.itemId, last.itemId].sort())
  assert.deepEqual([await shipmentOfBox(boxes[0] ?? ''), await shipmentOfBox(boxes[1] ?? '')], [id, id])
  assert.equal((await seen(number))?.boxes, 2)
})

test('an open box, or one with goods that must stay, is named and not shipped', async () => {
  const [packed, waiting] = [await received(), await received()]
  await stage(cast.warehouse, (work) => packItems(work, [packed.itemId]))
  const open = await put(packed.codes)
  await assert.rejects(ship([packed.itemId]), (error) => {
    return isRefusal(error) && error.code === 'BOXES_OPEN' && error.facts.boxes === open
  })
  await put(waiting.codes, open)
  await close(open)
  const outFor = (why: string) => () =>
    stage(cast.warehouse, (work) => takeOutOfBox(work, { barcode: waiting.codes[0] ?? '', why }))
  await assert.rejects(outFor(' '), refused('WHY_NEEDED'))
  assert.deepEqual(await outFor('wet')(), { box: open, shipment: null })
  await assert.rejects(ship([packed.itemId]), refused('BOXES_OPEN'))
  await close(open)
  await ship([packed.itemId])
  await assert.rejects(put(waiting.codes, open), refused('BOX_CLOSED'))
})

test('of two who put goods of one box into two shipments at once, one succeeds', async () => {
  const [one, two] = [await received(), await received()]
  await boxOf(one, two)
  const both = await Promise.allSettled([ship([one.itemId]), ship([two.itemId])])
  assert.deepEqual(both.map((done) => done.status).sort(), ['fulfilled', 'rejected'])
  const failed = both.find((done) => done.status === 'rejected')
  assert.ok(failed?.status === 'rejected' && refused('IN_ANOTHER_SHIPMENT')(failed.reason))
})

test('opening a box of a shipment in preparation takes it out of the shipment, with all its content', async () => {
  const [one, two, loose] = [await received(), await received(), await received()]
  const box = await boxOf(one, two)
  await stage(cast.warehouse, (work) => packItems(work, [loose.itemId]))
  const { id, number } = await ship([one.itemId, loose.itemId], 3)
  assert.equal((await seen(number))?.boxes, 3, 'two for what lies in none')
  await assert.rejects(put(loose.codes), refused('IN_A_SHIPMENT'))
  await assert.rejects(pool.query('update boxes set closed_at = null where barcode = $1', [box]))
  const opened = stage(cast.warehouse, (work) => takeOutOfBox(work, { barcode: one.codes[0] ?? '', why: 'wet' }))
  assert.deepEqual(await opened, { box, shipment: number })
  assert.deepEqual(await inside(id), [loose.itemId])
  assert.deepEqual([await shipmentOfBox(box), (await seen(number))?.boxes], [null, 2])
  assert.deepEqual(
    [await stateOf(one.number), await stateOf(two.number)],
    ['received_at_warehouse', 'ready_for_shipping'],
  )
  await close(box)
  await add(number, box)
  assert.deepEqual(await inside(id), [two.itemId, loose.itemId].sort())
  await assert.rejects(
    stage(cast.warehouse, (work) => unpackItem(work, two.itemId, '')),
    refused('WHY_NEEDED'),
  )
  await stage(cast.warehouse, (work) => unpackItem(work, two.itemId, 'the customer asked'))
  assert.deepEqual([await inside(id), await shipmentOfBox(box)], [[loose.itemId], null])
})

test('a box with cancelled goods leaves the shipment in preparation', async () => {
  const [gone, stays] = [await received(), await received()]
  const box = await boxOf(gone, stays)
  const { id, number } = await ship([gone.itemId])
  await stage(cast.warehouse, (work) => leaveShipments(work, [gone.itemId]))
  assert.deepEqual([await inside(id), await shipmentOfBox(box)], [[], null])
  assert.equal((await seen(number))?.boxes, 0, 'nothing is in it')
})

test('goods that left in a box stay in it, and the next goods get a new box', async () => {
  const [away, next] = [await received(), await received()]
  const box = await boxOf(away)
  const { id, number } = await ship([away.itemId])
  await handedOverSample(stage, cast, id)
  assert.equal((await seen(number))?.state, 'dispatched')
  const fresh = await put(next.codes)
  assert.notEqual(fresh, box)
  await assert.rejects(put(next.codes, box), refused('BOX_CLOSED'))
  await assert.rejects(
    stage(cast.warehouse, (work) => takeOutOfBox(work, { barcode: away.codes[0] ?? '', why: '' })),
    refused('NOT_IN_HAND'),
  )
  for (const change of ['shipment_id = null', 'closed_at = null', 'gross_grams = 1'])
    await assert.rejects(pool.query(`update boxes set ${change} where barcode = $1`, [box]), change)
  await assert.rejects(
    pool.query('delete from box_pieces where box_id = (select id from boxes where barcode = $1)', [box]),
  )
  assert.deepEqual(await findGaps(database.db, { itemId: away.itemId }), [])
})

test('open boxes from before this rule that flew are not filled any more, and stop a shipment until it is created again', async () => {
  const [old, next] = [await received(), await received()]
  const box = await boxOf(old)
  const { id, number } = await ship([old.itemId])
  const client = await pool.connect()
  try {
    await client.query('reset role')
    await client.query('set session_replication_role = replica')
    await client.query(
      `update boxes set shipment_id = null, length_cm = null, width_cm = null, height_cm = null, gross_grams = null,
        closed_by = null, closed_at = null where barcode = $1`,
      [box],
    )
  } finally {
    client.release(true)
  }
  await assert.rejects(handedOverSample(stage, cast, id), (error) => {
    return isRefusal(error) && error.code === 'BOXES_OPEN' && error.facts.boxes === box
  })
  await dissolve(number)
  await close(box)
  const again = await ship([old.itemId])
  assert.equal(await shipmentOfBox(box), again.id)
  await handedOverSample(stage, cast, again.id)
  assert.notEqual(await put(next.codes), box)
})

test('a box is added to a shipment in preparation and removed with a reason, and both are in the log', async () => {
  const [first, second, loose, other] = [await received(), await received(), await received(), await received()]
  await boxOf(first)
  await boxOf(other)
  const { id, number } = await ship([first.itemId])
  const box = await boxOf(second)
  await stage(cast.warehouse, (work) => packItems(work, [loose.itemId]))
  await assert.rejects(add(number, box, cast.hub), refused('FORBIDDEN'))
  const elsewhere = (await database.write((work) => sampleStaff(work, ['warehouse'], { places: ['CN'] }))).who
  await assert.rejects(add(number, box, elsewhere), refused('OTHER_PLACE'))
  await assert.rejects(add(number, 'B999'), refused('NO_SUCH_GOODS'))
  assert.deepEqual(await add(number, box.toLowerCase()), { boxes: 2 })
  await assert.rejects(add(number, box), refused('ALREADY_IN_SHIPMENT'))
  await assert.rejects(add((await ship([other.itemId])).number, box), refused('IN_ANOTHER_SHIPMENT'))
  assert.deepEqual(await add(number, `${loose.number}-1`), { boxes: 3 })
  await assert.rejects(takeOut(number, box, ' '), refused('WHY_NEEDED'))
  assert.deepEqual(await takeOut(number, box), { boxes: 2 })
  await assert.rejects(takeOut(number, box), refused('NOT_IN_SHIPMENT'))
  assert.deepEqual(await takeOut(number, `${loose.number}-1`), { boxes: 1 })
  assert.deepEqual([await inside(id), await shipmentOfBox(box)], [[first.itemId], null])
  assert.deepEqual(
    [await stateOf(second.number), await stateOf(loose.number)],
    ['ready_for_shipping', 'ready_for_shipping'],
  )
  const { rows } = await pool.query('select action, before, why from audit_log where subject = $1 order by id', [
    `shipment:${id}`,
  ])
  assert.deepEqual(
    rows.map((row) => [row.action, row.before?.boxes ?? null, row.why]),
    [
      ['shipment.create', null, null],
      ['shipment.add', 1, null],
      ['shipment.add', 2, null],
      ['shipment.takeOut', 3, 'too heavy'],
      ['shipment.takeOut', 2, 'too heavy'],
    ],
  )
  await handedOverSample(stage, cast, id)
  const late = refused('SHIPMENT_NOT_ALLOWED')
  await assert.rejects(add(number, box), late)
  await assert.rejects(takeOut(number, `${first.number}-1`), late)
  await assert.rejects(dissolve(number), late)
})

test('a shipment in preparation is dissolved with a reason; its boxes and goods stay packed and wait for another', async () => {
  const [packed, loose] = [await received(), await received()]
  const box = await boxOf(packed)
  await stage(cast.warehouse, (work) => packItems(work, [loose.itemId]))
  const { id, number } = await ship([packed.itemId, loose.itemId], 2)
  await assert.rejects(dissolve(number, ''), refused('WHY_NEEDED'))
  await assert.rejects(dissolve(number, 'no', cast.hub), refused('FORBIDDEN'))
  await dissolve(number)
  assert.deepEqual([(await seen(number))?.state, await inside(id), await shipmentOfBox(box)], ['dissolved', [], null])
  assert.equal((await seen(number))?.boxes, 0)
  assert.deepEqual(
    [await stateOf(packed.number), await stateOf(loose.number)],
    ['ready_for_shipping', 'ready_for_shipping'],
  )
  await assert.rejects(dissolve(number), refused('SHIPMENT_NOT_ALLOWED'))
  await assert.rejects(add(number, box), refused('SHIPMENT_NOT_ALLOWED'))
  const row = { item_id: packed.itemId, shipment_id: id }
  await assert.rejects(database.db.insertInto('shipment_items').values(row).execute())
  const again = await ship([packed.itemId, loose.itemId], 2)
  assert.equal(await shipmentOfBox(box), again.id)
})

test('dissolving and handing over at once: one happens; adding and handing over at once: an added box is on the papers', async () => {
  for (let round = 0; round < 3; round++) {
    const goods = await received()
    await boxOf(goods)
    const { id, number } = await ship([goods.itemId])
    const both = await Promise.allSettled([dissolve(number), handedOverSample(stage, cast, id)])
    assert.deepEqual(both.map((one) => one.status).sort(), ['fulfilled', 'rejected'])
    const state = (await seen(number))?.state
    assert.equal(state, both[0]?.status === 'fulfilled' ? 'dissolved' : 'dispatched')
    assert.equal(await stateOf(goods.number), state === 'dissolved' ? 'ready_for_shipping' : 'shipped_to_destination')
  }
  for (let round = 0; round < 3; round++) {
    const [first, more] = [await received(), await received()]
    await boxOf(first)
    const { id, number } = await ship([first.itemId])
    const box = await boxOf(more)
    const [added, handed] = await Promise.allSettled([add(number, box), handedOverSample(stage, cast, id)])
    assert.ok(added?.status === 'fulfilled' || handed?.status === 'fulfilled')
    if (handed?.status === 'rejected') await handedOverSample(stage, cast, id)
    const isIn = added?.status === 'fulfilled'
    assert.equal(await stateOf(more.number), isIn ? 'shipped_to_destination' : 'ready_for_shipping')
    const papers = await pool.query('select boxes from shipment_handovers where shipment_id = $1', [id])
    assert.equal(papers.rows[0]?.boxes, isIn ? 2 : 1)
  }
})

test('boxes are counted: the packed ones, and at least one for goods without a box', () => {
  assert.equal(boxCount(5, { packed: 2, isLoose: false }), 2)
  assert.equal(boxCount(1, { packed: 0, isLoose: true }), 1)
  assert.equal(boxCount(1, { packed: 2, isLoose: true }), 3)
  assert.equal(boxCount(4, { packed: 2, isLoose: true }), 4)
  assert.equal(boxCount(0, { packed: 0, isLoose: false }), 1)
})
