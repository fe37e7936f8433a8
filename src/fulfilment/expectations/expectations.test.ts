import assert from 'node:assert/strict'
import test from 'node:test'
import { deliverAnnouncements } from '#platform/background/deliver.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { siteOrigins } from '#platform/settings/site-origins.ts'
import { newId } from '#platform/work/id.ts'
import { plug, plugIn } from '#platform/work/ports.ts'
import { isRefusal } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { cancelOrder } from '#selling/orders/cancel-order.ts'
import { findOrder } from '#selling/orders/items/lock-order.ts'
import { sampleStaff } from '#world/samples/people/people.samples.ts'
import { paidSample, reviewSample, type Stage, sampleCast } from '#world/samples/selling/orders.samples.ts'
import { expectationsJobs } from './expectations.jobs.ts'
import { promiseNews } from './promise-news.ts'
import { readExpectations } from './read-expectations.ts'
import { readExpectedOrder } from './read-expected-order.ts'
import { countLate, readLate } from './read-late.ts'
import { readStageBook } from './read-stage-book.ts'
import { readStageTable } from './read-stage-table.ts'
import { reckonStageTimes } from './reckon-stage-times.ts'
import { savePolicy } from './save-policy.ts'
import { isOurStage } from './stages.ts'

const database = await testDatabase()
const stage: Stage = (who, act) => database.write(act, { who })
const cast = await database.write(sampleCast)
const admin = (await database.write((work) => sampleStaff(work, ['admin']))).who
const ports = plugIn([plug(siteOrigins, { eg: 'http://eg.test', ae: 'http://ae.test' })])
const day = 86_400_000
const refused = (code: string) => (error: unknown) => isRefusal(error) && error.code === code

const from = (days: number) => new Date(Date.now() + days * day)
const wish = { which: 'late', stage: null, country: null, q: '', page: 1, pageSize: 50 } as const
const itemsOf = async (number: string) => (await stage(cast.customer, (work) => findOrder(work, { number }))).items
const expectAt = (number: string, now: Date) =>
  database.read(
    async (work) => {
      const { items } = await findOrder(work, { number })
      return readExpectations(
        work,
        items.map(({ id, state, country, state_since: since }) => ({ id, state, country, since })),
      )
    },
    { who: cast.customer, now },
  )

test('an order’s timeline expects its arrival on the same days as the text beside it', async () => {
  const { number } = await paidSample(stage, cast)
  const { order, expected } = await database.read((work) => readExpectedOrder(work, number), { who: cast.customer })
  const step = order.timeline.find(({ state }) => state === 'arrived_hub')
  assert.ok(expected?.arrival)
  assert.deepEqual([step?.expectedFrom, step?.expectedTo], [expected.arrival.from, expected.arrival.to])
})

test('an item with us has a day for news; after it, the item is late until staff say why and when', async () => {
  const { number } = await paidSample(stage, cast)
  const [item] = await itemsOf(number)
  assert.ok(item && isOurStage(item.state))
  const first = (await expectAt(number, from(0))).get(item.id)
  assert.ok(first && !first.isLate && first.samples === null)
  assert.ok(first.arrival && first.arrival.from < first.arrival.to && first.arrival.from > first.nextUpdateBy)
  const late = from(12)
  assert.equal((await expectAt(number, late)).get(item.id)?.isLate, true)
  const list = () =>
    database.read((work) => readLate(work, { ...wish, q: number.toLowerCase() }), { who: admin, now: late })
  assert.deepEqual(
    (await list()).rows.map((row) => row.number),
    [number],
  )
  const say = (key: string, who = cast.buyer, days = 3) =>
    database.write((work) => promiseNews(work, { key, itemIds: [item.id], reason: 'busy', days }), { who, now: late })
  const key = newId()
  assert.deepEqual(await Promise.all([say(key), say(key)]), [{ told: 1 }, { told: 1 }])
  assert.deepEqual((await list()).rows, [])
  const said = (await expectAt(number, late)).get(item.id)
  assert.ok(said && !said.isLate && said.promised?.reason === 'busy' && said.nextUpdateBy > late)
  assert.equal((await expectAt(number, from(30))).get(item.id)?.isLate, true, 'a promise that is over is late again')
  const failed = (error: unknown) => {
    throw error
  }
  while ((await deliverAnnouncements(database.db, ports, [expectationsJobs], () => late, failed)) > 0);
  const { rows } = await database.pool.query('select 1 from item_promises where item_id = $1', [item.id])
  assert.equal(rows.length, 1)
})

test('refused: people without the permission, too many days, an empty choice, and goods that have moved on', async () => {
  const { number } = await paidSample(stage, cast)
  const [item] = await itemsOf(number)
  assert.ok(item)
  const say = (who: typeof cast.buyer, given: object) =>
    stage(who, (work) => promiseNews(work, { key: newId(), itemIds: [item.id], reason: 'carrier', days: 2, ...given }))
  await assert.rejects(say(cast.customer, {}), refused('FORBIDDEN'))
  await assert.rejects(say(cast.buyer, { days: 11 }), refused('PROMISE_DAYS'))
  await assert.rejects(say(cast.buyer, { itemIds: [] }), refused('PROMISE_NOTHING'))
  await assert.rejects(say(cast.buyer, { itemIds: [newId()] }), refused('NOT_FOUND'))
  const waiting = await stage(cast.customer, async (work) =>
    (await findOrder(work, { number })).items.map(({ id }) => id),
  )
  await stage(cast.customer, (work) =>
    cancelOrder(work, { number, reason: 'EXPENSIVE_ITEM', comment: null, key: newId() }),
  )
  await assert.rejects(say(cast.buyer, { itemIds: waiting }), refused('PROMISE_GONE_ON'))
})

test('promises stay: the database lets nobody change or delete them', async () => {
  for (const act of ["update item_promises set reason = 'busy'", 'delete from item_promises'])
    await assert.rejects(database.pool.query(act), /permission denied/)
})

test('times are computed from past orders, in working days of the place; with few samples the policy applies', async () => {
  const made = await Promise.all(Array.from({ length: 3 }, () => paidSample(stage, cast)))
  for (const { number } of made) await reviewSample(stage, cast, number)
  await database.write(reckonStageTimes)
  const few = await database.read(readStageTable)
  const row = few.rows.find((one) => one.stage === 'processing')
  const time = row?.times.find((one) => one !== null)
  assert.ok(time && time.samples >= 3 && time.samples < 30 && !time.isEnough)
  const book = await database.read(readStageBook)
  assert.equal(book.spans('processing', 'US').samples, null)
  // Thirty times in review from Thursday 12 to Tuesday 17 November 2026.
  const [item] = await itemsOf(made[0]!.number)
  assert.ok(item)
  await database.pool.query(
    `insert into item_history (item_id, at, event, from_state, to_state, who_kind)
     select $1, moment, event, before, after, 'system' from generate_series(1, 30) as round cross join (values
       (1, '2026-11-12T15:00:00Z'::timestamptz, 'claim', 'processing', 'pending_review'),
       (2, '2026-11-17T15:00:00Z'::timestamptz, 'release', 'pending_review', 'processing')) as step (place, moment, event, before, after)
     order by round, place`,
    [item.id],
  )
  await database.write(reckonStageTimes)
  const { usualDays, samples } = (await database.read(readStageBook)).spans('pending_review', item.country)
  assert.equal(usualDays, 4, 'Saturday to Tuesday, Friday is a day of rest')
  assert.ok(samples !== null && samples >= 30)
})

test('only an admin changes a policy, in whole days within limits; the change is in the log', async () => {
  const wishes = { stage: 'shipped', usualDays: 3, mostDays: 6 } as const
  await assert.rejects(
    stage(cast.buyer, (work) => savePolicy(work, wishes)),
    refused('FORBIDDEN'),
  )
  await assert.rejects(
    stage(admin, (work) => savePolicy(work, { ...wishes, mostDays: 2 })),
    refused('POLICY_DAYS'),
  )
  await stage(admin, (work) => savePolicy(work, wishes))
  const { usualDays, mostDays } = (await database.read(readStageBook)).spans('shipped', 'TR')
  assert.deepEqual([usualDays, mostDays], [3, 6])
  const { rows } = await database.pool.query("select 1 from audit_log where action = 'stage.policy'")
  assert.equal(rows.length, 1)
})

test('every stage of ours has its policy on both sites: no open item is without a day for news', async () => {
  for (const site of ['eg', 'ae'] as const) {
    const { rows } = await database.read(readStageTable, { site })
    assert.equal(rows.length, 18)
    assert.equal(typeof (await database.read(countLate, { site })).count, 'number')
  }
})

test('all that one snapshot shows share the stage times, and who writes reads them as they are', async () => {
  await database.read(async (work) => {
    const [asked, again] = [readStageBook(work), readStageBook(work)]
    assert.equal(asked, again)
    await asked
  })
  const usual = (work: Work) => readStageBook(work).then((book) => book.spans('purchased', 'US').usualDays)
  await database
    .write(async (work) => {
      const before = await usual(work)
      await work.db
        .updateTable('stage_policies')
        .set({ usual_days: before + 1, most_days: before + 9 })
        .where('site', '=', work.site)
        .execute()
      assert.equal(await usual(work), before + 1)
      throw new Error('undone')
    })
    .catch((error) => assert.match(String(error), /undone/))
})
