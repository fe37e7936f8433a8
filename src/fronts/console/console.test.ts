import assert from 'node:assert/strict'
import { test } from 'node:test'
import { editSection, setTerms, startDraft } from '#office/tariffs/drafts/edit-draft.ts'
import { sendDraft } from '#office/tariffs/drafts/move-draft.ts'
import { rowsOf } from '#office/tariffs/sections/rows-of.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { newId } from '#platform/work/id.ts'
import type { Actor } from '#platform/work/work.ts'
import { readTables } from '#pricing/quote/tables/read-tables.ts'
import { sampleStaff } from '#world/samples/people/people.samples.ts'
import {
  approvedSample,
  paidSample,
  placeSample,
  type Stage,
  sampleCast,
} from '#world/samples/selling/orders.samples.ts'
import { findAnything } from './find-anything.ts'
import { readPricesWaiting } from './read-prices-waiting.ts'
import { isLate, readQueues } from './read-queues.ts'
import { readToday } from './read-today.ts'

const database = await testDatabase()
const stage: Stage = (who, act) => database.write(act, { who })
const cast = await database.write(sampleCast)
const admin = await database.write((work) => sampleStaff(work, ['admin']))
const paid = await paidSample(stage, cast)
await approvedSample(stage, cast)
const placed = await placeSample(stage, cast)

const hour = 3_600_000

test('a queue counts what stands in it on this site, with the age of its oldest', async () => {
  const loads = await database.read(readQueues, { who: admin.who })
  const counts = new Map(loads.map((load) => [load.key, load.count]))
  assert.deepEqual([counts.get('review'), counts.get('purchase'), counts.get('hub')], [1, 1, 0])
  assert.ok(loads.find((load) => load.key === 'review')?.oldest instanceof Date)
  const there = await database.read(readQueues, { who: admin.who, site: 'ae' })
  assert.ok(there.every((load) => load.count === 0 && load.oldest === null))
})

test('a member of staff sees the queues of their roles alone', async () => {
  const loads = await database.read(readQueues, { who: cast.buyer })
  assert.deepEqual(
    loads.map((load) => load.key),
    ['purchase', 'late'],
  )
  assert.deepEqual(await database.read(readQueues, { who: cast.customer }), [])
})

test('a queue is late when its oldest waits longer than the target', () => {
  const now = new Date('2026-11-21T12:00:00Z')
  const ago = (hours: number) => new Date(now.getTime() - hours * hour)
  assert.equal(isLate({ targetHours: 12 }, ago(11), now), false)
  assert.equal(isLate({ targetHours: 12 }, ago(13), now), true)
  assert.equal(isLate({ targetHours: null }, ago(500), now), false)
  assert.equal(isLate({ targetHours: 12 }, null, now), false)
})

test('an order is found by its number and by its customer', async () => {
  const byNumber = await database.read((work) => findAnything(work, placed.number), { who: admin.who })
  assert.deepEqual(
    byNumber.orders.map((order) => order.number),
    [placed.number],
  )
  const byName = await database.read((work) => findAnything(work, 'سلمى عبد'), { who: admin.who })
  assert.equal(byName.orders.length, 3)
  assert.equal(byName.customers[0]?.id, cast.customer.id)
})

test('a title is found by the Arabic name of the goods, as far as places reach', async () => {
  const title = 'Waxed Leather Backpack'
  await database.db.updateTable('order_items').set({ title }).where('order_id', '=', placed.id).execute()
  const find = async (typed: string, places: readonly string[] = []) => {
    const { who } = await database.write((work) => sampleStaff(work, ['support'], { places }))
    const { things } = await database.read((work) => findAnything(work, typed), { who })
    return things.filter(({ kind, about }) => kind === 'item' && about === title).length
  }
  assert.equal(await find('حقيبة ظهر جلد'), 1)
  assert.equal(await find('حقيبة ظهر قطن'), 0)
  assert.equal(await find('حقيبة ظهر', ['dubai']), 0)
})

test('a member is found by name in either alphabet and by mail, for who runs the staff alone', async () => {
  const { id, email } = await database.write((work) =>
    sampleStaff(work, ['desk'], { name: 'منى عادل', places: ['cairo'] }),
  )
  const find = async (typed: string, who: Actor = admin.who) => {
    const { things } = await database.read((work) => findAnything(work, typed), { who })
    return things.filter(({ kind }) => kind === 'member').map(({ path }) => path)
  }
  for (const typed of ['منى عادل', 'Mona Adel', email]) assert.deepEqual(await find(typed), [`people/${id}`], typed)
  assert.deepEqual(await find('منى عادل', cast.buyer), [])
})

test('what is typed is text, not a pattern', async () => {
  const found = await database.read((work) => findAnything(work, '%%'), { who: admin.who })
  assert.deepEqual(found, { orders: [], customers: [], things: [] })
})

test('roles decide what is found', async () => {
  const found = await database.read((work) => findAnything(work, paid.number), { who: cast.buyer })
  assert.equal(found.orders.length, 1)
  const byName = await database.read((work) => findAnything(work, 'سلمى عبد'), { who: cast.buyer })
  assert.deepEqual(byName, { orders: [], customers: [], things: [] })
  const content = await database.write((work) => sampleStaff(work, ['content']))
  const none = await database.read((work) => findAnything(work, paid.number), { who: content.who })
  assert.deepEqual(none, { orders: [], customers: [], things: [] })
})

test('today counts orders and money since midnight, and forgets them tomorrow', async () => {
  const now = new Date()
  const today = await database.read(readToday, { now })
  assert.equal(today.orders, 3)
  assert.ok(today.paidMinor > 0n)
  const later = await database.read(readToday, { now: new Date(now.getTime() + 24 * hour) })
  assert.deepEqual([later.orders, later.paidMinor], [0, 0n])
})

test('a draft of prices is counted for who may publish it, from when it is sent, on its own site', async () => {
  const nothing = { tables: 0, packages: 0, coupons: 0 }
  const seen = () => database.read(readPricesWaiting, { who: admin.who })
  const before = await seen()
  const number = await database.write(
    async (work) => {
      const begun = String((await startDraft(work, { key: newId(), site: 'eg' })).number)
      const { raw } = await readTables(work)
      const rows = rowsOf(raw, 'routes').map((row) => ({ ...row, cells: { ...row.cells, perStep: '219.00' } }))
      await editSection(work, { number: begun, revision: 1, section: 'routes', rows })
      await setTerms(work, { number: begun, revision: 2, why: 'New carrier', validFrom: null })
      return begun
    },
    { who: admin.who },
  )
  assert.deepEqual(await seen(), before)
  await database.write((work) => sendDraft(work, { key: newId(), number, revision: 3 }), { who: admin.who })
  assert.deepEqual(await seen(), { ...before, tables: before.tables + 1 })
  assert.deepEqual(await database.read(readPricesWaiting, { who: admin.who, site: 'ae' }), nothing)
  assert.deepEqual(await database.read(readPricesWaiting, { who: cast.buyer }), nothing)
})
