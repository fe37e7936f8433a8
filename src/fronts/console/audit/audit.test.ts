import assert from 'node:assert/strict'
import { test } from 'node:test'
import { audit } from '#people/access/audit.ts'
import { readAudit } from '#people/access/read-audit.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { claimOrder } from '#selling/orders/review/claim-order.ts'
import { releaseOrder } from '#selling/orders/review/release-order.ts'
import { sampleStaff } from '#world/samples/people/people.samples.ts'
import { paidSample, type Stage, sampleCast } from '#world/samples/selling/orders.samples.ts'
import { differenceOf } from './difference.ts'
import { nameSubjects, subjectsOf } from './name-subjects.ts'

const database = await testDatabase()
const stage: Stage = (who, act) => database.write(act, { who })
const cast = await database.write(sampleCast)
const admin = await database.write((work) => sampleStaff(work, ['admin']))
const { number } = await paidSample(stage, cast)
await database.write((work) => claimOrder(work, number), { who: cast.reviewer })
await database.write((work) => releaseOrder(work, number, 'lunch'), { who: cast.reviewer })

const read = (question: Parameters<typeof readAudit>[1]) =>
  database.read((work) => readAudit(work, question), { who: admin.who })

test('what a reviewer did to an order is found by its number, the newest first, with before and after', async () => {
  const subjects = await database.read((work) => subjectsOf(work, number))
  const { rows, total } = await read({ subjects })
  assert.deepEqual(
    rows.map((row) => row.action),
    ['order.release', 'order.claim'],
  )
  assert.equal(total, 2)
  const [released, claimed] = rows
  assert.equal(released!.why, 'lunch')
  assert.deepEqual(differenceOf(claimed!.before, claimed!.after), [
    { name: 'state', was: 'processing', is: 'pending_review' },
    { name: 'claimedBy', was: null, is: cast.reviewer.id },
  ])
  const names = await database.read((work) => nameSubjects(work, [claimed!.subject, JSON.stringify(claimed!.after)]))
  assert.equal(names.get(claimed!.subject.split(':')[1]!)?.name, number)
  assert.ok(names.get(cast.reviewer.id!)?.name)
})

test('the log is narrowed by who, by act, by day and by site, and comes in pages', async () => {
  const mine = await read({ staffId: cast.reviewer.id ?? '' })
  assert.equal(mine.total, 2)
  assert.equal((await read({ act: 'order.rel' })).total, 1)
  assert.equal((await read({ act: '%' })).total, 0)
  const today = new Date().toLocaleDateString('en-CA', { timeZone: 'Africa/Cairo' })
  assert.equal((await read({ staffId: cast.reviewer.id ?? '', day: today })).total, 2)
  assert.equal((await read({ staffId: cast.reviewer.id ?? '', day: '2020-01-01' })).total, 0)
  const second = await read({ staffId: cast.reviewer.id ?? '', page: 2, pageSize: 1 })
  assert.deepEqual(
    second.rows.map((row) => row.action),
    ['order.claim'],
  )
  const there = await database.read((work) => readAudit(work), { who: admin.who, site: 'ae' })
  assert.ok(there.rows.every((row) => !row.action.startsWith('order.')))
})

test('an act on the other site stands in that site’s log', async () => {
  await database.write((work) => audit(work, { action: 'test.act', subject: 'test:1', before: 1, after: 2 }), {
    who: admin.who,
    site: 'ae',
  })
  const there = await database.read((work) => readAudit(work, { act: 'test.' }), { site: 'ae' })
  assert.deepEqual([there.total, (await read({ act: 'test.' })).total], [1, 0])
})

test('only what changed is told, lists and nested things in one line', () => {
  assert.deepEqual(differenceOf({ shelf: 'A', same: 1 }, { shelf: 'B', same: 1 }), [
    { name: 'shelf', was: 'A', is: 'B' },
  ])
  assert.deepEqual(differenceOf(null, ['a', 'b']), [{ name: '', was: null, is: 'a, b' }])
  assert.deepEqual(differenceOf(null, { terms: { from: 1, to: null } }), [
    { name: 'terms', was: null, is: 'from: 1, to: –' },
  ])
  assert.deepEqual(differenceOf(null, null), [])
})
