// The blog by calls: what its pages show, in the language asked for; a comment waits there as it does on the page.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testDatabase } from '#platform/database/test-database.ts'
import { newId } from '#platform/work/id.ts'
import { enter, sampleApp, sampleParts } from '#world/samples/app.samples.ts'
import { sampleArticle, sampleNames } from '#world/samples/content/blog.samples.ts'
import { sampleCustomer, sampleStaff } from '#world/samples/people/people.samples.ts'
import { approveComment } from './comments/decide-comment.ts'

const database = await testDatabase()
const app = await sampleApp(sampleParts(database.db))
const { who: staff } = await database.write((work) => sampleStaff(work, ['content']))
const { who: customer } = await database.write((work) => sampleCustomer(work, { firstName: 'سلمى' }))
const token = await database.write((work) => enter(work, customer))
await database.write(
  async (work) => {
    const names = await sampleNames(work)
    return sampleArticle(work, { ...names, text: { titleAr: 'دليل المقاسات', titleEn: 'A guide to sizes' } })
  },
  { who: staff },
)
const call = async (
  url: string,
  language: 'ar' | 'en' = 'en',
  body?: object,
  asked = token,
  method: 'GET' | 'POST' | 'DELETE' = body ? 'POST' : 'GET',
) => {
  const answer = await app.inject({
    method,
    url: `/api/blog${url}`,
    headers: {
      host: 'www.marsa.example',
      'accept-language': language,
      ...(asked && { authorization: `Bearer ${asked}` }),
      ...(body && { 'idempotency-key': newId() }),
    },
    ...(body && { payload: body }),
  })
  return { status: answer.statusCode, body: answer.json() }
}
const { body: front } = await call('')
const category: string = front.data.categories[0].slugs.en
const article = decodeURIComponent(new URL(front.data.items[0].url).pathname.split('/').at(-1) ?? '')

test('lists have the articles and their categories, in the language asked for', async () => {
  assert.equal(front.data.total, 1)
  assert.deepEqual([front.data.items[0].title, front.data.categories[0].articles], ['A guide to sizes', 1])
  const arabic = (await call('', 'ar', undefined, '')).body.data.items[0]
  assert.equal(arabic.title, 'دليل المقاسات')
  assert.match(arabic.url, /^https?:\/\/[^/]+\/ar\/blog\//)
  assert.equal((await call('?search=nothingsaysthis')).body.data.total, 0)
  assert.equal((await call(`/${category}`)).body.data.total, 1)
  assert.equal((await call('/nothing')).status, 404)
  assert.equal((await call('?pageSize=7')).status, 422)
})

test('an article goes by its names, and by no other category', async () => {
  const { status, body } = await call(`/${category}/articles/${encodeURIComponent(article)}`)
  assert.equal(status, 200)
  assert.equal(body.data.title, 'A guide to sizes')
  assert.equal(typeof body.data.intro, 'string')
  assert.notEqual(body.data.urls.ar, body.data.urls.en)
  assert.equal((await call(`/nothing/articles/${encodeURIComponent(article)}`)).status, 404)
  assert.equal((await call(`/${category}/articles/nothing`)).status, 404)
})

test('a comment waits until it is approved, then everybody reads it', async () => {
  const url = `/${category}/articles/${encodeURIComponent(article)}/comments`
  const text = 'Which size is 42 in Japan?'
  assert.equal((await call(url, 'en', { text }, '')).status, 401)
  assert.equal((await call(url, 'en', { text: ' ' })).status, 422)
  const { status, body } = await call(url, 'en', { text })
  assert.equal(status, 201)
  assert.deepEqual(
    body.data.items.map((one: { text: string; isOwn: boolean; isWaiting: boolean }) => [
      one.text,
      one.isOwn,
      one.isWaiting,
    ]),
    [[text, true, true]],
  )
  assert.deepEqual((await call(url, 'en', undefined, '')).body.data.items, [])
  await database.write((work) => approveComment(work, { id: body.data.items[0].id }), { who: staff })
  const shown = (await call(url, 'en', undefined, '')).body.data.items
  assert.deepEqual([shown[0].name, shown[0].isWaiting, shown[0].replies], ['سلمى', false, []])
})

test('a comment is taken away by who wrote it, and another reader reports one', async () => {
  const url = `/${category}/articles/${encodeURIComponent(article)}/comments`
  const other = await database.write(async (work) => enter(work, (await sampleCustomer(work)).who))
  const { id } = (await call(url, 'en', { text: 'Are half sizes made too?' })).body.data.items.at(-1)
  await database.write((work) => approveComment(work, { id }), { who: staff })
  const report = (asked: string, reason = 'advert') => call(`/comments/${id}/reports`, 'en', { reason }, asked)
  assert.deepEqual([(await report('')).status, (await report(other, 'envy')).status], [401, 422])
  for (const _ of [1, 2]) assert.equal((await report(other)).status, 200)
  const reports = database.db.selectFrom('blog_comment_reports').select('reason').where('comment_id', '=', id)
  assert.deepEqual(await reports.execute(), [{ reason: 'advert' }])
  const withdraw = (asked: string) => call(`/comments/${id}`, 'en', undefined, asked, 'DELETE')
  assert.equal((await withdraw(other)).status, 404)
  assert.equal((await withdraw(token)).status, 200)
  const left = (await call(url, 'en', undefined, '')).body.data.items
  assert.ok(!left.some((one: { id: string }) => one.id === id))
})
