import assert from 'node:assert/strict'
import { test } from 'node:test'
import { allKinds } from '#catalog/estimates/kinds/all-kinds.ts'
import { CATEGORIES } from '#catalog/estimates/kinds/kind.ts'
import { firstTables } from '#pricing/quote/tables/seed-tables.ts'

test('estimates know the categories of the price tables, and kinds of each', () => {
  assert.deepEqual([...CATEGORIES].sort(), Object.keys(firstTables('eg').tables.categories).sort())
  assert.deepEqual(new Set(allKinds.map(({ category }) => category)), new Set(CATEGORIES))
})
