import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testDatabase } from '#platform/database/test-database.ts'
import { seedPriceTables } from '#pricing/quote/tables/seed-tables.ts'
import { readCartLimits } from './load-cart.ts'

const database = await testDatabase()
await database.write(seedPriceTables)
const phones = (quantity: number) => ({ category: 'mobiles', quantity, weightGrams: 200 })
const creams = (quantity: number, weightGrams: number | null = 900) => ({
  category: 'cosmetics',
  quantity,
  weightGrams,
})
const read = (items: Parameters<typeof readCartLimits>[1], given = {}) =>
  database.read((work) => readCartLimits(work, items), given)

test('a cart with more than one person may import shows the rule, its day and source', async () => {
  const [one, ...others] = await read([phones(1), phones(1)])
  assert.deepEqual(
    [one?.limit.kind, one?.limit.per, one?.limit.most, one?.has, others.length],
    ['phones', 'order', 1, 2, 0],
  )
  assert.ok(one?.limit.since instanceof Date && one.limit.source !== '' && one.name !== 'phones')
  assert.deepEqual(
    (await read([phones(4)])).map(({ limit, has }) => [limit.per, has]),
    [
      ['order', 4],
      ['year', 4],
    ],
  )
})

test('grams are added up over the whole kind; exactly the limit shows nothing', async () => {
  assert.deepEqual(await read([phones(1), creams(2, 1000)]), [])
  const over = await read([creams(1, 1500), creams(1, 501)])
  assert.deepEqual(
    over.map(({ limit, has }) => [limit.kind, limit.unit, has]),
    [['cosmetics', 'grams', 2001]],
  )
})

test('without a source for a limit nothing is shown: the Emirates have none, and an empty cart exceeds none', async () => {
  assert.deepEqual(await read([phones(9), creams(9)], { site: 'ae' }), [])
  assert.deepEqual(await read([]), [])
})
