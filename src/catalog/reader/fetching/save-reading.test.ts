import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testDatabase } from '#platform/database/test-database.ts'
import { isRefusal } from '#platform/work/refusal.ts'
import type { LinkReading } from './read-link.ts'
import { readReading, readReadings, saveReading } from './save-reading.ts'

const lamp: LinkReading = {
  url: 'https://shop.example.com/lamp?variant=1',
  canonicalUrl: 'https://shop.example.com/lamp',
  store: null,
  domain: 'shop.example.com',
  country: 'US',
  facts: {
    title: 'Reading lamp',
    price: '24.50',
    currency: 'USD',
    availability: 'in_stock',
    image: 'https://shop.example.com/lamp.jpg',
    images: ['https://shop.example.com/lamp.jpg', 'javascript:alert(1)'],
    brand: null,
    sku: 'L1',
    variants: [{ name: 'color', values: ['Brass'] }],
    weightGrams: 1200,
    description: 'x'.repeat(5000),
    category: null,
    breadcrumb: [],
    oldPrice: null,
    offers: [],
    lang: null,
  },
  reason: null,
  source: 'provider',
  steps: ['cleaned', 'fetched', 'parsed'],
}

test('a reading is saved, limited to valid values, and found again by its id', async () => {
  const database = await testDatabase()
  const id = await database.write((work) => saveReading(work, lamp))
  const kept = await database.read((work) => readReading(work, id))
  assert.deepEqual(
    [kept?.url, kept?.country, kept?.facts?.title, kept?.facts?.price, kept?.source],
    [lamp.url, 'US', 'Reading lamp', '24.50', 'provider'],
  )
  assert.deepEqual(kept?.facts?.images, ['https://shop.example.com/lamp.jpg'])
  assert.equal(kept?.facts?.description?.length, 2000)

  const failed = await database.write((work) => saveReading(work, { ...lamp, facts: null, reason: 'TIMEOUT' }))
  const both = await database.read((work) =>
    readReadings(work, [id, failed, 'nonsense', '00000000-0000-7000-8000-000000000000']),
  )
  assert.deepEqual([both.size, both.get(failed)?.facts, both.get(failed)?.reason], [2, null, 'TIMEOUT'])

  assert.equal(await database.read((work) => readReading(work, id), { site: 'ae' }), null)
  await assert.rejects(
    database.write((work) => saveReading(work, { ...lamp, url: null, facts: null, reason: 'INVALID_LINK' })),
    isRefusal,
  )
})

test('a price with parts of a cent is kept as it is paid: rounded to cents, halves up, and never to nothing', async () => {
  const database = await testDatabase()
  const kept = async (price: string, oldPrice: string | null = null) => {
    const facts = lamp.facts && { ...lamp.facts, price, oldPrice }
    const id = await database.write((work) => saveReading(work, { ...lamp, facts }))
    const reading = await database.read((work) => readReading(work, id))
    return [reading?.facts?.price, reading?.facts?.oldPrice]
  }
  assert.deepEqual(await kept('12.3284', '84.0973'), ['12.33', '84.10'])
  assert.deepEqual(await kept('12.325'), ['12.33', null])
  assert.deepEqual(await kept('1299.5'), ['1299.5', null])
  assert.deepEqual(await kept('0.0041'), [null, null])
})
