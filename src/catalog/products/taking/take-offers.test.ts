import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ProductOffer } from '#catalog/products/product-offer.ts'
import { sampleOffer } from '#catalog/products/products.samples.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { newId } from '#platform/work/id.ts'
import { colourIn } from './colour-names.ts'
import { takeOffers } from './take-offers.ts'

const database = await testDatabase()
const links = { feedId: null, runId: null }
const take = (...offers: ProductOffer[]) => database.write((work) => takeOffers(work, links, offers))
const product = async (id: bigint) =>
  database.db.selectFrom('products').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const offersOf = async (id: bigint) =>
  database.db.selectFrom('product_offers').selectAll().where('product_id', '=', id).orderBy('id').execute()
const pricesOf = async (id: bigint) =>
  database.db.selectFrom('offer_prices').select('price_minor').where('offer_id', '=', id).orderBy('seen_at').execute()

test('an offer becomes a product with its category and a first price', async () => {
  const [taken] = await take(sampleOffer({ title: 'Sony WH-1000XM5 wireless headphones', price: 34_900n }))
  assert.equal(taken?.what, 'added')
  assert.equal((await product(taken!.productId)).category, 'electronics')
  assert.deepEqual(await pricesOf(taken!.offerId), [{ price_minor: 34_900n }])
})

test('a row that says what it said writes its day alone; a new price is one line of history', async () => {
  const offer = sampleOffer()
  const [first] = await take(offer)
  const before = await product(first!.productId)
  const [again] = await take(offer)
  assert.deepEqual({ ...again }, { ...first, what: 'unchanged' })
  assert.deepEqual(await product(first!.productId), before)
  const [dearer] = await take({ ...offer, price: 1499n })
  assert.equal(dearer?.what, 'changed')
  await take({ ...offer, price: 1499n, title: 'Another name' })
  assert.deepEqual(await pricesOf(first!.offerId), [{ price_minor: 1299n }, { price_minor: 1499n }])
})

test('the same number on the box in two stores is one product with two offers', async () => {
  const gtin = '04006381333931'
  const [one, two] = await take(
    sampleOffer({ gtin }),
    sampleOffer({ gtin, store: 'shop-two.example.com', brand: null }),
  )
  assert.equal(one?.productId, two?.productId)
  const [three] = await take(sampleOffer({ gtin, store: 'shop-three.example.com', title: 'Said differently' }))
  assert.equal(three?.productId, one?.productId)
  assert.equal((await offersOf(one!.productId)).length, 3)
  assert.notEqual((await product(one!.productId)).title, 'Said differently')
})

test('a maker and part number in any spelling is one product, but never of two numbers on the box', async () => {
  const [one, two, other, third] = await take(
    sampleOffer({ brand: 'Nordwerk', partNumber: 'RTX-4070 Ti' }),
    sampleOffer({ brand: 'NORDWERK', partNumber: 'rtx4070ti', store: 'shop-two.example.com' }),
    sampleOffer({
      brand: 'Nordwerk',
      partNumber: 'RTX4070TI',
      gtin: '00096385074000',
      store: 'shop-three.example.com',
    }),
    sampleOffer({ brand: 'Nordwerk', partNumber: 'RTX4070TI', gtin: '00036000291452', store: 'shop-four.example.com' }),
  )
  assert.equal(one?.productId, two?.productId)
  assert.equal(other?.productId, one?.productId)
  assert.notEqual(third?.productId, one?.productId)
  const [no] = await take(sampleOffer({ brand: 'Unbranded', partNumber: 'A100' }))
  const [body] = await take(sampleOffer({ brand: 'unbranded', partNumber: 'A100', store: 'shop-two.example.com' }))
  assert.notEqual(no?.productId, body?.productId)
})

test('an offer that says both numbers joins two products: the older stays and has both offers', async () => {
  const gtin = '00012345678905'
  const [byPart] = await take(sampleOffer({ brand: 'Halden', partNumber: 'HX-77' }))
  const [byGtin] = await take(sampleOffer({ gtin, brand: 'Halden', store: 'shop-two.example.com' }))
  assert.notEqual(byPart?.productId, byGtin?.productId)
  const [joins] = await take(
    sampleOffer({ gtin, brand: 'Halden', partNumber: 'HX77', store: 'shop-three.example.com' }),
  )
  assert.equal(joins?.productId, byPart?.productId)
  const merged = await product(byGtin!.productId)
  assert.equal(merged.merged_into, byPart?.productId)
  assert.equal(merged.gtin, null)
  assert.equal((await product(byPart!.productId)).gtin, gtin)
  assert.equal((await offersOf(byPart!.productId)).length, 3)
})

test('what staff corrected stays, what they put apart stays apart', async () => {
  const gtin = '00614141000036'
  const offer = sampleOffer({ gtin })
  const [first] = await take(offer)
  const corrected = JSON.stringify({ title: true, category: true })
  await database.db
    .updateTable('products')
    .set({ title: 'Right', category: 'kitchen', corrected })
    .where('id', '=', first!.productId)
    .execute()
  await take({ ...offer, title: 'Wrong again', description: 'New words' })
  const kept = await product(first!.productId)
  assert.deepEqual([kept.title, kept.category, kept.description], ['Right', 'kitchen', 'New words'])

  const split = sampleOffer({ store: 'shop-two.example.com' })
  const [apart] = await take(split)
  await database.db
    .updateTable('product_offers')
    .set({ settled_at: new Date() })
    .where('id', '=', apart!.offerId)
    .execute()
  const [still] = await take({ ...split, gtin })
  assert.equal(still?.productId, apart?.productId)
})

test('a store that gives its number to another thing takes the offer along', async () => {
  const offer = sampleOffer({ gtin: '00036000291469' })
  const twin = sampleOffer({ gtin: '00036000291469', store: 'shop-two.example.com' })
  const [one] = await take(offer, twin)
  const [moved] = await take({ ...offer, gtin: '00036000291476', title: 'Something else' })
  assert.notEqual(moved?.productId, one?.productId)
  assert.equal((await offersOf(one!.productId)).length, 1)
})

test('two importers that meet the same new things make one product of each', async () => {
  const gtins = Array.from({ length: 300 }, (_, place) => `0${String(7_000_000_000_000 + place)}`)
  const offers = (store: string, order: readonly string[]) => order.map((gtin) => sampleOffer({ gtin, store }))
  const answers = await Promise.all([
    take(...offers('shop-five.example.com', gtins)),
    take(...offers('shop-six.example.com', gtins.toReversed())),
    take(...offers('shop-five.example.com', gtins.toReversed())),
  ])
  const ids = new Set(answers.flat().map(({ productId }) => productId))
  assert.equal(ids.size, 300)
  const { count } = await database.db
    .selectFrom('products')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('gtin', 'in', gtins)
    .executeTakeFirstOrThrow()
  assert.equal(count, 300n)
})

test('hostile and odd texts are texts', async () => {
  const title = `'; drop table products; -- <script>alert(1)</script> "\\ \u202e مرحبا 🧵`
  const [taken] = await take(sampleOffer({ title, colors: ['a,b', '{x}', '"'] }))
  const kept = await product(taken!.productId)
  assert.deepEqual([kept.title, kept.colors], [title, ['a,b', '{x}', '"']])
})

test('a page that was read before its store listed it stays one offer', async () => {
  const feedId = newId()
  const feed = { id: feedId, name: 'A feed', format: 'google_xml', url: 'https://shop-nine.example.com/feed.xml' }
  await database.db
    .insertInto('product_feeds')
    .values({ ...feed, store: 'shop-nine.example.com', country: 'US', next_at: new Date(), created_at: new Date() })
    .execute()
  const page = 'https://shop-nine.example.com/products/bowl'
  const [read] = await take(sampleOffer({ store: 'shop-nine.example.com', theirId: page, page, price: 700n }))
  const listed = sampleOffer({ store: 'shop-nine.example.com', theirId: 'N-1', page, price: 800n })
  const [taken] = await database.write((work) => takeOffers(work, { feedId, runId: null }, [listed]))
  assert.deepEqual({ ...taken }, { ...read, what: 'changed' })
  assert.deepEqual(await pricesOf(read!.offerId), [{ price_minor: 700n }, { price_minor: 800n }])
})

test('a colour has one name, in whatever language a store writes it', async () => {
  const gtin = '00036000291483'
  const [one] = await take(
    sampleOffer({ gtin, colors: ['Sky Blue', 'siyah'] }),
    sampleOffer({ gtin, store: 'shop-two.example.com', colors: ['أزرق سماوي', 'أسود', 'Moonrise'] }),
  )
  assert.deepEqual((await product(one!.productId)).colors, ['Sky Blue', 'Black', 'Moonrise'])
  assert.deepEqual(
    ['Sky Blue', 'Black', 'Moonrise'].map((name) => colourIn(name, 'ar')),
    ['أزرق سماوي', 'أسود', 'Moonrise'],
  )
})
