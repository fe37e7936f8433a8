import assert from 'node:assert/strict'
import { test } from 'node:test'
import { deliverAnnouncements } from '#platform/background/deliver.ts'
import type { Handler } from '#platform/background/jobs.ts'
import { triesWithin } from '#platform/background/lanes.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { recordError } from '#platform/http/errors/record-error.ts'
import { announce } from '#platform/work/announce.ts'
import { newId } from '#platform/work/id.ts'
import { plugIn } from '#platform/work/ports.ts'
import { sampleStaff } from '#world/samples/people/people.samples.ts'
import { paidSample, type Stage, sampleCast } from '#world/samples/selling/orders.samples.ts'
import { judgeHealth } from './health-checks.ts'
import { healthRows } from './health-rows.ts'
import { readHealth } from './read-health.ts'
import { sendDeadAgain } from './send-dead-again.ts'

const database = await testDatabase()
const now = new Date()
const day = 86_400_000
const cast = await database.write(sampleCast, { now })
const stage: Stage = (who, act) => database.write(act, { who, now })
const healthAt = (at: Date) => database.read(readHealth, { now: at })

test('a shop where orders are paid and told of is well, but for the work nobody does', async () => {
  await paidSample(stage, cast)
  await database.db.updateTable('announcements').set({ dispatched_at: now }).execute()
  const states = judgeHealth(await healthAt(now), now)
  assert.deepEqual(
    Object.entries(states).filter(([, state]) => state !== 'ok'),
    [['background', 'bad']],
  )
})

test('what waits too long is said, and what to do about it', async () => {
  await paidSample(stage, cast)
  const later = new Date(now.getTime() + 4 * day)
  const broken: Handler = {
    name: 'orders.tell-paid',
    lane: 'orders',
    on: 'order.paid',
    handle: async () => {
      throw new Error('no words')
    },
  }
  await deliverAnnouncements(
    database.db,
    plugIn([]),
    [{ handlers: [broken] }],
    () => now,
    () => undefined,
  )
  const seen = { text: 'TypeError: x is undefined', path: '/ar/cart', version: 'a1', requestId: 'r' }
  await database.write((work) => recordError(work, { kind: 'browser', ...seen }), { now: later })
  const health = await healthAt(later)
  assert.deepEqual(
    health.background.failing.map(({ handler, tries, error }) => [handler, tries, error]),
    [['orders.tell-paid', 1, 'no words']],
  )
  assert.deepEqual(health.errors, { causes: 1, count: 1 })
  const rows = new Map(healthRows(health, later, 'ar').map((row) => [row.key, row]))
  assert.deepEqual(
    (['books', 'background', 'review', 'rates', 'errors'] as const).map((key) => rows.get(key)?.state),
    ['ok', 'bad', 'bad', 'warn', 'warn'],
  )
  assert.equal(rows.get('books')?.advice, null)
  assert.match(rows.get('background')?.advice ?? '', /[\u0600-\u06ff]/)
})

test('a dead letter is read with its error, and sent again by an admin alone, once, with a line in the audit log', async () => {
  const done: string[] = []
  let isMended = false
  const handler: Handler = {
    name: 'orders.tell-delayed',
    lane: 'orders',
    on: 'order.delayed',
    handle: async (_shift, { orderId }) => {
      if (!isMended) throw new Error('what was said of it cannot be read')
      done.push(orderId)
    },
  }
  const deliver = (at: Date) =>
    deliverAnnouncements(
      database.db,
      plugIn([]),
      [{ handlers: [handler] }],
      () => at,
      () => undefined,
    )
  const wish = { reason: 'store', itemIds: [], until: now.toISOString() }
  for (const orderId of ['one', 'two'])
    await database.write((work) => announce(work, 'order.delayed', { ...wish, orderId }))
  for (let tries = 1; tries <= triesWithin; tries++) await deliver(new Date(now.getTime() + tries * 600_000))
  const at = new Date(now.getTime() + day)
  const { background } = await healthAt(at)
  assert.equal(background.lanes.find(({ lane }) => lane === 'orders')?.dead, 2)
  assert.equal(judgeHealth(await healthAt(at), at).dead, 'bad')
  const [letter] = background.dead
  assert.ok(letter)
  assert.deepEqual(
    [letter.name, letter.tries, letter.error],
    ['order.delayed', triesWithin, 'what was said of it cannot be read'],
  )
  isMended = true
  const finance = (await database.write((work) => sampleStaff(work, ['finance']))).who
  const admin = (await database.write((work) => sampleStaff(work, ['admin']))).who
  await assert.rejects(() => stage(finance, (work) => sendDeadAgain(work, { id: letter.id })), /FORBIDDEN/)
  const both = await Promise.allSettled(
    [admin, admin].map((who) => stage(who, (work) => sendDeadAgain(work, { id: letter.id }))),
  )
  assert.deepEqual(both.map(({ status }) => status).sort(), ['fulfilled', 'rejected'], 'two at once send it once')
  assert.equal(
    await stage(admin, (work) => sendDeadAgain(work, { handler: handler.name })),
    1,
    'the rest of its handler',
  )
  await deliver(at)
  assert.deepEqual(done.sort(), ['one', 'two'])
  const { rows } = await database.pool.query("select subject from audit_log where action = 'delivery.sendAgain'")
  assert.equal(rows.length, 2)
})

test('what waits for a company of adverts is said with its age and last failure, and an hour of it is a warning', async () => {
  const at = new Date('2026-11-27T12:00:00Z')
  const waitsSince = async (minutes: number, why: string | null) => {
    const id = newId()
    const happened = new Date(at.getTime() - minutes * 60_000)
    await database.pool.query(
      `insert into tracked_events (id, name, key, site, locale, device, source, campaign, at, day)
       values ($1::uuid, 'placeOrder', $1::text, 'eg', 'ar', 'phone', 'FB', '', $2::timestamptz, $2::timestamptz::date)`,
      [id, happened],
    )
    await database.pool.query(
      `insert into event_forwards (event_id, receiver, client, site, next_try_at, marked_at, why)
       values ($1, 'meta', '1.1', 'eg', $2, $2, $3)`,
      [id, happened, why],
    )
  }
  await waitsSince(20, null)
  await waitsSince(90, '503 from the company')
  const { adverts, ...rest } = await healthAt(at)
  assert.deepEqual(
    adverts.map(({ receiver, waiting, failure }) => [receiver, waiting, failure]),
    [['meta', 2, '503 from the company']],
  )
  assert.equal(adverts[0]?.oldest?.getTime(), at.getTime() - 90 * 60_000)
  const quiet = { ...rest, background: { ...rest.background, isOpen: true, lanes: [] } }
  assert.equal(judgeHealth({ ...quiet, adverts }, at).background, 'warn')
  assert.equal(judgeHealth({ ...quiet, adverts: [] }, at).background, 'ok')
})
