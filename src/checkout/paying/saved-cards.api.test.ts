import assert from 'node:assert/strict'
import test, { after, beforeEach } from 'node:test'
import pino from 'pino'
import { checkoutApi } from '#checkout/checkout.api.ts'
import { depositMoney } from '#checkout/deposit/deposit-money.ts'
import { packagesApi } from '#checkout/packages/packages.api.ts'
import { sayCardChoice, typedCard } from '#money/payments/cards/card-choice.ts'
import { cardsApi } from '#money/payments/cards/cards.api.ts'
import { gateways } from '#money/payments/gateways/gateway.ts'
import { gatherGateways, routesOf } from '#money/payments/gateways/gather-gateways.ts'
import { startAttempt } from '#money/payments/gateways/open-checkout.ts'
import { paymobGateway } from '#money/payments/paymob/paymob-gateway.ts'
import { readPayment } from '#money/payments/read-payment.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { makeSealer, sealer } from '#platform/files/seal.ts'
import { openHttp } from '#platform/http/http.ts'
import { openVisit } from '#platform/http/visit.ts'
import { newId } from '#platform/work/id.ts'
import { plug, plugIn } from '#platform/work/ports.ts'
import type { Work } from '#platform/work/work.ts'
import { seedPriceTables } from '#pricing/quote/tables/seed-tables.ts'
import { deliverySample, waitingSample } from '#world/samples/checkout/delivery.samples.ts'
import { sampleCustomer } from '#world/samples/people/people.samples.ts'
import { type Stage, sampleCast } from '#world/samples/selling/orders.samples.ts'
import { startPaymobSimulator } from '#world/simulators/paymob/start-simulator.ts'
import { callbacksApi } from './callbacks.api.ts'
import { openGatewayPage } from './open-gateway-page.ts'
import { retryPayment } from './retry-payment.ts'

const database = await testDatabase()
await database.write(seedPriceTables)
const keys = { secretKey: 'sk', publicKey: 'pk', hmacSecret: 'hmac', apiKey: 'api' }
const origins = { eg: '', ae: '' }
const logged: string[] = []
const simulated = { callbackUrl: '' }
const simulator = await startPaymobSimulator({
  ...keys,
  port: 0,
  pendingMs: 20,
  integrations: { EGP: 1, AED: 2, saved: { EGP: 3, AED: 4 } },
  get callbackUrl() {
    return simulated.callbackUrl
  },
})
const account = { ...keys, host: simulator.url, cardIntegrationId: 1, savedCardIntegrationId: 0 }
const gateway = paymobGateway({ eg: account, ae: { ...account, cardIntegrationId: 2 } }, () => undefined)
const ports = plugIn([plug(gateways, gatherGateways([gateway])), plug(sealer, makeSealer('secret of a test'))])
const parts = {
  db: database.db,
  ports,
  logger: pino({ level: 'trace' }, { write: (line: string) => logged.push(line) }),
  origins,
  clock: () => new Date(),
}
const app = await openHttp({
  ...parts,
  authenticate: async (token) => (token.length === 36 ? { kind: 'customer', id: token } : null),
  permits: () => false,
})
for (const room of [checkoutApi, callbacksApi, cardsApi, packagesApi]) await app.register(room, { prefix: '/api' })
const origin = await app.listen({ port: 0, host: 'localhost' })
origins.eg = origin.replace('[::1]', 'localhost').replace('127.0.0.1', 'localhost')
simulated.callbackUrl = `${origins.eg}/api/payment/callbacks/paymob`
after(async () => {
  await app.close()
  await simulator.close()
})

beforeEach(async () => {
  account.savedCardIntegrationId = 0
  await misbehave({})
})

type Card = { readonly id: string; readonly brand: string; readonly last4: string; readonly lastUsedAt: string | null }

test('saved by a deposit, listed, paid with and removed by calls; no answer and no log ever says the token', async () => {
  const id = await customer()
  const first = await deposit(id, { saveCard: true })
  await pay(first.body.redirectUrl, { number: '4111111111111111', expiry: '01/39', save: 'on' })
  const [card] = await cards(id)
  assert.deepEqual([card?.brand, card?.last4, card?.lastUsedAt], ['Visa', '1111', null])
  const second = await deposit(id, { savedCardId: card!.id })
  const token = /name="token" value="([^"]+)"/.exec(await (await fetch(second.body.redirectUrl)).text())?.[1] ?? ''
  assert.match(token, /^tok_sim_/)
  await pay(second.body.redirectUrl, { token })
  assert.equal((await paymentOf(id, second.body.id)).face, 'paid')
  const listed = await call(id, 'GET', '/saved-cards')
  const removed = await call(id, 'DELETE', `/saved-cards/${card!.id}`)
  assert.deepEqual([removed.status, removed.body], [200, { items: [] }])
  assert.ok(logged.length > 0)
  for (const said of [first, second, listed, removed, ...logged]) assert.ok(!JSON.stringify(said).includes(token))
  const { rows } = await database.pool.query(
    "select 1 from audit_log where action = 'card.remove' and subject = $1 and staff_id is null",
    [`saved-card:${card!.id}`],
  )
  assert.equal(rows.length, 1)
})

test('somebody else’s card is not found, to pay with or to remove, and nothing is opened', async () => {
  const [owner, stranger] = [await customer(), await customer()]
  await pay((await deposit(owner, { saveCard: true })).body.redirectUrl, {
    number: '4111111111111111',
    expiry: '01/39',
    save: 'on',
  })
  const [card] = await cards(owner)
  assert.deepEqual(await cards(stranger), [])
  for (const refused of [
    await deposit(stranger, { savedCardId: card!.id }),
    await call(stranger, 'DELETE', `/saved-cards/${card!.id}`),
    await call(owner, 'DELETE', `/saved-cards/${newId()}`),
  ])
    assert.deepEqual([refused.status, refused.body.code], [404, 'SAVED_CARD_NOT_FOUND'])
  const { rows } = await database.pool.query('select 1 from payments where customer_id = $1', [stranger])
  assert.equal(rows.length, 0)
  assert.equal((await cards(owner)).length, 1)
})

test('trying again takes the same saved card, and a typed one where that card is gone or refused', async () => {
  const id = await customer()
  await pay((await deposit(id, { saveCard: true })).body.redirectUrl, {
    number: '4111111111111111',
    expiry: '01/39',
    save: 'on',
  })
  const [card] = await cards(id)
  const declined = await deposit(id, { savedCardId: card!.id })
  const token = /name="token" value="([^"]+)"/.exec(await (await fetch(declined.body.redirectUrl)).text())?.[1] ?? ''
  await pay(declined.body.redirectUrl, { token, cvv: '001' })
  assert.equal((await paymentOf(id, await again(id, declined.body.id))).cardChoice.savedCardId, card!.id)
  await misbehave({ refusesTokens: true })
  const refused = await deposit(id, { savedCardId: card!.id })
  await misbehave({})
  assert.equal((await paymentOf(id, refused.body.id)).declineCode, 'SAVED_CARD_REFUSED')
  assert.equal((await paymentOf(id, await again(id, refused.body.id))).cardChoice.savedCardId, null)
  await call(id, 'DELETE', `/saved-cards/${card!.id}`)
  assert.equal((await paymentOf(id, await again(id, declined.body.id))).cardChoice.savedCardId, null)
})

test('a package and a delivery save a card as an order does', async (t) => {
  const id = await customer()
  const typed = { number: '4111111111111111', expiry: '01/39', save: 'on' }
  const asked = { packageId: 'star', paymentMethod: 'creditCard', saveCard: true }
  await pay((await call(id, 'POST', '/users/subscription', asked)).body.payment.redirectUrl, typed)
  assert.equal((await cards(id)).length, 1)
  const cast = await database.write(sampleCast)
  const stage: Stage = (who, act) => database.write(act, { who })
  const payment = { method: 'creditCard', payerAccount: sayCardChoice({ ...typedCard, savesCard: true }) } as const
  const goods = await waitingSample(stage, cast)
  const { paymentId } = await deliverySample(stage, cast, goods, { payment })
  const customerId = cast.customer.id ?? ''
  const page = await openGatewayPage(visitOf(customerId), paymentId ?? '')
  await pay(page.kind === 'open' ? page.redirectUrl : '', typed)
  // Its sum ends in 13: the simulator leaves it pending for a moment.
  await t.waitFor(async () => assert.equal((await paymentOf(customerId, paymentId ?? '')).face, 'paid'))
  await t.waitFor(async () => assert.equal((await cards(customerId)).length, 1))
})

test('with an integration for it a saved card is charged at once, and booked only as its gateway confirms', async () => {
  const { id, card } = await withCard('4111111111111111')
  const paid = await deposit(id, { savedCardId: card.id })
  assert.deepEqual([paid.body.isPaid, paid.body.redirectUrl], [true, null])
  assert.ok((await cards(id))[0]?.lastUsedAt)
  assert.deepEqual(await chargesOf(id), [['paid', 10_000n]])
  const poor = await withCard('5123450000000024')
  const declined = await deposit(poor.id, { savedCardId: poor.card.id })
  assert.deepEqual([declined.body.isPaid, declined.body.redirectUrl], [false, null])
  const payment = await paymentOf(poor.id, declined.body.id)
  assert.deepEqual([payment.face, payment.declineCode], ['failed', 'INSUFFICIENT_FUNDS'])
  assert.equal((await cards(poor.id))[0]?.lastUsedAt, null)
})

test('where the gateway wants the security code, or the bank wants its owner, they go there and nothing is charged before', async () => {
  const { id, card } = await withCard('4111111111111111')
  await misbehave({ asksSecurityCode: true })
  const asked = await deposit(id, { savedCardId: card.id })
  assert.match(asked.body.redirectUrl, /unifiedcheckout/)
  assert.equal((await paymentOf(id, asked.body.id)).face, 'pending')
  const token = /name="token" value="([^"]+)"/.exec(await (await fetch(asked.body.redirectUrl)).text())?.[1] ?? ''
  await pay(asked.body.redirectUrl, { token })
  assert.equal((await paymentOf(id, asked.body.id)).face, 'paid')
  await misbehave({})
  const careful = await withCard('5123450000000008')
  const challenged = await deposit(careful.id, { savedCardId: careful.card.id })
  assert.equal((await paymentOf(careful.id, challenged.body.id)).face, 'pending')
  await confirmCode(challenged.body.redirectUrl)
  assert.equal((await paymentOf(careful.id, challenged.body.id)).face, 'paid')
})

test('no answer may be a charge: it is asked about, never charged again, and a second press does not charge either', async (t) => {
  const { id, card } = await withCard('4111111111111111')
  await misbehave({ cutAnswer: 'charge', lost: true })
  const cutOff = await deposit(id, { savedCardId: card.id })
  assert.equal(cutOff.body.isPaid, true)
  await misbehave({})
  const paymentId = await database.write((work) => openDeposit(work, card.id), { who: { kind: 'customer', id } })
  const pressed = await Promise.all([1, 2, 3].map(() => openGatewayPage(visitOf(id), paymentId)))
  assert.ok(pressed.every(({ kind }) => kind === 'charged' || kind === 'closed'))
  await openGatewayPage(visitOf(id), paymentId)
  // The gateway's news may be what asked last: its answer is still on the way then.
  await t.waitFor(async () => assert.equal((await paymentOf(id, paymentId)).face, 'paid'))
  assert.deepEqual(await chargesOf(id), [
    ['paid', 10_000n],
    ['paid', 10_000n],
  ])
})

test('a try of which nobody knows what became, because we fell over, is being confirmed and not tried again', async () => {
  const { id, card } = await withCard('4111111111111111')
  const paymentId = await database.write((work) => openDeposit(work, card.id), { who: { kind: 'customer', id } })
  await database.write((work) => startAttempt(work, paymentId), { who: { kind: 'customer', id } })
  assert.equal((await openGatewayPage(visitOf(id), paymentId)).kind, 'charged')
  const waiting = await paymentOf(id, paymentId)
  assert.deepEqual([waiting.face, waiting.confirmation?.kind, waiting.checkoutUrl], ['pending', 'charging', null])
  assert.deepEqual(await chargesOf(id), [])
})

/** A customer with this card saved at a deposit, on an account that charges saved cards. */
async function withCard(number: string): Promise<{ readonly id: string; readonly card: Card }> {
  account.savedCardIntegrationId = 3
  const id = await customer()
  const { redirectUrl } = (await deposit(id, { saveCard: true })).body
  const typed = { choice: 'pay', number, expiry: '01/39', cvv: '123', save: 'on' }
  const page = await fetch(redirectUrl, { method: 'POST', body: new URLSearchParams(typed), redirect: 'manual' })
  if (page.status === 200) await confirmCode(redirectUrl, await page.text())
  const [card] = await cards(id)
  return { id, card: card ?? assert.fail('no card was saved') }
}

/** The bank's page: its owner types the code. */
async function confirmCode(url: string, shown?: string): Promise<void> {
  const page = shown ?? (await (await fetch(url)).text())
  const challenge = /name="challenge" value="(\w+)"/.exec(page)?.[1] ?? ''
  await pay(url, { choice: 'confirm', challenge, code: '123456' })
}

async function openDeposit(work: Work, savedCardId: string): Promise<string> {
  const payerAccount = sayCardChoice({ savedCardId, savesCard: false })
  const wish = { key: newId(), minor: 10_000n, method: 'creditCard', payerAccount } as const
  return (await depositMoney(work, wish, routesOf(ports))).paymentId
}

/** What the gateway took from the saved cards of a customer. */
async function chargesOf(id: string) {
  const { rows } = await database.pool.query(
    `select case when charge.taken_as = 'settled' then 'paid' else charge.taken_as end as state, charge.amount_minor as minor
    from payment_charges charge join payments payment on payment.id = charge.payment_id
    where payment.customer_id = $1 and payment.saved_card_id is not null`,
    [id],
  )
  return rows.map(({ state, minor }) => [state, minor])
}

async function customer(): Promise<string> {
  return (await database.write((work) => sampleCustomer(work))).id
}

function deposit(id: string, card: object) {
  return call(id, 'POST', '/wallet/deposits', { amount: 100, paymentMethod: 'creditCard', ...card })
}

async function cards(id: string): Promise<readonly Card[]> {
  return (await call(id, 'GET', '/saved-cards')).body.items
}

async function call(id: string, method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) {
  const headers = { authorization: `Bearer ${id}`, 'idempotency-key': newId(), host: new URL(origins.eg).host }
  const answer = await app.inject({ method, url: `/api${path}`, headers, ...(body && { payload: body }) })
  const said = answer.json()
  return { status: answer.statusCode, body: said.data ?? said.error ?? said }
}

async function pay(url: string, form: Record<string, string>): Promise<void> {
  const body = new URLSearchParams({ cvv: '123', ...form })
  assert.equal((await fetch(url, { method: 'POST', body, redirect: 'manual' })).status, 303)
}

async function again(id: string, paymentId: string): Promise<string> {
  const visit = visitOf(id)
  return new URL(await retryPayment(visit, paymentId, newId()), origins.eg).pathname.split('/').at(-1) ?? ''
}

function visitOf(id: string) {
  const who = { kind: 'customer', id } as const
  const asked = { who, now: new Date(), site: 'eg', locale: 'en', origin: origins.eg } as const
  const facts = { ...asked, requestId: '', ip: '', token: null, cookies: {}, nonce: '' }
  return openVisit(database.db, { ...facts, ports, report: () => undefined })
}

function paymentOf(id: string, paymentId: string) {
  return database
    .read((work) => readPayment(work, paymentId), { who: { kind: 'customer', id } })
    .then((payment) => payment ?? assert.fail('no such payment'))
}

async function misbehave(how: object): Promise<void> {
  const headers = { 'content-type': 'application/json' }
  await fetch(`${simulator.url}/_control/misbehave`, { method: 'POST', headers, body: JSON.stringify(how) })
}
