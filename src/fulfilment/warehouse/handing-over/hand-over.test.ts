import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findGaps } from '#fulfilment/custody/gaps/find-gaps.ts'
import { closeBox } from '#fulfilment/warehouse/boxes/close-box.ts'
import { putInBox } from '#fulfilment/warehouse/boxes/put-in-box.ts'
import { packItems } from '#fulfilment/warehouse/pack-items.ts'
import { grossText } from '#fulfilment/warehouse/papers/boxes-table.ts'
import { paperCsv } from '#fulfilment/warehouse/papers/paper-csv.ts'
import { paperKinds } from '#fulfilment/warehouse/papers/paper-kinds.ts'
import { paperPdf } from '#fulfilment/warehouse/papers/paper-pdf.ts'
import { boxLabelsPaper } from '#fulfilment/warehouse/papers/papers.api.ts'
import { readShipmentPapers } from '#fulfilment/warehouse/papers/read-shipment-papers.ts'
import { createShipment } from '#fulfilment/warehouse/shipments/create-shipment.ts'
import { moveShipment } from '#fulfilment/warehouse/shipments/move-shipment.ts'
import { readShipment } from '#fulfilment/warehouse/shipments/read-shipments.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { readCsv } from '#platform/files/csv.ts'
import { writePdf } from '#platform/files/pdf.ts'
import { isRefusal } from '#platform/work/refusal.ts'
import { findOrder } from '#selling/orders/items/lock-order.ts'
import { purchasedSample } from '#world/samples/fulfilment/purchasing.samples.ts'
import { receivedSample } from '#world/samples/fulfilment/warehouse.samples.ts'
import { sampleStaff } from '#world/samples/people/people.samples.ts'
import { type Stage, sampleCast, sampleItem } from '#world/samples/selling/orders.samples.ts'
import { handOverShipment } from './hand-over-shipment.ts'
import { readHandOver } from './read-hand-over.ts'

const database = await testDatabase()
const stage: Stage = (who, act) => database.write(act, { who })
const cast = await database.write(sampleCast)
const other = (await database.write(sampleCast)).customer
const refused = (code: string) => (error: unknown) => isRefusal(error) && error.code === code

// The store's title contains text that a spreadsheet would run as a formula.
const cable = sampleItem({ title: '=cmd|calc!A0', quantity: 3, data: { price: '12.25', domesticShipping: '4.10' } })
const bag = sampleItem({ title: 'Canvas Backpack', data: { price: '80.00', category: 'bags', weight: 400 } })

/** Two customers' goods in three boxes. */
async function shipmentSample(): Promise<{ readonly id: string; readonly number: string }> {
  const itemIds: string[] = []
  for (const [customer, items] of [
    [cast.customer, [sampleItem(), cable]],
    [other, [bag]],
  ] as const) {
    const { number } = await purchasedSample(stage, { ...cast, customer }, [...items])
    await receivedSample(stage, cast, number)
    const order = await stage(cast.warehouse, (work) => findOrder(work, { number }))
    itemIds.push(...order.items.map((item) => item.id))
  }
  await stage(cast.warehouse, (work) => packItems(work, itemIds))
  const request = { itemIds, boxes: 3, airwayBill: null, key: `hand-over-${itemIds[0]}` }
  return stage(cast.warehouse, (work) => createShipment(work, request))
}

const papersOf = (number: string) => database.read((work) => readShipmentPapers(work, number))
const give = (shipmentId: string, scanned: readonly string[], counted = 3) =>
  stage(cast.warehouse, (work) =>
    handOverShipment(work, {
      shipmentId,
      scanned,
      counted,
      airwayBill: '077-12345675',
      company: 'EgyptAir Cargo',
      givenTo: 'A. Naguib',
    }),
  )

test('the papers of a shipment agree with it to the unit, in both languages, as PDF and CSV', async () => {
  const { id, number } = await shipmentSample()
  const papers = await papersOf(number)
  const shipment = await database.read((work) => readShipment(work, number))
  const lines = papers.consignees.flatMap((one) => one.lines)
  assert.deepEqual(
    [papers.consignees.length, papers.lines, papers.pieces, papers.grams],
    [2, shipment?.count, 5, shipment?.grams],
  )
  assert.equal(
    lines.reduce((sum, line) => sum + line.quantity, 0),
    papers.pieces,
  )
  const sum = 4_999n + 3n * 1_225n + 8_000n
  assert.deepEqual(papers.sums, [{ currency: 'USD', minor: sum, freight: 410n }])
  assert.deepEqual(
    papers.consignees.map((one) => [one.pieces, one.sums[0]?.minor, one.lines.map((line) => line.hsCode)]),
    [
      [4, 4_999n + 3_675n, [null, null]],
      [1, 8_000n, ['4202']],
    ],
  )
  for (const locale of ['ar', 'en'] as const) {
    const manifest = readCsv(paperCsv('manifest', papers, locale))
    assert.equal(
      manifest.rows.reduce((all, row) => all + Number(row[6]), 0),
      papers.pieces,
    )
    assert.equal(
      manifest.rows.reduce((all, row) => all + Number(row[7]), 0),
      papers.grams,
    )
    const invoice = readCsv(paperCsv('invoice', papers, locale))
    assert.equal(invoice.rows.length, papers.lines)
    assert.equal(BigInt(Math.round(invoice.rows.reduce((all, row) => all + Number(row[11]) * 100, 0))), sum)
    assert.match(paperCsv('packing-list', papers, locale), /,'=cmd\|calc!A0,/, 'a formula is no formula')
    const shipper = { name: 'Marsa', address: 'Cairo', taxId: '1' }
    for (const kind of paperKinds) {
      const pdf = await writePdf(paperPdf(kind, papers, { locale, now: new Date(), airwayBill: null, shipper }))
      assert.equal(Buffer.from(pdf.subarray(0, 5)).toString(), '%PDF-')
    }
  }
  await give(id, papers.boxes)
})

test('only what is on the manifest leaves: missing or extra boxes and a wrong count are refused and named', async () => {
  const { id, number } = await shipmentSample()
  const [first = '', second = '', third = ''] = (await papersOf(number)).boxes
  await assert.rejects(
    stage(cast.warehouse, (work) => moveShipment(work, { shipmentId: id, event: 'dispatch', airwayBill: '077-1' })),
    refused('HAND_OVER_NEEDED'),
  )
  await assert.rejects(
    give(id, [first, second, 'S1-B01']),
    (error) => isRefusal(error) && error.facts.missing === third && error.facts.over === 'S1-B01',
  )
  await assert.rejects(give(id, [first, second, third], 2), refused('COUNT_DIFFERS'))
  await assert.rejects(
    stage(cast.hub, (work) => handOver(work, id, [first, second, third])),
    refused('SHIPMENT_NOT_ALLOWED'),
  )
  const elsewhere = (await database.write((work) => sampleStaff(work, ['warehouse'], { places: ['CN'] }))).who
  await assert.rejects(
    stage(elsewhere, (work) => handOver(work, id, [first, second, third])),
    refused('OTHER_PLACE'),
  )
  assert.equal(await database.read((work) => readHandOver(work, id)), null)
  const hasty = ` ${first.toLowerCase()} `
  assert.deepEqual(await give(id, [hasty, second, third, second]), { boxes: 3 })
  const handed = await database.read((work) => readHandOver(work, id))
  assert.deepEqual([handed?.boxes, handed?.company, handed?.givenTo], [3, 'EgyptAir Cargo', 'A. Naguib'])
  assert.equal((await database.read((work) => readShipment(work, number)))?.state, 'dispatched')
  const move = { shipmentId: id, event: 'transit' } as const
  await assert.rejects(
    stage(elsewhere, (work) => moveShipment(work, move)),
    refused('OTHER_PLACE'),
  )
  const here = (await database.write((work) => sampleStaff(work, ['warehouse'], { places: ['US'] }))).who
  await stage(here, (work) => moveShipment(work, move))
  assert.equal((await database.read((work) => readShipment(work, number)))?.state, 'in_uae')
})

test('of two who hand the same shipment over at once, one succeeds', async () => {
  const { id, number } = await shipmentSample()
  const { boxes } = await papersOf(number)
  const both = await Promise.allSettled([give(id, boxes), give(id, boxes)])
  assert.deepEqual(both.map((one) => one.status).sort(), ['fulfilled', 'rejected'])
})

test("papers stay as they were at the hand-over, and so does the shipment's content", async () => {
  const { id, number } = await shipmentSample()
  const before = await papersOf(number)
  await give(id, before.boxes)
  const pool = database.db
  await pool.updateTable('customers').set({ first_name: 'Another' }).where('id', '=', other.id).execute()
  assert.deepEqual(await papersOf(number), before)
  await assert.rejects(pool.updateTable('shipments').set({ boxes: 4 }).where('id', '=', id).execute())
  await assert.rejects(pool.deleteFrom('shipment_items').where('shipment_id', '=', id).execute())
  await assert.rejects(pool.updateTable('shipment_handovers').set({ boxes: 4 }).where('shipment_id', '=', id).execute())
})

test('the database lets no shipment leave that was not handed over', async () => {
  const { id } = await shipmentSample()
  const leave = database.db.transaction().execute(async (db) => {
    const history = { shipment_id: id, at: new Date(), who_kind: 'system', event: 'dispatch' }
    await db
      .insertInto('shipment_history')
      .values({ ...history, from_state: 'preparing', to_state: 'dispatched' })
      .execute()
    await db.updateTable('shipments').set({ state: 'dispatched' }).where('id', '=', id).execute()
  })
  await assert.rejects(leave, /not handed over/)
})

function handOver(work: Parameters<typeof handOverShipment>[0], shipmentId: string, scanned: readonly string[]) {
  const to = { company: 'EgyptAir Cargo', givenTo: 'A. Naguib', airwayBill: '077-1' }
  return handOverShipment(work, { shipmentId, scanned, counted: scanned.length, ...to })
}

test('packed boxes are on the manifest with their own barcodes, goods without one in the numbered others', async () => {
  const { number: order } = await purchasedSample(stage, cast, [sampleItem({ quantity: 2 }), bag])
  await receivedSample(stage, cast, order)
  const { items } = await stage(cast.warehouse, (work) => findOrder(work, { number: order }))
  const [first = '', last = ''] = items.map((item) => item.id)
  const pieces = await database.db.selectFrom('pieces').select('barcode').where('item_id', '=', first).execute()
  const barcodes = pieces.map((piece) => piece.barcode)
  const { box } = await stage(cast.warehouse, (work) => putInBox(work, { barcodes }))
  const size = { lengthCm: 30, widthCm: 20, heightCm: 10, grossGrams: 900 }
  await stage(cast.warehouse, (work) => closeBox(work, { barcode: box, ...size, key: `close-${box}` }))
  await stage(cast.warehouse, (work) => packItems(work, [last]))
  const request = { itemIds: [first, last], boxes: 2, airwayBill: '077-9', key: `boxed-${order}` }
  const { id, number } = await stage(cast.warehouse, (work) => createShipment(work, request))
  const papers = await papersOf(number)
  const { boxes, consignees } = papers
  assert.deepEqual(boxes, [box, `${number}-B01`])
  const measured = { lengthCm: 30, widthCm: 20, heightCm: 10, grossGrams: 900 }
  assert.deepEqual(papers.packed, [
    { barcode: box, customerId: cast.customer.id, ...measured, netGrams: 500, pieces: 2 },
  ])
  assert.equal(grossText(papers, 'en'), '900 g (1 of 2 weighed)', 'nobody weighed the other')
  const manifest = readCsv(paperCsv('manifest', papers, 'en'))
  assert.deepEqual(manifest.rows[0]?.slice(-2), [`${box} 30 × 20 × 10 cm 900 g`, '900'])
  const list = readCsv(paperCsv('packing-list', papers, 'en'))
  assert.deepEqual(
    list.rows.map((row) => row.at(-1)),
    [`${box} 30 × 20 × 10 cm 900 g`, ''],
  )
  assert.match(JSON.stringify(boxLabelsPaper(papers, '077-9')), /0\.900 kg · 30 × 20 × 10 cm/)
  const shipper = { name: 'Marsa', address: 'Cairo', taxId: '1' }
  const sizes = { ar: /\u206630 × 20 × 10\u2069 سم/, en: /30 × 20 × 10 cm/ }
  const arabic = readCsv(paperCsv('manifest', papers, 'ar'))
  assert.deepEqual(arabic.rows[0]?.slice(-2), [`${box} 30 × 20 × 10 سم 900 جم`, '900'])
  for (const locale of ['ar', 'en'] as const)
    for (const kind of paperKinds) {
      const printed = { locale, now: new Date(), airwayBill: '077-9', shipper }
      const said = JSON.stringify(paperPdf(kind, papers, printed))
      assert.match(said, kind === 'invoice' ? /900/ : sizes[locale], kind)
      assert.equal(Buffer.from((await writePdf(paperPdf(kind, papers, printed))).subarray(0, 5)).toString(), '%PDF-')
    }
  assert.deepEqual(
    consignees[0]?.lines.map((line) => line.boxes),
    [[box], []],
  )
  await give(id, boxes, 2)
  assert.deepEqual((await papersOf(number)).packed, papers.packed, 'kept as they were handed over')
  assert.deepEqual(await findGaps(database.db), [])
})
