// What a messenger shows of an article is what its readers see, and nothing of what nobody reads.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { blogPicture } from '#content/blog/blog-address.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { newId } from '#platform/work/id.ts'
import { sampleArticle, sampleNames } from '#world/samples/content/blog.samples.ts'
import { sampleStaff } from '#world/samples/people/people.samples.ts'
import { readArticleCard } from './read-article-card.ts'

const database = await testDatabase()
const { who } = await database.write((work) => sampleStaff(work, ['content']))
const { id } = await database.write(
  async (work) => {
    const names = await sampleNames(work)
    return sampleArticle(work, { ...names, text: { titleAr: 'دليل المقاسات', titleEn: 'A guide to sizes' } })
  },
  { who },
)
const card = (locale: 'ar' | 'en', of = id, now = new Date()) =>
  database.read((work) => readArticleCard(work, of, locale), { now })

test('an article is shown by its title and category in the language of the link', async () => {
  assert.equal((await card('ar')).title, 'دليل المقاسات')
  const english = await card('en')
  assert.deepEqual([english.title, english.picturePath], ['A guide to sizes', null])
  assert.notEqual(english.category, '')
  assert.equal(
    blogPicture('https://www.marsa.example', 'en', id),
    `https://www.marsa.example/share/en/article-${id}.png`,
  )
})

test('what is hidden, not read yet, or unknown has no picture', async () => {
  await assert.rejects(card('en', newId()), { code: 'NOT_FOUND' })
  await assert.rejects(card('en', 'x'), { code: 'NOT_FOUND' })
  await assert.rejects(card('en', id, new Date('2020-01-01T00:00:00Z')), { code: 'NOT_FOUND' })
  await database.pool.query('update blog_articles set hidden_at = now() where id = $1', [id])
  await assert.rejects(card('en'), { code: 'NOT_FOUND' })
})
