import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testDatabase } from '#platform/database/test-database.ts'
import { openVisit } from '#platform/http/visit.ts'
import { plug, plugIn } from '#platform/work/ports.ts'
import type { Actor } from '#platform/work/work.ts'
import { bankClosures } from '#pricing/quote/explain/bank-closures.ts'
import { seedPriceTables } from '#pricing/quote/tables/seed-tables.ts'
import { guestRules, withItem } from '#selling/cart/apply-change.ts'
import { writeCartCookies } from '#selling/cart/cart-cookie.ts'
import { noCart } from '#selling/cart/cart-item.ts'
import { cartSigner, makeCartSigner } from '#selling/cart/cart-signer.ts'
import { changeCart } from '#selling/cart/change-cart.ts'
import { sampleCustomer } from '#world/samples/people/people.samples.ts'
import { sampleClosures } from '#world/samples/pricing/pricing.samples.ts'
import { sampleFields } from '#world/samples/selling/cart.samples.ts'
import { loadCart } from './load-cart.ts'

const usual = { site: 'eg', now: new Date() } as const

const { db, write } = await testDatabase()
await write(seedPriceTables)
const signer = makeCartSigner('test secret')
const reported: unknown[] = []

function visitBy(who: Actor, cookies: Readonly<Record<string, string>>) {
  return openVisit(db, {
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
    ports: plugIn([plug(cartSigner, signer), plug(bankClosures, sampleClosures)]),
    report: (error) => reported.push(error),
  })
}

function browser(setCookies: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    setCookies.map((one) => one.slice(0, one.indexOf(';')).split('=') as [string, string]).filter(([, value]) => value),
  )
}

const asGuest = { kind: 'guest', id: null } as const

test('a guest’s cart is in the cookie, and moves into the customer’s after signing in', async () => {
  const added = await changeCart(visitBy(asGuest, {}), { kind: 'add', fields: sampleFields(), key: 'unused' })
  const cookies = browser(added)
  const asked = await loadCart(visitBy(asGuest, cookies))
  assert.equal(asked.view.items.length, 1)
  assert.ok(asked.view.breakdown.totalMinor > 0n)
  const { who } = await write((work) => sampleCustomer(work))
  const signedIn = await loadCart(visitBy(who, cookies))
  assert.equal(signedIn.view.items.length, 1)
  assert.ok(signedIn.cookies.every((cookie) => cookie.includes('Max-Age=0')))
  const again = await loadCart(visitBy(who, cookies))
  assert.equal(again.view.items.length, 1, 'a cookie that came once more doubles nothing')
})

test('items that cannot be moved stay in the browser, and a dialog says so', async () => {
  const { who } = await write((work) => sampleCustomer(work))
  const strange = { ...sampleFields({ category: 'spaceships' }), canonicalUrl: 'x', store: 'amazon.com', image: null }
  const cookies = browser(writeCartCookies(signer, withItem(noCart, strange, guestRules(usual)), false))
  const loaded = await loadCart(visitBy(who, cookies))
  assert.deepEqual(loaded.cookies, [])
  assert.equal(loaded.syncFailure?.status, 422)
  assert.match(loaded.syncFailure?.message ?? '', /category/)
  assert.equal(reported.length, 0)
})
