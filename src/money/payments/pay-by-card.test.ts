import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import test, { after, beforeEach } from 'node:test'
import { readWallet } from '#money/wallet/read-wallet.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { money } from '#platform/values/amounts/money.ts'
import { plug, plugIn } from '#platform/work/ports.ts'
import type { Site } from '#sites/sites.ts'
import { sampleRoutes } from '#world/samples/money/payments.samples.ts'
import { settleFound } from '#world/samples/money/settle-payment.samples.ts'
import { sampleCustomer } from '#world/samples/people/people.samples.ts'
import { startPaymobSimulator } from '#world/simulators/paymob/start-simulator.ts'
import type { Door } from './gateways/door.ts'
import { gateways } from './gateways/gateway.ts'
import { gatherGateways } from './gateways/gather-gateways.ts'
import { inquirePayment, inquirePayments } from './gateways/inquire-payments.ts'
import { openCheckout } from './gateways/open-checkout.ts'
import { receiveCallback } from './gateways/receive-callback.ts'
import { openPayment } from './open-payment.ts'
import type { PaymobAccount } from './paymob/account.ts'
import { paymobGateway } from './paymob/paymob-gateway.ts'
import { readPayment } from './read-payment.ts'

const database = await testDatabase()
const answers: string[] = []
const shop = createServer(async (request, response) => {
  let rawBody = ''
  for await (const piece of request) rawBody += piece
  const query = Object.fromEntries(new URL(request.url ?? '/', 'http://shop').searchParams)
  answers.push((await receiveCallback(doorOf('eg'), 'paymob', { rawBody, query }, settleFound)).kind)
  response.end()
})
await new Promise<void>((ready) => shop.listen(0, 'localhost', ready))
const port = (shop.address() as AddressInfo).port

const keys = { secretKey: 'sk', publicKey: 'pk', hmacSecret: 'hmac', apiKey: 'api' }
const simulator = await startPaymobSimulator({
  ...keys,
  port: 0,
  integrations: { EGP: 1, AED: 2 },
  callbackUrl: `http://localhost:${port}/`,
  pendingMs: 30,
})
const account: PaymobAccount = { ...keys, host: simulator.url, cardIntegrationId: 1 }
const accounts = { eg: account, ae: { ...account, cardIntegrationId: 2 } }
const ports = plugIn([plug(gateways, gatherGateways([paymobGateway(accounts, () => undefined)]))])
let clock = new Date()
let lastKey = 0

after(async () => {
  await simulator.close()
  shop.closeAllConnections()
  shop.close()
})
beforeEach(async () => {
  answers.length = 0
  clock = new Date()
  await misbehave({})
})

test('a card payment on both sites: after the callback it is paid', async () => {
  for (const site of ['eg', 'ae'] as const) {
    const { customer, id, url } = await checkout(site)
    assert.equal((await seen(site, id)).face, 'pending')
    await pay(url)
    assert.deepEqual(answers.splice(0), ['applied'])
    assert.equal((await seen(site, id)).face, 'paid')
    assert.equal(await cardMoney(site, customer), 7_500n)
  }
})

test('a second click opens the same page', async () => {
  const { id, url, again } = await checkout('eg')
  assert.equal(await again(), url)
  assert.equal((await seen('eg', id)).checkoutUrl, url)
})

test('tripled callbacks apply once', async () => {
  await misbehave({ times: 3 })
  const { customer, url } = await checkout('eg')
  await pay(url)
  assert.deepEqual(answers, ['applied', 'applied', 'applied'])
  assert.equal(await cardMoney('eg', customer), 7_500n)
})

test('an inquiry makes up for a lost callback, by the job or when the browser returns', async () => {
  await misbehave({ lost: true })
  const first = await checkout('eg')
  await pay(first.url)
  await inquirePayments(doorOf('eg'), settleFound)
  assert.equal((await seen('eg', first.id)).face, 'pending')
  clock = new Date(clock.getTime() + 61_000)
  await inquirePayments(doorOf('eg'), settleFound)
  assert.equal((await seen('eg', first.id)).face, 'paid')
  assert.equal(await inquirePayments(doorOf('eg'), settleFound), 0)
  const second = await checkout('eg')
  await pay(second.url)
  await Promise.all([1, 2, 3].map(() => inquirePayment(doorOf('eg'), second.id, settleFound)))
  assert.equal((await seen('eg', second.id)).face, 'paid')
  assert.equal(await cardMoney('eg', second.customer), 7_500n)
})

test('a forged callback is refused, stored, and changes nothing', async () => {
  await misbehave({ wrongSignature: true })
  const { id, url } = await checkout('eg')
  await pay(url)
  assert.deepEqual(answers, ['refused'])
  assert.equal((await seen('eg', id)).face, 'pending')
  const { rows } = await database.pool.query('select result from payment_events where not is_verified')
  assert.deepEqual(rows, [{ result: 'BAD_SIGNATURE' }])
})

test('a wrong amount, or pending and paid in the wrong order', async () => {
  await misbehave({ amountOff: -100 })
  const short = await checkout('eg')
  await pay(short.url)
  assert.equal((await seen('eg', short.id)).face, 'pending')
  assert.equal(await cardMoney('eg', short.customer), 0n)
  await misbehave({ reordered: true })
  const waiting = await checkout('eg', 7_513n)
  await pay(waiting.url)
  await new Promise((next) => setTimeout(next, 120))
  await fetch(`${simulator.url}/_control/release`, { method: 'POST' })
  assert.equal((await seen('eg', waiting.id)).face, 'paid')
  assert.equal(await cardMoney('eg', waiting.customer), 7_513n)
})

test('a gateway that is out of reach, or whose answer is cut, leaves a payment that can be tried again', async () => {
  for (const how of [{ failWith: 503 }, { cutAnswer: 'intention' }]) {
    await misbehave(how)
    const { id, again, customer } = await checkout('eg')
    await misbehave({})
    const url = await again()
    assert.ok(url)
    await pay(url)
    assert.equal((await seen('eg', id)).face, 'paid')
    assert.equal(await cardMoney('eg', customer), 7_500n)
  }
})

async function checkout(site: Site, minor = 7_500n) {
  const { id: customer } = await database.write((work) => sampleCustomer(work), { site })
  lastKey += 1
  const currency = site === 'eg' ? 'EGP' : 'AED'
  const wish = {
    key: `key-of-card-${lastKey}`,
    customerId: customer,
    initiator: 'deposit',
    method: 'creditCard',
    amount: money(minor, currency),
    subject: null,
  } as const
  const { id } = await database.write((work) => openPayment(work, wish, sampleRoutes), { site })
  const again = async (): Promise<string> => {
    const opened = await openCheckout(doorOf(site), {
      paymentId: id,
      payer: { firstName: 'منى', lastName: 'علي', email: 'mona@example.com', phone: '+201001234567' },
      title: 'Deposit',
      origin: `http://${site === 'ae' ? 'ae.' : ''}localhost:${port}`,
      locale: 'en',
    })
    return opened.kind === 'open' ? opened.redirectUrl : ''
  }
  return { customer, id, again, url: await again() }
}

async function pay(url: string): Promise<void> {
  const form = { number: '4111111111111111', expiry: '01/39', cvv: '123' }
  const answer = await fetch(url, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' })
  assert.equal(answer.status, 303)
}

async function misbehave(how: object): Promise<void> {
  const headers = { 'content-type': 'application/json' }
  await fetch(`${simulator.url}/_control/misbehave`, { method: 'POST', headers, body: JSON.stringify(how) })
}

function doorOf(site: Site): Door {
  return { now: clock, site, ports, write: (act) => database.write(act, { site, now: clock }) }
}

async function seen(site: Site, id: string) {
  const view = await database.read((work) => readPayment(work, id), { site, now: clock })
  assert.ok(view)
  return view
}

async function cardMoney(site: Site, customer: string): Promise<bigint> {
  return (await database.read((work) => readWallet(work, customer), { site })).card.minor
}
