import assert from 'node:assert/strict'
import { test } from 'node:test'
import { paidSample, type Stage, sampleCast } from '#orders/orders.samples.ts'
import { testDatabase } from '#platform/test-database.ts'
import { judgeHealth } from './health-checks.ts'
import { healthRows } from './health-rows.ts'
import { readHealth } from './read-health.ts'

const database = await testDatabase()
const now = new Date()
const day = 86_400_000
const cast = await database.write(sampleCast, { now })
const stage: Stage = (who, act) => database.write(act, { who, now })
const healthAt = (at: Date) => database.read(readHealth, { now: at })

test('a shop where orders are paid and told of is well, but for the work nobody does', async () => {
  await paidSample(stage, cast)
  await database.db.updateTable('announcements').set({ dispatched_at: now }).execute()
  const standings = judgeHealth(await healthAt(now), now)
  assert.deepEqual(
    Object.entries(standings).filter(([, standing]) => standing !== 'ok'),
    [['jobs', 'bad']],
  )
})

test('what waits too long is said, and what to do about it', async () => {
  await paidSample(stage, cast)
  const later = new Date(now.getTime() + 4 * day)
  const [announcement] = await database.db
    .selectFrom('announcements')
    .select('id')
    .where('dispatched_at', 'is', null)
    .execute()
  const failure = {
    announcement_id: announcement?.id ?? 0n,
    handler: 'orders.tell-paid',
    attempts: 3,
    error: 'no words',
  }
  await database.db
    .insertInto('announcement_failures')
    .values({ ...failure, first_at: now, last_at: later })
    .execute()
  await database.db
    .insertInto('system_logs')
    .values({
      at: later,
      site: 'eg',
      entry: JSON.stringify({ error: { message: 'x is undefined' }, path: '/ar/cart' }),
    })
    .execute()
  const health = await healthAt(later)
  assert.deepEqual(
    health.backlog.failing.map(({ handler, attempts, error }) => [handler, attempts, error]),
    [['orders.tell-paid', 3, 'no words']],
  )
  assert.deepEqual(
    health.browser.latest.map(({ path, text }) => [path, text]),
    [['/ar/cart', 'x is undefined']],
  )
  const rows = new Map(healthRows(health, later, 'ar').map((row) => [row.key, row]))
  assert.deepEqual(
    (['books', 'outbox', 'review', 'rates', 'browser'] as const).map((key) => rows.get(key)?.standing),
    ['ok', 'bad', 'bad', 'warn', 'warn'],
  )
  assert.equal(rows.get('books')?.advice, null)
  assert.match(rows.get('outbox')?.advice ?? '', /[\u0600-\u06ff]/)
})
