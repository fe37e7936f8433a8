import assert from 'node:assert/strict'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { readCommentDesk } from '#content/blog/comments/read-comment-desk.ts'
import { readCategories } from '#content/blog/reading/read-categories.ts'
import { readList } from '#content/blog/reading/read-list.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { diskFileStore, fileStore } from '#platform/files/files.ts'
import { plug, plugIn } from '#platform/work/ports.ts'
import { sampleCustomer, sampleSealer, sampleStaff } from '#world/samples/people/people.samples.ts'
import { demoArticles } from './blog/articles.ts'
import { fillDemoBlog } from './demo-blog.ts'

test('the demo’s articles are read in both languages, each with its drawing; comments wait', async () => {
  const database = await testDatabase()
  const ports = plugIn([plug(fileStore, diskFileStore(mkdtempSync(join(tmpdir(), 'blog-')), sampleSealer))])
  const { who } = await database.write((work) => sampleStaff(work, ['admin']))
  for (const name of ['salma', 'omar'])
    await database.write((work) => sampleCustomer(work, { email: `${name}@marsa.localhost` }))
  await fillDemoBlog({ db: database.db, ports, clock: () => new Date() }, who)
  for (const locale of ['ar', 'en'] as const) {
    const read = (work: Parameters<typeof readCategories>[0]) => readList(work, { page: 1, most: 50 })
    const { articles } = await database.read(read, { locale })
    assert.equal(articles.length, demoArticles.length)
    assert.ok(articles.every(({ picture }) => picture !== null))
    assert.equal((await database.read(readCategories, { locale })).length, 3)
  }
  assert.equal((await database.read((work) => readCommentDesk(work, 'waiting'), { who })).length, 2)
})
