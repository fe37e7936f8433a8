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
  const { rows } = await read({ subjects })
  assert.deepEqual(
    rows.map((row) => row.action),
    ['order.release', 'order.claim'],
  )
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

const count = async (question: Parameters<typeof readAudit>[1]) => (await read(question)).rows.length

test('the log is narrowed by who, by act, by days and by site', async () => {
  const staffId = cast.reviewer.id ?? ''
  assert.equal(await count({ staffId }), 2)
  assert.equal(await count({ staffId, act: 'order.release' }), 1)
  assert.equal(await count({ staffId, act: 'order.' }), 2)
  assert.deepEqual([await count({ act: '%' }), await count({ act: 'order' })], [0, 0])
  const today = new Date().toLocaleDateString('en-CA', { timeZone: 'Africa/Cairo' })
  assert.equal(await count({ staffId, from: today, to: today }), 2)
  assert.equal(await count({ staffId, to: '2020-01-01' }), 0)
  assert.equal(await count({ staffId, from: '2099-01-01' }), 0)
  const there = await database.read((work) => readAudit(work), { who: admin.who, site: 'ae' })
  assert.ok(there.rows.every((row) => !row.action.startsWith('order.')))
})

test('a day ends at the midnight of the site', async () => {
  const act = 'test.midnight'
  const late = new Date('2026-03-01T21:59:59.999Z')
  for (const now of [late, new Date(late.getTime() + 1)])
    await database.write((work) => audit(work, { action: act, subject: 'test:2' }), { who: admin.who, now })
  const days = ['2026-03-01', '2026-03-02'].map((day) => count({ act, from: day, to: day }))
  assert.deepEqual(await Promise.all(days), [1, 1])
})

test('an act stands at the places of who did it', async () => {
  const bound = await database.write((work) => sampleStaff(work, ['desk'], { places: ['cairo'] }))
  await database.write((work) => audit(work, { action: 'test.placed', subject: 'test:3' }), { who: bound.who })
  await database.write((work) => audit(work, { action: 'test.placed', subject: 'test:3' }), { who: admin.who })
  const counts = ['cairo', 'US'].map((place) => count({ act: 'test.placed', place }))
  assert.deepEqual(await Promise.all(counts), [1, 0])
})

test('pages go to older acts and back, also where many have the same moment', async () => {
  const now = new Date('2026-04-01T10:00:00Z')
  for (const subject of ['1', '2', '3', '4', '5'])
    await database.write((work) => audit(work, { action: 'test.page', subject: `test:${subject}` }), {
      who: admin.who,
      now,
    })
  const page = async (question: Parameters<typeof readAudit>[1]) => {
    const { rows, older, newer } = await read({ act: 'test.page', size: 2, ...question })
    return { shown: rows.map((row) => row.subject.slice(-1)).join(''), older, newer }
  }
  const first = await page({})
  const second = await page({ olderThan: first.older! })
  const third = await page({ olderThan: second.older! })
  const back = await page({ newerThan: third.newer! })
  const start = await page({ newerThan: back.newer! })
  assert.deepEqual(
    [first, second, third, back, start].map((one) => one.shown),
    ['54', '32', '1', '32', '54'],
  )
  assert.deepEqual([first.newer, third.older, start.newer], [null, null, null])
  assert.equal((await page({ olderThan: 'nonsense' })).shown, '54')
})

test('an act on the other site stands in that site’s log', async () => {
  await database.write((work) => audit(work, { action: 'test.act', subject: 'test:1', before: 1, after: 2 }), {
    who: admin.who,
    site: 'ae',
  })
  const there = await database.read((work) => readAudit(work, { act: 'test.act' }), { site: 'ae' })
  assert.deepEqual([there.rows.length, await count({ act: 'test.act' })], [1, 0])
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
