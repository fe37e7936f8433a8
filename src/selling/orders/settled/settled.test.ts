import assert from 'node:assert/strict'
import test from 'node:test'
import { readSettledList } from '#catalog/estimates/settled/read-settled-list.ts'
import { undoFact } from '#catalog/estimates/settled/undo-fact.ts'
import { saveReading } from '#catalog/reader/fetching/save-reading.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { isRefusal } from '#platform/work/refusal.ts'
import type { Locale } from '#platform/work/work.ts'
import { readTables } from '#pricing/quote/tables/read-tables.ts'
import { seedPriceTables } from '#pricing/quote/tables/seed-tables.ts'
import { draftItem, readKnownPage } from '#selling/cart/adding/draft-item.ts'
import { fieldsOfPage } from '#selling/cart/adding/page-json.ts'
import { completeItem } from '#selling/cart/apply-change.ts'
import type { NewItem } from '#selling/orders/place-order.ts'
import type { Site } from '#sites/sites.ts'
import { paidSample, reviewSample, type Stage, sampleCast, sampleItem } from '#world/samples/selling/orders.samples.ts'

const database = await testDatabase()
const stage: Stage = (who, act) => database.write(act, { who })
const cast = await database.write(sampleCast)
const second = (await database.write(sampleCast)).reviewer
await database.write(seedPriceTables, { site: 'ae' })
const refused = (code: string) => (error: unknown) => isRefusal(error) && error.code === code

let links = 0
/** A page of a shop that nobody ordered from yet; its title names no sort of thing, and no weight. */
const newLink = () => `https://quayside.com/products/halyard-${++links}`

function read(url: string, site: Site = 'eg', weightGrams: number | null = null): Promise<string> {
  const facts = {
    title: 'Halyard No. 7',
    price: '49.99',
    currency: 'USD',
    oldPrice: null,
    availability: 'in_stock',
    image: null,
    images: [],
    brand: null,
    sku: null,
    variants: [],
    offers: [],
    weightGrams,
    description: null,
    category: null,
    breadcrumb: [],
    lang: 'en',
  } as const
  const place = { url, canonicalUrl: url, store: null, domain: 'quayside.com', country: 'US' } as const
  return database.write((work) => saveReading(work, { ...place, facts, reason: null, source: 'page', steps: [] }), {
    site,
  })
}

type Asked = { readonly site?: Site; readonly locale?: Locale; readonly weightGrams?: number }

/** The form that the next who pastes this link gets. */
async function draft(url: string, { site = 'eg', locale = 'en', weightGrams }: Asked = {}) {
  const id = await read(url, site, weightGrams)
  return database.read(
    async (work) => {
      const page = (await readKnownPage(work, id))!
      const { prices } = await readTables(work)
      return { page, prices, ...draftItem(page, prices, work.locale) }
    },
    { site, locale },
  )
}

async function order(url: string, given: Partial<NewItem>, data: Parameters<typeof reviewSample>[3]) {
  const item = sampleItem({ title: 'Halyard No. 7', store: 'quayside.com', url: `${url}?utm_source=mail`, ...given })
  const { number } = await paidSample(stage, cast, [item])
  await reviewSample(stage, cast, number, data)
  return number
}

test('what the review set is known to the next who pastes the link, with its reason in both languages', async () => {
  const url = newLink()
  const before = await draft(url)
  assert.equal(before.page.settled.category, null)
  assert.ok(before.typed.estimated?.includes('weight='), before.typed.estimated)
  await order(url, {}, () => ({ data: { category: 'shoes', weight: 1250 } }))
  const after = await draft(url)
  assert.deepEqual(
    [after.typed.category, after.typed.kilograms, after.typed.grams, after.typed.estimated],
    ['shoes', '1', '250', ''],
  )
  assert.deepEqual(
    after.estimate?.settled.map(({ why }) => why),
    ['our reviewers set its category before: Shoes', 'our reviewers set its weight before: 1,250 g'],
  )
  const arabic = await draft(url, { locale: 'ar' })
  assert.match(arabic.estimate?.settled[0]?.why ?? '', /فئته حدّدها فريقنا.*أحذية/)
  // The call that adds by link alone says the same, and marks nothing as a guess.
  const fields = fieldsOfPage(after.page, {}, after.prices)
  assert.deepEqual([fields.category, fields.weightGrams, fields.estimated], ['shoes', 1250, []])
  const unsaid = { ...fields, category: '', weightGrams: null, estimated: [] }
  const item = await database.read((work) => completeItem(work, unsaid))
  assert.deepEqual([item.category, item.weightGrams, item.estimated], ['shoes', 1250, []])
})

test('what our team settled goes before what the page states', async () => {
  const url = newLink()
  await order(url, {}, () => ({ data: { weight: 900 } }))
  const { typed } = await draft(url, { weightGrams: 400 })
  assert.deepEqual([typed.kilograms || '0', typed.grams], ['0', '900'])
})

test('a guess that the review let stand is learned, what the customer said is not', async () => {
  const [guessed, said, rejected] = [newLink(), newLink(), newLink()]
  const data = { ...sampleItem().data, category: 'bags', weight: 640 }
  await order(guessed, { data, estimated: ['category'] }, () => ({}))
  await order(said, { data }, () => ({}))
  await order(rejected, { data, estimated: ['category'] }, () => ({
    verdict: { kind: 'reject', reason: 'prohibited', note: '' },
  }))
  const known = await draft(guessed)
  assert.deepEqual([known.page.settled.category?.code, known.page.settled.weight], ['bags', null])
  assert.deepEqual((await draft(said)).page.settled, { category: null, weight: null })
  assert.deepEqual((await draft(rejected)).page.settled, { category: null, weight: null })
})

test('the newest holds; taken back, the one before it holds again, and then the estimate', async () => {
  const url = newLink()
  await order(url, {}, () => ({ data: { category: 'shoes' } }))
  await order(url, {}, () => ({ data: { category: 'bags' } }))
  assert.equal((await draft(url)).typed.category, 'bags')
  const list = () => database.read((work) => readSettledList(work, { q: `${url}?utm_source=x`, page: 1, pageSize: 50 }))
  const [newest, older] = (await list()).rows
  assert.deepEqual([newest?.category, older?.category], ['bags', 'shoes'])
  const undo = (id: string | undefined, who = cast.reviewer) =>
    stage(who, (work) => undoFact(work, { id: id ?? '', why: 'It is a pair of shoes' }))
  // Of two who press at once one is told that it is done already.
  const both = await Promise.allSettled([undo(newest?.id), undo(newest?.id, second)])
  assert.equal(both.filter(({ status }) => status === 'fulfilled').length, 1)
  const loser = both.find(({ status }) => status === 'rejected')
  assert.ok(loser?.status === 'rejected' && refused('FACT_UNDONE')(loser.reason))
  assert.equal((await draft(url)).typed.category, 'shoes')
  await undo(older?.id)
  assert.equal((await draft(url)).page.settled.category, null)
  const [first] = (await list()).rows
  assert.deepEqual([first?.undoneWhy, first?.undoneAt === null], ['It is a pair of shoes', false])
  await assert.rejects(undo('999999999'), refused('NOT_FOUND'))
  const audits = await database.db.selectFrom('audit_log').select('subject').where('action', '=', 'fact.undo').execute()
  assert.deepEqual(audits.map(({ subject }) => subject).sort(), [`fact:${newest?.id}`, `fact:${older?.id}`].sort())
})

test('both sites share what is known of a product', async () => {
  const url = newLink()
  await order(url, {}, () => ({ data: { category: 'shoes', weight: 1100 } }))
  const { typed } = await draft(url, { site: 'ae' })
  assert.deepEqual([typed.category, typed.kilograms, typed.grams], ['shoes', '1', '100'])
})

test('two reviewers who finish at once leave both what they said, and one of it holds', async () => {
  const url = newLink()
  const codes = ['shoes', 'bags'] as const
  const finish = async (place: 0 | 1) => {
    const item = sampleItem({ title: 'Halyard No. 7', store: 'quayside.com', url })
    const { number } = await paidSample(stage, cast, [item])
    const reviewer = place === 0 ? cast.reviewer : second
    return () => reviewSample(stage, { reviewer }, number, () => ({ data: { category: codes[place] } }))
  }
  const [one, other] = [await finish(0), await finish(1)]
  await Promise.all([one(), other()])
  const { rows } = await database.read((work) => readSettledList(work, { q: url, page: 1, pageSize: 50 }))
  assert.deepEqual(rows.map(({ category }) => category).sort(), ['bags', 'shoes'])
  assert.equal((await draft(url)).typed.category, rows[0]?.category)
})

test('the database refuses to write over what was settled', async () => {
  const { pool } = database
  await assert.rejects(
    () => pool.query("update settled_facts set category = 'books'"),
    /stays as it was|permission denied/,
  )
  await assert.rejects(() => pool.query('delete from settled_facts'), /stays as it was|permission denied/)
})
