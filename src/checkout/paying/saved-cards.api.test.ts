import assert from 'node:assert/strict'
import test, { after } from 'node:test'
import pino from 'pino'
import { checkoutApi } from '#checkout/checkout.api.ts'
import { cardsApi } from '#money/payments/cards/cards.api.ts'
import { gateways } from '#money/payments/gateways/gateway.ts'
import { gatherGateways } from '#money/payments/gateways/gather-gateways.ts'
import { paymobGateway } from '#money/payments/paymob/paymob-gateway.ts'
import { readPayment } from '#money/payments/read-payment.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { makeSealer, sealer } from '#platform/files/seal.ts'
import { openHttp } from '#platform/http/http.ts'
import { openVisit } from '#platform/http/visit.ts'
import { newId } from '#platform/work/id.ts'
import { plug, plugIn } from '#platform/work/ports.ts'
import { seedPriceTables } from '#pricing/quote/tables/seed-tables.ts'
import { sampleCustomer } from '#world/samples/people/people.samples.ts'
import { startPaymobSimulator } from '#world/simulators/paymob/start-simulator.ts'
import { callbacksApi } from './callbacks.api.ts'
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
  integrations: { EGP: 1, AED: 2 },
  get callbackUrl() {
    return simulated.callbackUrl
  },
})
const account = { ...keys, host: simulator.url, cardIntegrationId: 1 }
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
for (const room of [checkoutApi, callbacksApi, cardsApi]) await app.register(room, { prefix: '/api' })
const origin = await app.listen({ port: 0, host: 'localhost' })
origins.eg = origin.replace('[::1]', 'localhost').replace('127.0.0.1', 'localhost')
simulated.callbackUrl = `${origins.eg}/api/payment/callbacks/paymob`
after(async () => {
  await app.close()
  await simulator.close()
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
