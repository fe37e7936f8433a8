import assert from 'node:assert/strict'
import test from 'node:test'
import { addBankDays, isBankDay } from '#money/payments/holidays/working-days.ts'
import { guest, system } from '#platform/work/work.ts'
import { findWithdrawalMove, withdrawalMoves } from './withdrawal-moves.ts'

test('customers cancel, finance decides, nobody else may do anything', () => {
  const customer = { kind: 'customer', id: 'c' } as const
  const finance = { kind: 'staff', id: 's', roles: ['finance'], places: [] } as const
  const desk = { kind: 'staff', id: 's', roles: ['desk', 'support'], places: [] } as const
  assert.ok(findWithdrawalMove(customer, 'pending_review', 'cancel'))
  assert.equal(findWithdrawalMove(customer, 'on_progress', 'cancel'), null)
  assert.equal(findWithdrawalMove(finance, 'pending_review', 'cancel'), null)
  assert.ok(findWithdrawalMove(finance, 'pending_review', 'approve'))
  for (const who of [desk, guest, system, customer])
    for (const event of ['approve', 'settle', 'reject'] as const)
      for (const move of withdrawalMoves) assert.equal(findWithdrawalMove(who, move.from, event), null)
})

test('banks are closed on Friday and Saturday in Egypt, on Saturday and Sunday in the Emirates, and on holidays', () => {
  const none = new Set<string>()
  const thursday = new Date('2026-11-19T12:00:00Z')
  assert.equal(addBankDays(thursday, 1, 'eg', none).toISOString().slice(0, 10), '2026-11-22')
  assert.equal(addBankDays(thursday, 2, 'ae', none).toISOString().slice(0, 10), '2026-11-23')
  assert.equal(addBankDays(new Date('2026-11-21T10:00:00Z'), 14, 'eg', none).toISOString().slice(0, 10), '2026-12-09')
  assert.equal(isBankDay(new Date('2026-12-02T08:00:00Z'), 'ae', none), false)
  // Late on Thursday in UTC it is Friday in Cairo.
  assert.equal(isBankDay(new Date('2026-11-19T23:00:00Z'), 'eg', none), false)
})
