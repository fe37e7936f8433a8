import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { learnFacts } from '#catalog/estimates/settled/learn-facts.ts'
import { undoFact } from '#catalog/estimates/settled/undo-fact.ts'
import { searchProducts } from '#catalog/products/finding/search-products.ts'
import { writeDocuments } from '#catalog/products/finding/write-documents.ts'
import { sampleOffer } from '#catalog/products/products.samples.ts'
import { takeOffers } from '#catalog/products/taking/take-offers.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import type { Visit } from '#platform/http/visit.ts'
import { plug, plugIn } from '#platform/work/ports.ts'
import { guest, type Work } from '#platform/work/work.ts'
import { publishTables } from '#pricing/quote/tables/publish-tables.ts'
import { firstTables, seedPriceTables } from '#pricing/quote/tables/seed-tables.ts'
import { cartSigner, makeCartSigner } from '#selling/cart/cart-signer.ts'
import { addItem, changeStoredCart } from '#selling/cart/change-cart.ts'
import { expectedArrival } from '#selling/cart/expected-arrival.ts'
import { readCart } from '#selling/cart/read-cart.ts'
import { landedOf } from '#selling/search/pricing/landed-of.ts'
import { readAddress } from '#selling/search/search-address.ts'
import { sampleCustomer, sampleStaff } from '#world/samples/people/people.samples.ts'
import { sampleVisit } from '#world/samples/platform/visit.samples.ts'
import { sampleCoupon } from '#world/samples/pricing/coupons.samples.ts'
import { sampleSubscription } from '#world/samples/pricing/subscriptions.samples.ts'
import { sampleFields } from '#world/samples/selling/cart.samples.ts'
import { readListMoment } from './list-moment.ts'
import { readResults } from './read-results.ts'

const { db, read, write } = await testDatabase()
await write(seedPriceTables)
const signer = makeCartSigner('secret of a test')
const ports = plugIn([plug(expectedArrival, async () => null), plug(cartSigner, signer)])
await write(async (work) => {
  const offers = [
    sampleOffer({ title: 'Quayside folding chair', price: 8999n, weightGrams: null }),
    sampleOffer({ title: 'Quayside lantern', price: 4550n, weightGrams: 700 }),
  ]
  const taken = await takeOffers(work, { feedId: null, runId: null }, offers)
  await writeDocuments(
    work,
    taken.map(({ productId }) => productId),
  )
})

const asked = readAddress(new URLSearchParams({ q: 'quayside' }))
const visit = ({ who = guest, ...said }: Partial<Pick<Visit, 'who' | 'cookies' | 'site' | 'locale'>> = {}) =>
  sampleVisit(db, who, { ports, ...said })
const found = async (work: Work) => (await searchProducts(work, asked.query)).products
const shown = async () => (await readResults(visit(), asked)).products.map(({ id, landed }) => [id, landed?.minor])
const exact = () =>
  read(async (work) => [...(await landedOf(work, await found(work)))].map(([id, { money }]) => [id, money.minor]))
const nextMoment = () => wait(150)
const weighed = async (weightGrams: number) => {
  const { offer, title, category } = (await read(found)).find((one) => one.title === 'Quayside folding chair')!
  return {
    page: offer.page,
    store: offer.store,
    title,
    category,
    weightGrams,
    knownBy: 'scale',
    itemId: crypto.randomUUID(),
  } as const
}

test('guests who ask at the same time share one reading, and the list of products as long as nothing changes', async () => {
  const [one, other] = await Promise.all([readListMoment(visit()), readListMoment(visit())])
  assert.ok(one && one === other)
  // The first search reads the documents into memory; lists are kept from then on.
  await readResults(visit(), asked)
  const first = await readResults(visit(), asked)
  assert.equal(first.products.length, 2)
  await nextMoment()
  assert.notEqual(await readListMoment(visit()), one)
  assert.equal((await readResults(visit(), asked)).products, first.products)
  assert.deepEqual(await shown(), await exact())
})

test('each site and language has its own moment; who has nothing of their own sees what guests see, made once', async () => {
  const mine = await readListMoment(visit())
  assert.notEqual(await readListMoment(visit({ locale: 'ar' })), mine)
  assert.notEqual(await readListMoment(visit({ site: 'ae' })), mine)
  const { who } = await write((work) => sampleCustomer(work))
  const { products } = await readResults(visit(), asked)
  assert.equal((await readResults(visit({ who }), asked)).products, products)
  assert.equal((await readResults(visit(), asked)).products, products)
})

test('a customer with a package, a coupon or a filled cart has prices of their own; guests keep theirs', async () => {
  const guests = await shown()
  const coupon = await write((work) => sampleCoupon(work, { code: 'LESS' }))
  const people = await write(async (work) => {
    const [packed, saving, buying] = [
      await sampleCustomer(work),
      await sampleCustomer(work),
      await sampleCustomer(work),
    ]
    await sampleSubscription(work, packed.who.id)
    return { packed: packed.who, saving: saving.who, buying: buying.who }
  })
  await write((work) => changeStoredCart(work, { kind: 'applyCoupon', code: coupon.code }), { who: people.saving })
  await write((work) => addItem(work, sampleFields({ price: 50_000n, weightGrams: 900 })), { who: people.buying })
  for (const [what, who] of Object.entries(people)) {
    await nextMoment()
    // The moment is over, so this customer's visit reads the next one, which guests then share.
    const { products } = await readResults(visit({ who }), asked)
    const theirs = products.map(({ id, landed }) => [id, landed?.minor])
    assert.notDeepEqual(theirs, guests, what)
    const own = await read(async (work) => landedOf(work, await found(work), await readCart(work)), { who })
    assert.deepEqual(
      theirs,
      [...own].map(([id, { money }]) => [id, money.minor]),
      what,
    )
    assert.deepEqual(await shown(), guests, what)
  }
})

test('the price in a list follows what the scale showed, also where its transaction was open meanwhile, and what was taken back', async () => {
  const before = await shown()
  const fact = await weighed(9000)
  await write(async (work) => {
    await learnFacts(work, [fact])
    await nextMoment()
    assert.deepEqual(await shown(), before, 'nobody sees it yet')
  })
  await nextMoment()
  const heavy = await shown()
  assert.notDeepEqual(heavy, before)
  assert.deepEqual(heavy, await exact())
  const { id } = await read(({ db }) => db.selectFrom('settled_facts').select('id').executeTakeFirstOrThrow())
  const { who } = await write((work) => sampleStaff(work, ['admin']))
  await write((work) => undoFact(work, { id: String(id), why: 'the scale was not empty' }), { who })
  await nextMoment()
  assert.deepEqual(await shown(), before)
})

test('what a visit reads that began before a change is not shown to others', async () => {
  await shown()
  const before = visit()
  const fact = await weighed(20_000)
  await before.read(async ({ db }) => {
    await db.selectFrom('products').select('id').limit(1).execute()
    await write((work) => learnFacts(work, [fact]))
    await nextMoment()
    await readListMoment(visit())
    await readResults(before, asked)
  })
  assert.deepEqual(await shown(), await exact())
})

test('the price in a list follows new price tables', async () => {
  const before = await shown()
  const first = firstTables('eg')
  const categories = Object.fromEntries(
    Object.entries(first.tables.categories).map(([code, one]) => [code, { ...one, productFee: '50' }]),
  )
  await write((work) => publishTables(work, { ...first, tables: { ...first.tables, categories } }))
  await nextMoment()
  assert.notDeepEqual(await shown(), before)
  assert.deepEqual(await shown(), await exact())
})
