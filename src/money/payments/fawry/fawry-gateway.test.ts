import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import test, { after, beforeEach } from 'node:test'
import type { GatewayFailure, PaymentAttempt, PaymentGateway } from '#money/payments/gateways/gateway.ts'
import { startFawrySimulator } from '#world/simulators/fawry/start-simulator.ts'
import { type FawryAccount, usualPageMethods } from './account.ts'
import { fawryGateway } from './fawry-gateway.ts'

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

const keys = { merchantCode: 'is0N+YQzlE4==', secureKey: 'a-secure-key' }
const simulator = await startFawrySimulator({ ...keys, port: 0, callbackUrl: `${shopUrl}/callback` })
const account: FawryAccount = { ...keys, host: simulator.url, pageMethods: usualPageMethods, totalTimeoutMs: 1_000 }
const alarms: GatewayFailure[] = []
const gateway = gatewayWith({})
let lastNumber = 0

after(async () => {
  await simulator.close()
  shop.closeAllConnections()
  shop.close()
})
beforeEach(async () => {
  received.length = 0
  alarms.length = 0
  await control('reset', {})
})

test('a code is issued, paid at a point, reported by a signed notification, and found by inquiry', async () => {
  const attempt = attemptFor('fawry')
  assert.deepEqual(await gateway.inquire({ reference: attempt.reference, site: 'eg' }), { kind: 'nothingYet' })
  const given = await gateway.open(attempt)
  assert.ok(given.kind === 'codeGiven')
  assert.equal(given.expiresAt?.getTime(), attempt.expiresAt.getTime())
  await payAtPoint(given.code)
  await until(() => received.length === 2)
  const states = received.map((_, at) => hintAt(at).state)
  assert.deepEqual(states.toSorted(), ['paid', 'pending'])
  const paid = hintAt(states.indexOf('paid'))
  assert.deepEqual(paid, { site: 'eg', state: 'paid', transactionId: given.code, reference: attempt.reference })
  const asked = await gateway.inquire({ reference: attempt.reference, site: 'eg' })
  assert.ok(asked.kind === 'outcome')
  assert.deepEqual(asked.outcome.amount, { minor: 36_750n, currency: 'EGP' })
  assert.equal(asked.outcome.state, 'paid')
  assert.equal(asked.outcome.providerReference, given.code)
})

test('cards, instalments and valU are paid on Fawry’s page', async () => {
  for (const method of ['fawryCreditCard', 'fawryCreditCardInstalment'] as const) {
    const { attempt, url } = await openPage(method)
    const back = await post(url, { number: '4242424242424242', expiry: '05/29', cvv: '123', months: '12' })
    const target = new URL(back.headers.get('location') ?? '')
    assert.equal(target.searchParams.get('merchantRefNumber'), attempt.reference)
    assert.equal(hintAt(received.length - 1).state, 'paid')
  }
  const { attempt, url } = await openPage('valu', 'VAL-55')
  assert.match(await (await fetch(url)).text(), /value="VAL-55"/)
  assert.equal((await post(url, { choice: 'valu', valuCode: 'VAL-404' })).status, 422)
  assert.equal((await post(url, { choice: 'valu', valuCode: 'VAL-LOW' })).status, 422)
  assert.match(await (await post(url, { choice: 'valu', valuCode: 'VAL-55' })).text(), /value="36"/)
  assert.equal((await post(url, { choice: 'plan', months: '12' })).status, 200)
  assert.equal((await post(url, { choice: 'confirm', months: '12', code: '000000' })).status, 422)
  assert.equal((await post(url, { choice: 'confirm', months: '12', code: '123456' })).status, 303)
  const asked = await gateway.inquire({ reference: attempt.reference, site: 'eg' })
  assert.equal(asked.kind === 'outcome' && asked.outcome.state, 'paid')
})

test('an expired card, a card without money and three wrong codes are declined with their reason', async () => {
  const cards = [
    ['4263970000005262', 'EXPIRED_CARD'],
    ['4222000006724235', 'INSUFFICIENT_FUNDS'],
  ] as const
  for (const [number, code] of cards) {
    const { attempt, url } = await openPage('fawryCreditCard')
    await post(url, { number, expiry: '05/29', cvv: '123' })
    assert.equal(hintAt(received.length - 1).state, 'declined')
    assert.equal(await declineOf(attempt), code)
  }
  const { attempt, url } = await openPage('valu', 'VAL-1')
  for (let tries = 0; tries < 3; tries += 1) await post(url, { choice: 'confirm', months: '6', code: '1' })
  assert.equal(await declineOf(attempt), 'VALU_DECLINED')
})

test('an unpaid code ends: by its time, or because we cancel it', async () => {
  const [expiring, unwanted] = [attemptFor('fawry'), attemptFor('fawry')]
  const [one, other] = [await gateway.open(expiring), await gateway.open(unwanted)]
  assert.ok(one.kind === 'codeGiven' && other.kind === 'codeGiven')
  const cancelled = await gateway.cancel?.({ ...unwanted, providerReference: other.code })
  assert.equal(cancelled?.kind, 'cancelled')
  assert.equal((await gateway.cancel?.({ ...unwanted, providerReference: other.code }))?.kind, 'refused')
  await control('advance', { ms: 73 * 3_600_000 })
  for (const { reference } of [expiring, unwanted]) {
    const asked = await gateway.inquire({ reference, site: 'eg' })
    assert.equal(asked.kind === 'outcome' && asked.outcome.state, 'ended')
  }
})

test('refunds are made in parts, never above what was paid, and show in the status', async () => {
  const attempt = attemptFor('fawry')
  const given = await gateway.open(attempt)
  assert.ok(given.kind === 'codeGiven')
  const refund = (minor: bigint) =>
    gateway.refund({ transactionId: given.code, site: 'eg', amount: { minor, currency: 'EGP' } })
  assert.equal((await refund(100n)).kind, 'refused')
  await payAtPoint(given.code)
  assert.equal((await refund(36_000n)).kind, 'refunded')
  assert.equal((await refund(751n)).kind, 'refused')
  const asked = await gateway.inquire({
    transactionId: given.code,
    site: 'eg',
    reference: attempt.reference,
  })
  assert.equal(asked.kind === 'outcome' && asked.outcome.state, 'reversed')
  await control('misbehave', { cutAnswer: 'refund' })
  assert.equal((await refund(750n)).kind, 'unknown')
})

test('a wrong signature is refused; an old notification is only a hint', async () => {
  await control('misbehave', { wrongSignature: true })
  await gateway.open(attemptFor('fawry'))
  await until(() => received.length === 1)
  assert.deepEqual(readAt(0), { verified: false, reason: 'BAD_SIGNATURE' })
  await control('misbehave', { oldNotifications: true })
  const attempt = attemptFor('fawry')
  await gateway.open(attempt)
  await until(() => received.length === 2)
  assert.deepEqual(readAt(1), { verified: false, reason: 'UNSIGNED', reference: attempt.reference })
  assert.equal(gateway.readCallback({ rawBody: '{"a":', query: {} }).verified, false)
})

test('a code whose answer was cut is found again; nothing else is tried twice', async () => {
  await control('misbehave', { cutAnswer: 'charge' })
  const given = await gateway.open(attemptFor('fawry'))
  assert.equal(given.kind, 'codeGiven')
  for (const how of [{ failWith: 429 }, { failWith: 500 }, { slowMs: 1_800 }, { malformed: true }]) {
    await control('misbehave', how)
    for (const method of ['fawry', 'fawryCreditCard'] as const) {
      const answer = await gateway.open(attemptFor(method))
      const isDone = 'malformed' in how
      assert.equal(answer.kind, isDone && method !== 'fawry' ? 'opened' : 'unknown', JSON.stringify(how))
    }
  }
  await control('misbehave', { cutAnswer: 'page' })
  assert.equal((await gateway.open(attemptFor('fawryCreditCard'))).kind, 'unknown')
  assert.equal((await gatewayWith({ host: 'http://127.0.0.1:9' }).open(attemptFor('fawry'))).kind, 'unknown')
})

test('wrong keys raise an alarm; a used reference is refused', async () => {
  assert.equal((await gatewayWith({ secureKey: 'another' }).open(attemptFor('fawry'))).kind, 'misconfigured')
  assert.equal((await gatewayWith({ merchantCode: 'x' }).open(attemptFor('valu', 'VAL-1'))).kind, 'misconfigured')
  assert.equal(alarms.length, 2)
  const attempt = attemptFor('fawry')
  await gateway.open(attempt)
  assert.equal((await gateway.open(attempt)).kind, 'refused')
})

test('it serves Egypt, and only the methods of the page that the account has names for', () => {
  assert.ok(gateway.serves('valu', 'eg'))
  assert.ok(!gateway.serves('fawry', 'ae'))
  assert.ok(!gateway.serves('creditCard', 'eg'))
  assert.ok(!gatewayWith({ pageMethods: {} }).serves('valu', 'eg'))
})

function gatewayWith(other: Partial<FawryAccount>): PaymentGateway {
  return fawryGateway({ ...account, ...other }, (fault) => alarms.push(fault))
}

function attemptFor(method: PaymentAttempt['method'], payerAccount: string | null = null): PaymentAttempt {
  lastNumber += 1
  const expiresAt = new Date(Date.now() + 72 * 3_600_000)
  return {
    reference: `PA-${lastNumber}-1`,
    method,
    payerAccount,
    cardToken: null,
    savesCard: false,
    site: 'eg',
    locale: 'ar',
    amount: { minor: 36_750n, currency: 'EGP' },
    title: 'مرسى، دفعة 1',
    payer: { firstName: 'منى', lastName: 'علي', email: 'mona@example.com', phone: '+201001234567' },
    expiresAt,
    expiresInSeconds: 259_200,
    callbackUrl: `${shopUrl}/callback`,
    returnUrl: `${shopUrl}/ar/payment/1`,
  }
}

async function openPage(method: PaymentAttempt['method'], payerAccount: string | null = null) {
  const attempt = attemptFor(method, payerAccount)
  const opened = await gateway.open(attempt)
  assert.ok(opened.kind === 'opened', JSON.stringify(opened))
  return { attempt, url: opened.redirectUrl }
}

function readAt(at: number) {
  const { body, query } = received[at]!
  return gateway.readCallback({ rawBody: body, query })
}

async function declineOf({ reference }: PaymentAttempt): Promise<string | null> {
  const asked = await gateway.inquire({ reference, site: 'eg' })
  assert.ok(asked.kind === 'outcome')
  return asked.outcome.declineCode
}

function hintAt(at: number) {
  const reading = readAt(at)
  assert.ok(reading.verified && reading.hint)
  return reading.hint
}

function post(url: string, form: Readonly<Record<string, string>>): Promise<Response> {
  return fetch(url, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' })
}

async function payAtPoint(code: string): Promise<void> {
  assert.equal((await post(`${simulator.url}/atfawry/point`, { code, choice: 'pay' })).status, 200)
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

async function until(isSo: () => boolean): Promise<void> {
  for (let tries = 0; tries < 100 && !isSo(); tries += 1) await new Promise((next) => setTimeout(next, 20))
  assert.ok(isSo())
}
