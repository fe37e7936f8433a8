import assert from 'node:assert/strict'
import test from 'node:test'
import { saveReading } from '#catalog/reader/fetching/save-reading.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { paidSample, type Stage, sampleCast, sampleItem } from '#world/samples/selling/orders.samples.ts'
import { readReview } from './read-review.ts'

const database = await testDatabase()
const stage: Stage = (who, act) => database.write(act, { who })
const cast = await database.write(sampleCast)
const url = 'https://www.amazon.com/dp/B0C3HCD34R'

test('a review shows what the store’s page showed when the item was added, beside the customer’s values', async () => {
  const readingId = await stage(cast.customer, (work) =>
    saveReading(work, {
      url,
      canonicalUrl: url,
      domain: 'amazon.com',
      store: 'amazon',
      country: 'US',
      reason: null,
      source: 'page',
      steps: ['cleaned', 'fetched', 'parsed'],
      facts: {
        title: 'Headphones',
        price: '59.99',
        currency: 'USD',
        availability: 'in_stock',
        image: null,
        images: [],
        brand: 'Anker',
        sku: null,
        variants: [],
        weightGrams: 300,
        description: null,
        category: null,
        breadcrumb: [],
        oldPrice: null,
        offers: [],
        lang: null,
      },
    }),
  )
  const { number } = await paidSample(stage, cast, [sampleItem({ readingId }), sampleItem({ title: 'Typed by hand' })])
  const { items } = await database.read((work) => readReview(work, number), { who: cast.reviewer })
  const [read, typed] = items
  assert.deepEqual([read?.readPage?.product?.price, read?.clientData.price], ['59.99', '49.99'])
  assert.equal(read?.readPage?.product?.weightGrams, 300)
  assert.equal(typed?.readPage, null)
})
