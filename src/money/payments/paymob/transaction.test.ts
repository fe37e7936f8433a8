import assert from 'node:assert/strict'
import test from 'node:test'
import { paymentOutcome, type Transaction, transactionForm } from './transaction.ts'

const paid: Transaction = {
  id: '1',
  amount_cents: '100',
  created_at: '2026-11-23T10:00:00.000000',
  integration_id: '1',
  currency: 'EGP',
  success: true,
  pending: false,
  order: { id: '2' },
  source_data: { pan: '2346', type: 'card', sub_type: 'Visa' },
}

test('paid means a success that is not pending, has no error and was not sent back', () => {
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

test('a transaction that only holds an amount, or belongs to another one, brought no money', () => {
  for (const flag of ['has_parent_transaction', 'is_auth', 'is_capture'] as const)
    assert.equal(paymentOutcome({ ...paid, [flag]: true }), 'pending')
})

test('each value has only one form: no sign, no leading zero, no other date', () => {
  const read = (part: object) => transactionForm.safeParse({ ...paid, ...part }).success
  assert.ok(read({}))
  for (const amount_cents of ['0100', '+100', '-100', '1e2', '100.0', ' 100', '']) assert.ok(!read({ amount_cents }))
  for (const id of ['01', '0x1', '1 ']) assert.ok(!read({ id }))
  for (const created_at of [
    '026-11-23T10:00:00.000000',
    '2026-11-23',
    '2026-11-23T10:00:00.0000',
    '2026-11-23 10:00:00',
  ])
    assert.ok(!read({ created_at }))
})
