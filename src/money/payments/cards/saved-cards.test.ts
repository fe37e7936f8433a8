import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import test, { after, beforeEach } from 'node:test'
import type { Door } from '#money/payments/gateways/door.ts'
import { gateways } from '#money/payments/gateways/gateway.ts'
import { gatherGateways } from '#money/payments/gateways/gather-gateways.ts'
import { inquirePayment } from '#money/payments/gateways/inquire-payments.ts'
import { type OpenedCheckout, openCheckout } from '#money/payments/gateways/open-checkout.ts'
import { receiveCallback } from '#money/payments/gateways/receive-callback.ts'
import { openPayment } from '#money/payments/open-payment.ts'
import { paymentsJobs } from '#money/payments/payments.jobs.ts'
import { paymobGateway } from '#money/payments/paymob/paymob-gateway.ts'
import { readPayment } from '#money/payments/read-payment.ts'
import { sweep } from '#platform/background/sweep.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { makeSealer, type Sealer, sealer } from '#platform/files/seal.ts'
import { money } from '#platform/values/amounts/money.ts'
import { plug, plugIn } from '#platform/work/ports.ts'
import { isRefusal } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { type Site, sites } from '#sites/sites.ts'
import { sampleRoutes } from '#world/samples/money/payments.samples.ts'
import { settleFound } from '#world/samples/money/settle-payment.samples.ts'
import { sampleCustomer } from '#world/samples/people/people.samples.ts'
import { sign } from '#world/simulators/paymob/sign.ts'
import { startPaymobSimulator } from '#world/simulators/paymob/start-simulator.ts'
import { sayCardChoice, typedCard } from './card-choice.ts'
import { readPayableCards, readSavedCards } from './read-saved-cards.ts'
import { forgetCards, removeCard } from './remove-card.ts'
import { sealSavedCards } from './sealed-token.ts'

const database = await testDatabase()
const received: { readonly rawBody: string; readonly query: Record<string, string> }[] = []
const shop = createServer(async (request, response) => {
  let rawBody = ''
  for await (const piece of request) rawBody += piece
  const query = Object.fromEntries(new URL(request.url ?? '/', 'http://shop').searchParams)
  received.push({ rawBody, query })
  await receiveCallback(doorOf('eg'), 'paymob', { rawBody, query }, settleFound)
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
})
const account = { ...keys, host: simulator.url, cardIntegrationId: 1 }
const gateway = paymobGateway({ eg: account, ae: { ...account, cardIntegrationId: 2 } }, () => undefined)
const firstSealer = makeSealer('first secret')
let keyOfNow: Sealer = firstSealer
let lastKey = 0

after(async () => {
  await simulator.close()
  shop.closeAllConnections()
  shop.close()
})
beforeEach(async () => {
  received.length = 0
  keyOfNow = firstSealer
  await misbehave({})
})

test('a card is saved where both its owner and the gateway say so, and pays the next time by its security code alone', async () => {
  const customer = await newCustomer()
  await payNew(customer, { saves: false, ticks: true })
  await payNew(customer, { saves: true, ticks: false })
  assert.deepEqual(await cardsOf(customer), [])
  await payNew(customer, { saves: true, ticks: true })
  const [card, ...others] = await cardsOf(customer)
  assert.deepEqual([card?.brand, card?.last4, others.length], ['Visa', '1111', 0])
  const { id, opened } = await open(customer, { savedCardId: card!.id })
  assert.ok(opened.kind === 'open')
  const page = await (await fetch(opened.redirectUrl)).text()
  const token = /name="token" value="([^"]+)"/.exec(page)?.[1] ?? ''
  assert.match(page, /•••• 1111/)
  assert.equal((await post(opened.redirectUrl, { token, cvv: '123' })).status, 303)
  const paid = await view(id)
  assert.deepEqual([paid.face, paid.card], ['paid', { brand: 'Visa', last4: '1111' }])
  assert.ok((await cardsOf(customer))[0]?.lastUsedAt)
})

test('the token is in no table but its own, and there it is sealed; a change of the secret seals it anew', async () => {
  const customer = await newCustomer()
  await payNew(customer, { saves: true, ticks: true })
  const { token } = tokenTold()
  const { rows: kept } = await database.pool.query<{ text: string }>(
    "select raw_body || query::text as text from payment_events union all select encode(token_sealed, 'escape') from saved_cards",
  )
  assert.ok(kept.some(({ text }) => text?.includes('TOKEN')))
  assert.ok(kept.every(({ text }) => !text?.includes(token)))
  const next = makeSealer('second secret', ['first secret'])
  assert.ok((await database.write((work) => sealSavedCards(work, next))) >= 1)
  assert.equal(await database.write((work) => sealSavedCards(work, next)), 0)
  keyOfNow = makeSealer('second secret')
  const [card] = await cardsOf(customer)
  assert.equal((await open(customer, { savedCardId: card!.id })).opened.kind, 'open')
})

test('a forged message, one of a payment without the wish, and one whose digits are not those that paid, save nothing', async () => {
  const customer = await newCustomer()
  await misbehave({ wrongSignature: true })
  const forged = await payNew(customer, { saves: true, ticks: true })
  await misbehave({})
  await inquirePayment(doorOf('eg'), forged, settleFound)
  assert.deepEqual([(await view(forged)).face, await cardsOf(customer)], ['paid', []])
  const wished = await payNew(customer, { saves: true, ticks: false })
  const other = await payNew(customer, { saves: false, ticks: false })
  await tell(await orderOf(other), '1111')
  await tell(await orderOf(wished), '2346')
  assert.deepEqual(await cardsOf(customer), [])
  await tell(await orderOf(wished), '1111')
  assert.equal((await cardsOf(customer)).length, 1)
})

test('before its payment is confirmed a card is not offered, whichever message comes first', async () => {
  const customer = await newCustomer()
  await misbehave({ lost: true })
  const id = await payNew(customer, { saves: true, ticks: true })
  await tell(await orderOf(id), '1111')
  assert.deepEqual(await cardsOf(customer), [])
  await inquirePayment(doorOf('eg'), id, settleFound)
  assert.equal((await cardsOf(customer)).length, 1)
})

test('the same message many times, also at once, is one card, and a late one brings no removed card back', async () => {
  const customer = await newCustomer()
  await payNew(customer, { saves: true, ticks: true })
  const told = received.find(({ rawBody }) => rawBody.includes('TOKEN'))!
  const again = () => receiveCallback(doorOf('eg'), 'paymob', told, settleFound)
  // Written otherwise, and signed rightly: another event about the same card.
  const spaced = { ...told, rawBody: told.rawBody.replace('{', '{ ') }
  const respaced = () => receiveCallback(doorOf('eg'), 'paymob', spaced, settleFound)
  await Promise.all([again(), respaced(), again(), respaced()])
  const [card, ...others] = await cardsOf(customer)
  assert.equal(others.length, 0)
  await database.write((work) => removeCard(work, card!.id), { who: customer })
  await respaced()
  const last = { ...told, rawBody: told.rawBody.replace('{', '{  ') }
  await receiveCallback(doorOf('eg'), 'paymob', last, settleFound)
  assert.deepEqual(await cardsOf(customer), [])
  assert.deepEqual(await remains(customer), [{ brand: null, last4: null, token_sealed: null }])
})

test('each payment that saved a card is a card of its own, told apart by the day; two tokens of one payment are one', async () => {
  const customer = await newCustomer()
  const [one, two] = [
    await payNew(customer, { saves: true, ticks: false }),
    await payNew(customer, { saves: true, ticks: false }),
  ]
  const orders = [await orderOf(one), await orderOf(two), await orderOf(two)]
  await Promise.all(orders.map((order) => tell(order, '1111')))
  const [card, other, ...more] = await cardsOf(customer)
  assert.ok(card && other)
  assert.equal(more.length, 0)
  await database.write((work) => removeCard(work, card.id), { who: customer })
  assert.equal((await cardsOf(customer))[0]?.id, other.id)
  await database.write((work) => removeCard(work, other.id), { who: customer })
  assert.ok((await remains(customer)).every((row) => row.token_sealed === null))
})

test('somebody else’s card, one of the other site or of another gateway, and a removed one cannot be paid with or removed', async () => {
  const [owner, stranger] = [await newCustomer(), await newCustomer()]
  await payNew(owner, { saves: true, ticks: true })
  const [card] = await cardsOf(owner)
  const refused = (error: unknown) => isRefusal(error) && error.code === 'SAVED_CARD_NOT_FOUND' && error.status === 404
  await assert.rejects(open(stranger, { savedCardId: card!.id }), refused)
  await assert.rejects(
    database.write((work) => removeCard(work, card!.id), { who: stranger }),
    refused,
  )
  await assert.rejects(open(owner, { savedCardId: card!.id, site: 'ae' }), refused)
  await assert.rejects(open(owner, { savedCardId: card!.id, provider: 'fawry' }), refused)
  await assert.rejects(open(owner, { savedCardId: 'nonsense' }), refused)
  // A token that one customer has is not given to another.
  const other = await payNew(stranger, { saves: true, ticks: false })
  await tell(await orderOf(other), '1111', tokenTold().token)
  assert.deepEqual(await cardsOf(stranger), [])
  await database.write((work) => removeCard(work, card!.id), { who: owner })
  await assert.rejects(open(owner, { savedCardId: card!.id }), refused)
})

test('a card removed while it is being paid with: before its page opens the payment fails with the reason, after it nothing changes', async () => {
  const customer = await newCustomer()
  await payNew(customer, { saves: true, ticks: true })
  const [card] = await cardsOf(customer)
  const opening = await begin(customer, { savedCardId: card!.id })
  const ready = await open(customer, { savedCardId: card!.id })
  await database.write((work) => removeCard(work, card!.id), { who: customer })
  assert.equal((await goOn(opening, 'eg')).kind, 'unavailable')
  const failed = await view(opening)
  assert.deepEqual([failed.face, failed.declineCode], ['failed', 'SAVED_CARD_REFUSED'])
  assert.ok(ready.opened.kind === 'open')
  const page = await (await fetch(ready.opened.redirectUrl)).text()
  const token = /name="token" value="([^"]+)"/.exec(page)?.[1] ?? ''
  await post(ready.opened.redirectUrl, { token, cvv: '123' })
  assert.equal((await view(ready.id)).face, 'paid')
})

test('removing and paying at the same moment: whichever comes first, no payment is opened with a card that is gone', async () => {
  for (let round = 0; round < 5; round += 1) {
    const customer = await newCustomer()
    await payNew(customer, { saves: true, ticks: true })
    const [card] = await cardsOf(customer)
    const [paying, removing] = await Promise.allSettled([
      open(customer, { savedCardId: card!.id }),
      database.write((work) => removeCard(work, card!.id), { who: customer }),
    ])
    assert.equal(removing.status, 'fulfilled')
    if (paying.status === 'rejected') assert.equal(paying.reason.code, 'SAVED_CARD_NOT_FOUND')
    else assert.ok(['open', 'unavailable'].includes(paying.value.opened.kind))
    assert.deepEqual(await cardsOf(customer), [])
  }
})

test('a card that the gateway no longer knows fails the payment with its own reason; one it declines, with the bank’s', async () => {
  const customer = await newCustomer()
  await payNew(customer, { saves: true, ticks: true })
  const [card] = await cardsOf(customer)
  const declined = await open(customer, { savedCardId: card!.id })
  assert.ok(declined.opened.kind === 'open')
  const page = await (await fetch(declined.opened.redirectUrl)).text()
  const token = /name="token" value="([^"]+)"/.exec(page)?.[1] ?? ''
  await post(declined.opened.redirectUrl, { token, cvv: '001' })
  assert.equal((await view(declined.id)).declineCode, 'INSUFFICIENT_FUNDS')
  assert.equal((await payableOf(customer)).length, 1)
  await misbehave({ refusesTokens: true })
  const refused = await open(customer, { savedCardId: card!.id })
  assert.equal((await view(refused.id)).declineCode, 'SAVED_CARD_REFUSED')
})

test('a card that the gateway refused is offered no more, and a use is one that was paid', async () => {
  const customer = await newCustomer()
  await payNew(customer, { saves: true, ticks: true })
  const [card] = await cardsOf(customer)
  await misbehave({ refusesTokens: true })
  const { id } = await open(customer, { savedCardId: card!.id })
  assert.equal((await view(id)).declineCode, 'SAVED_CARD_REFUSED')
  await misbehave({})
  const [kept] = await cardsOf(customer)
  assert.deepEqual([kept?.isRefused, kept?.lastUsedAt], [true, null])
  assert.deepEqual(await payableOf(customer), [])
  await assert.rejects(
    open(customer, { savedCardId: card!.id }),
    (error: unknown) => isRefusal(error) && error.code === 'SAVED_CARD_REFUSED' && error.status === 409,
  )
  await database.write((work) => removeCard(work, card!.id), { who: customer })
  assert.deepEqual(await cardsOf(customer), [])
})

test('what the gateway refuses for another reason is not said of the card', async () => {
  const customer = await newCustomer()
  await payNew(customer, { saves: true, ticks: true })
  const [card] = await cardsOf(customer)
  await misbehave({ failWith: 406 })
  const { id } = await open(customer, { savedCardId: card!.id })
  assert.equal((await view(id)).declineCode, 'GATEWAY_REFUSED')
  await misbehave({})
  assert.equal((await payableOf(customer)).length, 1)
})

test('a token whose payment was never paid, or by a card of other digits, is erased after two days', async () => {
  const customer = await newCustomer()
  const unpaid = await open(customer, { saves: true })
  await tell(await orderOf(unpaid.id), '1111')
  const other = await payNew(customer, { saves: true, ticks: false })
  await tell(await orderOf(other), '2346')
  await payNew(customer, { saves: true, ticks: true })
  assert.equal((await remains(customer)).length, 3)
  await sweepCards(1)
  assert.equal((await remains(customer)).length, 3)
  await sweepCards(3)
  assert.equal((await remains(customer)).length, 1)
  assert.equal((await cardsOf(customer)).length, 1)
})

test('the same token once more brings back a card that was refused, or whose own payment was never paid', async () => {
  const customer = await newCustomer()
  const unpaid = await open(customer, { saves: true })
  const token = 'tok_sim_EGP_2_0123456789abcdef01234567'
  await tell(await orderOf(unpaid.id), '1111', token)
  await tell(await orderOf(await payNew(customer, { saves: true, ticks: false })), '1111', token)
  const [card] = await payableOf(customer)
  await misbehave({ refusesTokens: true })
  await open(customer, { savedCardId: card!.id })
  await misbehave({})
  assert.deepEqual(await payableOf(customer), [])
  await tell(await orderOf(await payNew(customer, { saves: true, ticks: false })), '1111', token)
  assert.equal((await payableOf(customer)).length, 1)
})

test('a card that was removed is saved again when its owner asks for it at a later payment', async () => {
  const customer = await newCustomer()
  await payNew(customer, { saves: true, ticks: true })
  const { token } = tokenTold()
  const [card] = await cardsOf(customer)
  await database.write((work) => removeCard(work, card!.id), { who: customer })
  const later = await payNew(customer, { saves: true, ticks: false })
  await tell(await orderOf(later), '1111', token)
  assert.equal((await cardsOf(customer)).length, 1)
})

test('who leaves leaves no card behind', async () => {
  const customer = await newCustomer()
  await payNew(customer, { saves: true, ticks: true })
  await database.write(forgetCards, { who: customer })
  assert.deepEqual(await remains(customer), [{ brand: null, last4: null, token_sealed: null }])
})

type Customer = { readonly kind: 'customer'; readonly id: string }
type How = { savedCardId?: string; saves?: boolean; site?: Site; provider?: string }

async function newCustomer(): Promise<Customer> {
  const { id } = await database.write((work) => sampleCustomer(work))
  return { kind: 'customer', id }
}

async function begin(customer: Customer, { savedCardId, saves = false, site = 'eg', provider }: How): Promise<string> {
  lastKey += 1
  const choice = savedCardId === undefined ? { ...typedCard, savesCard: saves } : { ...typedCard, savedCardId }
  const wish = {
    key: `key-of-saved-${lastKey}`,
    customerId: customer.id,
    initiator: 'deposit',
    method: 'creditCard',
    amount: money(7_500n, sites[site].currency),
    subject: null,
    payerAccount: sayCardChoice(choice),
  } as const
  const routes = provider === undefined ? sampleRoutes : () => provider
  return (await database.write((work) => openPayment(work, wish, routes), { site, who: customer })).id
}

function goOn(paymentId: string, site: Site): Promise<OpenedCheckout> {
  const payer = { firstName: 'منى', lastName: 'علي', email: 'mona@example.com', phone: '+201001234567' }
  const origin = `http://localhost:${port}`
  return openCheckout(doorOf(site), { paymentId, payer, title: 'Deposit', origin, locale: 'en' })
}

async function open(customer: Customer, how: How) {
  const id = await begin(customer, how)
  return { id, opened: await goOn(id, how.site ?? 'eg') }
}

/** Pays with a typed card: `saves` is ticked with us, `ticks` on the gateway's page. */
async function payNew(customer: Customer, { saves, ticks }: { saves: boolean; ticks: boolean }): Promise<string> {
  const { id, opened } = await open(customer, { saves })
  assert.ok(opened.kind === 'open')
  const card = { number: '4111111111111111', expiry: '01/39', cvv: '123' }
  assert.equal((await post(opened.redirectUrl, { ...card, ...(ticks && { save: 'on' }) })).status, 303)
  return id
}

function post(url: string, form: Record<string, string>): Promise<Response> {
  return fetch(url, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' })
}

/** A message that is signed rightly, about any order and card. */
async function tell(order: string, last4: string, token = `tok_of_test_${lastKey++}_0123456789abcdef`): Promise<void> {
  const obj = {
    id: 1,
    token,
    masked_pan: `xxxx-xxxx-xxxx-${last4}`,
    merchant_id: 5,
    card_subtype: 'Visa',
    created_at: '2026-10-01T09:15:30.000001',
    email: 'a@example.com',
    order_id: order,
  }
  const values = [obj.card_subtype, obj.created_at, obj.email, obj.id, obj.masked_pan, obj.merchant_id, order, token]
  const message = { rawBody: JSON.stringify({ type: 'TOKEN', obj }), query: { hmac: sign(keys.hmacSecret, values) } }
  await receiveCallback(doorOf('eg'), 'paymob', message, settleFound)
}

function tokenTold(): { readonly token: string } {
  const told = received.findLast(({ rawBody }) => rawBody.includes('"TOKEN"'))
  return JSON.parse(told?.rawBody ?? '{}').obj
}

async function orderOf(paymentId: string): Promise<string> {
  const { rows } = await database.pool.query('select provider_reference from payment_attempts where payment_id = $1', [
    paymentId,
  ])
  return rows[0].provider_reference
}

function cardsOf(customer: Customer) {
  const whose = { customerId: customer.id, provider: 'paymob' }
  return database.read((work: Work) => readSavedCards(work, whose), { who: customer })
}

async function payableOf(customer: Customer) {
  const whose = { customerId: customer.id, provider: 'paymob' }
  return database.read((work: Work) => readPayableCards(work, whose), { who: customer })
}

async function sweepCards(inDays: number): Promise<void> {
  const now = new Date(Date.now() + inDays * 86_400_000)
  const retentions = paymentsJobs.chores?.flatMap((chore) => chore.retentions ?? []) ?? []
  const ours = retentions.filter(({ table }) => table === 'saved_cards')
  for (const retention of ours) await sweep({ now, write: (act) => database.write(act) }, retention)
}

async function remains(customer: Customer) {
  const { rows } = await database.pool.query(
    'select brand, last4, token_sealed from saved_cards where customer_id = $1',
    [customer.id],
  )
  return rows
}

async function view(id: string) {
  const payment = await database.read((work) => readPayment(work, id), { site: 'eg' })
  assert.ok(payment)
  return payment
}

async function misbehave(how: object): Promise<void> {
  const headers = { 'content-type': 'application/json' }
  await fetch(`${simulator.url}/_control/misbehave`, { method: 'POST', headers, body: JSON.stringify(how) })
}

function doorOf(site: Site): Door {
  const ports = plugIn([plug(gateways, gatherGateways([gateway])), plug(sealer, keyOfNow)])
  return { now: new Date(), site, ports, write: (act) => database.write(act, { site }) }
}
