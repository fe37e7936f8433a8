import assert from 'node:assert/strict'
import test from 'node:test'
import { type AccountName, holdAccount, mustNotBeNegative, walletAccount } from './accounts.ts'

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
