import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testDatabase } from '#platform/database/test-database.ts'
import { readTables } from '#pricing/quote/tables/read-tables.ts'
import { seedPriceTables } from '#pricing/quote/tables/seed-tables.ts'
import { priceTablesForm } from '#pricing/quote/tables/tables-form.ts'
import type { ItemFields } from '#selling/cart/cart-item.ts'
import { addItem } from '#selling/cart/change-cart.ts'
import { readCartView } from '#selling/cart/page/read-cart-view.ts'
import { readCart } from '#selling/cart/read-cart.ts'
import { sampleCustomer } from '#world/samples/people/people.samples.ts'
import { sampleClosures } from '#world/samples/pricing/pricing.samples.ts'
import { readCartEffect } from './read-cart-effect.ts'

const { read, write, pool } = await testDatabase()
await write(seedPriceTables)
const now = (await read(readTables)).raw
const dearer = priceTablesForm.parse({
  ...now,
  routes: { ...now.routes, US: { ...now.routes.US, perStep: '240.00' } },
})
const shoes: ItemFields = {
  url: 'https://www.amazon.com/dp/B0C3HCD340',
  title: 'Pegasus',
  country: 'US',
  category: 'shoes',
  color: 'Black',
  size: '43',
  style: '',
  quantity: 1,
  weightGrams: 900,
  notes: '',
  readingId: null,
  estimated: [],
  price: 12_000n,
  domesticShipping: 0n,
  currency: 'USD',
}
const book = {
  ...shoes,
  url: 'https://www.amazon.co.uk/dp/B0C3HCD341',
  title: 'Book',
  country: 'UK',
  category: 'books',
}

async function cartWith(...goods: readonly ItemFields[]) {
  const { who } = await write((work) => sampleCustomer(work))
  for (const one of goods) await write((work) => addItem(work, one), { who })
  return read(async (work) => (await readCartView(work, await readCart(work), sampleClosures)).breakdown.totalMinor, {
    who,
  })
}

test('open carts are quoted as their customers see them, and only those whose goods are touched change', async () => {
  const totals = [await cartWith(shoes), await cartWith(book), await cartWith(shoes, book)]
  await cartWith()
  const effect = await read((work) => readCartEffect(work, now, dearer))
  assert.deepEqual([effect.carts, effect.changed, effect.unpriced], [3, 2, 0])
  assert.equal(
    effect.before,
    totals.reduce((sum, minor) => sum + minor, 0n),
  )
  assert.ok(effect.after > effect.before && effect.median > 0n)
})

test('a cart whose goods would lose their price is counted; one that nobody touched for a month is not', async () => {
  const { shoes: _, ...categories } = now.categories
  const without = await read((work) => readCartEffect(work, now, { ...now, categories }))
  assert.deepEqual([without.carts, without.unpriced], [1, 2])
  await pool.query("update carts set updated_at = now() - interval '31 days'")
  assert.equal((await read((work) => readCartEffect(work, now, dearer))).carts, 0)
})
