// What we rely on at Paymob, tested with the simulator, or with a test account if the settings name one (PAYMOB_EG_… of
// docs/running.md): node --test src/money/payments/paymob/contract.test.ts
import assert from 'node:assert/strict'
import test, { after } from 'node:test'
import type { PaymentAttempt } from '#money/payments/gateways/gateway.ts'
import { readSettings } from '#platform/settings/settings.ts'
import { startPaymobSimulator } from '#world/simulators/paymob/start-simulator.ts'
import type { PaymobAccount } from './account.ts'
import { paymobGateway } from './paymob-gateway.ts'

const settings = readSettings()
const keys = { secretKey: 'sk', publicKey: 'pk', hmacSecret: 'hmac', apiKey: 'api' }
const simulator =
  settings.PAYMOB_EG_BASE_URL === ''
    ? await startPaymobSimulator({
        ...keys,
        port: 0,
        integrations: { EGP: 1, AED: 2, wallet: 3 },
        callbackUrl: 'http://localhost:9/',
      })
    : null
after(() => simulator?.close())
const account: PaymobAccount = simulator
  ? { ...keys, host: simulator.url, cardIntegrationId: 1, walletIntegrationId: 3 }
  : {
      host: settings.PAYMOB_EG_BASE_URL,
      secretKey: settings.PAYMOB_EG_SECRET_KEY,
      publicKey: settings.PAYMOB_EG_PUBLIC_KEY,
      hmacSecret: settings.PAYMOB_EG_HMAC_SECRET,
      apiKey: settings.PAYMOB_EG_API_KEY,
      cardIntegrationId: settings.PAYMOB_EG_CARD_INTEGRATION,
      walletIntegrationId: settings.PAYMOB_EG_WALLET_INTEGRATION,
    }
const gateway = paymobGateway({ eg: account, ae: account }, (fault) => assert.fail(`keys: ${fault.detail}`))
const reference = `CT-${Date.now().toString(36)}`

test('its page opens for cards and, if the account has it, for mobile wallets', async () => {
  for (const [at, method] of (['creditCard', 'visaWallet'] as const).entries()) {
    if (!gateway.serves(method, 'eg')) continue
    const opened = await gateway.open(attemptFor(method, `${reference}-${at}`))
    assert.ok(opened.kind === 'opened', JSON.stringify(opened))
    assert.ok(opened.providerReference)
    assert.ok((await fetch(opened.redirectUrl)).ok)
  }
})

test('an unpaid attempt is answered as no payment yet', async () => {
  assert.deepEqual(await gateway.inquire({ reference: `${reference}-0`, site: 'eg' }), { kind: 'nothingYet' })
})

function attemptFor(method: PaymentAttempt['method'], one: string): PaymentAttempt {
  return {
    reference: one,
    method,
    payerAccount: method === 'visaWallet' ? '01010101010' : null,
    cardToken: null,
    savesCard: false,
    site: 'eg',
    locale: 'en',
    amount: { minor: 36_725n, currency: 'EGP' },
    title: 'Contract test',
    payer: { firstName: 'Mona', lastName: 'Ali', email: 'mona@example.com', phone: '+201001234567' },
    expiresAt: new Date(Date.now() + 3_600_000),
    expiresInSeconds: 3_600,
    callbackUrl: 'https://shop.example/callback',
    returnUrl: 'https://shop.example/return',
  }
}
