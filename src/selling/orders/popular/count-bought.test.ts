import assert from 'node:assert/strict'
import { test } from 'node:test'
import { writeDocuments } from '#catalog/products/finding/write-documents.ts'
import { sampleOffer } from '#catalog/products/products.samples.ts'
import { takeOffers } from '#catalog/products/taking/take-offers.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { system } from '#platform/work/work.ts'
import { seedPriceTables } from '#pricing/quote/tables/seed-tables.ts'
import { countOpened } from '#selling/search/opened/note-opened.ts'
import { paidSample, type Stage, sampleCast, sampleItem } from '#world/samples/selling/orders.samples.ts'
import { countBought } from './count-bought.ts'

const { write, db } = await testDatabase()
await write(seedPriceTables)
const stage: Stage = (who, act) => write(act, { who })
const cast = await write(sampleCast)
const url = 'https://www.amazon.com/dp/B0C3HCD34R'

const popularity = async (id: bigint) =>
  (await db.selectFrom('product_documents').select('popularity').where('product_id', '=', id).executeTakeFirstOrThrow())
    .popularity

test('what was bought becomes popular, two counters at once count once, and it is forgotten with the weeks', async () => {
  const [bought, other] = await write(async (work) => {
    const offers = [sampleOffer({ store: 'amazon.com', page: url }), sampleOffer({})]
    const taken = await takeOffers(work, { feedId: null, runId: null }, offers)
    const ids = taken.map(({ productId }) => productId)
    await writeDocuments(work, ids)
    return ids
  })
  await paidSample(stage, cast, [sampleItem({ url, quantity: 5 })])
  const { page } = await db.selectFrom('order_items').select('page').executeTakeFirstOrThrow()
  assert.equal(page, url, 'orders and offers call a page by the same address')
  await Promise.all([write(countBought, { who: system }), write(countBought, { who: system })])
  assert.equal((await popularity(bought!)).toFixed(3), '0.200')
  assert.equal(await popularity(other!), 0)
  const weeksLater = new Date(Date.now() + 14 * 86_400_000)
  await write(countBought, { now: weeksLater })
  assert.ok((await popularity(bought!)) < 0.1, 'the weeks before count a quarter')
  await write(countBought, { now: new Date(Date.now() + 40 * 86_400_000) })
  assert.equal(await popularity(bought!), 0)
})

test('opened pages make a product a little popular, however many open it, and are forgotten after a week', async () => {
  const [some, many] = await write(async (work) => {
    const taken = await takeOffers(work, { feedId: null, runId: null }, [sampleOffer({}), sampleOffer({})])
    const ids = taken.map(({ productId }) => productId)
    await writeDocuments(work, ids)
    return ids
  })
  const openings = [
    { product: some!, visitors: 20 },
    { product: many!, visitors: 900 },
  ]
  await write(async (work) => {
    for (const { product, visitors } of openings)
      for (let visitor = 0; visitor < visitors; visitor++) await countOpened(work, product, `network ${visitor}`)
    await countBought(work)
  })
  assert.equal((await popularity(some!)).toFixed(3), '0.048', 'twenty visitors are one bought unit')
  assert.equal((await popularity(many!)).toFixed(3), '0.200', 'never more than five')
  await write(countBought, { now: new Date(Date.now() + 8 * 86_400_000) })
  assert.equal(await popularity(many!), 0)
})
