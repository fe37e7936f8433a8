import assert from 'node:assert/strict'
import { test } from 'node:test'
import { barParts, priceParts, wholeParts } from './price-parts.ts'

const rows = [
  { line: 'onlinePrice', amountMinor: 1000n },
  { line: 'internationalShipping', amountMinor: 300n },
  { line: 'customs', amountMinor: 200n },
  { line: 'serviceFees', amountMinor: 100n },
  { line: 'fees', amountMinor: 50n },
  { line: 'discount', amountMinor: 400n },
  { line: 'totalCost', amountMinor: 1250n },
] as const
const amounts = (parts: readonly { readonly amountMinor: bigint }[]) => parts.map(({ amountMinor }) => amountMinor)

test('four parts of a price, and of all that is paid, in which what is added afterwards is ours', () => {
  assert.deepEqual(amounts(priceParts(rows)), [1000n, 300n, 200n, 100n])
  assert.deepEqual(amounts(wholeParts(rows)), [1000n, 300n, 200n, 150n])
  assert.deepEqual(
    wholeParts(rows)[3]?.rows.map(({ line }) => line),
    ['serviceFees', 'fees'],
  )
})

test('the bar is as long as what is paid: a discount takes ours first, then of the goods', () => {
  const bar = barParts(wholeParts(rows), 400n).map(({ amount }) => amount)
  assert.deepEqual(bar, [750n, 300n, 200n, 0n])
  assert.equal(
    bar.reduce((sum, amount) => sum + amount, 0n),
    1250n,
  )
  assert.deepEqual(
    barParts(wholeParts(rows), 100n).map(({ amount }) => amount),
    [1000n, 300n, 200n, 50n],
  )
})
