import assert from 'node:assert/strict'
import test, { after } from 'node:test'
import pino from 'pino'
import { gateways } from '#money/payments/gateways/gateway.ts'
import { gatherGateways } from '#money/payments/gateways/gather-gateways.ts'
import { paymobGateway } from '#money/payments/paymob/paymob-gateway.ts'
import { proveBooks } from '#money/wallet/read-proof.ts'
import { readWallet } from '#money/wallet/read-wallet.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { openHttp } from '#platform/http/http.ts'
import { openVisit } from '#platform/http/visit.ts'
import { newId } from '#platform/work/id.ts'
import { plug, plugIn } from '#platform/work/ports.ts'
import type { Work } from '#platform/work/work.ts'
import { seedPriceTables } from '#pricing/quote/tables/seed-tables.ts'
import { readCart } from '#selling/cart/read-cart.ts'
import { cancelOrder } from '#selling/orders/cancel-order.ts'
import { findOrder } from '#selling/orders/items/lock-order.ts'
import { fillCart, sampleCheckout } from '#world/samples/checkout/checkout.samples.ts'
import { fillWallet } from '#world/samples/money/wallet.samples.ts'
import { sampleAddress, sampleCustomer } from '#world/samples/people/people.samples.ts'
import { startPaymobSimulator } from '#world/simulators/paymob/start-simulator.ts'
import { checkoutApi } from './checkout.api.ts'
import { callbacksApi } from './paying/callbacks.api.ts'
import { loadPayment } from './paying/load-payment.ts'
import { readOutcome } from './paying/read-outcome.ts'

const database = await testDatabase()
await database.write(seedPriceTables)
const keys = { secretKey: 'sk', publicKey: 'pk', hmacSecret: 'hmac', apiKey: 'api' }
const simulator = await startPaymobSimulator({
  ...keys,
  port: 0,
  integrations: { EGP: 1, AED: 2 },
  callbackUrl: 'http://localhost:1/',
})
const account = { ...keys, host: simulator.url, cardIntegrationId: 1 }
const gateway = paymobGateway({ eg: account, ae: { ...account, cardIntegrationId: 2 } }, () => undefined)
const ports = plugIn([plug(gateways, gatherGateways([gateway]))])
const origins = { eg: '', ae: '' }
const app = await openHttp({
  db: database.db,
  ports,
  logger: pino({ level: 'silent' }),
  origins,
  clock: () => new Date(),
  authenticate: async (token) => (token.length === 36 ? { kind: 'customer', id: token } : null),
  permits: () => false,
})
await app.register(checkoutApi, { prefix: '/api' })
await app.register(callbacksApi, { prefix: '/api' })
const origin = await app.listen({ port: 0, host: 'localhost' })
origins.eg = origin.replace('[::1]', 'localhost').replace('127.0.0.1', 'localhost')
after(async () => {
  await app.close()
  await simulator.close()
})

test('by card: the order waits, the callback makes it paid, once, however often it is told', async () => {
  await misbehave({ times: 10 })
  const { id, total } = await shopper()
  const { orderNumber, payment } = await place(id)
  assert.deepEqual(await states(id, orderNumber), ['placed'])
  assert.equal((await as(id, readCart)).items.length, 0)
  assert.ok(payment.redirectUrl?.startsWith(simulator.url))
  const race = [1, 2, 3].map(() => openOutcome(id, payment.id))
  await Promise.all([payOnPage(payment.redirectUrl), ...race])
  await misbehave({})
  assert.equal((await outcome(id, payment.id)).face, 'paid')
  assert.deepEqual(await states(id, orderNumber), ['processing'])
  assert.equal(await paidFor(orderNumber), total)
  assert.equal(await walletOf(id), 0n)
  assert.deepEqual(await database.read(proveBooks), [])
})

test('a lost callback: the browser that comes back makes the gateway be asked', async () => {
  await misbehave({ lost: true })
  const { id } = await shopper()
  const { orderNumber, payment } = await place(id)
  await payOnPage(payment.redirectUrl)
  assert.equal((await outcome(id, payment.id)).face, 'pending')
  await Promise.all([1, 2, 3, 4].map(() => openOutcome(id, payment.id)))
  assert.equal((await outcome(id, payment.id)).face, 'paid')
  assert.deepEqual(await states(id, orderNumber), ['processing'])
  await misbehave({})
})

test('the same key places one order over the wire, another body is refused, no key is refused', async () => {
  const { id } = await shopper()
  const key = newId()
  const body = await bodyOf(id)
  const answers = await Promise.all([1, 2, 3, 4, 5].map(() => post('/api/orders', id, body, key)))
  assert.equal(new Set(answers.map((answer) => answer.json().data.orderNumber)).size, 1)
  assert.equal((await post('/api/orders', id, { ...body, removeBox: true }, key)).statusCode, 422)
  assert.equal((await post('/api/orders', id, body, '')).statusCode, 400)
})

test('a declined card leaves the order payable, and the wallet pays it without the card’s fee', async () => {
  const { id } = await shopper()
  const { orderNumber, payment } = await place(id)
  await payOnPage(payment.redirectUrl, 'insufficientFunds')
  const failed = await outcome(id, payment.id)
  assert.equal(failed.face, 'failed')
  assert.match(failed.declined ?? '', /البطاقة/)
  assert.deepEqual(await states(id, orderNumber), ['placed'])
  const due = failed.order?.due.minor ?? 0n
  const short = await post(`/api/orders/${orderNumber}/payments`, id, { paymentMethod: 'wallet' })
  assert.equal(short.json().code, 'INSUFFICIENT_FUNDS')
  await database.write((work) => fillWallet(work, id, due))
  const paid = await post(`/api/orders/${orderNumber}/payments`, id, { paymentMethod: 'wallet' })
  assert.equal(paid.json().data.isPaid, true)
  assert.deepEqual(await states(id, orderNumber), ['processing'])
  assert.equal(await walletOf(id), 0n)
  assert.equal(await paidFor(orderNumber), due)
  await payOnPage(payment.redirectUrl)
  assert.equal((await outcome(id, payment.id)).face, 'credited')
  assert.ok((await walletOf(id)) > due)
})

test('money that comes after the order was cancelled is in the wallet', async () => {
  const { id, total } = await shopper()
  const { orderNumber, payment } = await place(id)
  const cancel = { number: orderNumber, reason: 'OTHER', comment: null, key: newId() } as const
  await as(id, (work) => cancelOrder(work, cancel))
  await payOnPage(payment.redirectUrl)
  assert.equal(await walletOf(id), total)
  assert.deepEqual(await states(id, orderNumber), ['cancelled'])
  assert.equal((await outcome(id, payment.id)).face, 'credited')
})

test('a gateway that is away leaves a placed order; trying again pays the same one', async () => {
  await misbehave({ failWith: 503 })
  const { id } = await shopper()
  const key = newId()
  const body = await bodyOf(id)
  const first = (await post('/api/orders', id, body, key)).json().data
  assert.equal(first.payment.redirectUrl, null)
  await misbehave({})
  const again = (await post('/api/orders', id, body, key)).json().data
  assert.equal(again.orderNumber, first.orderNumber)
  assert.ok(again.payment.redirectUrl)
  const other = (await post(`/api/orders/${first.orderNumber}/payments`, id, { paymentMethod: 'creditCard' })).json()
    .data
  assert.equal(other.id, first.payment.id)
})

test('a deposit fills the wallet when the callback says so', async () => {
  const { id } = await shopper()
  const opened = (await post('/api/wallet/deposits', id, { amount: 250.5 })).json().data
  assert.equal(await walletOf(id), 0n)
  await payOnPage(opened.redirectUrl)
  assert.equal(await walletOf(id), 25_050n)
  assert.equal((await post('/api/wallet/deposits', id, { amount: 5 })).statusCode, 422)
})

test('another customer’s order and payment are not there; an unsigned callback is refused', async () => {
  const [mine, stranger] = [await shopper(), await shopper()]
  const { orderNumber, payment } = await place(mine.id)
  const theirs = await post(`/api/orders/${orderNumber}/payments`, stranger.id, { paymentMethod: 'wallet' })
  assert.equal(theirs.statusCode, 404)
  await assert.rejects(() => openOutcome(stranger.id, payment.id))
  const forged = await app.inject({ method: 'POST', url: '/api/payment/callbacks/paymob?hmac=00', payload: '{}' })
  assert.equal(forged.statusCode, 401)
  assert.equal((await app.inject({ method: 'POST', url: '/api/payment/callbacks/nobody' })).statusCode, 404)
})

async function shopper(): Promise<{ id: string; total: bigint }> {
  const id = await database.write(async (work) => {
    const { who, id } = await sampleCustomer(work)
    await sampleAddress(work, id)
    await fillCart({ ...work, who })
    return id
  })
  const { seen } = await as(id, (work) => sampleCheckout(work, { paymentMethod: 'creditCard' }))
  return { id, total: seen.totalMinor }
}

function as<Answer>(id: string, act: (work: Work) => Promise<Answer>): Promise<Answer> {
  return database.write(act, { who: { kind: 'customer', id } })
}

async function bodyOf(id: string) {
  const { addressId, seen } = await as(id, (work) => sampleCheckout(work, { paymentMethod: 'creditCard' }))
  const same = { addressId, shippingOption: 'PickUp', paymentMethod: 'creditCard', termsAccepted: true }
  return { ...same, totalCost: Number(seen.totalMinor) / 100, tablesVersion: seen.tablesId }
}

type Placed = { orderNumber: string; payment: { id: string; redirectUrl: string | null } }

async function place(id: string): Promise<Placed> {
  const answer = await post('/api/orders', id, await bodyOf(id))
  assert.equal(answer.statusCode, 200, answer.body)
  return answer.json().data
}

function post(url: string, token: string, payload: object, key = newId()) {
  const headers = {
    authorization: `Bearer ${token}`,
    host: new URL(origins.eg).host,
    ...(key && { 'idempotency-key': key }),
  }
  return app.inject({ method: 'POST', url, headers, payload })
}

async function misbehave(how: object): Promise<void> {
  const body = JSON.stringify(how)
  await fetch(`${simulator.url}/_control/misbehave`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json' },
  })
}

async function payOnPage(url: string | null, choice = 'pay'): Promise<void> {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const card = { number: '4111111111111111', expiry: '01/39', cvv: '123' }
  await fetch(url ?? '', {
    method: 'POST',
    body: new URLSearchParams({ choice, ...card }),
    headers,
    redirect: 'manual',
  })
}

async function openOutcome(id: string, paymentId: string) {
  const who = { kind: 'customer', id } as const
  const facts = {
    who,
    now: new Date(),
    site: 'eg',
    locale: 'ar',
    requestId: '',
    ip: '',
    origin: origins.eg,
    token: null,
  } as const
  const visit = openVisit(database.db, { ...facts, cookies: {}, nonce: '', ports, report: () => undefined })
  // The page asks the gateway, then leads to its own clean address.
  const page = loadPayment(visit, new Request(`${origins.eg}/ar/payment/${paymentId}?success=true`), paymentId)
  return page.catch((thrown: unknown) => {
    if (!(thrown instanceof Response)) throw thrown
    assert.equal(thrown.headers.get('location'), `/ar/payment/${paymentId}`)
  })
}

async function outcome(id: string, paymentId: string) {
  const found = await as(id, (work) => readOutcome(work, paymentId))
  assert.ok(found)
  return found
}

async function states(id: string, number: string): Promise<string[]> {
  return (await as(id, (work) => findOrder(work, { number }))).items.map((item) => item.state)
}

async function paidFor(number: string): Promise<bigint> {
  const rows = await database.db
    .selectFrom('order_payments as payment')
    .innerJoin('orders', 'orders.id', 'payment.order_id')
    .select('payment.minor')
    .where('orders.number', '=', number)
    .execute()
  return rows.reduce((sum, row) => sum + row.minor, 0n)
}

async function walletOf(id: string): Promise<bigint> {
  return (await as(id, (work) => readWallet(work, id))).card.minor
}
