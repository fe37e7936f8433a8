import assert from 'node:assert/strict'
import { createHmac } from 'node:crypto'
import test from 'node:test'
import { readJson } from '#money/payments/gateways/read-json.ts'
import type { PaymobAccount, PaymobAccounts } from './account.ts'
import { verifyCallback } from './paymob-gateway.ts'
import { transactionMessage } from './signature.ts'
import vectors from './vectors.json' with { type: 'json' }

for (const { name, secret, hmac, transaction } of vectors.transactions) {
  test(`the processed callback of "${name}" is verified`, () => {
    const reading = verifyCallback(accountsWith(secret, transaction), bodyOf(transaction), { hmac })
    assert.ok(reading.verified && reading.hint)
    assert.equal(reading.hint.transactionId, String(transaction.id))
    assert.equal(reading.hint.state, transaction.pending ? 'pending' : transaction.success ? 'paid' : 'declined')
  })

  test(`the browser's query of "${name}" is verified, with dots and with underscores`, () => {
    const { order, source_data, ...flat } = transaction
    const query = Object.fromEntries(Object.entries(flat).map(([key, value]) => [key, String(value)]))
    for (const sign of ['.', '_']) {
      const reading = verifyCallback(accountsWith(secret, transaction), '', {
        ...query,
        order: String(order.id),
        merchant_order_id: order.merchant_order_id,
        [`source_data${sign}pan`]: source_data.pan,
        [`source_data${sign}sub_type`]: source_data.sub_type,
        [`source_data${sign}type`]: source_data.type,
        hmac,
      })
      assert.ok(reading.verified && reading.hint)
      assert.equal(reading.hint.transactionId, String(transaction.id))
      assert.equal(reading.hint.reference, 'PA-1')
    }
  })

  test(`"${name}" is refused if any signed value was changed`, () => {
    const changed = { ...transaction, amount_cents: transaction.amount_cents + 1 }
    const reading = verifyCallback(accountsWith(secret), bodyOf(changed), { hmac })
    assert.deepEqual(reading, { verified: false, reason: 'BAD_SIGNATURE' })
  })
}

for (const { name, secret, hmac, token } of vectors.tokens) {
  test(`the news of "${name}" are verified and are not about a payment`, () => {
    const body = JSON.stringify({ type: 'TOKEN', obj: token })
    const card = {
      sites: ['eg'],
      providerReference: String(token.order_id),
      token: token.token,
      brand: token.card_subtype,
      last4: token.masked_pan.slice(-4),
    }
    assert.deepEqual(verifyCallback(accountsWith(secret), body, { hmac }), { verified: true, hint: null, card })
    assert.equal(verifyCallback(accountsWith('another'), body, { hmac }).verified, false)
  })
}

test('a callback without, with a short or with a flipped signature is refused', () => {
  const { secret, hmac, transaction } = vectors.transactions[0]!
  for (const forged of [undefined, '', hmac.slice(2), `${hmac.slice(0, -1)}1`, 'z'.repeat(128)]) {
    const reading = verifyCallback(accountsWith(secret), bodyOf(transaction), { hmac: forged })
    assert.deepEqual(reading, { verified: false, reason: 'BAD_SIGNATURE' })
  }
})

test('a message that is no callback is refused', () => {
  for (const body of ['{', 'null', '[]', '{"obj":3}', '"obj"']) {
    assert.equal(verifyCallback(accountsWith('secret'), body, { hmac: '0'.repeat(128) }).verified, false)
  }
})

test('numbers are signed as they were written, and a signed amount that is not an integer is malformed', () => {
  const text = '{"amount_cents":100.50,"id":92233720368547758070001}'
  assert.equal(transactionMessage(readJson(text)), '100.5092233720368547758070001')
  const body = bodyOf({ ...vectors.transactions[0]!.transaction, amount_cents: 100.5 })
  const tree = readJson(body) as { obj: unknown }
  const hmac = createHmac('sha512', 'mine').update(transactionMessage(tree.obj)).digest('hex')
  assert.deepEqual(verifyCallback(accountsWith('mine'), body, { hmac }), { verified: false, reason: 'MALFORMED' })
})

test('the Dubai account is recognised by its own secret', () => {
  const { secret, hmac, transaction } = vectors.transactions[5]!
  const accounts = { ...accountsWith('egypt'), ae: accountWith(secret, transaction) }
  const reading = verifyCallback(accounts, bodyOf(transaction), { hmac })
  assert.ok(reading.verified)
  assert.equal(reading.hint?.site, 'ae')
})

test('two sites that share one account are distinguished by the currency', () => {
  for (const index of [4, 5]) {
    const { secret, hmac, transaction } = vectors.transactions[index]!
    const shared = { eg: accountWith(secret, transaction), ae: accountWith(secret, transaction) }
    const reading = verifyCallback(shared, bodyOf(transaction), { hmac })
    assert.equal(reading.verified && reading.hint?.site, transaction.currency === 'AED' ? 'ae' : 'eg')
  }
})

function bodyOf(transaction: object): string {
  return JSON.stringify({ type: 'TRANSACTION', obj: transaction })
}

type Integrated = { readonly integration_id: number }

function accountsWith(hmacSecret: string, one?: Integrated): PaymobAccounts {
  return { eg: accountWith(hmacSecret, one), ae: accountWith('of another country') }
}

function accountWith(hmacSecret: string, one: Integrated = { integration_id: 1 }): PaymobAccount {
  const keys = { host: 'http://127.0.0.1', secretKey: '', publicKey: '', hmacSecret, apiKey: '' }
  return { ...keys, cardIntegrationId: one.integration_id }
}
