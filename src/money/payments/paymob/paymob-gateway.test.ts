import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import test, { after, beforeEach } from 'node:test'
import type { GatewayFailure, PaymentAttempt, PaymentGateway } from '#money/payments/gateways/gateway.ts'
import { startPaymobSimulator } from '#world/simulators/paymob/start-simulator.ts'
import { accountFault, type PaymobAccount } from './account.ts'
import { paymobGateway } from './paymob-gateway.ts'

type Received = { readonly body: string; readonly query: Readonly<Record<string, string>> }
const received: Received[] = []
const shop = createServer((request, response) => {
  const pieces: Buffer[] = []
  request.on('data', (piece: Buffer) => pieces.push(piece))
  request.on('end', () => {
    const url = new URL(request.url ?? '/', 'http://shop')
    received.push({ body: Buffer.concat(pieces).toString(), query: Object.fromEntries(url.searchParams) })
    response.end('ok')
  })
})
await new Promise<void>((ready) => shop.listen(0, '127.0.0.1', ready))
const shopUrl = `http://127.0.0.1:${(shop.address() as AddressInfo).port}`

const keys = {
  secretKey: 'egy_sk_test_1',
  publicKey: 'egy_pk_test_1',
  hmacSecret: 'hmac-of-test',
  apiKey: 'api-of-test',
}
const simulator = await startPaymobSimulator({
  ...keys,
  port: 0,
  integrations: { EGP: 11, AED: 12, wallet: 13 },
  callbackUrl: `${shopUrl}/callback`,
  pendingMs: 50,
})
const account: PaymobAccount = {
  ...keys,
  host: simulator.url,
  cardIntegrationId: 11,
  walletIntegrationId: 13,
  totalTimeoutMs: 1_000,
}
const alarms: GatewayFailure[] = []
const gateway = gatewayWith({})

after(async () => {
  await simulator.close()
  shop.closeAllConnections()
  shop.close()
})
beforeEach(async () => {
  received.length = 0
  alarms.length = 0
  await control('misbehave', {})
})

test('a checkout is opened, paid on the hosted page, reported by a signed callback, and found by inquiry', async () => {
  const attempt = attemptFor('PA-100-1')
  assert.deepEqual(await gateway.inquire({ reference: 'PA-100-1', site: 'eg' }), { kind: 'nothingYet' })
  const opened = await open(attempt)
  const back = await pay(opened.redirectUrl)

  const callback = read(0)
  assert.ok(callback.verified && callback.hint)
  const { transactionId } = callback.hint
  assert.deepEqual(callback.hint, { site: 'eg', state: 'paid', transactionId, reference: 'PA-100-1' })
  const returned = gateway.readCallback({ rawBody: '', query: Object.fromEntries(back.searchParams) })
  assert.deepEqual(returned, callback)

  const asked = await gateway.inquire({ reference: 'PA-100-1', site: 'eg' })
  assert.ok(asked.kind === 'outcome')
  assert.equal(asked.outcome.state, 'paid')
  assert.equal(asked.outcome.reference, 'PA-100-1')
  assert.equal(asked.outcome.providerReference, opened.providerReference)
  assert.deepEqual(asked.outcome.amount, { minor: 36_725n, currency: 'EGP' })
  assert.deepEqual(asked.outcome.card, { brand: 'MasterCard', last4: '2346' })
  assert.deepEqual(await gateway.inquire({ transactionId, reference: null, site: 'eg' }), asked)
  const unknown = { transactionId: `${transactionId}0`, reference: 'PA-100-1', site: 'eg' } as const
  assert.deepEqual(await gateway.inquire(unknown), { kind: 'nothingYet' })
})

test('money taken by an integration missing in the settings waits and raises an alarm; a callback of one is refused', async () => {
  await pay((await open(attemptFor('PA-113-1'))).redirectUrl)
  const others = gatewayWith({ cardIntegrationId: 14 })
  assert.equal((await others.inquire({ reference: 'PA-113-1', site: 'eg' })).kind, 'misconfigured')
  assert.match(alarms[0]?.detail ?? '', /integration 11/)
  const { body, query } = received[0]!
  const reading = others.readCallback({ rawBody: body, query })
  assert.deepEqual(reading, { verified: false, reason: 'MALFORMED' })
  const owner = gatewayWith({ ownerId: 1 }).readCallback({ rawBody: body, query })
  assert.deepEqual(owner, { verified: false, reason: 'MALFORMED' })
})

test('a declined card, an expired card and a bank that asks for a code', async () => {
  const declined = await open(attemptFor('PA-101-1'))
  await pay(declined.redirectUrl, { cvv: '000' })
  await pay(declined.redirectUrl, { expiry: '01/20' })
  const states = received.map((one) => gateway.readCallback({ rawBody: one.body, query: one.query }))
  assert.deepEqual(
    states.map((one) => one.verified && one.hint?.state),
    ['declined', 'declined'],
  )
  const why = await gateway.inquire({ reference: 'PA-101-1', site: 'eg' })
  assert.equal(why.kind === 'outcome' && why.outcome.declineCode, 'EXPIRED_CARD')
  const page = await post(declined.redirectUrl, { number: '5123450000000008', expiry: '01/39', cvv: '123' })
  const challenge = /name="challenge" value="(\w+)"/.exec(await page.text())?.[1] ?? ''
  const confirmed = await post(declined.redirectUrl, { choice: 'confirm', challenge, code: '123456' })
  assert.equal(confirmed.status, 303)
  const asked = await gateway.inquire({ reference: 'PA-101-1', site: 'eg' })
  assert.equal(asked.kind === 'outcome' && asked.outcome.state, 'paid')
})

test('an amount that ends in 13 is pending first and paid later', async () => {
  const opened = await open({ ...attemptFor('PA-102-1'), amount: { minor: 5_013n, currency: 'EGP' } })
  await pay(opened.redirectUrl)
  await until(() => received.length === 2)
  const states = received.map((one) => gateway.readCallback({ rawBody: one.body, query: one.query }))
  assert.deepEqual(
    states.map((one) => one.verified && one.hint?.state),
    ['pending', 'paid'],
  )
})

test('a mobile wallet is paid by its number and a code; only cards have last digits', async () => {
  const attempt: PaymentAttempt = { ...attemptFor('PA-110-1'), method: 'visaWallet', payerAccount: '01010101010' }
  const { redirectUrl } = await open(attempt)
  assert.match(await (await fetch(redirectUrl)).text(), /value="01010101010"/)
  assert.equal((await post(redirectUrl, { number: '01010101010', code: '000000' })).status, 303)
  assert.equal((await post(redirectUrl, { number: '01010101010', code: '123456' })).status, 303)
  const states = received.map((_, at) => read(at))
  assert.deepEqual(
    states.map((one) => one.verified && one.hint?.state),
    ['declined', 'paid'],
  )
  const asked = await gateway.inquire({ reference: 'PA-110-1', site: 'eg' })
  assert.equal(asked.kind === 'outcome' && asked.outcome.card, null)
  assert.ok(!gatewayWith({ walletIntegrationId: 0 }).serves('visaWallet', 'eg'))
})

test('half an answer leaves the outcome unknown; a page whose time is over may still be paid', async () => {
  await control('misbehave', { malformed: true })
  assert.equal((await gateway.open(attemptFor('PA-111-1'))).kind, 'unknown')
  await control('misbehave', { takesEnded: true })
  const { redirectUrl } = await open({ ...attemptFor('PA-112-1'), expiresInSeconds: 1 })
  await new Promise((next) => setTimeout(next, 1_100))
  await pay(redirectUrl)
  await control('misbehave', {})
  const told = read(0)
  assert.equal(told.verified && told.hint?.state, 'paid')
})

test('a callback with a changed signature is refused', async () => {
  await control('misbehave', { wrongSignature: true })
  await pay((await open(attemptFor('PA-103-1'))).redirectUrl)
  assert.deepEqual(read(0), {
    verified: false,
    reason: 'BAD_SIGNATURE',
  })
})

test('a refund is made once, and more than the payment is refused', async () => {
  await pay((await open(attemptFor('PA-104-1'))).redirectUrl)
  const paid = read(0)
  assert.ok(paid.verified && paid.hint)
  const { transactionId } = paid.hint
  const refund = (minor: bigint) => gateway.refund({ transactionId, site: 'eg', amount: { minor, currency: 'EGP' } })
  assert.equal((await refund(36_000n)).kind, 'refunded')
  assert.equal((await refund(726n)).kind, 'refused')
  await until(() => received.length === 2)
  const told = read(1)
  assert.equal(told.verified && told.hint?.state, 'reversed')
  await control('misbehave', { cutAnswer: 'refund' })
  assert.equal((await refund(725n)).kind, 'unknown')
})

test('wrong keys raise an alarm; a repeated reference or a wrong integration is refused for good', async () => {
  const wrongKey = await gatewayWith({ secretKey: 'egy_sk_test_2' }).open(attemptFor('PA-105-1'))
  assert.equal(wrongKey.kind, 'misconfigured')
  assert.equal(alarms.length, 1)
  await open(attemptFor('PA-105-2'))
  assert.equal((await gateway.open(attemptFor('PA-105-2'))).kind, 'refused')
  assert.equal((await gatewayWith({ cardIntegrationId: 99 }).open(attemptFor('PA-105-3'))).kind, 'refused')
})

test('429, 500, a slow answer, a cut answer and no server leave the outcome unknown, and are not tried again', async () => {
  for (const how of [{ failWith: 429 }, { failWith: 500 }, { slowMs: 1_800 }, { cutAnswer: 'intention' }]) {
    await control('misbehave', how)
    const before = await countRequests()
    const answer = await gateway.open(attemptFor(`PA-106-${JSON.stringify(how)}`))
    assert.equal(answer.kind, 'unknown', JSON.stringify(how))
    assert.ok((await countRequests()) - before <= 1)
  }
  const nobody = await gatewayWith({ host: 'http://127.0.0.1:9' }).open(attemptFor('PA-107-1'))
  assert.equal(nobody.kind, 'unknown')
})

test('keys of different modes, or of another country than the host, are refused at start', () => {
  assert.equal(accountFault({ ...account, publicKey: 'egy_pk_live_1' }), 'KEYS_DIFFER')
  assert.equal(accountFault({ ...account, host: 'https://uae.paymob.com' }), 'WRONG_HOST')
  assert.equal(accountFault({ ...account, host: 'https://accept.paymob.com' }), null)
  assert.throws(() => gatewayWith({ publicKey: 'are_pk_test_1' }))
})

function gatewayWith(other: Partial<PaymobAccount>): PaymentGateway {
  const one = { ...account, ...other }
  return paymobGateway({ eg: one, ae: { ...one, cardIntegrationId: 12 } }, (fault) => alarms.push(fault))
}

function read(at: number) {
  const { body, query } = received[at]!
  return gateway.readCallback({ rawBody: body, query })
}

function attemptFor(reference: string): PaymentAttempt {
  return {
    reference,
    method: 'creditCard',
    payerAccount: null,
    cardToken: null,
    savesCard: false,
    expiresAt: new Date(Date.now() + 3_600_000),
    site: 'eg',
    locale: 'ar',
    amount: { minor: 36_725n, currency: 'EGP' },
    title: 'Order 1042',
    payer: { firstName: 'منى', lastName: 'علي', email: 'mona@example.com', phone: '+201001234567' },
    expiresInSeconds: 3600,
    callbackUrl: `${shopUrl}/callback`,
    returnUrl: `${shopUrl}/ar/payment/1`,
  }
}

async function open(attempt: PaymentAttempt): Promise<{ providerReference: string; redirectUrl: string }> {
  const answer = await gateway.open(attempt)
  assert.ok(answer.kind === 'opened' && answer.providerReference !== null, JSON.stringify(answer))
  return { ...answer, providerReference: answer.providerReference }
}

function post(url: string, form: Readonly<Record<string, string>>): Promise<Response> {
  return fetch(url, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' })
}

async function pay(url: string, card: Readonly<Record<string, string>> = {}): Promise<URL> {
  const answer = await post(url, { number: '5123456789012346', expiry: '01/39', cvv: '123', ...card })
  assert.equal(answer.status, 303)
  return new URL(answer.headers.get('location') ?? '')
}

async function control(what: string, body: object): Promise<void> {
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(`${simulator.url}/_control/${what}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  })
  assert.equal(answer.status, 200)
}

async function countRequests(): Promise<number> {
  const answer = await fetch(`${simulator.url}/_control/requests`)
  return ((await answer.json()) as { requests: unknown[] }).requests.length
}

async function until(isSo: () => boolean): Promise<void> {
  for (let tries = 0; tries < 100 && !isSo(); tries += 1) await new Promise((next) => setTimeout(next, 20))
  assert.ok(isSo())
}
