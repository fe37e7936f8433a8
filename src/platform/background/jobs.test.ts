import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testDatabase } from '#platform/database/test-database.ts'
import { platformRetentions } from '#platform/platform.jobs.ts'
import { announce } from '#platform/work/announce.ts'
import { plugIn } from '#platform/work/ports.ts'
import { sendAgain } from './dead-letters.ts'
import { deliverAnnouncements } from './deliver.ts'
import { type Handler, type JobContext, openJobContext, type RoomJobs } from './jobs.ts'
import { lanes, retryDelay, triesWithin } from './lanes.ts'
import { sweep } from './sweep.ts'

const database = await testDatabase()
type Handle = (job: JobContext, news: { readonly lookupId: string }, id: string) => Promise<void>
const hearer = (name: string, handle: Handle, lane: Handler['lane'] = 'orders'): Handler => ({
  name,
  lane,
  handle,
  on: 'lookup.answered',
})
const say = () => database.write((work) => announce(work, 'lookup.answered', { lookupId: '5' }))
const deliver = (rooms: RoomJobs, now = new Date(), errors: unknown[] = []) =>
  deliverAnnouncements(
    database.db,
    plugIn([]),
    [rooms],
    () => now,
    (error) => errors.push(error),
  )
const readWork = (handler: string) =>
  database.db.selectFrom('deliveries').selectAll().where('handler', '=', handler).executeTakeFirst()

test('an announcement of a transaction that failed is never delivered', async () => {
  await assert.rejects(() =>
    database.write(async (work) => {
      await announce(work, 'lookup.answered', { lookupId: '5' })
      throw new Error('rolled back')
    }),
  )
  const heard: string[] = []
  await deliver({ handlers: [hearer('a', async (_shift, _news, id) => void heard.push(id))] })
  assert.deepEqual(heard, [])
})

test('a hearer that failed is tried again on its own, later, with the same id', async () => {
  await say()
  const heard: Record<'steady' | 'shaky', string[]> = { steady: [], shaky: [] }
  const handlers: Handler[] = [
    hearer('steady', async (_shift, _news, id) => void heard.steady.push(id)),
    hearer('shaky', async (_shift, _news, id) => {
      if (heard.shaky.push(id) === 1) throw new Error('away')
    }),
  ]
  const [now, errors] = [new Date(), []]
  assert.equal(await deliver({ handlers }, now, errors), 2)
  assert.equal(errors.length, 1)
  assert.equal(await deliver({ handlers }, now), 0, 'it waits for its time')
  assert.equal(await deliver({ handlers }, new Date(now.getTime() + retryDelay(1))), 1)
  assert.deepEqual([heard.steady.length, heard.shaky.length, new Set(heard.shaky).size], [1, 2, 1])
  assert.equal(await readWork('shaky'), undefined, 'what is done is gone')
})

test('a job that keeps failing becomes a dead letter with its error, and is done once it is repaired and sent again', async () => {
  await say()
  let isMended = false
  let heard = 0
  const handlers: Handler[] = [
    hearer('broken', async () => {
      heard++
      if (!isMended) throw new Error('a field is missing')
    }),
  ]
  let now = new Date()
  for (let tries = 1; tries <= triesWithin; tries++) {
    assert.equal(await deliver({ handlers }, now), 1)
    now = new Date(now.getTime() + retryDelay(tries))
  }
  const dead = await readWork('broken')
  assert.deepEqual([dead?.error, dead?.next_try_at, dead?.tries], ['a field is missing', null, triesWithin])
  assert.equal(await deliver({ handlers }, new Date(now.getTime() + 86_400_000)), 0, 'it is not tried by itself')
  isMended = true
  assert.deepEqual(await database.write((work) => sendAgain(work, { id: dead?.id ?? 0n }), { now }), ['broken'])
  assert.deepEqual(await database.write((work) => sendAgain(work, { id: dead?.id ?? 0n }), { now }), [], 'once')
  assert.equal(await deliver({ handlers }, now), 1)
  assert.equal(heard, triesWithin + 1)
  assert.equal(await readWork('broken'), undefined)
})

test('two processes at once do each job once', async () => {
  for (let said = 0; said < 40; said++) await say()
  const heard: string[] = []
  const handlers: Handler[] = [hearer('counts', async (_shift, _news, id) => void heard.push(id))]
  await Promise.all([deliver({ handlers }), deliver({ handlers }), deliver({ handlers })])
  assert.deepEqual([heard.length, new Set(heard).size], [40, 40])
})

test('a lane whose workers are all busy delays no other, and runs no more at once than allowed', async () => {
  for (let said = 0; said < 20; said++) await say()
  let [busy, most, others] = [0, 0, 0]
  const release = Promise.withResolvers<void>()
  const handlers: Handler[] = [
    hearer(
      'slow',
      async () => {
        most = Math.max(most, ++busy)
        await release.promise
        busy--
      },
      'mail',
    ),
    hearer('quick', async () => {
      if (++others === 20) release.resolve()
    }),
  ]
  assert.equal(await deliver({ handlers }), 40)
  assert.deepEqual([most, others], [lanes.mail.atOnce, 20])
})

test('announcements are deleted after a month, except those that still have to be delivered', async () => {
  await say()
  const broken = hearer('never', async () => {
    throw new Error('away')
  })
  const now = new Date()
  await deliver({ handlers: [broken] }, now)
  await say()
  await deliver({ handlers: [] }, now)
  const count = async () => (await database.db.selectFrom('announcements').select('id').execute()).length
  const after = async (days: number) => {
    const job = openJobContext(database.db, plugIn([]), 'eg', new Date(now.getTime() + days * 86_400_000))
    for (const retention of platformRetentions) if (retention.table === 'announcements') await sweep(job, retention)
  }
  const before = await count()
  await after(29)
  assert.equal(await count(), before)
  await after(31)
  assert.equal(await count(), 1)
})
