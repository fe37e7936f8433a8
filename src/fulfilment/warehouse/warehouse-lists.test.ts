import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testDatabase } from '#platform/database/test-database.ts'
import { findOrder } from '#selling/orders/items/lock-order.ts'
import { purchasedSample, shippedSample } from '#world/samples/fulfilment/purchasing.samples.ts'
import { handedOverSample, releasedSample } from '#world/samples/fulfilment/warehouse.samples.ts'
import { sampleStaff } from '#world/samples/people/people.samples.ts'
import { type Stage, sampleCast, sampleItem } from '#world/samples/selling/orders.samples.ts'
import { readHub } from './hub/read-hub.ts'
import { receiveAtHub } from './hub/receive-at-hub.ts'
import { packItems } from './pack-items.ts'
import { type PlaceQuestion, readExpected } from './read-expected.ts'
import { readShelved, readWarehouse } from './read-warehouse.ts'
import { receiveItem } from './receive-item.ts'
import { listExpected } from './receiving/list-expected.ts'
import { createShipment } from './shipments/create-shipment.ts'
import { moveShipment } from './shipments/move-shipment.ts'
import { readShipmentItems } from './shipments/read-shipment-items.ts'
import { readShipment, readShipments, type ShipmentsQuestion } from './shipments/read-shipments.ts'

const database = await testDatabase()
const stage: Stage = (who, act) => database.write(act, { who })
const cast = await database.write(sampleCast)
const expected = (question: PlaceQuestion = {}) => database.read((work) => readExpected(work, question))
const shelves = (question: PlaceQuestion = {}) => database.read((work) => readWarehouse(work, question))
const shipments = (question: ShipmentsQuestion = {}) => database.read((work) => readShipments(work, question))
const hub = (q = '', wanted = '', scanned: string | null = null) =>
  database.read((work) => readHub(work, { q, wanted, scanned, page: 1, pageSize: 50 }))

type Parcel = { readonly number: string; readonly tracking: string; readonly ids: readonly string[] }
const parcels: Parcel[] = []
for (let place = 0; place < 8; place++) {
  const two = [sampleItem(), sampleItem({ title: 'Sony cable' })]
  const { number } = await purchasedSample(stage, cast, place === 2 ? two : [sampleItem()])
  const tracking = await shippedSample(stage, cast, number)
  const { items } = await database.read((work) => findOrder(work, { number }))
  parcels.push({ number, tracking, ids: items.map((item) => item.id) })
}
const all = parcels.map((parcel) => parcel.tracking)

async function receive({ ids, tracking }: Parcel): Promise<void> {
  for (const itemId of ids) {
    const receipt = {
      itemId,
      trackingNumber: tracking,
      unitGrams: 250,
      condition: 'good',
      note: '',
      photo: null,
    } as const
    await stage(cast.warehouse, (work) => receiveItem(work, receipt))
  }
}

test('the list of expected parcels shows of each the same as its own page', async () => {
  for (const question of [{}, { page: 2, pageSize: 3 }, { q: 'cable' }, { country: 'US' }]) {
    const whole = await expected(question)
    const listed = await database.read((work) => listExpected(work, question))
    assert.deepEqual({ ...listed, rows: [] }, { ...whole, rows: [] })
    assert.deepEqual(
      listed.rows.map(({ overdueSince, ...row }) => row),
      whole.rows.map(({ items, ...row }) => ({
        ...row,
        titles: items.map(({ title }) => title).join(' · '),
        items: items.length,
      })),
    )
    assert.ok(listed.rows.length > 0)
  }
})

test('expected parcels come in pages, each once with all of its items, the oldest first', async () => {
  const pages = await Promise.all([1, 2, 3].map((page) => expected({ page, pageSize: 3 })))
  assert.deepEqual(
    pages.flatMap((page) => page.rows.map((row) => row.trackingNumber)),
    all,
  )
  const [first] = pages
  assert.deepEqual([first?.total, first?.all, first?.places], [8, 8, [{ country: 'US', count: 8 }]])
  assert.equal(first?.rows[2]?.items.length, 2)
  const found = await expected({ q: 'sony' })
  assert.deepEqual([found.total, found.rows[0]?.items.length], [1, 2])
  assert.equal((await expected({ country: 'CN' })).total, 0)
  const elsewhere = (await database.write((work) => sampleStaff(work, ['warehouse'], { places: ['CN'] }))).who
  const seen = await database.read((work) => readExpected(work), { who: elsewhere })
  assert.deepEqual([seen.total, seen.all, seen.places], [0, 0, []])
})

test('received goods are listed by place, in pages, and the counts change at once', async () => {
  for (const parcel of parcels.slice(0, 6)) await receive(parcel)
  assert.deepEqual([(await expected()).all, (await shelves()).all], [2, 7])
  await stage(cast.warehouse, (work) => packItems(work, parcels[0]?.ids ?? []))
  const pages = await Promise.all([1, 2, 3].map((page) => shelves({ page, pageSize: 3 })))
  const ids = pages.flatMap((page) => page.groups.flatMap((group) => group.items.map((item) => item.id)))
  assert.deepEqual(
    [...ids].sort(),
    parcels
      .slice(0, 6)
      .flatMap((parcel) => parcel.ids)
      .sort(),
  )
  assert.deepEqual(
    pages.map((page) => page.groups.map(({ state, count, grams }) => [state, count, grams])),
    [[['received_at_warehouse', 6, 1500]], [['received_at_warehouse', 6, 1500]], [['ready_for_shipping', 1, 250]]],
  )
  assert.equal((await shelves({ q: `${parcels[2]?.number}-2` })).total, 1)
  assert.equal(
    (await database.read((work) => readShelved(work, parcels[2]?.ids[1] ?? '')))?.label,
    `${parcels[2]?.number}-2`,
  )
})

test('shipments come in pages with their content, are found by label, and the hub sees what it has to scan', async () => {
  const made: string[] = []
  for (const [place, parcel] of parcels.slice(0, 5).entries()) {
    if (place > 0) await stage(cast.warehouse, (work) => packItems(work, parcel.ids))
    const request = { itemIds: parcel.ids, boxes: 1, airwayBill: `077-${place}`, key: `shipment-${place}` }
    const { number } = await stage(cast.warehouse, (work) => createShipment(work, request))
    made.unshift(number)
  }
  assert.equal((await shelves()).all, 1)
  const pages = await Promise.all([1, 2, 3].map((page) => shipments({ page, pageSize: 2 })))
  assert.deepEqual(
    pages.flatMap((page) => page.rows.map((row) => row.number)),
    made,
  )
  assert.deepEqual([pages[0]?.total, pages[0]?.all], [5, 5])
  const byLabel = await shipments({ q: `${parcels[2]?.number}-2` })
  assert.deepEqual(
    byLabel.rows.map(({ number, count, grams }) => [number, count, grams]),
    [[made[2], 2, 500]],
  )
  assert.equal((await shipments({ q: '077-3' })).total, 1)
  assert.equal((await shipments({ state: 'at_customs' })).total, 0)
  for (const number of [made[2], made[4]]) await arrive(number ?? '')
  assert.deepEqual(
    (await hub()).shipments.map((row) => [row.number, row.count, row.missing]),
    [
      [made[4], 1, 1],
      [made[2], 2, 2],
    ],
  )
  const chosen = async (wanted: string, scanned: string) => (await hub('', wanted, scanned)).chosen?.number
  assert.equal(await chosen('', made[2] ?? ''), made[2], 'that of what was scanned and not the oldest')
  assert.equal(await chosen(made[4] ?? '', made[2] ?? ''), made[4], 'the one that was asked for stays')
  assert.equal(await chosen('S0', made[2] ?? ''), made[2], 'unless it is no more at customs')
  const two = await hub('sony')
  assert.deepEqual([two.chosen?.number, two.items?.total, two.items?.all, two.waiting], [made[2], 1, 2, 3])
  const [first, second] = parcels[2]?.ids ?? []
  await stage(cast.hub, (work) => receiveAtHub(work, first ?? ''))
  const half = await hub('', made[2])
  assert.deepEqual(
    [half.waiting, half.chosen?.missing, half.items?.rows.map((item) => item.id)],
    [2, 1, [second, first]],
  )
  await stage(cast.hub, (work) => receiveAtHub(work, second ?? ''))
  assert.deepEqual([(await hub()).shipments.length, (await shipments()).all], [1, 4])
  assert.deepEqual(
    (await shipments({ pageSize: 20 })).rows.map((row) => row.number).at(-1),
    made[2],
    'what has arrived stands last',
  )
})

async function arrive(number: string): Promise<void> {
  const shipment = await database.read((work) => readShipment(work, number))
  const shipmentId = shipment?.id ?? ''
  const items = await database.read((work) => readShipmentItems(work, shipmentId, { pageSize: 1 }))
  assert.deepEqual([items.rows.length, items.total], [1, shipment?.count])
  await handedOverSample(stage, cast, shipmentId)
  await stage(cast.hub, (work) => moveShipment(work, { shipmentId, event: 'arriveAtCustoms' }))
  await releasedSample(stage, cast, shipmentId)
}
