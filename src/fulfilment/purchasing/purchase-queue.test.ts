import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testDatabase } from '#platform/database/test-database.ts'
import { findOrder } from '#selling/orders/items/lock-order.ts'
import { holdItem } from '#selling/orders/money/hold-item.ts'
import { buySample, shippedSample } from '#world/samples/fulfilment/purchasing.samples.ts'
import { approvedSample, type Stage, sampleCast, sampleItem } from '#world/samples/selling/orders.samples.ts'
import { type PurchaseQuestion, readPurchaseQueue, readQueuedItem } from './read-purchase-queue.ts'
import { type BoughtQuestion, readBoughtLine, readStoreOrders } from './read-store-orders.ts'

const database = await testDatabase()
const stage: Stage = (who, act) => database.write(act, { who })
const cast = await database.write(sampleCast)
const queue = (question: PurchaseQuestion = {}) =>
  database.read((work) => readPurchaseQueue(work, question), { who: cast.buyer })
const bought = (question: BoughtQuestion = {}) =>
  database.read((work) => readStoreOrders(work, question), { who: cast.buyer })
const idsOn = async (question: PurchaseQuestion) =>
  (await queue(question)).groups.flatMap((group) => group.items.map((item) => item.id))

const stores = ['nike.com', 'amazon.com', 'ebay.com'] as const
const orders: string[] = []
for (let place = 0; place < 12; place++) {
  const store = stores[place % 3] ?? 'amazon.com'
  const items =
    place === 4 ? [sampleItem({ store }), sampleItem({ store, title: 'Sony cable' })] : [sampleItem({ store })]
  orders.push((await approvedSample(stage, cast, items)).number)
}
const itemsOf = async (number = '') => (await database.read((work) => findOrder(work, { number }))).items

test('pages list the stores by the longest wait, and contain every item once', async () => {
  const whole = await queue()
  assert.deepEqual(
    whole.stores.map(({ store, count }) => [store, count]),
    [
      ['nike.com', 4],
      ['amazon.com', 5],
      ['ebay.com', 4],
    ],
  )
  assert.deepEqual([whole.total, whole.all], [13, 13])
  const all = whole.groups.flatMap((group) => group.items.map((item) => item.id))
  const pages = await Promise.all([1, 2, 3].map((page) => idsOn({ page, pageSize: 5 })))
  assert.deepEqual(pages.flat(), all)
  const second = await queue({ page: 2, pageSize: 5 })
  assert.deepEqual(
    second.groups.map(({ store, count, items }) => [store, count, items.length]),
    [
      ['amazon.com', 5, 4],
      ['ebay.com', 4, 1],
    ],
  )
})

test('filters by store, state and words; a store’s count agrees with its pages', async () => {
  assert.equal((await queue({ store: 'ebay.com', pageSize: 3 })).total, 4)
  assert.deepEqual(await idsOn({ q: 'sony' }), [(await itemsOf(orders[4]))[1]?.id])
  assert.equal((await queue({ q: orders[4] ?? '' })).total, 2)
  const [held] = await itemsOf(orders[0])
  assert.ok(held)
  await stage(cast.buyer, (work) =>
    holdItem(work, { itemId: held.id, reason: 'UNAVAILABLE', newPrice: null, note: '' }),
  )
  assert.deepEqual(await idsOn({ state: 'held' }), [held.id])
  assert.equal((await queue({ state: 'waiting' })).total, 12)
  assert.equal((await queue()).all, 13)
  const alone = await database.read((work) => readQueuedItem(work, held.id))
  assert.deepEqual([alone?.state, alone?.orderNumber], ['on_hold', orders[0]])
})

test('a bought item leaves the queue at once and is listed with those that wait for their seller, newest first', async () => {
  const before = await queue()
  for (const number of orders.slice(1)) await buySample(stage, cast, number)
  const after = await queue()
  assert.deepEqual([after.all, after.stores.length], [before.all - 12, 1])
  const first = await bought({ pageSize: 4 })
  assert.deepEqual([first.total, first.all, first.rows.length], [11, 11, 4])
  const pages = await Promise.all([1, 2, 3].map((page) => bought({ page, pageSize: 4 })))
  const seen = pages.flatMap((page) => page.rows.map((row) => row.lines[0]?.orderNumber))
  assert.deepEqual(seen, orders.slice(1).reverse())
  assert.equal((await bought({ q: orders[4] ?? '' })).rows[0]?.lines.length, 2)
  await shippedSample(stage, cast, orders[4] ?? '')
  assert.deepEqual([(await bought()).total, (await bought({ state: 'all' })).total], [10, 11])
  assert.deepEqual([(await bought({ q: '1z999' })).total, (await bought({ q: '1z999', state: 'all' })).total], [0, 1])
  const sent = (await bought({ q: orders[4] ?? '', state: 'all' })).rows[0]?.lines[0]
  const alone = await database.read((work) => readBoughtLine(work, sent?.id ?? ''))
  assert.deepEqual([alone?.trackingNumber, alone?.units, alone?.isWaiting], [`1Z999AA1${orders[4]}`, 1, false])
})

test('many store orders are read from the newest, few are collected first: each page is the same', async () => {
  for (const state of ['waiting', 'all'] as const)
    for (const page of [1, 2, 3]) {
      const idsBy = async (few: number) => {
        const asked = { state, page, pageSize: 4 }
        const { rows } = await database.read((work) => readStoreOrders(work, asked, few), { who: cast.buyer })
        return rows.map((row) => row.id)
      }
      const walked = await idsBy(0)
      assert.deepEqual(walked, await idsBy(200))
      assert.ok(walked.length > 0)
    }
})

test('another site sees none of it', async () => {
  const there = await database.read((work) => readPurchaseQueue(work), { site: 'ae' })
  assert.deepEqual([there.total, there.all, there.stores], [0, 0, []])
  assert.equal((await database.read((work) => readStoreOrders(work), { site: 'ae' })).total, 0)
})
