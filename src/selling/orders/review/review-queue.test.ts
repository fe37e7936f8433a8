import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testDatabase } from '#platform/database/test-database.ts'
import type { Actor } from '#platform/work/work.ts'
import { cancelOrder } from '#selling/orders/cancel-order.ts'
import { sampleStaff } from '#world/samples/people/people.samples.ts'
import { paidSample, reviewSample, type Stage, sampleCast, sampleItem } from '#world/samples/selling/orders.samples.ts'
import { claimNext, takeNext } from './claim-next.ts'
import { claimOrder } from './claim-order.ts'
import { countReviews, findNextReview, type ReviewQuestion, readReviewQueue } from './read-review-queue.ts'
import { releaseOrder } from './release-order.ts'

const database = await testDatabase()
const stage: Stage = (who, act) => database.write(act, { who })
const cast = await database.write(sampleCast)
const queueFor = (who: Actor, question: ReviewQuestion = {}) =>
  database.read((work) => readReviewQueue(work, question), { who })
const queue = (question: ReviewQuestion = {}) => queueFor(cast.reviewer, question)
const numbers = async (question: ReviewQuestion = {}) => (await queue(question)).rows.map((row) => row.number)

const placed: string[] = []
for (let place = 0; place < 24; place++) {
  const items = [sampleItem({ store: place % 4 === 0 ? 'nike.com' : 'amazon.com' })]
  placed.push((await paidSample(stage, cast, place % 6 === 0 ? [...items, sampleItem()] : items)).number)
}

test('the pages contain every order once, the longest wait first; a page after the last shows the last', async () => {
  const pages = [1, 2, 3].map((page) => numbers({ page, pageSize: 10 }))
  assert.deepEqual((await Promise.all(pages)).flat(), placed)
  const last = await queue({ page: 99, pageSize: 10 })
  assert.deepEqual([last.page, last.rows.length, last.total, last.all], [3, 4, 24, 24])
})

test('filters by store, search and reviewer narrow it, with the number of matches', async () => {
  const first = await queue()
  assert.deepEqual(first.stores, [
    { store: 'amazon.com', count: 20 },
    { store: 'nike.com', count: 6 },
  ])
  const nike = await queue({ store: 'nike.com', pageSize: 4 })
  assert.deepEqual([nike.total, nike.rows.length, nike.all], [6, 4, 24])
  assert.ok(nike.rows.every((row) => row.stores.includes('nike.com')))
  assert.deepEqual(await numbers({ q: placed[7] ?? '' }), [placed[7]])
  assert.equal((await queue({ q: 'سلمى عبد' })).total, 24)
  assert.equal((await queue({ q: '%' })).total, 0)
  await stage(cast.reviewer, (work) => claimOrder(work, placed[3] ?? ''))
  assert.deepEqual(await numbers({ whose: 'mine' }), [placed[3]])
  assert.deepEqual(await numbers({ whose: 'free' }), await except([placed[3] ?? '']))
  await stage(cast.reviewer, (work) => releaseOrder(work, placed[3] ?? '', ''))
})

test('paging while orders move shows nothing twice, and misses nothing that stays', async () => {
  const moved = await numbers({ page: 1, pageSize: 4 })
  const reading = Array.from({ length: 12 }, (_, turn) => queue({ page: 1 + (turn % 3), pageSize: 10 }))
  const moving = moved.map((number) =>
    stage(cast.customer, (work) =>
      cancelOrder(work, { number, reason: 'OTHER', comment: null, key: `moves-${number}` }),
    ),
  )
  for (const { rows } of await Promise.all(reading))
    assert.equal(new Set(rows.map((row) => row.number)).size, rows.length)
  await Promise.all(moving)
  const after = await Promise.all([1, 2].map((page) => numbers({ page, pageSize: 10 })))
  assert.deepEqual(after.flat().sort(), (await except(moved)).sort())
  assert.equal((await queue()).all, 20)
})

test('of sixteen reviewers who take the next at the same moment each gets another, and together the oldest', async () => {
  const oldest = (await numbers({ pageSize: 20 })).slice(0, 16)
  const reviewers = await Promise.all(
    Array.from({ length: 16 }, () => database.write((work) => sampleStaff(work, ['reviewer']))),
  )
  const before = await database.read(countReviews)
  const got = await Promise.all(reviewers.map(({ who }) => stage(who, claimNext)))
  assert.deepEqual(got.map(String).sort(), [...oldest].sort())
  assert.equal((await database.read(countReviews)).count, before.count - 16)
  const [one] = reviewers
  assert.ok(one)
  assert.equal(await stage(one.who, takeNext), got[0], 'goes on with their own')
  assert.equal(await database.read((work) => findNextReview(work), { who: one.who }), got[0])
})

test('more reviewers than orders: the late ones get none', async () => {
  const free = (await database.read(countReviews)).count
  const late = await Promise.all(
    Array.from({ length: free + 3 }, () => database.write((work) => sampleStaff(work, ['reviewer']))),
  )
  const got = await Promise.all(late.map(({ who }) => stage(who, claimNext)))
  assert.equal(got.filter((number) => number === null).length, 3)
  assert.deepEqual(await database.read(countReviews), { count: 0, oldest: null })
  assert.equal((await queue()).hasNext, false)
})

test('the counts are exact after every action', async () => {
  const { all } = await queue()
  const { number } = await paidSample(stage, cast)
  assert.deepEqual([(await queue()).all, (await database.read(countReviews)).count], [all + 1, 1])
  await stage(cast.reviewer, (work) => claimOrder(work, number))
  assert.deepEqual([(await queue()).all, (await database.read(countReviews)).count], [all + 1, 0])
  await stage(cast.reviewer, (work) => releaseOrder(work, number, ''))
  assert.equal((await database.read(countReviews)).count, 1)
  await reviewSample(stage, cast, number)
  assert.deepEqual([(await queue()).all, (await database.read(countReviews)).count], [all, 0])
})

async function except(gone: readonly string[]): Promise<string[]> {
  const left = (await Promise.all([1, 2, 3].map((page) => numbers({ page, pageSize: 10 })))).flat()
  return [...new Set(left)].filter((number) => !gone.includes(number))
}
