// What the desk shows is what was counted, of the asked days, beside as many days before; for who sees reports alone.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addCounts } from '#content/tracking/add-counts.ts'
import type { EventName } from '#content/tracking/event-names.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import type { Actor } from '#platform/work/work.ts'
import { periodBefore, type Question, readQuestion } from './analytics-question.ts'
import { readTraffic } from './read-traffic.ts'

const shop = await testDatabase()
const finance = { kind: 'staff', id: '00000000-0000-7000-8000-000000000001', roles: ['finance'], places: [] } as const
const question: Question = { from: '2026-11-10', until: '2026-11-19', by: 'source', only: {} }
const count = (day: string, name: EventName, source: string, times: number, more: object = {}) =>
  shop.write((work) =>
    addCounts(work, [
      {
        locale: 'ar',
        device: 'phone',
        source,
        campaign: '',
        site: 'eg',
        name,
        count: times,
        minor: 100n,
        at: new Date(`${day}T10:00:00Z`),
        ...more,
      },
    ]),
  )
await count('2026-11-10', 'visit', 'FB', 7)
await count('2026-11-19', 'visit', 'Email', 3)
await count('2026-11-12', 'placeOrder', 'Email', 2)
await count('2026-11-09', 'visit', 'FB', 5)
await count('2026-10-31', 'visit', 'FB', 50)
await count('2026-11-20', 'visit', 'FB', 50)
await count('2026-11-12', 'visit', 'FB', 11, { site: 'ae' })
// Half past eleven at night in London is the next day in Cairo.
await count('2026-11-14', 'visit', 'TikTok', 1, { at: new Date('2026-11-14T23:30:00Z') })
const ask = (asked: Partial<Question> = {}, who: Actor = finance) =>
  shop.read((work) => readTraffic(work, { ...question, ...asked }), { who })

test('the asked days count, by their parts, beside the days before', async () => {
  const { now, before, parts, days } = await ask()
  assert.equal(now.visit.count, 11)
  assert.deepEqual(now.placeOrder, { count: 2, minor: 100n })
  assert.equal(before.visit.count, 55)
  assert.deepEqual(periodBefore(question), { from: '2026-10-31', until: '2026-11-09' })
  assert.deepEqual(
    parts.map(({ part, figures }) => [part, figures.visit.count]),
    [
      ['Email', 3],
      ['FB', 7],
      ['TikTok', 1],
    ],
  )
  assert.equal(days.length, 10)
  assert.equal(days.find(({ day }) => day === '2026-11-15')?.visits, 1)
})

test('one part alone, and all sites side by side', async () => {
  assert.equal((await ask({ only: { source: 'FB' } })).now.visit.count, 7)
  assert.equal((await ask({ by: 'campaign', only: { campaign: '-' } })).now.visit.count, 11)
  const { parts } = await ask({ by: 'site' })
  assert.deepEqual(parts.map(({ part, figures }) => [part, figures.visit.count]).sort(), [
    ['ae', 11],
    ['eg', 11],
  ])
})

test('parts crossed with each other, also of another site', async () => {
  await count('2026-11-13', 'visit', 'FB', 2, { device: 'desktop', locale: 'en', campaign: 'eid' })
  const visits = async (only: Question['only']) => (await ask({ only })).now.visit.count
  assert.equal(await visits({ source: 'FB' }), 9)
  assert.equal(await visits({ source: 'FB', device: 'desktop' }), 2)
  assert.equal(await visits({ source: 'FB', device: 'phone', locale: 'en' }), 0)
  assert.equal(await visits({ campaign: 'eid', locale: 'en', site: 'eg' }), 2)
  assert.equal(await visits({ source: 'FB', site: 'ae' }), 11)
  const { only } = readQuestion(new URLSearchParams('source=FB&device=watch&campaign=eid&site=xx'), new Date(), 'eg')
  assert.deepEqual(only, { source: 'FB', campaign: 'eid' })
})

test('nobody else reads them', async () => {
  await assert.rejects(ask({}, { ...finance, roles: ['support'] }), { code: 'FORBIDDEN' })
})

test('an address asks for real days, in their order, and not for too many', () => {
  const now = new Date('2026-11-27T12:00:00Z')
  const asked = (text: string) => readQuestion(new URLSearchParams(text), now, 'eg')
  assert.deepEqual(asked(''), { from: '2026-10-29', until: '2026-11-27', by: 'source', only: {} })
  assert.equal(asked('from=2026-11-20&until=2026-11-10').from, '2026-11-10')
  assert.equal(asked('from=1970-01-01').from, '2025-10-24')
  assert.deepEqual(asked("from=2026-02-31&by=name';drop"), asked(''))
})
