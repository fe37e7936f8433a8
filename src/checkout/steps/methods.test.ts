// Fawry codes, transfers, tills and a balance beside them: from the payment to the order it is for.
import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import test, { after, beforeEach } from 'node:test'
import { checkoutJobs } from '#checkout/checkout.jobs.ts'
import { applyByHand } from '#checkout/paying/apply-by-hand.ts'
import { applyNews } from '#checkout/paying/apply-news.ts'
import { approveReceipt } from '#checkout/paying/approve-receipt.ts'
import { readDueByNumber } from '#checkout/paying/order-due.ts'
import { payOrder } from '#checkout/paying/pay-order.ts'
import { cancelPayment } from '#money/payments/cancel-payment.ts'
import { usualPageMethods } from '#money/payments/fawry/account.ts'
import { fawryGateway } from '#money/payments/fawry/fawry-gateway.ts'
import { cancelAtGateway } from '#money/payments/gateways/cancel-at-gateway.ts'
import type { Door } from '#money/payments/gateways/door.ts'
import { gateways } from '#money/payments/gateways/gateway.ts'
import { gatherGateways, routesOf } from '#money/payments/gateways/gather-gateways.ts'
import { inquirePayments } from '#money/payments/gateways/inquire-payments.ts'
import { openCheckout } from '#money/payments/gateways/open-checkout.ts'
import { confirmCallbacks, receiveCallback } from '#money/payments/gateways/receive-callback.ts'
import { isPaidAfterReview } from '#money/payments/payment-methods.ts'
import { readPayment } from '#money/payments/read-payment.ts'
import { readBankAccounts } from '#money/payments/receipts/read-bank-accounts.ts'
import { receiptFile, uploadReceipt } from '#money/payments/receipts/upload-receipt.ts'
import { proveBooks } from '#money/wallet/read-proof.ts'
import { readWallet } from '#money/wallet/read-wallet.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { add } from '#platform/values/amounts/money.ts'
import { newId } from '#platform/work/id.ts'
import { plug, plugIn } from '#platform/work/ports.ts'
import type { PaymentMethod } from '#pricing/quote/method-table.ts'
import { findOrder } from '#selling/orders/items/lock-order.ts'
import { approvedUnpaid, openedId } from '#world/samples/checkout/review-first.samples.ts'
import { addSampleBankAccounts } from '#world/samples/money/payments.samples.ts'
import { fillWallet } from '#world/samples/money/wallet.samples.ts'
import { sampleStaff } from '#world/samples/people/people.samples.ts'
import { placeSample, type Stage, sampleCast } from '#world/samples/selling/orders.samples.ts'
import { startFawrySimulator } from '#world/simulators/fawry/start-simulator.ts'

const database = await testDatabase()
const stage: Stage = (who, act) => database.write(act, { who })
const cast = await database.write(sampleCast)
await database.write(addSampleBankAccounts)
const customerId = cast.customer.id ?? ''
const finance = (await database.write((work) => sampleStaff(work, ['finance']))).who
let clock = new Date()
const shop = createServer(async (request, response) => {
  let rawBody = ''
  for await (const piece of request) rawBody += piece
  const query = Object.fromEntries(new URL(request.url ?? '/', 'http://shop').searchParams)
  const { kind } = await receiveCallback(door(), 'fawry', { rawBody, query }, applyNews)
  response.writeHead(kind === 'refused' ? 401 : 200).end()
})
await new Promise<void>((ready) => shop.listen(0, 'localhost', ready))
const origin = `http://localhost:${(shop.address() as AddressInfo).port}`
const keys = { merchantCode: 'code==', secureKey: 'key' }
const simulator = await startFawrySimulator({ ...keys, port: 0, callbackUrl: origin })
const account = { ...keys, host: simulator.url, pageMethods: usualPageMethods }
const ports = plugIn([plug(gateways, gatherGateways([fawryGateway(account, () => undefined)]))])

after(async () => {
  await simulator.close()
  shop.closeAllConnections()
  shop.close()
})
beforeEach(async () => {
  clock = new Date()
  await control('reset', {})
})

test('a Fawry code pays an order, told many times and in any order', async () => {
  await control('misbehave', { times: 3, reordered: true })
  const { number, id, code } = await openByFawry()
  await payAtPoint(code)
  await control('release', {})
  assert.equal((await seen(id)).status, 'successed')
  assert.deepEqual(await states(number), ['processing'])
})

test('a notification that is lost, or told the old way, is made good by asking', async () => {
  await control('misbehave', { lost: true })
  const lost = await openByFawry()
  await payAtPoint(lost.code)
  clock = new Date(Date.now() + 70_000)
  await inquirePayments(door(), applyNews)
  assert.equal((await seen(lost.id)).status, 'successed')
  await control('misbehave', { oldNotifications: true })
  const old = await openByFawry()
  await payAtPoint(old.code)
  // Asked because of the first hint, it is asked because of the second as soon as the clock may.
  await inquirePayments(door(), applyNews)
  assert.equal((await seen(old.id)).status, 'successed')
})

test('a charge whose answer was cut off has its code all the same', async () => {
  await control('misbehave', { cutAnswer: 'charge' })
  const { id, code, number } = await openByFawry()
  await control('misbehave', {})
  assert.equal((await seen(id)).status, 'pending_payment')
  await payAtPoint(code)
  assert.deepEqual(await states(number), ['processing'])
})

test('a wrong amount stands in suspense, a wrong signature is nothing, and paid after its end is in the wallet', async () => {
  await control('misbehave', { amountOff: -100 })
  const short = await openByFawry()
  await payAtPoint(short.code)
  assert.equal((await seen(short.id)).status, 'pending_payment')
  await control('misbehave', { wrongSignature: true })
  const forged = await openByFawry()
  await payAtPoint(forged.code)
  assert.equal((await seen(forged.id)).status, 'pending_payment')

  await control('misbehave', { takesEnded: true })
  const late = await openByFawry()
  const before = await cash()
  await database.write((work) => cancelPayment(work, late.id))
  const job = { now: clock, site: 'eg', ports, origin, write: door().write } as const
  await cancelAtGateway.handle(job, { payment: late.id } as never, 'key')
  await payAtPoint(late.code)
  assert.equal((await seen(late.id)).status, 'cancelled')
  assert.equal((await cash()) - before, late.outside)
})

test('a balance and a code together: the fee is on the code’s part, and both reach the order', async () => {
  const { number } = await placeSample(stage, cast)
  const { due } = await stage(cast.customer, (work) => readDueByNumber(work, number))
  const before = await card()
  await database.write((work) => fillWallet(work, customerId, due.minor / 3n - before))
  const { id, outside, code } = await openByFawry(number, 'card')
  const view = await seen(id)
  const left = due.minor - due.minor / 3n
  assert.equal(view.fee.minor, (left * 115n + 5_000n) / 10_000n)
  assert.deepEqual(view.amount, add(due, view.fee))
  assert.equal(outside, left + view.fee.minor)
  assert.equal(await card(), 0n)
  await payAtPoint(code)
  assert.deepEqual(await states(number), ['processing'])
  const kinds = await database.db
    .selectFrom('order_payments')
    .select(['kind', 'minor', 'fees_minor'])
    .where('payment_id', '=', id)
    .orderBy('fees_minor', 'desc')
    .execute()
  assert.deepEqual(
    kinds.map((row) => [row.kind, row.minor, row.fees_minor]),
    [
      ['cash', outside, view.fee.minor],
      ['card', due.minor / 3n, 0n],
    ],
  )
})

test('a transfer that finance approves pays its order, once, whoever presses again', async () => {
  const { number, id } = await openBy('bankTransfer')
  const file = { id: newId(), path: 'xx/receipt', bytes: 1, purpose: receiptFile }
  await stage(cast.customer, (work) => uploadReceipt(work, { paymentId: id, file, note: '' }))
  const [bank] = await database.read(readBankAccounts)
  const approval = {
    key: newId(),
    paymentId: id,
    amount: (await seen(id)).outside,
    bankAccountId: bank!.id,
    statementRef: 'LINE-1',
  }
  const answers = await Promise.all([1, 2, 3].map(() => stage(finance, (work) => approveReceipt(work, approval))))
  assert.deepEqual(new Set(answers.map((one) => one.kind)), new Set(['settled']))
  assert.deepEqual(await states(number), ['pending_purchase'])
})

test('cash at a till pays its order; another key pays nothing more', async () => {
  const { number, id } = await openBy('office')
  const { outside: amount } = await seen(id)
  const taken = { paymentId: id, amount, source: { kind: 'till', office: 'cairo' } } as const
  const take = (key: string) => stage(finance, (work) => applyByHand(work, { ...taken, key }))
  const key = newId()
  await Promise.all([take(key), take(key)])
  assert.deepEqual(await states(number), ['pending_purchase'])
  await assert.rejects(take(newId()))
})

test('an order that is paid gives up its other codes, but no transfer that finance is looking at', async () => {
  const { number, id: office } = await openBy('office')
  const { id: transfer } = await openBy('bankTransfer', number)
  const file = { id: newId(), path: 'xx/receipt', bytes: 1, purpose: receiptFile }
  await stage(cast.customer, (work) => uploadReceipt(work, { paymentId: transfer, file, note: '' }))
  const { code } = await openByFawry(number)
  await payAtPoint(code)
  const { id: orderId } = await stage(cast.customer, (work) => findOrder(work, { number }))
  const handler = checkoutJobs.handlers?.find((one) => one.on === 'order.paid')
  const job = { now: clock, site: 'eg', ports, origin, write: door().write } as const
  await handler?.handle(job, { orderId, number, minor: '1', due: '0' } as never, 'key')
  assert.equal((await seen(office)).status, 'cancelled')
  assert.equal((await seen(transfer)).status, 'pending_review')
  const [bank] = await database.read(readBankAccounts)
  const amount = (await seen(transfer)).outside
  const approval = { key: newId(), paymentId: transfer, amount, bankAccountId: bank!.id, statementRef: 'LINE-2' }
  const before = await cash()
  await stage(finance, (work) => approveReceipt(work, approval))
  assert.equal((await cash()) - before, amount.minor)
})

test('what was stored and not applied is applied by the clock', async () => {
  await control('misbehave', { lost: true })
  const { id, code, reference } = await openByFawry()
  await payAtPoint(code)
  const { orders } = (await (await fetch(`${simulator.url}/_control/orders`)).json()) as {
    orders: { merchantRef: string }[]
  }
  assert.ok(orders.some((order) => order.merchantRef === reference))
  await control('misbehave', {})
  const asked = await fetch(`${simulator.url}/_control/tell?reference=${reference}`)
  const rawBody = await asked.text()
  const broken = async () => {
    throw new Error('the database went away')
  }
  const kept = await receiveCallback(door(), 'fawry', { rawBody, query: {} }, broken)
  assert.equal(kept.kind, 'kept')
  assert.equal((await seen(id)).status, 'pending_payment')
  clock = new Date(Date.now() + 61_000)
  await confirmCallbacks(door(), applyNews)
  assert.equal((await seen(id)).status, 'successed')
})

test('after all of it the books are right', async () => {
  assert.deepEqual(await database.read(proveBooks), [])
})

async function openBy(method: PaymentMethod, given?: string, useBalance: 'card' | null = null) {
  const isAfterReview = isPaidAfterReview(method)
  const number = given ?? (await (isAfterReview ? approvedUnpaid : placeSample)(stage, cast)).number
  const request = { key: newId(), number, method, useBalance }
  const id = openedId(await stage(cast.customer, (work) => payOrder(work, request, routesOf(ports))))
  return { number, id }
}

async function openByFawry(given?: string, useBalance: 'card' | null = null) {
  const { number, id } = await openBy('fawry', given, useBalance)
  const payer = { firstName: 'منى', lastName: 'علي', email: 'mona@example.com', phone: '+201001234567' }
  const opened = await openCheckout(door(), { paymentId: id, payer, title: 'Order', origin, locale: 'ar' })
  assert.ok(opened.kind === 'code', opened.kind)
  const { outside } = await seen(id)
  const { reference } = await database.db
    .selectFrom('payment_attempts')
    .select('reference')
    .where('payment_id', '=', id)
    .executeTakeFirstOrThrow()
  return { number, id, code: opened.code, outside: outside.minor, reference }
}

function door(): Door {
  return { now: clock, site: 'eg', ports, write: (act) => database.write(act, { site: 'eg', now: clock }) }
}

async function payAtPoint(code: string): Promise<void> {
  const body = new URLSearchParams({ code, choice: 'pay' })
  const answer = await fetch(`${simulator.url}/atfawry/point`, { method: 'POST', body })
  assert.equal(answer.status, 200)
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

async function seen(id: string) {
  const view = await database.read((work) => readPayment(work, id), { who: cast.customer, now: clock })
  assert.ok(view)
  return view
}

async function states(number: string): Promise<readonly string[]> {
  return (await stage(cast.customer, (work) => findOrder(work, { number }))).items.map((item) => item.state)
}

async function cash(): Promise<bigint> {
  return (await database.read((work) => readWallet(work, customerId))).cash.minor
}

async function card(): Promise<bigint> {
  return (await database.read((work) => readWallet(work, customerId))).card.minor
}
