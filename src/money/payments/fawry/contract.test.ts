// What we rely on at FawryPay, tested with the simulator, or with its sandbox if the settings name one:
// FAWRY_BASE_URL=https://atfawry.fawrystaging.com FAWRY_MERCHANT_CODE=… FAWRY_SECURE_KEY=… \
//   node --test src/money/payments/fawry/contract.test.ts
import assert from 'node:assert/strict'
import test, { after } from 'node:test'
import type { PaymentAttempt } from '#money/payments/gateways/gateway.ts'
import { readSettings } from '#platform/settings/settings.ts'
import { startFawrySimulator } from '#world/simulators/fawry/start-simulator.ts'
import { type FawryAccount, usualPageMethods } from './account.ts'
import { fawryGateway } from './fawry-gateway.ts'

const settings = readSettings()
const keys = { merchantCode: 'merchant', secureKey: 'key' }
const isSandbox = settings.FAWRY_BASE_URL !== ''
const simulator = isSandbox ? null : await startFawrySimulator({ ...keys, port: 0, callbackUrl: 'http://localhost:9/' })
after(() => simulator?.close())
const account: FawryAccount = simulator
  ? { ...keys, host: simulator.url, pageMethods: usualPageMethods }
  : {
      host: settings.FAWRY_BASE_URL,
      merchantCode: settings.FAWRY_MERCHANT_CODE,
      secureKey: settings.FAWRY_SECURE_KEY,
      pageMethods: usualPageMethods,
    }
const gateway = fawryGateway(account, (fault) => assert.fail(`keys: ${fault.detail}`))
const reference = `CT-${Date.now().toString(36)}`

test('a code is valid for 72 hours, is found by our reference, and can be cancelled', async () => {
  const attempt = attemptFor('fawry', `${reference}-1`)
  const given = await gateway.open(attempt)
  assert.ok(given.kind === 'codeGiven', JSON.stringify(given))
  const asked = await gateway.inquire(attempt)
  assert.ok(
    asked.kind === 'outcome',
    JSON.stringify(asked, (_, value) => String(value)),
  )
  assert.equal(asked.outcome.state, 'pending')
  assert.equal(asked.outcome.providerReference, given.code)
  assert.deepEqual(asked.outcome.amount, { minor: 36_750n, currency: 'EGP' })
  assert.equal((await gateway.open(attempt)).kind, 'refused', 'a reference is used once')
  assert.equal((await gateway.cancel?.({ ...attempt, providerReference: given.code }))?.kind, 'cancelled')
})

test('its page opens for cards', async () => {
  const opened = await gateway.open(attemptFor('fawryCreditCard', `${reference}-2`))
  assert.ok(opened.kind === 'opened', JSON.stringify(opened))
  assert.ok(URL.canParse(opened.redirectUrl))
})

test('an unknown reference is answered as no payment yet', async () => {
  assert.deepEqual(await gateway.inquire({ reference: `${reference}-9`, site: 'eg' }), { kind: 'nothingYet' })
})

function attemptFor(method: PaymentAttempt['method'], one: string): PaymentAttempt {
  return {
    reference: one,
    method,
    payerAccount: null,
    cardToken: null,
    savesCard: false,
    site: 'eg',
    locale: 'en',
    amount: { minor: 36_750n, currency: 'EGP' },
    title: 'Contract test',
    payer: { firstName: 'Mona', lastName: 'Ali', email: 'mona@example.com', phone: '+201001234567' },
    expiresAt: new Date(Date.now() + 72 * 3_600_000),
    expiresInSeconds: 259_200,
    callbackUrl: 'https://shop.example/callback',
    returnUrl: 'https://shop.example/return',
  }
}
