import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { openJobContext } from '#platform/background/jobs.ts'
import { sweep } from '#platform/background/sweep.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { platformRetentions } from '#platform/platform.jobs.ts'
import type { Site } from '#sites/sites.ts'
import { keepWhileSame, keepWhileStill } from './keep-while-same.ts'
import { plugIn } from './ports.ts'
import type { Work } from './work.ts'

const database = await testDatabase()
const stalled: { until: Promise<void> | null } = { until: null }

function counting() {
  let counted = 0
  const count = keepWhileSame(async (work: Work): Promise<number> => {
    counted++
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from queue_marks where site = ${work.site}`.execute(work.db)
    await stalled.until
    return rows[0]?.count ?? -1
  })
  return { count, times: () => counted }
}
const add = (work: Work) => sql`select mark_queues(${work.site})`.execute(work.db)
const seen = (count: (work: Work) => Promise<number>, site: Site = 'eg') => database.read(count, { site })

test('a summary is counted once as long as nothing changed, and again after every change, only on its site', async () => {
  const { count, times } = counting()
  const before = await seen(count)
  assert.deepEqual([await seen(count), times()], [before, 1])
  await database.write(add)
  assert.deepEqual([await seen(count), times()], [before + 1, 2])
  const there = await seen(count, 'ae')
  await database.write(add, { site: 'ae' })
  assert.deepEqual([await seen(count), times()], [before + 1, 3])
  assert.equal(await seen(count, 'ae'), there + 1)
})

test('a change begun before a count and committed after it is not missed, whichever is faster', async () => {
  const { count } = counting()
  const before = await seen(count)
  const slow = Promise.withResolvers<void>()
  const begun = Promise.withResolvers<void>()
  const writing = database.write(async (work) => {
    await add(work)
    begun.resolve()
    await slow.promise
  })
  await begun.promise
  await database.write(add)
  assert.equal(await seen(count), before + 1)
  slow.resolve()
  await writing
  assert.equal(await seen(count), before + 2)
})

test("a transaction's own rows that it rolls back are in nobody else’s answer", async () => {
  const { count } = counting()
  const before = await seen(count)
  const undone = database.write(async (work) => {
    await add(work)
    assert.equal(await count(work), before + 1)
    throw new Error('taken back')
  })
  await assert.rejects(undone, /taken back/)
  assert.equal(await seen(count), before)
})

test('many simultaneous callers wait for one count; a caller after a change does not get the earlier one', async () => {
  const { count, times } = counting()
  const wait = Promise.withResolvers<void>()
  stalled.until = wait.promise
  const first = seen(count)
  while (times() === 0) await new Promise((resolve) => setTimeout(resolve, 5))
  const seeing = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const others = seeing.map((one) =>
    database.read(async (work) => {
      await sql`select 1`.execute(work.db)
      one.resolve()
      return count(work)
    }),
  )
  await Promise.all(seeing.map((one) => one.promise))
  await database.write(add)
  const later = seen(count)
  while (times() === 1) await new Promise((resolve) => setTimeout(resolve, 5))
  wait.resolve()
  stalled.until = null
  const before = await first
  assert.deepEqual([...(await Promise.all(others)), await later], [before, before, before + 1])
})

test('a failed count is not kept', async () => {
  let times = 0
  const count = keepWhileSame(async () => {
    times++
    if (times === 1) throw new Error('no line')
    return times
  })
  await assert.rejects(database.read(count), /no line/)
  assert.equal(await database.read(count), 2)
})

test('a value that may depend on anything is counted again after any write, and every minute', async () => {
  let times = 0
  const count = keepWhileStill(async () => ++times)
  const at = (now: string) => database.read(count, { now: new Date(now) })
  // Other writes on this server count as well, so the test waits for a moment without any.
  let isKept = false
  for (let turn = 0; turn < 200 && !isKept; turn++)
    isKept = (await at('2026-11-22T10:00:10Z')) === (await at('2026-11-22T10:00:50Z'))
  assert.ok(isKept)
  const before = await at('2026-11-22T10:00:10Z')
  await database.write((work) => sql`insert into numbers (series, last) values ('tests', 1)`.execute(work.db))
  const after = await at('2026-11-22T10:00:10Z')
  assert.ok(after > before)
  assert.ok((await at('2026-11-22T10:01:10Z')) > after)
})

test('marks are swept after a day', async () => {
  await database.write(add)
  const left = async () => {
    const { rows } = await database.pool.query<{ count: number }>('select count(*)::int as count from queue_marks')
    return rows[0]?.count ?? 0
  }
  const job = (hours: number) => openJobContext(database.db, plugIn([]), 'eg', new Date(Date.now() + hours * 3_600_000))
  const marks = platformRetentions.filter(({ table }) => table === 'queue_marks')
  const sweepMarks = (hours: number) => Promise.all(marks.map((one) => sweep(job(hours), one)))
  const before = await left()
  await sweepMarks(1)
  assert.equal(await left(), before)
  await sweepMarks(25)
  assert.equal(await left(), 0)
})
