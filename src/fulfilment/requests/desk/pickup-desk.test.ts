import assert from 'node:assert/strict'
import { test } from 'node:test'
import { withDues } from '#fulfilment/requests/facts/read-request-dues.ts'
import { makeShelf, putOnShelf } from '#fulfilment/warehouse/receipt/shelves.ts'
import { answerDeed } from '#people/proofs/answer-deeds.ts'
import { testDatabase, testVault } from '#platform/database/test-database.ts'
import { openVisit } from '#platform/http/visit.ts'
import { plugIn } from '#platform/work/ports.ts'
import { isRefusal } from '#platform/work/refusal.ts'
import { openText } from '#platform/work/sealed-text.ts'
import type { Work } from '#platform/work/work.ts'
import { orderAt } from '#world/samples/fulfilment/requests.samples.ts'
import { sampleStaff } from '#world/samples/people/people.samples.ts'
import { type Stage, sampleCast, sampleItem } from '#world/samples/selling/orders.samples.ts'
import { collectRequest } from './collect-request.ts'
import { preparePickup } from './prepare-pickup.ts'
import { type PickupQuestion, readPickupDesk, readPickupList } from './read-pickup-desk.ts'
import { handOver } from './request-deeds.ts'
import { reshelveRequest } from './reshelve-request.ts'
import { searchDesk } from './search-desk.ts'
import { shelveRequest } from './shelve-request.ts'
import { readHandedOver, signaturePath } from './sign-hand-over.ts'

const database = await testDatabase()
const stage: Stage = (who, act) => database.write(act, { who })
const cast = await database.write(sampleCast)
const desk = (question: PickupQuestion = {}) =>
  database.read((work) => readPickupDesk(work, question), { who: cast.hub })

const refused = (code: string) => (error: unknown) => isRefusal(error) && error.code === code

const orders: string[] = []
for (const title of ['Lamp', 'Kettle', 'Teapot'])
  orders.push((await orderAt(stage, cast, 'prepare_for_pickup', [sampleItem({ title })])).number)

test('pages of the pickups contain each once, the oldest first, with the count of each stage', async () => {
  const pages = [1, 2].map((page) => desk({ stage: 'prepare', page, pageSize: 2 }))
  const [first, last] = await Promise.all(pages)
  const shown = [...(first?.rows ?? []), ...(last?.rows ?? [])].map(({ items }) => items[0]?.orderNumber)
  assert.deepEqual(shown, orders)
  assert.deepEqual(first?.counts, { prepare: 3, shelve: 0, ready: 0 })
  assert.deepEqual([first?.total, first?.all, last?.page, last?.rows.length], [3, 3, 2, 1])
  assert.equal((await desk({ page: 9, pageSize: 2 })).page, 2)
})

test('a search finds by number, customer, order, label and goods', async () => {
  const { rows } = await desk({ stage: 'prepare' })
  const [lamp] = rows
  const found = async (q: string) => (await desk({ stage: 'prepare', q })).rows.map(({ number }) => number)
  assert.deepEqual(await found(lamp?.number.toLowerCase() ?? ''), [lamp?.number])
  assert.deepEqual(await found(orders[0] ?? ''), [lamp?.number])
  assert.deepEqual(await found(`${orders[0]}-1`), [lamp?.number])
  assert.deepEqual(await found('lamp'), [lamp?.number])
  assert.deepEqual((await found(lamp?.customer ?? '')).length, 3)
  assert.deepEqual(await found('%'), [])
  assert.equal((await desk({ stage: 'prepare', q: 'LAMP' })).total, 1)
})

test('the list shows of each pickup the same as its own page', async () => {
  const who = cast.hub
  const page = { stage: 'prepare', page: 2, pageSize: 2 } as const
  const { rows, ...place } = await desk(page)
  const { rows: listed, ...same } = await database.read((work) => readPickupList(work, page, 'withoutShelves'), { who })
  assert.deepEqual(same, place)
  assert.equal(listed.length, 1)
  for (const [at, { items, office, ...row }] of listed.entries()) {
    assert.partialDeepStrictEqual(rows[at], { ...row, office })
    for (const [line, { shelves, ...item }] of items.entries()) {
      assert.partialDeepStrictEqual(rows[at]?.items[line], item)
      assert.deepEqual(shelves, [])
    }
    assert.equal(items.length, rows[at]?.items.length)
  }
})

test('a request that moves to the next stage is counted there at once, and what is due is shown for each order', async () => {
  const { rows } = await desk({ stage: 'prepare' })
  const [lamp, kettle] = rows
  const priced = await database.read((work) => withDues(work, rows), { who: cast.hub })
  assert.deepEqual(
    priced.map(({ dues }) => dues),
    [[], [], []],
  )
  for (const one of [lamp, kettle]) await stage(cast.hub, (work) => preparePickup(work, one?.id ?? ''))
  assert.deepEqual((await desk()).counts, { prepare: 1, shelve: 2, ready: 0 })
  await stage(cast.desk, (work) => shelveRequest(work, lamp?.id ?? '', 'A-12'))
  assert.deepEqual((await desk()).counts, { prepare: 1, shelve: 1, ready: 1 })
  assert.deepEqual(
    (await desk({ stage: 'ready' })).rows.map(({ number }) => number),
    [lamp?.number],
  )
  const found = await database.read((work) => searchDesk(work, orders[1] ?? ''), { who: cast.desk })
  assert.deepEqual(
    found.map(({ number }) => number),
    [kettle?.number],
  )
})

test('a desk bound to its office neither shelves nor hands over goods of another', async () => {
  const { who: dubai } = await database.write((work) => sampleStaff(work, ['desk'], { places: ['dubai'] }))
  const { who: cairo } = await database.write((work) => sampleStaff(work, ['desk'], { places: ['cairo'] }))
  const order = await orderAt(stage, cast, 'prepare_for_pickup', [sampleItem({ title: 'Vase' })])
  const vase = (await desk({ q: order.number })).rows[0]
  const requestId = vase?.id ?? ''
  await stage(cast.hub, (work) => preparePickup(work, requestId))
  const shelve = (work: Work) => shelveRequest(work, requestId, 'V-1')
  await assert.rejects(stage(dubai, shelve), refused('OTHER_OFFICE'))
  await stage(cairo, shelve)
  const code = (await desk({ q: order.number })).rows[0]?.code ?? ''
  const collector = { collectorName: vase?.customer ?? '', collectorIdNumber: '29001010100123' }
  const collect = (work: Work) => collectRequest(work, { requestId, code, ...collector })
  await assert.rejects(stage(dubai, collect), refused('OTHER_OFFICE'))
  await stage(cairo, collect)
})

test('a ready request is moved to another shelf by scan, with its pieces; no other request is', async () => {
  const order = await orderAt(stage, cast, 'ready_for_pickup', [sampleItem({ title: 'Carpet' })])
  const found = async () => (await desk({ q: order.number })).rows[0]
  const requestId = (await found())?.id ?? ''
  const move = (shelf: string) => stage(cast.desk, (work) => reshelveRequest(work, requestId, shelf))
  await move('Z-7')
  assert.equal((await found())?.shelf, 'Z-7')
  const lies = await database.db
    .selectFrom('pieces')
    .innerJoin('order_items', 'order_items.id', 'pieces.item_id')
    .select(['place_kind', 'pieces.place'])
    .where('order_items.order_id', '=', order.id)
    .execute()
  assert.deepEqual(lies, [{ place_kind: 'shelf', place: 'cairo/Z-7' }])
  const code = (await found())?.code ?? ''
  const collector = { collectorName: (await found())?.customer ?? '', collectorIdNumber: '29001010100123' }
  await stage(cast.desk, (work) => collectRequest(work, { requestId, code, ...collector }))
  await assert.rejects(move('Z-8'), refused('NOT_ON_A_SHELF'))
})

test('the preparer sees the hub’s shelf of each item, until it leaves for the desk', async () => {
  const items = [sampleItem({ title: 'Drill' }), sampleItem({ title: 'Saw' })]
  const order = await orderAt(stage, cast, 'prepare_for_pickup', items)
  for (const code of ['H-01', 'H-02']) await stage(cast.hub, (work) => makeShelf(work, code))
  await stage(cast.hub, (work) => putOnShelf(work, { label: `${order.number}-1`, code: 'H-02' }))
  const asked = async () => {
    const who = cast.hub
    const { rows } = await database.read((work) => readPickupList(work, { q: order.number }, 'withShelves'), { who })
    return rows[0]
  }
  const lies = async () => (await asked())?.items.map(({ title, shelves }) => [title, shelves])
  assert.deepEqual(await lies(), [
    ['Drill', ['H-02']],
    ['Saw', []],
  ])
  await stage(cast.hub, (work) => putOnShelf(work, { label: `${order.number}-1`, code: 'H-01' }))
  await stage(cast.hub, (work) => putOnShelf(work, { label: `${order.number}-2`, code: 'H-01' }))
  assert.deepEqual(
    (await lies())?.map(([, shelves]) => shelves),
    [['H-01'], ['H-01']],
  )
  const requestId = (await asked())?.id ?? ''
  await stage(cast.hub, (work) => preparePickup(work, requestId))
  await stage(cast.desk, (work) => shelveRequest(work, requestId, 'A-9'))
  assert.deepEqual(
    (await lies())?.map(([, shelves]) => shelves),
    [[], []],
    'the shelf of an office is the request’s own',
  )
})

async function handingSample() {
  const order = await orderAt(stage, cast, 'ready_for_pickup', [sampleItem({ title: 'Mirror' })])
  const { rows } = await desk({ q: order.number })
  const [request] = rows
  assert.ok(request)
  return { order: order.number, requestId: request.id, number: request.number, code: request.code ?? '' }
}
const hand = (given: { requestId: string; code: string; collectorName: string; nameSeen?: boolean; path?: string }) => {
  const { path, ...collection } = given
  const signature = path === undefined ? null : ({ kind: 'drawn', path } as const)
  return stage(cast.desk, (work) =>
    collectRequest(work, { ...collection, collectorIdNumber: '29001010100123', signature }),
  )
}

test('another name on the ID is refused until the desk confirms that it checked; the signature is stored with it', async () => {
  const { requestId, number, code } = await handingSample()
  await assert.rejects(hand({ requestId, code, collectorName: 'Omar Hassan' }), refused('NAME_DIFFERS'))
  await hand({ requestId, code, collectorName: 'Omar Hassan', nameSeen: true, path: 'M10 20L30 40M5 5L6 6' })
  const handed = await database.read((work) => readHandedOver(work, number))
  assert.deepEqual([handed?.score, handed?.signature, handed?.path], [0, 'drawn', 'M10 20L30 40M5 5L6 6'])
  const latin = await handingSample()
  await hand({ ...latin, collectorName: 'Salma Abdallah' })
  assert.equal((await database.read((work) => readHandedOver(work, latin.number)))?.score, 100)
  await assert.rejects(
    database.db
      .updateTable('handover_signatures')
      .set({ path: 'M1 1"/><script>' })
      .where('request_id', '=', requestId)
      .execute(),
  )
  assert.equal(signaturePath.safeParse('M1 1L2 2"><').success, false)
})

test('a wrong code loses neither the signature nor the tick, and an ID’s number is stored in Western digits', async () => {
  const { requestId, number, code } = await handingSample()
  const typed = {
    requestId,
    number,
    code: '000000',
    collectorName: 'Salma Abdallah',
    collectorIdNumber: '٢٩٠٠١٠١٠١٠٠١٢٣',
    nameSeen: 'on',
    signature: `M1 1${'L2 2'.repeat(4_700)}`,
  }
  const wrong = await answerDeed(visitOf(cast.desk), formOf(typed), handOver, 'ops/pickup-desk')
  assert.ok('data' in wrong)
  assert.deepEqual([Object.keys(wrong.data.errors), wrong.data.typed], [['code'], typed])
  const done = await answerDeed(visitOf(cast.desk), formOf({ ...typed, code }), handOver, 'ops/pickup-desk')
  assert.ok(done instanceof Response)
  const kept = database.db.selectFrom('requests').select('collector_id_number').where('id', '=', requestId)
  const sealed = (await kept.executeTakeFirst())?.collector_id_number ?? ''
  assert.equal(openText({ vault: testVault }, 'requests.collector_id_number', requestId, sealed), '29001010100123')
  const late = await answerDeed(visitOf(cast.desk), formOf({ ...typed, code }), handOver, 'ops/pickup-desk')
  assert.ok('data' in late && late.data.errors.general?.includes('Salma Abdallah'))
})

function formOf(fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

function visitOf(who: Work['who']) {
  return openVisit(database.db, {
    who,
    now: new Date(),
    site: 'eg',
    locale: 'ar',
    requestId: 'test',
    ip: '127.0.0.1',
    cookies: {},
    origin: 'http://localhost',
    token: null,
    nonce: '',
    ports: plugIn([]),
    report: (error) => assert.fail(String(error)),
  })
}

test('a pickup prepared by scan has all its pieces and no other', async () => {
  const order = await orderAt(stage, cast, 'prepare_for_pickup', [sampleItem({ title: 'Cups', quantity: 2 })])
  const { rows } = await desk({ q: order.number })
  const requestId = rows[0]?.id ?? ''
  const codes = await database.db
    .selectFrom('pieces')
    .innerJoin('order_items as item', 'item.id', 'pieces.item_id')
    .select('pieces.barcode')
    .where('item.order_id', '=', order.id)
    .orderBy('pieces.barcode')
    .execute()
  const [first = '', second = ''] = codes.map((row) => row.barcode)
  const prepare = (scanned: readonly string[]) => stage(cast.hub, (work) => preparePickup(work, requestId, scanned))
  await assert.rejects(prepare([first]), (error) => isRefusal(error) && error.facts.missing === second)
  await assert.rejects(
    prepare([first, second, '999999-1']),
    (error) => isRefusal(error) && error.facts.over === '999999-1',
  )
  await prepare([first.toLowerCase(), `${order.number}-1`])
})
