import assert from 'node:assert/strict'
import { test } from 'node:test'
import { estimateProduct } from '#catalog/estimates/estimate-product.ts'
import { kindSeen } from '#catalog/estimates/tree/kind-form.ts'
import { factOf } from '#catalog/estimates/tree/overlay-kinds.ts'
import { readKindTable, readTableWith } from '#catalog/estimates/tree/read-kind-table.ts'
import { renewKinds } from '#catalog/estimates/tree/watch-kinds.ts'
import { noFilters } from '#catalog/products/finding/product-query.ts'
import { searchProducts } from '#catalog/products/finding/search-products.ts'
import { suggestProducts } from '#catalog/products/finding/suggest-products.ts'
import { writeDocuments } from '#catalog/products/finding/write-documents.ts'
import { productsKindsJobs } from '#catalog/products/kinds/kinds.jobs.ts'
import { rewriteTouched } from '#catalog/products/kinds/rewrite-touched.ts'
import { tryKind } from '#catalog/products/kinds/try-kind.ts'
import { sampleOffer } from '#catalog/products/products.samples.ts'
import { takeOffers } from '#catalog/products/taking/take-offers.ts'
import { deliverAnnouncements } from '#platform/background/deliver.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { plugIn } from '#platform/work/ports.ts'
import { isRefusal } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { sampleStaff } from '#world/samples/people/people.samples.ts'
import { changeKind, changeKindForm, switchKind } from './change-kind.ts'
import { correctProduct, correctProductForm } from './change-product.ts'
import { readChanges } from './read-changes.ts'
import { readDeskProduct } from './read-desk-product.ts'
import { undoChange } from './undo-change.ts'

const database = await testDatabase()
const { who } = await database.write((work) => sampleStaff(work, ['content']))
const { who: other } = await database.write((work) => sampleStaff(work, ['reviewer']))
const act = <Answer>(does: (work: Work) => Promise<Answer>, by = who) => database.write(does, { who: by })
const refused = (code: string) => (error: unknown) => isRefusal(error) && error.code === code
const why = 'Customers ask for it'

async function take(...titles: readonly string[]): Promise<readonly bigint[]> {
  return database.write(async (work) => {
    const offers = titles.map((title) => sampleOffer({ title, brand: null, shelves: [] }))
    const ids = (await takeOffers(work, { feedId: null, runId: null }, offers)).map(({ productId }) => productId)
    await writeDocuments(work, ids)
    return ids
  })
}

/** What the form of a kind sends, with what is typed otherwise. */
async function formOf(code: string, typed: Record<string, string> = {}) {
  const kind = (await database.read(readKindTable)).byCode.get(code)!
  const { parent, role, name, words, grams } = factOf(kind)
  const [low, best, high] = grams.map(String)
  const shown = { parent, role, nameAr: name.ar, nameEn: name.en, ...words, low, best, high }
  return changeKindForm.parse({ code, seen: kindSeen(kind), ...shown, why, ...typed })
}
const change = async (code: string, typed: Record<string, string>, by = who) => {
  const form = await formOf(code, typed)
  return act((work) => changeKind(work, form), by)
}
const couscoussier = {
  parent: 'cooking',
  role: 'thing',
  nameAr: 'كسكاس',
  nameEn: 'Couscoussier',
  low: '٩٠٠',
  best: '2600',
  high: '4000',
  why,
}
const add = (typed: Record<string, string> = {}) =>
  act((work) => changeKind(work, changeKindForm.parse({ ...couscoussier, ...typed })))

/** Does what follows from a change in the background. */
async function hearAll(): Promise<void> {
  const ports = plugIn([])
  const fail = (error: unknown) => {
    throw error
  }
  await deliverAnnouncements(database.db, ports, [productsKindsJobs], () => new Date(), fail)
  await renewKinds(database)
}
const found = async (words: string) =>
  (await database.read((work) => searchProducts(work, { ...noFilters, size: 100, words }))).products.map(({ id }) =>
    BigInt(id),
  )
const category = async (id: bigint) => (await database.read((work) => readDeskProduct(work, String(id))))!.category
const newest = async (code: string) =>
  (await database.read((work) => readChanges(work, { thing: `kind:${code}`, page: 1, pageSize: 50 }))).rows[0]!.id
const undo = async (code: string) => {
  const id = await newest(code)
  return act((work) => undoChange(work, { id, why }))
}

test('a kind that staff add is estimated and found by its Arabic word, and no more when that is taken back', async () => {
  const [pot] = (await take('Couscoussier copper two tier', 'Enamel lamp shade')) as [bigint, bigint]
  assert.deepEqual([await category(pot), await found('كسكاس')], ['other', []])
  const code = await add()
  await hearAll()
  assert.deepEqual(await found('كسكاس'), [pot])
  assert.deepEqual(await found('الكسكاس النحاس'), [pot])
  assert.equal(await category(pot), 'homeware')
  const { categories, weightGrams } = estimateProduct({ title: 'كسكاس نحاس' })
  assert.deepEqual([categories[0]!.code, weightGrams], ['homeware', { low: 900, best: 2600, high: 4000 }])
  await undo(code)
  await hearAll()
  assert.deepEqual([await category(pot), await found('كسكاس')], ['other', []])
  assert.equal(estimateProduct({ title: 'كسكاس نحاس' }).categories[0]!.code === 'homeware', false)
})

test('a product is found by another word of its kind, and what staff corrected of it stays', async () => {
  const [one, settled] = (await take('Ankle socks grey', 'Ankle socks green')) as [bigint, bigint]
  const { seen } = (await database.read((work) => readDeskProduct(work, String(settled))))!
  const corrected = correctProductForm.parse({
    id: String(settled),
    seen,
    title: 'Ankle socks green',
    category: 'baby',
    why,
  })
  await act((work) => correctProduct(work, corrected))
  const { ar } = (await formOf('clothing-socks')) as { readonly ar: string }
  await change('clothing-socks', { parent: 'sports', ar: `${ar}، قلاشين` })
  await hearAll()
  assert.deepEqual([await category(one), await category(settled)], ['sports', 'baby'])
  assert.deepEqual((await found('قلاشين')).sort(), [one, settled].sort())
  await undo('clothing-socks')
  await hearAll()
  assert.deepEqual([await category(one), await category(settled)], ['clothing', 'baby'])
  assert.equal((await database.read(readKindTable)).byCode.get('clothing-socks')?.setBy, 'program')
})

test('a word that the search translates means what staff say it means', async () => {
  const [shade] = (await take('Parasol for balconies')) as [bigint]
  await add({ nameAr: 'برنيطة شرفة', nameEn: 'Parasol for balconies', ar: 'طرحة', shared: 'on' })
  await hearAll()
  assert.ok((await found('طرحة')).includes(shade))
})

test('a kind below another is found by the words of both', async () => {
  await add({ parent: 'homeware-vase', nameAr: 'قرطاس زهر', nameEn: 'Bouquetier' })
  const [holder] = (await take('Bouquetier silver plated')) as [bigint]
  await hearAll()
  for (const words of ['vase', 'bouquetier', 'قرطاس زهر']) assert.ok((await found(words)).includes(holder), words)
})

test('of two who save a kind at once the second is told that it changed; a word goes to one kind alone', async () => {
  const forms = [await formOf('clothing-socks', { best: '120' }), await formOf('clothing-socks', { best: '130' })]
  const both = await Promise.allSettled(
    forms.map((form, place) => act((work) => changeKind(work, form), [who, other][place])),
  )
  assert.equal(both.filter(({ status }) => status === 'fulfilled').length, 1)
  const loser = both.find(({ status }) => status === 'rejected')
  assert.ok(loser?.status === 'rejected' && refused('STALE')(loser.reason))
  const [one, second] = [
    await formOf('bags-hiking-backpack', { en: 'rucksackeroo' }),
    await formOf('toys-jenga', { en: 'rucksackeroo' }),
  ]
  const words = await Promise.allSettled([one, second].map((form) => act((work) => changeKind(work, form))))
  assert.deepEqual(words.map(({ status }) => status).sort(), ['fulfilled', 'rejected'])
  const late = words.find(({ status }) => status === 'rejected')
  assert.ok(late?.status === 'rejected' && refused('KIND_WORD_TAKEN')(late.reason))
})

test('what came later is taken back first; a word that was given away meanwhile does not come back', async () => {
  const { en } = await formOf('books-textbook')
  await change('books-textbook', { en: en.replace('textbook, ', '') })
  const first = await newest('books-textbook')
  await change('books-textbook', { best: '777' })
  await assert.rejects(
    act((work) => undoChange(work, { id: first, why })),
    refused('CHANGE_UNDER_NEWER'),
  )
  await undo('books-textbook')
  await change('stationery-shredstar', { en: `${(await formOf('stationery-shredstar')).en}, textbook` })
  await assert.rejects(
    act((work) => undoChange(work, { id: first, why })),
    refused('KIND_WORD_TAKEN'),
  )
})

test('a kind that is off means nothing; what is never sent cannot be switched off', async () => {
  await act((work) => switchKind(work, { code: 'sports-golf-balls', to: 'off', why }))
  await renewKinds(database)
  assert.notEqual(estimateProduct({ title: 'Golf balls' }).categories[0]!.because.word, 'Golf balls')
  await assert.rejects(
    act((work) => switchKind(work, { code: 'sports-golf-balls', to: 'off', why })),
    refused('STALE'),
  )
  await act((work) => switchKind(work, { code: 'sports-golf-balls', to: 'on', why }))
  await renewKinds(database)
  assert.equal(estimateProduct({ title: 'Golf balls' }).categories[0]!.because.word, 'Golf balls')
  await assert.rejects(
    act((work) => switchKind(work, { code: 'other-wine', to: 'off', why })),
    refused('KIND_NEVER_SENT'),
  )
})

test('a change is tried against the catalogue before it is saved: which products, what was and what would be', async () => {
  await take('Handcart of oak, lacquered')
  const now = await database.read(readKindTable)
  const fact = { ...factOf(now.byCode.get('homeware-vase')!), code: 'own-handcart', parent: 'toys' }
  const tried = {
    ...fact,
    words: { ...fact.words, en: 'handcart', ar: '', tr: '', germanic: '', romance: '', signs: '' },
  }
  const table = await database.read((work) => readTableWith(work, { ...tried, grams: [5000, 6000, 7000] }))
  const trial = await database.read((work) => tryKind(work, now, table))
  assert.ok(trial.isAll && trial.looked > 1)
  assert.deepEqual([trial.named, trial.categories, trial.weights], [1, 1, 1])
  assert.deepEqual([trial.first[0]?.was.category, trial.first[0]?.is], ['other', { category: 'toys', grams: 6000 }])
  assert.equal((await database.read(readKindTable)).version, now.version)
})

test('a long catalogue is written batch by batch, each going on behind the last', async () => {
  const ids = await take(...Array.from({ length: 7 }, (_, at) => `Zarzuela board number ${at}`))
  await add({ nameAr: 'لوح زارزويلا', nameEn: 'Zarzuela' })
  const { rows } = await database.pool.query('select max(id)::text as fact from kind_facts')
  const steps: (bigint | null)[] = []
  for (let after: bigint | null = 0n; after !== null && steps.length < 1000; ) {
    const from: bigint = after
    after = await database.write((work) =>
      rewriteTouched(work, { fact: BigInt(rows[0].fact), after: from }, { looked: 5, written: 2 }),
    )
    steps.push(after)
  }
  assert.ok(steps.length > 3 && steps.every((one, at) => one === null || at === 0 || one > steps[at - 1]!))
  assert.deepEqual((await found('لوح زارزويلا')).sort(), [...ids].sort())
  // A word that staff added is completed in the box, too.
  const suggested = await database.read((work) => suggestProducts(work, 'لوح زارز'))
  assert.ok(suggested.some(({ kind, text }) => kind === 'words' && text === 'لوح زارزويلا'))
})
