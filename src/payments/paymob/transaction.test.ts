import assert from 'node:assert/strict'
import test from 'node:test'
import { paymentOutcome, type Transaction, transactionForm } from './transaction.ts'

const paid: Transaction = {
  id: '1',
  amount_cents: '100',
  currency: 'EGP',
  success: true,
  pending: false,
  order: { id: '2' },
  source_data: { pan: '2346', type: 'card', sub_type: 'Visa' },
}

test('paid is a success that is not pending, not in error and did not go back', () => {
  assert.equal(paymentOutcome(paid), 'paid')
  assert.equal(paymentOutcome({ ...paid, error_occured: true }), 'declined')
  assert.equal(paymentOutcome({ ...paid, success: false }), 'declined')
  assert.equal(paymentOutcome({ ...paid, success: false, pending: true }), 'pending')
  for (const flag of ['is_refund', 'is_refunded', 'is_void', 'is_voided'] as const) {
    assert.equal(paymentOutcome({ ...paid, [flag]: true }), 'reversed', flag)
  }
})

test('amounts and numbers that are not plain digits are not a transaction', () => {
  for (const part of [
    { amount_cents: '-100' },
    { amount_cents: '1e3' },
    { id: '' },
    { currency: 'egp' },
    { order: {} },
  ]) {
    assert.equal(transactionForm.safeParse({ ...paid, ...part }).success, false, JSON.stringify(part))
  }
})
