// Story 4, a lie and a silence: a gateway's message is forged or shifted, and nothing moves; a true message is lost,
// and an inquiry finds the payment within two minutes; both at once, twice, in any order; the books balance after each.

import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import test, { after, beforeEach } from 'node:test'
import fc from 'fast-check'
import { checkoutJobs } from '#checkout/checkout.jobs.ts'
import { applyNews } from '#checkout/paying/apply-news.ts'
import { readOutcome } from '#checkout/paying/read-outcome.ts'
import { usualPageMethods } from '#money/payments/fawry/account.ts'
import { fawryGateway } from '#money/payments/fawry/fawry-gateway.ts'
import { gateways } from '#money/payments/gateways/gateway.ts'
import { gatherGateways } from '#money/payments/gateways/gather-gateways.ts'
import { inquirePayment } from '#money/payments/gateways/inquire-payments.ts'
import { openCheckout } from '#money/payments/gateways/open-checkout.ts'
import { receiveCallback } from '#money/payments/gateways/receive-callback.ts'
import { openPayment } from '#money/payments/open-payment.ts'
import { paymobGateway } from '#money/payments/paymob/paymob-gateway.ts'
import { faultsOf, verifyLedger } from '#money/wallet/verify-ledger.ts'
import { openJobContext } from '#platform/background/jobs.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { money } from '#platform/values/amounts/money.ts'
import { newId } from '#platform/work/id.ts'
import { plug, plugIn } from '#platform/work/ports.ts'
import { roomChecks } from '#program/room-checks.ts'
import { type Site, sites } from '#sites/sites.ts'
import { sampleRoutes } from '#world/samples/money/payments.samples.ts'
import { sampleCustomer } from '#world/samples/people/people.samples.ts'
import { startFawrySimulator } from '#world/simulators/fawry/start-simulator.ts'
import { lies } from '#world/simulators/paymob/book.ts'
import { startPaymobSimulator } from '#world/simulators/paymob/start-simulator.ts'

const database = await testDatabase()
let clock = Date.now()
const heard: { readonly provider: string; readonly rawBody: string; readonly query: Record<string, string> }[] = []
const shop = createServer(async (request, response) => {
  let rawBody = ''
  for await (const piece of request) rawBody += piece
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://shop')
  const told = { rawBody, query: Object.fromEntries(searchParams), provider: pathname.split('/').at(-1) ?? '' }
  heard.push(told)
  await receiveCallback(job('eg'), told.provider, told, applyNews)
  response.end()
})
await new Promise<void>((ready) => shop.listen(0, 'localhost', ready))
const origin = `http://localhost:${(shop.address() as AddressInfo).port}`
const cardKeys = { secretKey: 'sk', publicKey: 'pk', hmacSecret: 'hmac', apiKey: 'api' }
const codeKeys = { merchantCode: 'code==', secureKey: 'key' }
const paymob = await startPaymobSimulator({
  ...cardKeys,
  port: 0,
  integrations: { EGP: 11, AED: 22 },
  callbackUrl: origin,
})
const fawry = await startFawrySimulator({ ...codeKeys, port: 0, callbackUrl: origin })
const account = { ...cardKeys, host: paymob.url }
const cards = { eg: { ...account, cardIntegrationId: 11 }, ae: { ...account, cardIntegrationId: 22 } }
const codes = { ...codeKeys, host: fawry.url, pageMethods: usualPageMethods }
const silent = () => undefined
const ports = plugIn([plug(gateways, gatherGateways([paymobGateway(cards, silent), fawryGateway(codes, silent)]))])

after(async () => {
  await Promise.all([paymob.close(), fawry.close()])
  shop.closeAllConnections()
  shop.close()
})
beforeEach(() => misbehave({}))

const ways = [
  { site: 'eg', method: 'creditCard' },
  { site: 'ae', method: 'creditCard' },
  { site: 'eg', method: 'fawry' },
] as const
type Way = (typeof ways)[number]

test('story 4: a message that is forged, shifted, early, of another amount or of another charge moves nothing', async () => {
  for (const way of ways) {
    for (const how of [{ wrongSignature: true }, ...lies.map((lie) => ({ lie, lost: true }))]) {
      const one = await open(way)
      // Nothing was paid: the card was declined, the code only looked at.
      await misbehave(how)
      await decline(one)
      await misbehave({})
      await minutes(way.site, 3)
      const standing = await stand(one)
      assert.notEqual(standing.face, 'paid', `${way.method} ${way.site} ${JSON.stringify(how)}`)
      assert.deepEqual([standing.wallet, standing.suspense], [0n, 0n])
    }
  }
  await provesItself()
})

test('story 4: a payment whose callback is lost is found within two minutes, soon or long after its page was opened', async () => {
  for (const way of ways)
    for (const before of [0, 7, 40]) {
      const one = await open(way)
      await minutes(way.site, before)
      await misbehave({ lost: true })
      await pay(one)
      assert.equal((await stand(one)).face, 'pending')
      await minutes(way.site, 2)
      const standing = await stand(one)
      assert.deepEqual(
        [standing.face, standing.wallet, standing.suspense],
        ['paid', 7_500n, 0n],
        `${way.method} ${before}`,
      )
      await misbehave({})
    }
  await provesItself()
})

test('story 4: a lie and a lost callback at once, each twice, in any order: the customer gets the money once', async () => {
  const events = ['lie', 'lie', 'truth', 'truth', 'ask', 'back', 'away'] as const
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...ways),
      fc.constantFrom(...lies),
      fc.shuffledSubarray([...events], { minLength: 3 }),
      async (way, lie, order) => {
        const one = await open(way)
        heard.length = 0
        await misbehave({ lie, reordered: true })
        await pay(one)
        // The callback is held back, and sent by hand in this order.
        await misbehave({ lie, lost: true })
        for (const event of order) {
          await misbehave(event === 'away' ? { failWith: 503 } : {})
          if (event === 'ask' || event === 'away') await minutes(way.site, 1)
          if (event === 'back') await inquirePayment(job(way.site), one.id, applyNews)
          if (event === 'truth' || event === 'lie') await release(way)
        }
        await misbehave({})
        await minutes(way.site, 2)
        const standing = await stand(one)
        assert.deepEqual([standing.face, standing.wallet, standing.suspense], ['paid', 7_500n, 0n])
      },
    ),
    { numRuns: 25 },
  )
  await provesItself()
})

test('story 4: while the gateway cannot be asked the customer is told so, and it resolves by itself', async () => {
  for (const way of ways) {
    const one = await open(way)
    await pay(one, { failWith: 503 })
    const waiting = await outcomeOf(one)
    assert.deepEqual(
      [waiting?.face, waiting?.confirmation, waiting?.wayToPay],
      ['pending', 'told', null],
      `${way.method} ${way.site}`,
    )
    assert.equal((await stand(one)).wallet, 0n)
    await misbehave({})
    await minutes(way.site, 2)
    const done = await outcomeOf(one)
    assert.deepEqual([done?.face, done?.confirmation], ['paid', null])
  }
  await provesItself()
})

type Opened = {
  readonly site: Site
  readonly method: Way['method']
  readonly id: string
  readonly customer: Awaited<ReturnType<typeof sampleCustomer>>
  readonly url: string
  readonly code: string
  readonly suspense: bigint
}

async function open({ site, method }: Pick<Opened, 'site' | 'method'>): Promise<Opened> {
  const customer = await database.write((work) => sampleCustomer(work), { site })
  const amount = money(7_500n, sites[site].currency)
  const wish = { key: newId(), customerId: customer.id, initiator: 'deposit', method, amount, subject: null } as const
  const { id } = await database.write((work) => openPayment(work, wish, sampleRoutes), { site, now: new Date(clock) })
  const payer = { firstName: 'منى', lastName: 'علي', email: 'mona@example.com', phone: '+201001234567' }
  const opened = await openCheckout(job(site), { paymentId: id, payer, title: 'Deposit', origin, locale: 'ar' })
  const [url, code] = [opened.kind === 'open' ? opened.redirectUrl : '', opened.kind === 'code' ? opened.code : '']
  return { site, method, id, customer, url, code, suspense: await suspense() }
}

async function pay({ method, url, code }: Opened, away: object | null = null): Promise<void> {
  const card = { number: '4111111111111111', expiry: '01/39', cvv: '123' }
  // The gateway is away before anything is paid: nobody can have asked it meanwhile.
  if (away) await misbehave({ ...away, reordered: true })
  const body = new URLSearchParams(method === 'fawry' ? { code, choice: 'pay' } : card)
  const page = method === 'fawry' ? `${fawry.url}/atfawry/point` : url
  assert.ok((await fetch(page, { method: 'POST', body, redirect: 'manual' })).status < 400)
  if (away) await release({ method })
}

async function decline({ method, url }: Opened): Promise<void> {
  if (method === 'fawry') return
  const body = new URLSearchParams({ number: '4111111111111111', expiry: '01/39', cvv: '000' })
  await fetch(url, { method: 'POST', body, redirect: 'manual' })
}

async function release({ method }: Pick<Opened, 'method'>): Promise<void> {
  const { url } = method === 'fawry' ? fawry : paymob
  await fetch(`${url}/_control/release`, { method: 'POST' })
  for (const told of heard.splice(0)) await receiveCallback(job('eg'), told.provider, told, applyNews)
}

/** Runs the jobs this many times, a minute apart. */
async function minutes(site: Site, count: number): Promise<void> {
  for (let minute = 0; minute < count; minute += 1) {
    clock += 60_000
    for (const { run } of checkoutJobs.chores ?? []) await run(job(site))
  }
}

function job(site: Site) {
  return openJobContext(database.db, ports, site, new Date(clock))
}

async function stand({ site, id, customer, suspense: before }: Opened) {
  const outcome = await outcomeOf({ site, id, customer })
  const { rows } = await database.pool.query<{ wallet: string }>(
    "select coalesce(sum(balance), 0)::text as wallet from ledger_accounts where name like 'customer:' || $1 || ':%'",
    [customer.id],
  )
  return { face: outcome?.face, wallet: BigInt(rows[0]?.wallet ?? 0), suspense: (await suspense()) - before }
}

function outcomeOf({ site, id, customer }: Pick<Opened, 'site' | 'id' | 'customer'>) {
  return database.read((work) => readOutcome(work, id), { site, who: customer.who, now: new Date(clock) })
}

async function suspense(): Promise<bigint> {
  const { rows } = await database.pool.query<{ minor: string }>(
    "select coalesce(sum(amount_minor), 0)::text as minor from ledger_lines where account like 'suspense:%'",
  )
  return BigInt(rows[0]?.minor ?? 0)
}

async function misbehave(how: object): Promise<void> {
  const headers = { 'content-type': 'application/json' }
  for (const { url } of [paymob, fawry]) {
    const answer = await fetch(`${url}/_control/misbehave`, { method: 'POST', headers, body: JSON.stringify(how) })
    assert.ok(answer.ok, await answer.text())
  }
}

async function provesItself(): Promise<void> {
  assert.deepEqual(faultsOf(await verifyLedger(database.write, roomChecks)), [])
}
