import assert from 'node:assert/strict'
import test from 'node:test'
import { accountNumber } from './withdrawal-form.ts'

const said = (typed: string) => accountNumber.safeParse(typed).error?.issues.map(({ message }) => message)

test('an IBAN and a bank’s own number are accepted as they are typed, with spaces, dashes and Arabic digits', () => {
  assert.equal(accountNumber.parse(' eg38 0019 0005 0000 0000 2631 80002 '), 'EG380019000500000000263180002')
  assert.equal(accountNumber.parse('AE07 0331 2345 6789 0123 456'), 'AE070331234567890123456')
  assert.equal(accountNumber.parse('GB82 WEST 1234 5698 7654 32'), 'GB82WEST12345698765432')
  assert.equal(accountNumber.parse('١٠٠٠٢٠٠٠-٣٠٠٠٤'), '1000200030004')
})

test('an IBAN with one wrong digit, or too short for its country, is no account', () => {
  assert.deepEqual(said('EG380019000500000000263180003'), ['payments_withdrawal_iban'])
  assert.deepEqual(said('EG38001900050000000026318000'), ['payments_withdrawal_iban'])
  assert.deepEqual(said('AE0703312345678901234'), ['payments_withdrawal_iban'])
  assert.deepEqual(said('EG12'), ['payments_withdrawal_iban'])
})

test('a number of three digits is no account, nor is a word', () => {
  assert.deepEqual(said('123'), ['payments_withdrawal_account_short'])
  assert.deepEqual(said('حساب'), ['payments_withdrawal_account_number'])
})
