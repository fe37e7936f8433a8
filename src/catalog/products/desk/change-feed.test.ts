import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readFeeds } from '#catalog/products/feeds/read-feeds.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { isRefusal } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { sampleStaff } from '#world/samples/people/people.samples.ts'
import { changeFeed, changeFeedForm, lookNow, switchDeskFeed } from './change-feed.ts'
import { readChanges } from './read-changes.ts'
import { undoChange } from './undo-change.ts'

const database = await testDatabase()
const { who } = await database.write((work) => sampleStaff(work, ['content']))
const act = <Answer>(does: (work: Work) => Promise<Answer>) => database.write(does, { who })
const refused = (code: string) => (error: unknown) => isRefusal(error) && error.code === code
const why = 'A contract'
const typed = {
  id: '',
  name: 'Quayside',
  format: 'google_xml',
  url: 'https://quayside.com/feed.xml',
  store: 'quayside.com',
  country: 'US',
  currency: 'USD',
  why,
}
const feedOf = async (id: string) => (await database.read(readFeeds)).find((one) => one.id === id)
const undoNewest = async (id: string) => {
  const { rows } = await database.read((work) => readChanges(work, { thing: `feed:${id}`, page: 1, pageSize: 10 }))
  const newest = rows.find(({ undoneAt }) => undoneAt === null)
  return act((work) => undoChange(work, { id: newest!.id, why }))
}

test('a feed is added, changed and switched, each with its reason, and taken back one after the other', async () => {
  const id = await act((work) => changeFeed(work, changeFeedForm.parse(typed)))
  await act((work) => changeFeed(work, changeFeedForm.parse({ ...typed, id, everyHours: '6' })))
  await act((work) => lookNow(work, { id }))
  // Of two who switch it off at once, one is told that it is.
  const both = await Promise.allSettled([1, 2].map(() => act((work) => switchDeskFeed(work, { id, to: 'off', why }))))
  assert.equal(both.filter(({ status }) => status === 'fulfilled').length, 1)
  await assert.rejects(
    act((work) => lookNow(work, { id })),
    refused('FEED_IS_OFF'),
  )
  assert.deepEqual([(await feedOf(id))?.isOn, (await feedOf(id))?.everyHours], [false, 6])
  await undoNewest(id)
  assert.equal((await feedOf(id))?.isOn, true)
  await undoNewest(id)
  assert.equal((await feedOf(id))?.everyHours, 24)
  await undoNewest(id)
  assert.equal((await feedOf(id))?.isOn, false, 'a feed that was added by mistake is read no more')
})
