import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { testDatabase } from '#platform/database/test-database.ts'
import { readCauses } from '#platform/http/errors/read-causes.ts'
import { recordError, type SeenError } from '#platform/http/errors/record-error.ts'
import { plugIn } from '#platform/work/ports.ts'
import { isRefusal } from '#platform/work/refusal.ts'
import { mainSite } from '#sites/sites.ts'
import { sampleStaff } from '#world/samples/people/people.samples.ts'
import { settleError } from './settle-error.ts'
import { tellNewErrors } from './tell-new-errors.ts'

const database = await testDatabase()
const { who: admin } = await database.write((work) => sampleStaff(work, ['admin']))
const { who: clerk } = await database.write((work) => sampleStaff(work, ['support']))
const seen = {
  kind: 'browser',
  text: 'TypeError: x is undefined',
  path: '/ar/cart',
  version: 'a1',
  requestId: 'r',
} as const
const record = (more: Partial<SeenError> = {}) => database.write((work) => recordError(work, { ...seen, ...more }))
const causes = (which: 'open' | 'settled' = 'open') => database.read((work) => readCauses(work, which))
const mails = async () => {
  await tellNewErrors({
    now: new Date(),
    site: mainSite,
    origin: 'https://shop.test',
    ports: plugIn([]),
    write: (act) => database.write(act),
  })
  const { rows } = await database.pool.query("select subject from notices where kind = 'errors_mail_new'")
  return rows.length
}

test('errors of one cause are one line: how often, where, in which builds; two at once are two', async () => {
  await record()
  await Promise.all([record({ version: 'b2', path: '/ar/account/orders/M-17?secret=1' }), record({ version: 'b2' })])
  const [cause, ...others] = await causes()
  assert.deepEqual(others, [])
  assert.deepEqual([cause?.seen, cause?.today, cause?.firstVersion, cause?.lastVersion], [3n, 3, 'a1', 'b2'])
  assert.deepEqual([...(cause?.paths ?? [])].sort(), ['/ar/account/orders/…', '/ar/cart'])
  assert.equal(await record({ text: 'Script error.' }), false)
})

test('a browser error is told after the third, a fault of the server at once, each once', async () => {
  assert.equal(await mails(), 1)
  assert.equal(await mails(), 1)
  await record({ text: 'RangeError: seldom' })
  assert.equal(await mails(), 1)
  await record({ kind: 'server', text: 'Error: no such row' })
  assert.equal(await mails(), 2)
})

test('only who keeps the shop settles a cause, once; another build that shows it opens and tells it anew', async () => {
  const { key } = (await causes()).find(({ title }) => title === 'TypeError: x is undefined')!
  const settle = (by = admin) => database.write((work) => settleError(work, { key, why: 'Mended' }), { who: by })
  await assert.rejects(settle(clerk), (error) => isRefusal(error) && error.code === 'FORBIDDEN')
  const both = await Promise.allSettled([settle(), settle()])
  assert.deepEqual(both.map(({ status }) => status).sort(), ['fulfilled', 'rejected'])
  await record({ version: 'b2' })
  assert.deepEqual(
    (await causes('settled')).map((one) => one.key),
    [key],
  )
  assert.equal(await mails(), 2)
  await record({ version: 'c3' })
  assert.ok((await causes()).some((one) => one.key === key))
  assert.equal(await mails(), 3)
})

test('an error that everybody has hides no new cause, and none that was settled', async () => {
  const often = { text: 'TypeError: often is not a function\n    at often (/assets/often.js:1:1)' }
  assert.equal(await record(often), true)
  await database.write(({ db }) =>
    sql`insert into rate_limits (bucket, window_start, hits)
      values ('system-logs:browser', to_timestamp(floor(extract(epoch from now()) / 86400) * 86400), 5000)
      on conflict (bucket, window_start) do update set hits = 5000`.execute(db),
  )
  assert.equal(await record(often), false)
  assert.equal(await record({ text: 'RangeError: something new\n    at rare (/assets/rare.js:1:1)' }), true)
})
