// Refunds to a card over the whole way: requested over HTTP from the Paymob simulator, reported by its callbacks or
// found by asking.

import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import test, { after, beforeEach } from 'node:test'
import type { Door } from '#money/payments/gateways/door.ts'
import { gateways } from '#money/payments/gateways/gateway.ts'
import { gatherGateways } from '#money/payments/gateways/gather-gateways.ts'
import { openCheckout } from '#money/payments/gateways/open-checkout.ts'
import { receiveCallback } from '#money/payments/gateways/receive-callback.ts'
import type { Told } from '#money/payments/gateways/settlement.ts'
import { openPayment } from '#money/payments/open-payment.ts'
import { paymentOf } from '#money/payments/payment.ts'
import { paymobGateway } from '#money/payments/paymob/paymob-gateway.ts'
import { postEntry, transfer } from '#money/wallet/post-entry.ts'
import { proveBooks } from '#money/wallet/read-proof.ts'
import { readWallet } from '#money/wallet/read-wallet.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { money } from '#platform/values/amounts/money.ts'
import { newId } from '#platform/work/id.ts'
import { plug, plugIn } from '#platform/work/ports.ts'
import type { Work } from '#platform/work/work.ts'
import { sampleRoutes } from '#world/samples/money/payments.samples.ts'
import { sampleRefund } from '#world/samples/money/refunds.samples.ts'
import { settleFound } from '#world/samples/money/settle-payment.samples.ts'
import { sampleCustomer } from '#world/samples/people/people.samples.ts'
import { startPaymobSimulator } from '#world/simulators/paymob/start-simulator.ts'
import { applyReversal } from './apply-reversal.ts'
import { askRefunds } from './ask-refunds.ts'
import { sendRefundToSource } from './send-refund-to-source.ts'

const { write, read, pool } = await testDatabase()
let clock = new Date()

async function apply(work: Work, told: Told) {
  const settled = await settleFound(work, told)
  if (settled.kind === 'reversed') await applyReversal(work, told, settled.payment)
  return settled
}
const shop = createServer(async (request, response) => {
  let rawBody = ''
  for await (const piece of request) rawBody += piece
  const query = Object.fromEntries(new URL(request.url ?? '/', 'http://shop').searchParams)
  await receiveCallback(door(), 'paymob', { rawBody, query }, apply)
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
const account = { ...keys, host: simulator.url, cardIntegrationId: 1 }
const ports = plugIn([plug(gateways, gatherGateways([paymobGateway({ eg: account, ae: account }, () => undefined)]))])

after(async () => {
  await simulator.close()
  shop.closeAllConnections()
  shop.close()
})
beforeEach(() => control('misbehave', {}))

test('requested over HTTP, it is refunded once, whether its answer or its callback comes first', async () => {
  const { who, refund, charged } = await sent(4_000n)
  await askRefunds(door())
  await until(async () => (await statusOf(refund)) === 'sent')
  clock = new Date(clock.getTime() + 3_600_000)
  await askRefunds(door())
  assert.deepEqual([await refundsAsked(charged), await cardOf(who), await reversals(refund)], [1, 0n, 1])
})

test('refused over HTTP, the money is back in the balance', async () => {
  const { who, refund, charged, payment } = await sent(4_000n)
  // Somebody refunded all of it at the provider's own site a moment before.
  await control('misbehave', { lost: true })
  const body = JSON.stringify({ transaction_id: charged, amount_cents: 10_000 })
  const headers = { 'content-type': 'application/json', authorization: `Token ${keys.secretKey}` }
  await fetch(`${simulator.url}/api/acceptance/void_refund/refund`, { method: 'POST', headers, body })
  await control('misbehave', {})
  await askRefunds(door())
  assert.deepEqual([await statusOf(refund), await cardOf(who)], ['returned', 4_000n], payment)
})

test('a lost answer is found by asking, and the refund is never requested again', async () => {
  await control('misbehave', {})
  const { who, refund, charged } = await sent(4_000n)
  await control('misbehave', { cutAnswer: 'refund', lost: true })
  await askRefunds(door())
  assert.equal(await statusOf(refund), 'sending')
  await control('misbehave', {})
  clock = new Date(clock.getTime() + 3_600_000)
  await askRefunds(door())
  assert.deepEqual([await statusOf(refund), await cardOf(who), await refundsAsked(charged)], ['sent', 0n, 1])
  assert.deepEqual(await read(proveBooks), [])
})

async function sent(minor: bigint) {
  const { id: customerId, who } = await write((work) => sampleCustomer(work))
  const orderId = newId()
  const subject = { kind: 'order', id: orderId } as const
  const wish = { key: newId(), customerId, initiator: 'payNow', method: 'creditCard', subject } as const
  const { id } = await write((work) => openPayment(work, { ...wish, amount: money(10_000n, 'EGP') }, sampleRoutes))
  const opened = await openCheckout(door(), {
    paymentId: id,
    payer: { firstName: 'منى', lastName: 'علي', email: 'mona@example.com', phone: '+201001234567' },
    title: 'Order',
    origin: `http://localhost:${port}`,
    locale: 'en',
  })
  assert.equal(opened.kind, 'open')
  const form = { number: '4111111111111111', expiry: '01/39', cvv: '123' }
  const url = opened.kind === 'open' ? opened.redirectUrl : ''
  await fetch(url, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' })
  await until(async () => (await chargeOf(id)) !== undefined)
  const payment = { ...(await readOne(id)), customerId }
  const refund = await write(async (work) => {
    await postEntry(work, 'order_payment', transfer(payment.amount, `customer:${customerId}:card`, `order:${orderId}`))
    const [made] = await sampleRefund(work, { payment, orderId }, minor)
    assert.ok(made)
    return made
  })
  await write((work) => sendRefundToSource(work, { number: refund.number, key: newId() }), { who, now: clock })
  return { who, refund, charged: String(await chargeOf(id)), payment: payment.number }
}

async function readOne(id: string) {
  const row = await read((work) =>
    work.db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
  )
  return paymentOf(row)
}
async function chargeOf(id: string): Promise<string | undefined> {
  return (await pool.query('select transaction_id from payment_charges where payment_id = $1', [id])).rows[0]
    ?.transaction_id
}
async function statusOf({ id }: { readonly id: string }): Promise<string> {
  return (await pool.query('select status from refunds where id = $1', [id])).rows[0].status
}
async function reversals({ id }: { readonly id: string }): Promise<number> {
  const { rows } = await pool.query(
    'select count(*)::int as count from payment_reversals where send_id in (select id from refund_sends where refund_id = $1)',
    [id],
  )
  return rows[0].count
}
async function refundsAsked(charged: string): Promise<number> {
  const { rows } = await pool.query(
    "select count(*)::int as count from refund_sends where transaction_id = $1 and status = 'confirmed'",
    [charged],
  )
  return rows[0].count
}
async function cardOf(who: { readonly id: string | null }): Promise<bigint> {
  return (await read((work) => readWallet(work, who.id ?? ''))).card.minor
}
async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 100 && !(await isSo()); tries++) await new Promise((next) => setTimeout(next, 30))
  assert.ok(await isSo())
}
async function control(what: string, how: object): Promise<void> {
  const headers = { 'content-type': 'application/json' }
  await fetch(`${simulator.url}/_control/${what}`, { method: 'POST', headers, body: JSON.stringify(how) })
}
function door(): Door {
  return { now: clock, site: 'eg', ports, write: (act) => write(act, { now: clock }) }
}
