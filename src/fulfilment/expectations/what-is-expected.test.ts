import assert from 'node:assert/strict'
import test from 'node:test'
import { permits } from '#people/access/permissions.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { openHttp } from '#platform/http/http.ts'
import { openLog } from '#platform/settings/log.ts'
import { afterWorkingDays } from '#platform/values/calendar.ts'
import { newId } from '#platform/work/id.ts'
import { plugIn } from '#platform/work/ports.ts'
import { proposeCancellation } from '#selling/orders/cancelling/propose-cancellation.ts'
import { sampleStaff } from '#world/samples/people/people.samples.ts'
import { openSample, proposeSample, receivedGoods } from '#world/samples/selling/discrepancies.samples.ts'
import { paidSample, type Stage, sampleCast } from '#world/samples/selling/orders.samples.ts'
import { calendarOf } from './expectation.ts'
import { expectationsApi } from './expectations.api.ts'
import { promiseNews } from './promise-news.ts'
import { readExpectedOrder } from './read-expected-order.ts'
import { countLate, type LateKind, readLate } from './read-late.ts'
import { readStageBook } from './read-stage-book.ts'
import { sayExpectation } from './say-expectation.ts'

const database = await testDatabase()
const at =
  (now: Date): Stage =>
  (who, act) =>
    database.write(act, { who, now })
const cast = await database.write(sampleCast)
const support = (await database.write((work) => sampleStaff(work, ['support']))).who
const book = await database.read(readStageBook)
const home = calendarOf(book, 'journey', 'US')
const day = 86_400_000
const minute = 60_000
const plus = (date: Date, ms: number) => new Date(date.getTime() + ms)

async function orderAt(number: string, now: Date) {
  const { order, expected } = await database.read((work) => readExpectedOrder(work, number), {
    who: cast.customer,
    now,
  })
  assert.ok(expected)
  const step = order.timeline.find(({ state }) => state === 'arrived_hub')
  assert.deepEqual(
    [step?.expectedFrom, step?.expectedTo],
    [expected.arrival?.from ?? null, expected.arrival?.to ?? null],
    'the way says the same days',
  )
  return { ...expected, said: sayExpectation(expected, { locale: 'en', site: 'eg' }) }
}
const listAt = (number: string, now: Date, which: LateKind = 'all') =>
  database.read((work) => readLate(work, { which, stage: null, country: null, q: number, page: 1, pageSize: 50 }), {
    who: cast.buyer,
    now,
  })

test('goods at the warehouse are expected within 7 to 21 working days, later if the remaining stages are slow, and on no day once all of it is over', async () => {
  const now = new Date()
  const { number, itemIds } = await receivedGoods(at(now), cast)
  const fresh = await orderAt(number, now)
  assert.deepEqual(fresh.arrival, { from: afterWorkingDays(now, 7, home), to: afterWorkingDays(now, 21, home) })
  const slow = afterWorkingDays(now, 20, home)
  const { arrival, isLate } = await orderAt(number, slow)
  assert.ok(isLate && arrival && arrival.from > plus(slow, 6 * day) && arrival.to > plus(slow, 18 * day))
  const over = plus(afterWorkingDays(now, 21, home), day)
  const late = await orderAt(number, over)
  assert.deepEqual([late.arrival, late.said.arrival, late.isLate], [null, null, true])
  assert.match(late.said.next, /our team follows this first now/)
  const promise = { key: newId(), itemIds, reason: 'flight', days: 3 } as const
  await at(over)(cast.buyer, (work) => promiseNews(work, promise))
  const promised = await orderAt(number, over)
  assert.deepEqual([promised.arrival, promised.isLate], [null, false])
  assert.ok(promised.nextUpdateBy > over && /^Next update by/.test(promised.said.next))
})

test('staff see a working day ahead what will be late, before its customer does, and it is counted', async () => {
  const { number } = await paidSample(at(new Date()), cast)
  const { since, nextUpdateBy, stage, mostDays } = await orderAt(number, new Date())
  const edge = afterWorkingDays(since, mostDays - 1, calendarOf(book, stage, 'US'))
  assert.equal((await listAt(number, plus(edge, -minute))).total, 0)
  const [near, far] = [plus(edge, minute), plus(nextUpdateBy, minute)]
  const soon = await listAt(number, near)
  assert.deepEqual([soon.total, soon.late, soon.soon, soon.rows[0]?.expected.isLate], [1, 0, 1, false])
  assert.deepEqual([(await listAt(number, near, 'late')).rows, (await listAt(number, near, 'late')).soon], [[], 1])
  assert.equal((await listAt(number, near, 'soon')).rows.length, 1)
  const late = await listAt(number, far)
  assert.deepEqual([late.late, late.soon, late.rows[0]?.expected.isLate], [1, 0, true])
  assert.equal((await listAt(number, far, 'soon')).rows.length, 0)
  for (const now of [near, far]) {
    const { count, oldest } = await database.read(countLate, { now })
    const all = await listAt('', now)
    assert.equal(count, all.total)
    assert.equal(oldest === null, all.late === 0, 'the age is of what is late')
  }
})

test('over the API, too, items that will be late are listed with late ones, unless they are left out', async () => {
  const { number } = await paidSample(at(new Date()), cast)
  const { since, nextUpdateBy, stage, mostDays } = await orderAt(number, new Date())
  const near = plus(afterWorkingDays(since, mostDays - 1, calendarOf(book, stage, 'US')), minute)
  let now = near
  const app = await openHttp({
    db: database.db,
    ports: plugIn([]),
    logger: openLog('silent'),
    origins: { eg: '', ae: '' },
    clock: () => now,
    authenticate: async () => cast.buyer,
    permits,
  })
  await app.register(expectationsApi, { prefix: '/api' })
  const headers = { authorization: 'Bearer buyer' }
  const asked = async (query: string) => {
    const answer = await app.inject({ url: `/api/ops/late?q=${number}${query}`, headers })
    assert.equal(answer.statusCode, 200, answer.body)
    const { data } = answer.json<{ data: { total: number; items: { isLate: boolean }[] } }>()
    return [data.total, ...data.items.map((item) => item.isLate)]
  }
  assert.deepEqual(
    [await asked(''), await asked('&soon=true'), await asked('&soon=false')],
    [[1, false], [1, false], [0]],
  )
  now = plus(nextUpdateBy, minute)
  assert.deepEqual(
    [await asked(''), await asked('&soon=false')],
    [
      [1, true],
      [1, true],
    ],
  )
  await app.close()
})

test('of two promises the newer counts: with an earlier day the item is late earlier', async () => {
  const begun = new Date()
  const { number, itemIds } = await receivedGoods(at(begun), cast)
  const promise = (now: Date, days: number) =>
    at(now)(cast.buyer, (work) => promiseNews(work, { key: newId(), itemIds, reason: 'busy', days }))
  const now = plus(begun, 10 * day)
  await promise(now, 9)
  await promise(plus(now, minute), 2)
  assert.equal((await listAt(number, plus(now, 2 * minute), 'late')).total, 0)
  const { nextUpdateBy } = await orderAt(number, now)
  const late = await listAt(number, plus(nextUpdateBy, minute), 'late')
  assert.deepEqual([late.total, late.rows[0]?.expected.isLate], [1, true])
})

test('an item that waits for its customer’s choice is not late: it shows until when and what happens then; after that it is ours again', async () => {
  const begun = new Date()
  const { number, itemIds } = await receivedGoods(at(begun), cast)
  const now = plus(begun, 10 * day)
  const found = await openSample(at(now), support, itemIds[0]!)
  assert.equal((await listAt(number, now)).late, 1)
  await proposeSample(at(now), support, found.number)
  const asked = await orderAt(number, now)
  assert.deepEqual([asked.isLate, asked.asked?.byDefault, asked.arrival], [false, 'accept', null])
  assert.deepEqual(asked.nextUpdateBy, asked.asked?.until)
  assert.match(asked.said.text, /We wait for your choice.*Keep it as it is/)
  assert.equal((await listAt(number, plus(asked.nextUpdateBy, -minute))).total, 0)
  assert.equal((await listAt(number, plus(asked.nextUpdateBy, minute))).late, 1)
})

test('a proposal to cancel is not late until its answer is due, and without an answer the goods are kept', async () => {
  const begun = new Date()
  const { number, itemIds } = await receivedGoods(at(begun), cast)
  const now = plus(begun, 10 * day)
  await at(now)(support, (work) =>
    proposeCancellation(work, { key: newId(), number, itemIds, why: 'The seller is gone' }),
  )
  const asked = await orderAt(number, now)
  assert.deepEqual([asked.isLate, asked.asked?.byDefault], [false, 'keep'])
  assert.match(asked.said.text, /your order continues/)
  assert.equal((await listAt(number, now)).total, 0)
  assert.equal((await listAt(number, plus(asked.nextUpdateBy, minute))).late, 1)
})
