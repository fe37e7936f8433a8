import assert from 'node:assert/strict'
import { join } from 'node:path'
import { test } from 'node:test'
import { readOwnProducts } from '#catalog/estimates/read-labelled.ts'
import { rootDirectory } from '#platform/settings/root-directory.ts'
import { type ReadProduct, scoreAtOnce } from './score-at-once.ts'

const { open } = readOwnProducts(join(rootDirectory, 'tests', 'estimates', 'products.jsonl'))
const bare = {
  availability: 'in_stock',
  image: null,
  images: [],
  sku: null,
  variants: [],
  description: null,
  oldPrice: null,
  offers: [],
  lang: null,
} as const
// Prices that such things have: a dollar for each ten grams.
const products = open
  .filter(({ refused, grams }) => refused === null && grams !== null)
  .map(({ name, question, grams }): ReadProduct => {
    const { title, brand = null, store, breadcrumb = [] } = question
    const price = String(Math.max(15, Math.round((grams?.[1] ?? 0) / 10)))
    const facts = { title, brand, breadcrumb, price, currency: 'USD', weightGrams: null, category: null }
    return { name, url: `https://${store ?? 'shop.example'}/item`, product: { ...bare, ...facts } }
  })

test('nine of ten of our own products get one landed price without a question, and all get a price', () => {
  for (const site of ['eg', 'ae'] as const) {
    const { read, priced, one, between, misses } = scoreAtOnce(products, site)
    assert.ok(read > 100)
    assert.deepEqual([priced, one + between, misses], [read, read, []])
    assert.ok(one / priced >= 0.9, `${site}: ${one} of ${priced}`)
  }
})
