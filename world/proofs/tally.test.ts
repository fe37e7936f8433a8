// A run that tried too little has proved nothing, even if it found no fault.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { barsFor, share } from './bars.ts'
import { barsOf, isProved, type Tally, zeros } from './tally.ts'

const tally = (counted: Tally['counted'], rest: Partial<Tally> = {}): Tally => ({
  name: 'bank',
  counted,
  bars: { kills: 10 },
  ...zeros,
  faults: [],
  seconds: 1,
  ...rest,
})

test('a bar that was not reached is not proved, also if nothing was counted at all', () => {
  assert.equal(isProved([tally({ kills: 10 })]), true)
  assert.equal(isProved([tally({ kills: 9 })]), false)
  assert.equal(isProved([tally({})]), false)
  assert.equal(isProved([tally({ kills: 10 }, { lost: 1 })]), false)
  assert.deepEqual(barsOf([tally({ kills: 9 })]), [
    { proof: 'bank', what: 'kills', bar: 10, figure: 9, isReached: false },
  ])
})

test('a shorter run has its share of each bar, never zero; a longer one the whole', () => {
  assert.deepEqual([share(10, 20), share(10, 60), share(10, 5), share(10, 0.1)], [10, 10, 3, 1])
  assert.deepEqual(barsFor('restarts', 10), { restarts: 5, answered: 10_000 })
})
