import assert from 'node:assert/strict'
import test from 'node:test'
import {
  type AccountName,
  accountKind,
  holdAccount,
  isAccountName,
  mustNotBeNegative,
  walletAccount,
} from './accounts.ts'

test('what holds somebody’s money never goes below zero; where real money is and what became of it may', () => {
  const held: AccountName[] = [
    walletAccount('1', 'card'),
    holdAccount('1', 'valu'),
    'order:1',
    'request:1',
    'payment:1',
    'withdrawal:1',
  ]
  const free: AccountName[] = ['gateway:paymob', 'suspense:paymob', 'vat', 'revenue:customs', 'fx:USD', 'receivable:1']
  for (const account of held) assert.equal(mustNotBeNegative(account), true, account)
  for (const account of free) assert.equal(mustNotBeNegative(account), false, account)
})

test('an account has one of the names the design gives, and says what its money is', () => {
  for (const name of [
    'customer:1:card',
    'customer:1:hold:valu',
    'till:cairo',
    'courier:bosta',
    'vat',
    'till-difference',
  ])
    assert.ok(isAccountName(name), name)
  for (const name of [
    '',
    'vat:1',
    'customer:1',
    'customer:1:valu',
    'order',
    'order:1:2',
    'bank:',
    'cash',
    'toString:1',
  ])
    assert.ok(!isAccountName(name), name)
  assert.deepEqual(
    (['customer:1:cash', 'order:1', 'supplier-card:visa', 'receivable:1', 'fx:USD', 'price-lock'] as const).map(
      accountKind,
    ),
    ['owned', 'held', 'real', 'owed', 'exchange', 'result'],
  )
})
