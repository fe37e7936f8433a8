// Clocks jump by an hour or by more than a year, in both directions: nothing ends early, nothing happens twice.
import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { authenticate } from '#people/access/authenticate.ts'
import { openSession } from '#people/access/open-session.ts'
import { activateAccount } from '#people/accounts/activate-account.ts'
import { issueMailedToken } from '#people/accounts/mailed-token.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { rootDirectory } from '#platform/settings/root-directory.ts'
import type { Work } from '#platform/work/work.ts'
import { expireOrder, readExpiring } from '#selling/orders/expire-orders.ts'
import { findOrder } from '#selling/orders/items/lock-order.ts'
import { sampleCustomer } from '#world/samples/people/people.samples.ts'
import { placeSample, type Stage, sampleCast } from '#world/samples/selling/orders.samples.ts'

const database = await testDatabase()
const second = 1000
const hour = 3600 * second
const day = 24 * hour
const start = new Date('2026-03-05T10:00:00Z')
const at = (milliseconds: number) => new Date(start.getTime() + milliseconds)
const write = <Answer>(milliseconds: number, act: (work: Work) => Promise<Answer>) =>
  database.write(act, { now: at(milliseconds) })
const cast = await write(-day, sampleCast)

test('an unpaid order waits its 72 hours, whatever the clock did meanwhile, and expires once', async () => {
  const stage: Stage = (who, act) => database.write(act, { who, now: start })
  const { id, number } = await placeSample(stage, cast)
  const expire = async (milliseconds: number) => {
    const due = await write(milliseconds, (work) => readExpiring(work))
    if (due.includes(id)) await write(milliseconds, (work) => expireOrder(work, id))
  }
  const state = async () => (await write(0, (work) => findOrder(work, { number }))).items[0]?.state
  // Called directly, expiring refuses as well: a job may have read its list under another clock.
  for (const early of [hour, -hour, -400 * day, 72 * hour - second, -hour]) {
    await expire(early)
    await write(early, (work) => expireOrder(work, id))
    assert.equal(await state(), 'placed', `${early / hour} h`)
  }
  await Promise.all([expire(72 * hour), expire(72 * hour + second), expire(400 * day)])
  assert.equal(await state(), 'cancelled')
  for (const again of [71 * hour, 72 * hour, 400 * day, -400 * day, 73 * hour]) await expire(again)
  const cancelled = await database.db
    .selectFrom('item_history as step')
    .innerJoin('order_items as item', 'item.id', 'step.item_id')
    .select('step.id')
    .where('item.order_id', '=', id)
    .where('step.to_state', '=', 'cancelled')
    .execute()
  assert.equal(cancelled.length, 1)
})

test('a session ends at its end, not before', async () => {
  const visit = { ip: '127.0.0.1', agent: 'test' }
  const open = (remember: boolean) =>
    write(0, (work) => openSession(work, { kind: 'customer', id: cast.customer.id ?? '' }, remember, visit))
  const remembered = await open(true)
  const passing = await open(false)
  const knows = async (token: string, milliseconds: number) =>
    (await authenticate(database.db, token, at(milliseconds))) !== null
  for (const [milliseconds, isKnown] of [
    [-hour, true],
    [-400 * day, true],
    [90 * day, true],
    [180 * day, true],
    [270 * day, true],
    [355 * day, true],
    [365 * day - second, true],
    [365 * day, false],
    [400 * day, false],
    [hour, true],
  ] as const)
    assert.equal(await knows(remembered.token, milliseconds), isKnown, `${milliseconds / hour} h`)
  // Used twice a day a session lasts its week; a clock that goes back does not lengthen it.
  for (let used = day / 2; used < 7 * day; used += day / 2) assert.ok(await knows(passing.token, used))
  assert.ok(await knows(passing.token, 5 * day))
  assert.equal(await knows(passing.token, 7 * day), false)
})

test('a mailed link works for 72 hours and once', async () => {
  // A new customer each time, because one customer gets at most three links an hour.
  const issue = async () => {
    const { who } = await write(-day, (work) => sampleCustomer(work))
    return (await write(0, (work) => issueMailedToken(work, who.id ?? '', 'activation'))) ?? ''
  }
  for (const late of [72 * hour, 73 * hour, 400 * day]) {
    const token = await issue()
    await assert.rejects(write(late, (work) => activateAccount(work, token)))
  }
  for (const early of [72 * hour - second, -hour, -400 * day]) {
    const token = await issue()
    await write(early, (work) => activateAccount(work, token))
    for (const again of [early, early - hour, early + hour, -400 * day])
      await assert.rejects(write(again, (work) => activateAccount(work, token)))
  }
})

// A use-case's clock is `work.now`. Only code that starts a program, makes an id or waits for a process uses the
// machine's.
const mayAsk = new Set([
  'program/shop.ts',
  'program/first-data.ts',
  'platform/work/id.ts',
  'platform/database/embedded-postgres.ts',
  'platform/database/keep-sites.ts',
  'platform/database/migrate.ts',
  'platform/database/test-database.ts',
  // When a trigger marked a queue: used only to delete old marks.
  'platform/migrations/0001_baseline.sql',
  // Which rows a trigger lets a retention sweep delete, and when the migration itself ran.
  'people/migrations/0001_baseline.sql',
  'people/migrations/0012_add_support_views.sql',
  'care/tickets/migrations/0005_end_guest_tickets.sql',
  // Seconds that count down in the browser.
  'people/accounts/phone/resend-wait.tsx',
  // A run of hours beats and ends by the time of the moment; how long a slice lasts; when a page was asked for last.
  'catalog/products/feeds/feeds.jobs.ts',
  'catalog/products/feeds/run-feed.ts',
  'catalog/products/readings/refresh-offer.ts',
  // How old what a process holds is; when a row of a log was written, used only to delete it.
  'catalog/products/finding/memory/keep-index.ts',
  'catalog/products/migrations/0017_log_document_writes.sql',
  // A command's own database, written at one moment.
  'catalog/products/finding/corpus/search-corpus.ts',
  // Which words hold now: compiled messages ask, which know no work.
  'platform/settings/changeable/said-texts.ts',
  // Until when a signature is good, as the push service reads its own clock.
  'people/notices/push/push-service.ts',
])

test('the rooms read no clock of their own', () => {
  const source = join(rootDirectory, 'src')
  const asks =
    /Date\.now\(|new Date\(\)|(?<![.\w])now\(\)|current_timestamp|current_date|clock_timestamp|localtimestamp/i
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (path) => /\.(ts|tsx|sql)$/.test(path) && !path.endsWith('.test.ts'),
  )
  const isProgram = (path: string) => mayAsk.has(path) || path.endsWith('-command.ts')
  const faults = files.filter((path) => !isProgram(path) && asks.test(readFileSync(join(source, path), 'utf8')))
  assert.deepEqual(faults, [])
})
