import assert from 'node:assert/strict'
import { test } from 'node:test'
import { nextTime } from '#platform/background/cron.ts'
import { lanes } from '#platform/background/lanes.ts'
import { announcements, forPagesAlone } from '#platform/work/announcements.ts'
import { roomJobs } from '#program/room-jobs.ts'

const handlers = roomJobs.flatMap((room) => room.handlers ?? [])
const chores = roomJobs.flatMap((room) => room.chores ?? [])

test('every announcement has a hearer, except those for open pages only', () => {
  const heard = new Set<string>(handlers.map(({ on }) => on))
  const unheard = Object.keys(announcements).filter((name) => !heard.has(name))
  assert.deepEqual(unheard.sort(), [...forPagesAlone].sort())
  for (const { name, on, lane } of handlers) assert.ok(on in announcements && lane in lanes, name)
})

test('no two background jobs or hearers have the same name', () => {
  const names = [...handlers, ...chores].map(({ name }) => name)
  assert.deepEqual(
    names.filter((name, place) => names.indexOf(name) !== place),
    [],
  )
})

test('jobs run at the times they name', () => {
  const at = (cron: string, after: string) => nextTime(cron, new Date(after)).toISOString().slice(0, 16)
  assert.equal(at('* * * * *', '2026-11-23T10:00:00Z'), '2026-11-23T10:01')
  assert.equal(at('*/5 * * * *', '2026-11-23T10:55:01Z'), '2026-11-23T11:00')
  assert.equal(at('41 2 * * *', '2026-11-23T02:41:00Z'), '2026-11-24T02:41')
  assert.equal(at('7 6-18 * * *', '2026-12-31T18:30:00Z'), '2027-01-01T06:07')
  for (const wrong of ['7 25 * * *', '61 * * * *', '* * 1 * *', '*/0 * * * *', 'soon', '9-3 * * * *'])
    assert.throws(() => nextTime(wrong, new Date()), /chore/)
  for (const { cron } of chores) assert.ok(nextTime(cron, new Date()) > new Date())
})
