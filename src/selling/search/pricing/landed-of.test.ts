import assert from 'node:assert/strict'
import { test } from 'node:test'
import { LANGUAGES } from '#catalog/estimates/kinds/kind.ts'
import { programKinds } from '#catalog/estimates/tree/kind-table.ts'
import { keepKindFacts } from '#catalog/estimates/tree/known-kinds.ts'
import type { KindFact } from '#catalog/estimates/tree/overlay-kinds.ts'
import { searchProducts } from '#catalog/products/finding/search-products.ts'
import { kindsNamed } from '#catalog/products/finding/words/understand-words.ts'
import { writeDocuments } from '#catalog/products/finding/write-documents.ts'
import { sampleOffer } from '#catalog/products/products.samples.ts'
import { takeOffers } from '#catalog/products/taking/take-offers.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import type { Work } from '#platform/work/work.ts'
import { publishTables } from '#pricing/quote/tables/publish-tables.ts'
import { firstTables, seedPriceTables } from '#pricing/quote/tables/seed-tables.ts'
import { noCart } from '#selling/cart/cart-item.ts'
import { costCart } from '#selling/cart/cost-cart.ts'
import { readAddress } from '#selling/search/search-address.ts'
import { goodsOfFound } from './goods-of-found.ts'
import { landedOf } from './landed-of.ts'

const { read, write } = await testDatabase()
await write(seedPriceTables)

const offers = [
  sampleOffer({ title: 'Harbour running shoes', price: 8999n, weightGrams: 1100 }),
  sampleOffer({ title: 'Harbour reading lamp', price: 4550n, currency: 'GBP', country: 'GB' }),
  sampleOffer({ title: 'Harbour phone case', price: 1299n, weightGrams: null }),
]

async function found(work: Work) {
  const { query } = readAddress(new URLSearchParams({ q: 'harbour' }))
  return (await searchProducts(work, query)).products
}

test('a found product costs what the cart says of one unit, to the piastre', async () => {
  await write(async (work) => {
    const taken = await takeOffers(work, { feedId: null, runId: null }, offers)
    await writeDocuments(
      work,
      taken.map(({ productId }) => productId),
    )
  })
  await read(async (work) => {
    const products = await found(work)
    assert.equal(products.length, 3)
    const landed = await landedOf(work, products)
    for (const one of products) {
      const goods = goodsOfFound(one)!
      const item = { ...goods, store: one.offer.store, canonicalUrl: goods.url, image: null, id: 'x', version: 0 }
      const { breakdown } = await costCart(work, { items: [item], couponCode: null })
      assert.equal(landed.get(one.id)?.money.minor, breakdown.costDetails.totalCost, one.title)
    }
  })
})

test('beside a filled cart it is what it adds to the total', async () => {
  await read(async (work) => {
    const [first, second] = await found(work)
    const goods = goodsOfFound(first!)!
    const held = { ...goods, store: first!.offer.store, canonicalUrl: goods.url, image: null, id: 'x', version: 0 }
    const other = {
      ...goodsOfFound(second!)!,
      store: second!.offer.store,
      canonicalUrl: 'y',
      image: null,
      id: 'y',
      version: 0,
    }
    const before = (await costCart(work, { items: [held], couponCode: null })).breakdown.costDetails.totalCost
    const after = (await costCart(work, { items: [held, other], couponCode: null })).breakdown.costDetails.totalCost
    const landed = await landedOf(work, [second!], { ...noCart, items: [held] })
    assert.equal(landed.get(second!.id)?.money.minor, after - before)
  })
})

test('a weight that no store says is marked as our guess; a currency that we do not know has no price', async () => {
  await read(async (work) => {
    const products = await found(work)
    const landed = await landedOf(work, products)
    const about = products.filter(({ id }) => landed.get(id)?.isAbout).map(({ title }) => title)
    assert.deepEqual(about.sort(), ['Harbour phone case', 'Harbour reading lamp'])
    const strange = { ...products[0]!, offer: { ...products[0]!.offer, currency: 'XXX' } }
    assert.equal((await landedOf(work, [strange])).size, 0)
  })
})

test('a price that is kept for a found product is that of the tables of now', async () => {
  const products = await read(found)
  const prices = async () =>
    [...(await read((work) => landedOf(work, products))).values()].map(({ money }) => money.minor)
  const before = await prices()
  assert.deepEqual(await prices(), before)
  const first = firstTables('eg')
  const categories = Object.fromEntries(
    Object.entries(first.tables.categories).map(([code, one]) => [code, { ...one, productFee: '50' }]),
  )
  await write((work) => publishTables(work, { ...first, tables: { ...first.tables, categories } }))
  const after = await prices()
  assert.equal(after.length, before.length)
  assert.ok(after.every((minor, at) => minor > before[at]!))
  await read(async (work) => {
    for (const [at, one] of products.entries()) {
      const goods = goodsOfFound(one)!
      const item = { ...goods, store: one.offer.store, canonicalUrl: goods.url, image: null, id: 'x', version: 0 }
      const { breakdown } = await costCart(work, { items: [item], couponCode: null })
      assert.equal(after[at], breakdown.costDetails.totalCost, one.title)
    }
  })
})

test('a price that rests on our guess follows what staff set of the kind', async () => {
  const products = (await read(found)).filter(({ title }) => title === 'Harbour reading lamp')
  const price = async () => [...(await read((work) => landedOf(work, products))).values()][0]!.money.minor
  const before = await price()
  const code = kindsNamed('reading lamp')[0]!.kind.code
  const parent = programKinds.find((kind) => kind.code === code)!.group
  const words = Object.fromEntries(LANGUAGES.map((language) => [language, language === 'en' ? 'reading lamp' : '']))
  const fact = {
    code,
    parent,
    role: 'thing',
    name: { ar: 'مصباح', en: 'Lamp' },
    isOn: true,
  } as const
  keepKindFacts('1', [{ ...fact, words: words as KindFact['words'], grams: [9000, 9500, 10_000] }])
  assert.ok((await price()) > before)
})
