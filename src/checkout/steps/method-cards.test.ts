import assert from 'node:assert/strict'
import test from 'node:test'
import { cardMark } from '#money/payments/cards/card-mark.ts'
import type { SavedCard } from '#money/payments/cards/read-saved-cards.ts'
import type { OfferedMethod } from '#money/payments/read-payment-methods.ts'
import { withoutIsolates } from '#platform/values/isolate.ts'
import { methodCards } from './method-cards.ts'

const fee = { fee: null, feePercent: '2.5' } as const
const byCard = { method: 'creditCard', isAvailable: true, why: null, moneyKind: 'card' } as const
const offered: readonly OfferedMethod[] = [{ ...byCard, ...fee, balance: null, field: null, hours: 1, mixes: [] }]
const savedOn = (id: string, day: number, last4: string): SavedCard => {
  const savedAt = new Date(Date.UTC(2026, 9, day, 9))
  return { id, brand: 'Visa', last4, savedAt, lastUsedAt: null, isRefused: false }
}

test('two saved cards with the same brand and digits are told apart by when they were saved, others are not made longer', () => {
  const saved = [savedOn('a', 3, '1111'), savedOn('b', 5, '1111'), savedOn('c', 5, '2346')]
  const names = (['en', 'ar'] as const).map((locale) =>
    methodCards(offered, locale, saved, 'eg').map(({ name }) => name),
  )
  for (const [first = '', second = '', third = '', other = ''] of names) {
    assert.notEqual(first, second)
    assert.ok(first.includes('1111') && second.includes('1111') && third.includes('2346'))
    assert.ok(third.length < second.length && !other.includes('1111'))
    assert.match(withoutIsolates(first), /12:00/)
  }
})

test('common brands have a mark of their own, any other a card’s', () => {
  assert.deepEqual(cardMark('Visa').text, 'VISA')
  assert.deepEqual(cardMark('American Express'), cardMark('AMEX'))
  assert.notDeepEqual(cardMark('MasterCard'), cardMark('Maestro'))
  assert.equal(cardMark('Meeza').text, 'meeza')
  assert.equal(cardMark('Maestro').icon, 'card')
})
