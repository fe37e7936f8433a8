// Signed values are joined without a separator, so a true message can be split in another way (security): 1,000
// messages (10,000 in `npm run torture`), split at every border of every signed message of every provider, bring no money and
// deliver nothing.

import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, test } from 'node:test'
import { applyNews } from '#checkout/paying/apply-news.ts'
import { newsHeader } from '#fulfilment/couriers/bosta/account.ts'
import { hearNews } from '#fulfilment/couriers/waybills/hear-news.ts'
import { usualPageMethods } from '#money/payments/fawry/account.ts'
import { fawryGateway } from '#money/payments/fawry/fawry-gateway.ts'
import type { Door } from '#money/payments/gateways/door.ts'
import { gateways, type ReceivedCallback } from '#money/payments/gateways/gateway.ts'
import { gatherGateways } from '#money/payments/gateways/gather-gateways.ts'
import { openCheckout } from '#money/payments/gateways/open-checkout.ts'
import { confirmCallbacks, receiveCallback } from '#money/payments/gateways/receive-callback.ts'
import { openPayment } from '#money/payments/open-payment.ts'
import { paymobGateway } from '#money/payments/paymob/paymob-gateway.ts'
import { faultsOf, verifyLedger } from '#money/wallet/verify-ledger.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { money } from '#platform/values/amounts/money.ts'
import { newId } from '#platform/work/id.ts'
import { plug, plugIn } from '#platform/work/ports.ts'
import { roomChecks } from '#program/room-checks.ts'
import { sites } from '#sites/sites.ts'
import { openParcels } from '#world/samples/fulfilment/parcels.samples.ts'
import { sampleRoutes } from '#world/samples/money/payments.samples.ts'
import { sampleCustomer } from '#world/samples/people/people.samples.ts'
import { tries } from '#world/samples/tries.samples.ts'
import { startFawrySimulator } from '#world/simulators/fawry/start-simulator.ts'
import { sign } from '#world/simulators/paymob/sign.ts'
import { startPaymobSimulator } from '#world/simulators/paymob/start-simulator.ts'
import { bare, type SignedMessage, shifted, shiftsOf } from './shifted-messages.samples.ts'

const database = await testDatabase()
const heard: (ReceivedCallback & { readonly provider: string })[] = []
const shop = createServer(async (request, response) => {
  let rawBody = ''
  for await (const piece of request) rawBody += piece
  const url = new URL(request.url ?? '/', 'http://shop')
  heard.push({ rawBody, query: Object.fromEntries(url.searchParams), provider: url.pathname.split('/').at(-1) ?? '' })
  response.end()
})
await new Promise<void>((ready) => shop.listen(0, 'localhost', ready))
const origin = `http://localhost:${(shop.address() as AddressInfo).port}`
const paymobKeys = { secretKey: 'sk', publicKey: 'pk', hmacSecret: 'hmac', apiKey: 'api' }
const fawryKeys = { merchantCode: 'code==', secureKey: 'key' }
const integrations = { EGP: 1001, AED: 2001, wallet: 1 }
const paymob = await startPaymobSimulator({ ...paymobKeys, port: 0, integrations, callbackUrl: origin })
const fawry = await startFawrySimulator({ ...fawryKeys, port: 0, callbackUrl: origin })
const account = { ...paymobKeys, host: paymob.url }
const cards = {
  // The wallet's integration number is the start of the card's: the same text can be split both ways.
  eg: { ...account, cardIntegrationId: 1001, walletIntegrationId: 1 },
  ae: { ...account, cardIntegrationId: 2001 },
}
const codes = { ...fawryKeys, host: fawry.url, pageMethods: usualPageMethods }
const silent = () => undefined
const ports = plugIn([plug(gateways, gatherGateways([paymobGateway(cards, silent), fawryGateway(codes, silent)]))])
const parcels = await openParcels(database)
after(async () => {
  await Promise.all([paymob.close(), fawry.close(), parcels.close()])
  shop.closeAllConnections()
  shop.close()
})

type Told = ReceivedCallback & { readonly provider: string }

const count = { callbacks: tries(900, 9_000), parcels: tries(100, 1_000) }

test(`${count.callbacks + count.parcels} messages split anew at every border: nothing is booked, nothing is delivered`, async (t) => {
  const start = performance.now()
  const seed = Math.floor(Math.random() * 2 ** 31)
  const messages = await tellTheTruth()
  const before = await standing()
  assert.equal(before.charges, 3)
  const told = await tellShifted(messages, count.callbacks, seed)
  // Callbacks that wait are checked again until their gateway has denied them.
  for (let hours = 1; hours <= 8; hours += 1) while ((await confirmCallbacks(door('eg', hours), applyNews)) > 0);
  assert.deepEqual(await standing(), before, `seed ${seed}`)
  const parcelNews = await tellShiftedNews(count.parcels, seed)
  assert.deepEqual(faultsOf(await verifyLedger(database.write, roomChecks)), [])
  const seconds = Math.round((performance.now() - start) / 100) / 10
  const kinds = Object.entries(told).map(([kind, count]) => `${count} ${kind}`)
  t.diagnostic(
    `${messages.length} messages, ${count.callbacks} callbacks (${kinds.join(', ')}), ${parcelNews} of parcels; ${seconds} s`,
  )
})

// Cards on both sites and a Fawry code: one paid and one declined of each; the callbacks are received and applied.
async function tellTheTruth(): Promise<readonly SignedMessage<Told>[]> {
  const returns: Told[] = []
  for (const [site, cvv] of [
    ['eg', '123'],
    ['eg', '000'],
    ['ae', '123'],
  ] as const) {
    const { url } = await open(site, 'creditCard')
    const body = new URLSearchParams({ number: '4111111111111111', expiry: '01/39', cvv })
    const back = await fetch(url, { method: 'POST', body, redirect: 'manual' })
    const { searchParams } = new URL(back.headers.get('location') ?? '')
    returns.push({ rawBody: '', query: Object.fromEntries(searchParams), provider: 'paymob' })
  }
  const { code } = await open('eg', 'fawry')
  await open('eg', 'fawry')
  const paid = await fetch(`${fawry.url}/atfawry/point`, {
    method: 'POST',
    body: new URLSearchParams({ code, choice: 'pay' }),
  })
  assert.ok(paid.ok)
  for (const one of [...heard, ...returns]) {
    const { kind } = await receiveCallback(door('eg'), one.provider, one, applyNews)
    assert.equal(kind, 'applied')
  }
  const posted = heard.map((one) => (one.provider === 'paymob' ? paymobPosted(one) : fawryPosted(one)))
  return [...posted, ...returns.map(paymobReturned), cardToken()]
}

const paymobFields = [
  ...['amount_cents', 'created_at', 'currency', 'error_occured', 'has_parent_transaction', 'id', 'integration_id'],
  ...['is_3d_secure', 'is_auth', 'is_capture', 'is_refunded', 'is_standalone_payment', 'is_voided', 'order', 'owner'],
  ...['pending', 'source_data.pan', 'source_data.sub_type', 'source_data.type', 'success'],
]

function paymobPosted({ rawBody, query, provider }: Told): SignedMessage<Told> {
  const { obj } = JSON.parse(rawBody)
  const read = (name: string) => (name === 'order' ? obj.order.id : name.split('.').reduce((at, step) => at[step], obj))
  const tell = (fields: readonly string[], asText: boolean): Told => {
    const value = Object.fromEntries(paymobFields.map((name, at) => [name, bare(fields[at] ?? '', asText)]))
    const { 'source_data.pan': pan, 'source_data.sub_type': sub_type, 'source_data.type': type, order, ...flat } = value
    const told = { ...obj, ...flat, order: { ...obj.order, id: order }, source_data: { pan, sub_type, type } }
    return { rawBody: JSON.stringify({ type: 'TRANSACTION', obj: told }), query, provider }
  }
  return { name: 'Paymob POST', fields: paymobFields.map((name) => String(read(name))), tell }
}

function paymobReturned({ query, provider }: Told): SignedMessage<Told> {
  const tell = (fields: readonly string[]): Told => ({
    rawBody: '',
    provider,
    query: { ...query, ...Object.fromEntries(paymobFields.map((name, at) => [name, fields[at]])) },
  })
  return { name: 'Paymob GET', fields: paymobFields.map((name) => query[name] ?? ''), tell }
}

function cardToken(): SignedMessage<Told> {
  const names = ['card_subtype', 'created_at', 'email', 'id', 'masked_pan', 'merchant_id', 'order_id', 'token']
  const fields = ['Visa', '2026-11-23T10:00:00.000000', 'a@b.test', '7', 'xxxx-1111', '164295', '500001', 'abcdef']
  const hmac = sign(paymobKeys.hmacSecret, fields)
  const tell = (told: readonly string[], asText: boolean): Told => {
    const obj = Object.fromEntries(names.map((name, at) => [name, bare(told[at] ?? '', asText)]))
    return { rawBody: JSON.stringify({ type: 'TOKEN', obj }), query: { hmac }, provider: 'paymob' }
  }
  return { name: 'Paymob card token', fields, tell }
}

function fawryPosted({ rawBody, query, provider }: Told): SignedMessage<Told> {
  const news = JSON.parse(rawBody)
  const names = ['fawryRefNumber', 'merchantRefNumber', 'paymentAmount', 'orderAmount', 'orderStatus', 'paymentMethod']
  const all = [...names, 'paymentRefrenceNumber']
  const tell = (fields: readonly string[], asText: boolean): Told => {
    const told = Object.fromEntries(all.map((name, at) => [name, bare(fields[at] ?? '', asText)]))
    return { rawBody: JSON.stringify({ ...news, ...told }), query, provider }
  }
  const written = (name: string) => (name.endsWith('Amount') ? Number(news[name]).toFixed(2) : String(news[name] ?? ''))
  return { name: 'Fawry POST', fields: all.map(written), tell }
}

async function tellShifted(messages: readonly SignedMessage<Told>[], count: number, seed: number) {
  const told: Record<string, number> = {}
  const todo = shiftsOf(messages, count, seed)
  const worker = async () => {
    for (let one = todo.pop(); one; one = todo.pop()) {
      const message = messages[one.which]!
      const fields = shifted(message.fields, one.shift)
      const said = message.tell(fields ?? message.fields, one.shift.asText)
      const { kind } = await receiveCallback(door('eg'), said.provider, said, applyNews)
      assert.notEqual(kind, 'kept')
      told[kind] = (told[kind] ?? 0) + 1
    }
  }
  await Promise.all(Array.from({ length: 12 }, worker))
  return told
}

// News of parcels are not signed: whatever a message with our header says, Bosta itself is asked.
async function tellShiftedNews(count: number, seed: number): Promise<number> {
  const { bosta, book, hear, see, courier } = parcels
  const { request_id: id } = await book()
  await hear()
  const { awb } = await see(id)
  await bosta.push(awb ?? '', { stage: 'collect' })
  await hear()
  const names = ['trackingNumber', 'state', 'type', 'cod', 'businessReference', 'numberOfAttempts']
  const fields = [String(awb), '45', 'SEND', '100', 'R1-1', '1']
  const tell = (moved: readonly string[], asText: boolean) =>
    JSON.stringify(Object.fromEntries(names.map((name, at) => [name, bare(moved[at] ?? '', asText)])))
  const headers = { [newsHeader]: bosta.account.newsSecret }
  const news = shiftsOf([{ name: 'Bosta', fields, tell }], count, seed).map(({ shift }) =>
    tell(shifted(fields, shift) ?? fields, shift.asText),
  )
  const worker = async () => {
    for (let rawBody = news.pop(); rawBody !== undefined; rawBody = news.pop()) {
      const received = { rawBody, headers }
      await database.write((work) => hearNews(work, courier, received, '198.51.100.7'))
    }
  }
  await Promise.all(Array.from({ length: 12 }, worker))
  await hear()
  const after = await see(id)
  assert.deepEqual([after.state, after.progress, after.attention], ['collected', 'atCourier', null])
  return count
}

async function open(site: 'eg' | 'ae', method: 'creditCard' | 'fawry') {
  const { id: customerId } = await database.write((work) => sampleCustomer(work), { site })
  const amount = money(7_500n, sites[site].currency)
  const wish = { key: newId(), customerId, initiator: 'deposit', method, amount, subject: null } as const
  const { id: paymentId } = await database.write((work) => openPayment(work, wish, sampleRoutes), { site })
  const payer = { firstName: 'منى', lastName: 'علي', email: 'mona@example.com', phone: '+201001234567' }
  const opened = await openCheckout(door(site), { paymentId, payer, title: 'Deposit', origin, locale: 'en' })
  return {
    url: opened.kind === 'open' ? opened.redirectUrl : '',
    code: opened.kind === 'code' ? opened.code : '',
  }
}

function door(site: 'eg' | 'ae', hours = 0): Door {
  const now = new Date(Date.now() + hours * 3_600_000)
  return { now, site, ports, write: (act) => database.write(act, { site, now }) }
}

async function standing() {
  const { rows } = await database.pool.query(`
    select (select count(*)::int from payment_charges) as charges,
      (select count(*)::int from journal_entries) as entries,
      (select count(*)::int from payment_reversals) + (select count(*)::int from early_reversals) as reversals,
      (select count(*)::int from payment_history) as moves,
      (select sum(balance)::text from ledger_accounts where name like 'customer:%') as wallets`)
  return rows[0]
}
