// Articles as readers meet them: where they are found, when they begin, what a search finds, and what a feed tells.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import pg from 'pg'
import { articlePlace } from '#content/pages/content-places.ts'
import { callOffVersion, publishVersion } from '#content/pages/move-version.ts'
import { saveDraft } from '#content/pages/save-draft.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { isRefusal } from '#platform/work/refusal.ts'
import type { Locale, Work } from '#platform/work/work.ts'
import { sampleArticle, sampleNames } from '#world/samples/content/blog.samples.ts'
import { sampleCustomer, sampleStaff } from '#world/samples/people/people.samples.ts'
import { changeArticle, hideArticle, unhideArticle, withinArticle } from './articles/change-article.ts'
import { deleteCategory, saveCategory } from './articles/save-category.ts'
import { readArticleFacts } from './desk/read-article-desk.ts'
import { articleData } from './reading/article-data.ts'
import { feed } from './reading/feed.ts'
import { readArticle } from './reading/read-article.ts'
import { readBlogMap } from './reading/read-blog-map.ts'
import { findCategory, readCategories } from './reading/read-categories.ts'
import { readList } from './reading/read-list.ts'
import { slugOf } from './slugs.ts'

const database = await testDatabase()
const { who } = await database.write((work) => sampleStaff(work, ['content']))
const act = <Answer>(does: (work: Work) => Promise<Answer>, now = new Date()) => database.write(does, { who, now })
const seen = <Answer>(does: (work: Work) => Promise<Answer>, locale: Locale = 'en', now = new Date()) =>
  database.read(does, { who: { kind: 'guest', id: null }, locale, now })
const refused = (code: string, path?: string) => (error: unknown) =>
  isRefusal(error) && error.code === code && (path === undefined || error.facts.path === path)
const found = (slug: string, locale: Locale = 'en', now = new Date()) =>
  seen((work) => readArticle(work, { slug, phone: '19000' }), locale, now)
const titles = async (q: string, locale: Locale) =>
  (await seen((work) => readList(work, { q, page: 1, most: 9 }), locale)).articles.map(({ title }) => title)
const names = await act((work) => sampleNames(work))
const facts = (id: string) => database.read((work) => readArticleFacts(work, id), { who })
const changed = async (id: string, more: Partial<Parameters<typeof changeArticle>[2]>) => {
  const { category, author, slugAr, slugEn, revision } = await facts(id)
  const whole = { category, author, slugAr, slugEn, revision, picture: '' as const, products: [], ...more }
  return act((work) => changeArticle(work, id, whole))
}
const article = (
  titleAr: string,
  titleEn: string,
  more = {},
  beginsAt: Date | null = null,
  category = names.category,
) =>
  act((work) => sampleArticle(work, { category, author: names.author, text: { titleAr, titleEn, ...more }, beginsAt }))

test('a title becomes a name in either alphabet, without what an address cannot say', () => {
  assert.equal(slugOf('كيف تُحسَب الجمارك في مصر؟'), 'كيف-تحسب-الجمارك-في-مصر')
  assert.equal(slugOf('What’s in a price — 10% & more?'), 'whats-in-a-price-10-more')
  assert.equal(slugOf('٣ أسباب'), '3-أسباب')
  assert.equal(slugOf('؟!'), '')
  assert.ok(slugOf('word '.repeat(60)).length <= 80)
})

test('an article is found by its name in each language and leads to its twin; former names lead on, and are given to nothing else', async () => {
  const { id } = await article('كيف تعرف مقاسك', 'How to know your size')
  const english = await found('how-to-know-your-size')
  assert.deepEqual(english.twins, {
    ar: `/blog/${encodeURIComponent('الجمارك')}/article/${encodeURIComponent('كيف-تعرف-مقاسك')}`,
    en: '/blog/customs/article/how-to-know-your-size',
  })
  assert.equal((await found('كيف-تعرف-مقاسك', 'ar')).title, 'كيف تعرف مقاسك')
  assert.equal((await found('كيف-تعرف-مقاسك', 'en')).title, 'How to know your size')
  await changed(id, { slugEn: 'find-your-size' })
  assert.equal((await found('how-to-know-your-size')).twins.en, '/blog/customs/article/find-your-size')
  const other = await article('مقال آخر', 'Another one')
  await assert.rejects(changed(other.id, { slugEn: 'how-to-know-your-size' }), refused('BLOG_SLUG_TAKEN', 'slugEn'))
  await assert.rejects(changed(other.id, { slugAr: 'Not a name!' }), refused('BLOG_SLUG_FORM', 'slugAr'))
  await assert.rejects(found('no-such-article'), refused('NOT_FOUND'))
  const same = await article('كيف تعرف مقاسك', 'How to know your size')
  assert.equal((await facts(same.id)).slugEn, 'how-to-know-your-size-2')
})

test('a category keeps its former names too, and is deleted only when it is empty', async () => {
  const { category } = await act((work) => sampleNames(work, 'المقاسات', 'Sizes'))
  const said = { id: category, nameAr: 'المقاسات', nameEn: 'Sizes', leadAr: '', leadEn: '', place: 3, slugAr: '' }
  await act((work) => saveCategory(work, { ...said, slugEn: 'fitting' }))
  assert.equal((await seen((work) => findCategory(work, 'sizes')))?.slugs.en, 'fitting')
  assert.ok(!(await seen(readCategories)).some(({ id }) => id === category))
  await article('مقاس', 'A size', {}, null, category)
  assert.equal((await seen(readCategories)).find(({ id }) => id === category)?.count, 1)
  await assert.rejects(
    act((work) => deleteCategory(work, category)),
    refused('BLOG_CATEGORY_USED'),
  )
})

test('an article that is published from a moment on is nowhere before it, everywhere after it, and can be called off', async () => {
  const [now, then] = [new Date(), new Date(Date.now() + 3_600_000)]
  const later = new Date(then.getTime() + 1)
  const { id } = await article('موسم التخفيضات', 'The season of sales', {}, then)
  const listed = async (at: Date) =>
    (await seen((work) => readList(work, { page: 1, most: 50 }), 'en', at)).articles.some((one) => one.id === id)
  const mapped = async (at: Date) =>
    (await seen(readBlogMap, 'en', at)).some(({ twins }) => twins.en.endsWith('the-season-of-sales'))
  await assert.rejects(found('the-season-of-sales', 'en', now), refused('NOT_FOUND'))
  assert.deepEqual([await listed(now), await mapped(now)], [false, false])
  assert.equal((await found('the-season-of-sales', 'en', later)).id, id)
  assert.deepEqual([await listed(later), await mapped(later)], [true, true])
  await act((work) => withinArticle(work, id, () => callOffVersion(work, { place: articlePlace(id), site: null }, 1)))
  await assert.rejects(found('the-season-of-sales', 'en', later), refused('NOT_FOUND'))
  assert.equal(await listed(later), false)
})

test('a hidden article is gone at once and comes back; who saves over a colleague’s change is told so', async () => {
  const { id } = await article('مقال قديم', 'An old article')
  await act((work) => hideArticle(work, id, { reason: 'Out of date' }))
  await assert.rejects(found('an-old-article'), refused('NOT_FOUND'))
  assert.ok(!(await titles('old article', 'en')).includes('An old article'))
  await act((work) => unhideArticle(work, id))
  assert.equal((await found('an-old-article')).id, id)
  await assert.rejects(changed(id, { revision: 1 }), refused('BLOG_ARTICLE_CHANGED'))
  await assert.rejects(changed(id, { products: [999_999n] }), refused('BLOG_PRODUCT_UNKNOWN', 'products'))
})

test('a draft is shown to content staff alone, and to nobody else', async () => {
  const { id } = await article('مقال', 'With a draft')
  const place = { place: articlePlace(id), site: null }
  const text = { titleAr: 'جديد', titleEn: 'New words', leadAr: '', leadEn: '', descriptionAr: '', descriptionEn: '' }
  const typed = { ...text, bodyAr: '', bodyEn: '{goods}', why: '' }
  const draft = await act((work) => saveDraft(work, { ...place, revision: 0 }, typed))
  const look = (work: Work) => readArticle(work, { slug: 'with-a-draft', phone: '', draft: draft.id })
  assert.equal((await database.read(look, { who, locale: 'en' })).title, 'New words')
  await assert.rejects(seen(look), refused('NOT_FOUND'))
  const customer = await database.write((work) => sampleCustomer(work))
  await assert.rejects(database.read(look, { who: customer.who }), refused('NOT_FOUND'))
  await assert.rejects(
    act((work) => publishVersion(work, { ...place, revision: 1 }, null)),
    refused('CONTENT_LANGUAGE_MISSING'),
  )
})

test('a search finds words in any spelling and in both languages, by what is read now', async () => {
  const say = (word: string) => ({ bodyAr: `## جزء\n\nعن ${word} كثيرًا`, bodyEn: '## Part\n\nAbout zebra crossings' })
  const { id } = await article('الضريبةُ على الأحذية', 'Duty on shoes', say('القُفّازات'))
  for (const q of ['ضريبه', 'الضريبة', 'احذيه', 'أحذية ضريبة', 'قفازات', 'duty', 'ZEBRA'])
    assert.deepEqual(await titles(q, 'ar'), ['الضريبةُ على الأحذية'], q)
  assert.deepEqual(await titles('قفازات', 'en'), ['Duty on shoes'])
  for (const q of ['zebra gloves', '%', '؟؟']) assert.deepEqual(await titles(q, 'en'), [], q)
  const place = { place: articlePlace(id), site: null }
  const text = { titleAr: 'الضريبة', titleEn: 'Duty', leadAr: 'س', leadEn: 's', descriptionAr: '', descriptionEn: '' }
  const typed = { ...text, bodyAr: '## ب\n\nت', bodyEn: '## b\n\nc', why: 'shorter' }
  const saved = await act((work) => saveDraft(work, { ...place, revision: 0 }, typed))
  await act((work) => publishVersion(work, { ...place, revision: saved.revision }, null))
  assert.deepEqual(await titles('zebra', 'en'), [])
})

test('a search of many articles uses the index of their words', async () => {
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  // Of few rows PostgreSQL reads any index of published ones as well.
  for (const step of ['begin', 'drop index content_versions_read', 'set local enable_seqscan = off'])
    await client.query(step)
  const { rows } = await client.query<{ 'QUERY PLAN': string }>(
    `explain select place from content_versions said where said.state = 'published' and said.place like 'article:%' and
      (' ' || fold_text(said.title_ar || ' ' || said.title_en || ' ' || said.lead_ar || ' ' || said.lead_en || ' ' ||
      said.body_ar || ' ' || said.body_en)) like '%zebra%'`,
  )
  await client.query('rollback')
  await client.end()
  assert.match(rows.map((row) => row['QUERY PLAN']).join('\n'), /content_versions_article_words/)
})

test('the feed is XML with whole addresses, whatever a title says; its newest comes first', async () => {
  await article('عنوان <b>&"غريب"', 'Strange <b>&"title"]]>')
  const { articles } = await seen((work) => readList(work, { page: 1, most: 20 }))
  const origin = 'https://www.marsa.example'
  const xml = feed(articles, { origin, locale: 'en', title: 'Blog & more', description: 'x' })
  assert.match(xml, /<title>Strange &lt;b&gt;&amp;&quot;title&quot;\]\]&gt;<\/title>/)
  assert.match(xml, /<atom:link href="https:\/\/www\.marsa\.example\/en\/blog\/feed\.xml" rel="self"/)
  assert.doesNotMatch(
    xml,
    /<(?!\/?(?:\?xml|rss|channel|title|link|description|language|lastBuildDate|atom:link|item|guid|pubDate|dc:creator|category)\b)/,
  )
  assert.doesNotMatch(xml, /&(?!amp;|lt;|gt;|quot;)/)
  const links = [...xml.matchAll(/<link>([^<]+)<\/link>/g)].map(([, link]) => link!)
  assert.equal(links.length, articles.length + 1)
  for (const link of links) assert.equal(new URL(link).href, link)
  const opened = [...xml.matchAll(/<(\w[\w:]*)[ >]/g)].filter(([whole]) => !whole.includes('atom:link')).length
  assert.equal(opened, [...xml.matchAll(/<\/(\w[\w:]*)>/g)].length)
  const dates = [...xml.matchAll(/<pubDate>([^<]+)</g)].map(([, date]) => Date.parse(date!))
  assert.deepEqual(
    dates,
    dates.toSorted((a, b) => b - a),
  )
})

test('what search engines get of an article names it, its author and the way to it, and cannot end its script', async () => {
  await article('للمحركات', 'For engines </script>')
  const one = await found('for-engines-script')
  const text = articleData(one, { origin: 'https://x.example', locale: 'en', blogName: 'Blog' })
  assert.doesNotMatch(text, /</)
  const [said, way] = JSON.parse(text)['@graph']
  assert.deepEqual([said['@type'], said.headline, said.author.name], ['Article', 'For engines </script>', 'Layla'])
  assert.deepEqual(
    way.itemListElement.map(({ position, item }: { position: number; item: string }) => [position, item]),
    [
      [1, 'https://x.example/en/blog'],
      [2, 'https://x.example/en/blog/customs/1'],
      [3, 'https://x.example/en/blog/customs/article/for-engines-script'],
    ],
  )
})
