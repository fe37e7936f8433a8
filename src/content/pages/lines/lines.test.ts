import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testDatabase } from '#platform/database/test-database.ts'
import { isRefusal } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { sampleStaff } from '#world/samples/people/people.samples.ts'
import { readLine, readLines } from './read-lines.ts'
import { endLine, lineForm, showLine } from './show-line.ts'

const database = await testDatabase()
const { who } = await database.write((work) => sampleStaff(work, ['content']))
const { who: buyer } = await database.write((work) => sampleStaff(work, ['buyer']))
const now = new Date('2026-12-01T10:00:00Z')
const act = <Answer>(does: (work: Work) => Promise<Answer>, by: typeof who = who) =>
  database.write(does, { who: by, now })
const refused = (code: string, path?: string) => (error: unknown) =>
  isRefusal(error) && error.code === code && (path === undefined || error.facts.path === path)
const line = (more: object = {}) =>
  lineForm.parse({
    textAr: 'نغلق في العيد',
    textEn: 'Closed at the feast',
    ends: '2026-12-05T18:00',
    where: 'here',
    ...more,
  })
const shown = (at: string, site: 'eg' | 'ae' = 'eg') =>
  database.read(readLine, { now: new Date(at), site, locale: 'en' }).then((one) => one?.text ?? null)

test('a line stands over its site from its moment to its end, by the clocks of the site', async () => {
  await act((work) => showLine(work, line({ begins: '2026-12-02T09:00' })))
  // Cairo is two hours ahead in winter.
  assert.equal(await shown('2026-12-02T06:59:00Z'), null)
  assert.equal(await shown('2026-12-02T07:00:00Z'), 'Closed at the feast')
  assert.equal(await shown('2026-12-02T07:00:00Z', 'ae'), null)
  assert.equal(await shown('2026-12-05T16:00:00Z'), null)
})

test('of two lines the later is shown; one that is taken off is gone at once', async () => {
  const { id } = await act((work) => showLine(work, line({ textEn: 'Everywhere', where: 'all' })))
  assert.equal(await shown('2026-12-01T10:00:00Z', 'ae'), 'Everywhere')
  const both = await Promise.allSettled([act((work) => endLine(work, { id })), act((work) => endLine(work, { id }))])
  assert.deepEqual(both.map(({ status }) => status).sort(), ['fulfilled', 'rejected'])
  assert.equal(await shown('2026-12-01T10:00:01Z', 'ae'), null)
  const lines = await act(readLines)
  assert.deepEqual(
    lines.map(({ textEn, standing }) => `${textEn} ${standing}`),
    ['Closed at the feast scheduled', 'Everywhere over'],
  )
})

test('a line that is over before it begins, leads to a strange place or is written by somebody else is refused', async () => {
  const ended = line({ ends: '2026-11-30T18:00' })
  await assert.rejects(
    act((work) => showLine(work, ended)),
    refused('CONTENT_LINE_TIME', 'ends'),
  )
  for (const link of ['javascript:alert(1)', '//evil.example', 'http://a.example'])
    assert.throws(() => line({ link }), link)
  await assert.rejects(
    act((work) => showLine(work, line()), buyer),
    refused('FORBIDDEN'),
  )
})
