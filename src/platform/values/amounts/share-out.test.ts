import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { shareOut } from './share-out.ts'

const total = (shares: readonly bigint[]) => shares.reduce((sum, share) => sum + share, 0n)

test('the largest remainder gets the remaining unit, the earlier item first on a tie', () => {
  assert.deepEqual(shareOut(100n, [1n, 1n, 1n]), [34n, 33n, 33n])
  assert.deepEqual(shareOut(10n, [1n, 2n, 4n]), [1n, 3n, 6n])
  assert.deepEqual(shareOut(5n, [0n, 1n, 1n]), [0n, 3n, 2n])
  assert.deepEqual(shareOut(7n, [3n]), [7n])
})

test('without weights all shares are equal', () => {
  assert.deepEqual(shareOut(5n, [0n, 0n]), [3n, 2n])
  assert.deepEqual(shareOut(5n, [0n]), [5n])
})

test('the parts always add up, and each is within one unit of its exact share', () => {
  const weights = fc.array(fc.bigInt(0n, 10n ** 12n), { minLength: 1, maxLength: 30 })
  fc.assert(
    fc.property(fc.bigInt(-(10n ** 12n), 10n ** 12n), weights, (amount, parts) => {
      const shares = shareOut(amount, parts)
      assert.equal(total(shares), amount)
      const sum = total(parts)
      if (sum === 0n) return
      shares.forEach((share, place) => {
        const distance = share * sum - amount * (parts[place] ?? 0n)
        assert.ok(distance < sum && -distance < sum)
      })
    }),
  )
})
