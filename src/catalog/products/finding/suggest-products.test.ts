import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ProductOffer } from '#catalog/products/product-offer.ts'
import { sampleLowest, sampleOffer } from '#catalog/products/products.samples.ts'
import { takeOffers } from '#catalog/products/taking/take-offers.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { countWords } from './count-words.ts'
import { keepLandedPrices, readUnpriced } from './keep-landed.ts'
import { mostBought } from './most-bought.ts'
import { readProduct } from './read-product.ts'
import { similarProducts } from './similar-products.ts'
import { suggestProducts } from './suggest-products.ts'
import { writeDocuments } from './write-documents.ts'

const database = await testDatabase()
const take = (...offers: Partial<ProductOffer>[]) =>
  database.write(async (work) => {
    const links = { feedId: null, runId: null }
    const taken = await takeOffers(
      work,
      links,
      offers.map((offer) => sampleOffer(offer)),
    )
    const ids = taken.map(({ productId }) => productId)
    await writeDocuments(work, ids)
    return ids.map(String)
  })
const suggest = (typed: string) => database.read((work) => suggestProducts(work, typed))

const [shoes, other, sneakers, perfume] = await take(
  { title: 'Falkor running shoes', brand: 'Falkor', image: 'https://pictures.example.com/1.jpg', price: 9000n },
  {
    title: 'Falkor trail running shoes',
    brand: 'Falkor',
    image: 'https://pictures.example.com/2.jpg',
    store: 'two.example.com',
  },
  {
    title: 'Mirado canvas sneakers',
    brand: 'Mirado',
    availability: 'out_of_stock',
    image: 'https://pictures.example.com/3.jpg',
  },
  { title: 'Falkonet eau de parfum 50 ml', brand: 'Falkonet' },
)
await database.write(countWords)

test('the beginning of a word becomes words, brands, a category and products that it finds', async () => {
  const found = await suggest('falko')
  const of = (kind: string) => found.filter((one) => one.kind === kind).map(({ text }) => text)
  assert.deepEqual(of('words'), ['falkor', 'falkonet'])
  assert.deepEqual(of('brand'), ['Falkor', 'Falkonet'])
  assert.ok(of('product').includes('Falkor running shoes'))
  assert.deepEqual(await suggest('zzzq'), [])
  assert.deepEqual(await suggest('f'), [])
})

test('the last word is completed only to what finds something with the words before it', async () => {
  const words = (await suggest('running sh')).filter(({ kind }) => kind === 'words').map(({ text }) => text)
  assert.deepEqual(words, ['running shoe'])
  assert.ok(!(await suggest('canvas fal')).some(({ kind }) => kind === 'words'))
})

test('Arabic words are completed where they find products with English titles', async () => {
  const words = (await suggest('حذا')).filter(({ kind }) => kind === 'words').map(({ text }) => text)
  assert.ok(words.includes('حذاء'), words.join())
})

test('an Arabic word is suggested in one spelling, the one that is being typed; a model number to who typed a digit', async () => {
  await take(
    { title: 'Apple iPhone 15 case' },
    { title: 'Kestrel lantern KESTR1002' },
    { title: 'Kestrel hooded lamp' },
  )
  await database.write(countWords)
  const words = async (typed: string) =>
    (await suggest(typed)).filter(({ kind }) => kind === 'words').map(({ text }) => text)
  for (const [typed, word] of [
    ['ايف', 'ايفون'],
    ['أيف', 'أيفون'],
    ['آيف', 'آيفون'],
  ] as const)
    assert.deepEqual(await words(typed), [word])
  // The letters of a model number are a word of their own.
  assert.deepEqual((await words('kestr')).toSorted(), ['kestr', 'kestrel'])
  assert.deepEqual(await words('kestr1'), ['kestr1002'])
})

test('hostile beginnings are text', async () => {
  for (const typed of ["'", '%%', '__', '\\', ':*', "a' | b", '\0\0\0', 'x'.repeat(5000), '\ud800\ud800'])
    assert.ok(Array.isArray(await suggest(typed)), typed)
})

test('similar products are of the same kind, and never the product itself', async () => {
  const similar = await database.read((work) => similarProducts(work, shoes!, 5))
  assert.deepEqual(
    similar.map(({ id }) => id),
    [other],
  )
  assert.deepEqual(await database.read((work) => similarProducts(work, '999999', 5)), [])
  assert.deepEqual(await database.read((work) => similarProducts(work, 'x', 5)), [])
})

test('what is bought most is in stock, has a picture, and is of the store that is asked for', async () => {
  const bought = await database.read((work) => mostBought(work, { most: 10 }))
  assert.deepEqual(new Set(bought.map(({ id }) => id)), new Set([shoes, other]))
  const ofStore = await database.read((work) => mostBought(work, { store: 'two.example.com', most: 10 }))
  assert.deepEqual(
    ofStore.map(({ id }) => id),
    [other],
  )
})

test('a product is read with its offers and prices, and a merged one leads to what it became', async () => {
  await take({ title: 'Falkor running shoes', brand: 'Falkor', theirId: 'again', gtin: '04006381333931', price: 7000n })
  const [again] = await take({ title: 'Falkor running shoes', theirId: 'again', gtin: '04006381333931', price: 6500n })
  const product = await database.read((work) => readProduct(work, again!))
  assert.deepEqual(
    product?.offers[0]?.prices.map(({ price }) => price),
    [7000n, 6500n],
  )
  await database.write(({ db }) =>
    db
      .updateTable('products')
      .set({ merged_into: BigInt(again!) })
      .where('id', '=', BigInt(perfume!))
      .execute(),
  )
  assert.equal((await database.read((work) => readProduct(work, perfume!)))?.id, again)
  await database.write(({ db, now }) =>
    db.updateTable('products').set({ hidden_at: now }).where('id', '=', BigInt(sneakers!)).execute(),
  )
  assert.equal(await database.read((work) => readProduct(work, sneakers!)), null)
  for (const id of ['0', '-1', '1e3', "1'", '99999999999999999999'])
    assert.equal(await database.read((work) => readProduct(work, id)), null)
})

test('products without whole prices are read in parts until each has them', async () => {
  const priced: string[] = []
  for (let after: string | null = null; ; ) {
    const part: Awaited<ReturnType<typeof readUnpriced>> = await database.read((work) =>
      readUnpriced(work, { after, most: 2 }),
    )
    await database.write((work) =>
      keepLandedPrices(
        work,
        part.ids.map((id) => ({ productId: id, lowest: sampleLowest({ eg: 5000n, ae: 400n }) })),
      ),
    )
    priced.push(...part.ids)
    if (part.nextAfter === null) break
    after = part.nextAfter
  }
  assert.ok(priced.includes(shoes!))
  assert.deepEqual((await database.read((work) => readProduct(work, shoes!)))?.landed, { eg: 5000n, ae: 400n })
  const left = await database.read((work) => readUnpriced(work, { after: null, most: 100 }))
  assert.ok(!left.ids.includes(shoes!))
  const later = new Date(Date.now() + 60_000)
  const old = await database.read((work) => readUnpriced(work, { after: null, most: 100, before: later }))
  assert.ok(old.ids.includes(shoes!))
})
