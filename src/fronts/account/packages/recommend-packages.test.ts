import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Candidate, recommendPackages } from './recommend-packages.ts'

type Benefits = NonNullable<Candidate['terms']['benefits']>
const waive = (line: Benefits[number]['line']) => ({ kind: 'waive', line }) as const
const month = { unit: 'month', count: 1 } as const

function candidate(id: string, price: bigint, more: Partial<Candidate> = {}): Candidate {
  const facts = { isOffered: true, isFreeNow: false, cartNet: null, pastNet: null }
  return { id, price, period: month, terms: { benefits: [waive('serviceFees')] }, ...facts, ...more }
}

const flat = candidate('flat', 249n, {
  terms: { benefits: [{ kind: 'perStep', line: 'internationalShipping', value: '150.00' }] },
})
const mini = candidate('mini', 99n, { isFreeNow: true })
const shein = candidate('shein', 50n, { terms: { benefits: [waive('serviceFees')], stores: ['shein.com'] } })
const all = candidate('all', 2499n, {
  period: { unit: 'month', count: 6 },
  terms: { benefits: [waive('serviceFees'), waive('clearanceFees'), waive('storageAndHandling')] },
})

test('without a cart or orders: one to try, one for heavy parcels, and what covers the most, whatever their order', () => {
  const expected = [
    { id: 'mini', reason: 'tryFree' },
    { id: 'flat', reason: 'heavy' },
    { id: 'all', reason: 'widest' },
  ]
  assert.deepEqual(recommendPackages([all, shein, flat, mini]), expected)
  assert.deepEqual(recommendPackages([mini, flat, shein, all]), expected)
})

test('what saves on the cart comes first, the most first; what saves nothing is not said to', () => {
  const packages = [
    { ...mini, cartNet: 11n },
    { ...flat, cartNet: 5000n },
    { ...all, cartNet: -200n },
    { ...shein, cartNet: 10n },
  ]
  assert.deepEqual(recommendPackages(packages), [
    { id: 'flat', reason: 'cart' },
    { id: 'mini', reason: 'cart' },
    { id: 'all', reason: 'widest' },
  ])
})

test('past orders speak where the cart says nothing, and a package stands there once', () => {
  const packages = [{ ...mini, pastNet: 700n, cartNet: 900n }, { ...all, pastNet: 100n }, flat]
  assert.deepEqual(recommendPackages(packages), [
    { id: 'mini', reason: 'cart' },
    { id: 'all', reason: 'past' },
    { id: 'flat', reason: 'heavy' },
  ])
})

test('what is no longer sold is never recommended, and one alone is the cheapest', () => {
  const gone = candidate('gone', 1n, { isOffered: false, cartNet: 9000n, isFreeNow: true })
  assert.deepEqual(recommendPackages([gone, shein]), [{ id: 'shein', reason: 'cheapest' }])
  assert.deepEqual(recommendPackages([]), [])
})
