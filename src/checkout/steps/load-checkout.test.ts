import assert from 'node:assert/strict'
import test from 'node:test'
import { gateways } from '#money/payments/gateways/gateway.ts'
import { gatherGateways } from '#money/payments/gateways/gather-gateways.ts'
import { readClosures } from '#money/payments/holidays/read-closures.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { openVisit } from '#platform/http/visit.ts'
import { plug, plugIn } from '#platform/work/ports.ts'
import type { Actor } from '#platform/work/work.ts'
import { bankClosures } from '#pricing/quote/explain/bank-closures.ts'
import { seedPriceTables } from '#pricing/quote/tables/seed-tables.ts'
import { writeCartCookies } from '#selling/cart/cart-cookie.ts'
import { cartLimit } from '#selling/cart/cart-limits.ts'
import { cartSigner, makeCartSigner } from '#selling/cart/cart-signer.ts'
import { fillCart, sampleGoods } from '#world/samples/checkout/checkout.samples.ts'
import { sampleAddress, sampleCustomer } from '#world/samples/people/people.samples.ts'
import { loadCheckout, loadContact } from './load-checkout.ts'
import { daysAtOffice } from './receiving/days-at-office.ts'

const database = await testDatabase()
await database.write(seedPriceTables)
const signer = makeCartSigner('test secret')

test('goods of the browser that did not fit into the cart are said at checkout, and not ordered', async () => {
  const who = await shopper()
  const goods = Array.from({ length: cartLimit.usual('eg').customer }, (_, at) =>
    sampleGoods({ title: `Goods ${at}`, url: `https://www.amazon.com/dp/B0GOODS${100 + at}` }),
  )
  await database.write((work) => fillCart(work, goods), { who })
  const full = await loadCheckout(visitBy(who, keptGoods()), new Request('http://localhost/en/checkout'))
  assert.equal(full.leftOut?.status, 409)
  assert.match(full.leftOut?.message ?? '', /100/)
  assert.equal(full.items.length, cartLimit.usual('eg').customer)
})

test('a cart that waits for a size goes back with the reason', async () => {
  const who = await shopper()
  await database.write((work) => fillCart(work, [sampleGoods({ category: 'shoes', size: '' })]), { who })
  await assert.rejects(loadCheckout(visitBy(who), new Request('http://localhost/en/checkout')), (thrown) => {
    assert.ok(thrown instanceof Response)
    assert.equal(thrown.headers.get('location'), '/en/cart?said=incomplete')
    return true
  })
})

test('who takes a package from the cart sees one total before and after signing in', async () => {
  const asked = () => new Request('http://localhost/en/checkout?package=star')
  const { breakdown } = await loadContact(visitBy({ kind: 'guest', id: null }, keptGoods()), asked())
  const packagePrice = breakdown.rows.find(({ line }) => line === 'packagePrice')
  assert.equal(packagePrice?.amountMinor, 29_900n)
  const who = await shopper()
  await database.write((work) => fillCart(work, [sampleGoods()]), { who })
  assert.equal(breakdown.totalMinor, (await loadCheckout(visitBy(who), asked())).breakdown.totalMinor)
})

test('the summary says what was chosen and which facts are our guess, and the office when they come', async () => {
  const who = await shopper()
  const load = () => loadCheckout(visitBy(who), new Request('http://localhost/en/checkout'))
  await database.write((work) => fillCart(work, [sampleGoods()]), { who })
  const alone = await load()
  assert.deepEqual(alone.items[0]?.facts, ['Black', 'Electronics and audio', '250 g each'])
  assert.equal(alone.items[0]?.isEstimated, false)
  await database.write((work) => fillCart(work, [sampleGoods({ estimated: ['weight'] })]), { who })
  const both = await load()
  const guessed = both.items.find(({ isEstimated }) => isEstimated)
  assert.deepEqual(guessed?.facts, ['Black', 'Electronics and audio', '250 g each (our estimate)'])
  const days = await visitBy(who).read((work) => daysAtOffice(work, [{ country: 'US' }]))
  assert.ok(days)
  assert.equal(alone.arrival.expected, days)
})

function keptGoods(): Record<string, string> {
  const one = {
    ...sampleGoods({ title: 'One too many', url: 'https://www.amazon.com/dp/B0ONETOO01' }),
    id: 'a',
    version: 1,
  }
  const set = writeCartCookies(signer, { items: [one], saved: [], couponCode: null }, false)
  return Object.fromEntries(set.map((cookie) => cookie.slice(0, cookie.indexOf(';')).split('=') as [string, string]))
}

async function shopper(): Promise<Actor & { kind: 'customer' }> {
  return database.write(async (work) => {
    const { who, id } = await sampleCustomer(work)
    await sampleAddress(work, id)
    return who
  })
}

function visitBy(who: Actor, cookies: Readonly<Record<string, string>> = {}) {
  return openVisit(database.db, {
    who,
    cookies,
    now: new Date(),
    site: 'eg',
    locale: 'en',
    requestId: 'test',
    ip: '127.0.0.1',
    origin: 'http://localhost',
    token: null,
    nonce: '',
    ports: plugIn([plug(cartSigner, signer), plug(gateways, gatherGateways([])), plug(bankClosures, readClosures)]),
    report: (error) => assert.fail(String(error)),
  })
}
