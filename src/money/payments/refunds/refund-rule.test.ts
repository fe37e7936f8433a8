import assert from 'node:assert/strict'
import test from 'node:test'
import fc from 'fast-check'
import { smallerOf } from '#platform/values/amounts/round.ts'
import { methodFacts, paymentMethods } from '#pricing/quote/method-table.ts'
import { refundMoves, refundStatuses } from './refund-moves.ts'
import { refundCauses, returnsFee, shareRefund } from './refund-rule.ts'

test('money is refunded as the kind that paid; lent money goes on automatically, card money when asked', () => {
  assert.equal(methodFacts.valu.kind, 'valu')
  const of = (refund: string) => paymentMethods.filter((method) => methodFacts[method].refund === refund)
  assert.deepEqual(of('automatic'), ['valu'])
  assert.deepEqual(
    [...of('offered')].sort(),
    ['creditCard', 'fawryCreditCard', 'fawryCreditCardInstalment', 'visaWallet'].sort(),
  )
})

test('a fee is refunded only if we or the seller cancelled', () => {
  assert.deepEqual(refundCauses.filter(returnsFee), ['cancelledByUs', 'lost'])
})

test('money that a provider has is not moved again, and every other refund can still reach it', () => {
  const toSent = new Set<string>(['sent'])
  for (let size = 0; size < toSent.size; ) {
    size = toSent.size
    for (const { from, to } of refundMoves) if (toSent.has(to)) toSent.add(from)
  }
  assert.deepEqual([...toSent].sort(), [...refundStatuses].sort())
  assert.ok(refundMoves.every(({ from }) => !['sent'].includes(from)))
})

test('after any number of refunds, no payment gives back more than it brought, and nothing is lost', () => {
  const minor = fc.bigInt({ min: 0n, max: 500n })
  const story = fc.record({
    paid: fc.array(fc.bigInt({ min: 1n, max: 300n }), { minLength: 1, maxLength: 5 }),
    refunds: fc.array(minor, { maxLength: 8 }),
  })
  fc.assert(
    fc.property(story, ({ paid, refunds }) => {
      const back = new Map<string | null, bigint>()
      const total = paid.reduce((all, one) => all + one, 0n)
      let given = 0n
      for (const wanted of refunds) {
        const refund = smallerOf(wanted, total - given)
        const parts = paid.map((one, place) => ({
          paymentId: String(place),
          paid: one,
          refunded: back.get(String(place)) ?? 0n,
        }))
        const shares = shareRefund(refund, parts)
        assert.equal(
          shares.reduce((all, share) => all + share.minor, 0n),
          refund,
        )
        for (const share of shares) back.set(share.paymentId, (back.get(share.paymentId) ?? 0n) + share.minor)
        given += refund
      }
      assert.equal(back.has(null), false)
      paid.forEach((one, place) => {
        assert.ok((back.get(String(place)) ?? 0n) <= one)
      })
    }),
  )
})
