// A guest's cart is moved to the account as far as possible, and nothing is lost; requests carry the specification's
// field names.
import assert from 'node:assert/strict'
import test from 'node:test'
import { testDatabase } from '#platform/database/test-database.ts'
import { openVisit } from '#platform/http/visit.ts'
import { seedPriceTables } from '#pricing/quote/tables/seed-tables.ts'
import { readCartCookies, writeCartCookies } from '#selling/cart/cart-cookie.ts'
import { cartSigner } from '#selling/cart/cart-signer.ts'
import { syncOrTell } from '#selling/cart/page/load-cart.ts'
import { readCart } from '#selling/cart/read-cart.ts'
import { enter, sampleApp, sampleParts } from '#world/samples/app.samples.ts'
import { deliverySample, waitingSample } from '#world/samples/checkout/delivery.samples.ts'
import { fillWallet } from '#world/samples/money/wallet.samples.ts'
import { sampleCustomer } from '#world/samples/people/people.samples.ts'
import { sampleFields } from '#world/samples/selling/cart.samples.ts'
import { type Stage, sampleCast } from '#world/samples/selling/orders.samples.ts'

const database = await testDatabase()
const parts = sampleParts(database.db)
const app = await sampleApp(parts)
const sites = ['eg', 'ae'] as const
for (const site of sites) await database.write(seedPriceTables, { site })
const goods = (url: string, more: object = {}) => ({
  url,
  country: 'US',
  category: 'shoes',
  color: 'Black',
  size: '43',
  quantity: 1,
  clientData: { title: 'Shoes', price: 89.99, currency: 'USD', domesticShipping: 0 },
  ...more,
})

for (const site of sites)
  for (const language of ['ar', 'en'] as const)
    test(`on ${site} in ${language}: sync takes what it can, names each item it could not take, and a second sync changes nothing`, async () => {
      const { who } = await database.write((work) => sampleCustomer(work), { site })
      const token = await database.write((work) => enter(work, who), { site })
      const headers = { authorization: `Bearer ${token}`, 'x-site': site, 'accept-language': language }
      const items = [
        goods('https://www.amazon.com/dp/B0SYNC0001'),
        goods('https://www.amazon.com/dp/B0SYNC0002', { category: 'no such thing' }),
        { url: 'https://www.amazon.com/dp/B0SYNC0003', quantity: 'many' },
        goods('not a link'),
        goods('https://www.amazon.com/dp/B0SYNC0004'),
        null,
        'https://www.amazon.com/dp/B0SYNC0005',
      ]
      const sync = () => app.inject({ method: 'POST', url: '/api/users/cart/sync', headers, payload: { items } })
      const first = await sync()
      assert.equal(first.statusCode, 200, first.body)
      const { data, notTaken } = first.json()
      assert.equal(data.items.length, 2)
      assert.deepEqual(
        notTaken.map(({ index, code }: { index: number; code: string }) => [index, code]),
        [
          [1, 'CATEGORY_UNKNOWN'],
          [2, 'INVALID_INPUT'],
          [3, 'INVALID_LINK'],
          [5, 'INVALID_INPUT'],
          [6, 'INVALID_INPUT'],
        ],
      )
      const words = language === 'ar' ? /[\u0600-\u06ff]/ : /[a-z]/
      for (const { message } of notTaken) assert.match(message, words)
      const again = (await sync()).json()
      assert.deepEqual([again.data.items.length, again.notTaken], [2, notTaken])
    })

test('items that could not be taken stay in the browser with their reason, after each try, and the rest is moved', async () => {
  const { who } = await database.write((work) => sampleCustomer(work))
  const signer = parts.ports.get(cartSigner)
  const item = (title: string, more: object = {}) => ({
    ...sampleFields({ title, url: `https://www.amazon.com/dp/${`B0${title}00000000`.slice(0, 10).toUpperCase()}` }),
    id: title,
    version: 1,
    ...more,
  })
  const items = [item('trainers'), item('ended', { category: 'gone-category' })]
  const kept = { items, saved: [], couponCode: null }
  const cookiesOf = (set: readonly string[]) =>
    Object.fromEntries(set.map((one) => one.split(';')[0]?.split(/=(.*)/s).slice(0, 2) ?? []))
  let cookies: Record<string, string> = cookiesOf(writeCartCookies(signer, kept, false))
  const sync = () => {
    const facts = { who, site: 'eg', now: new Date(), locale: 'en', requestId: '', ip: '', token: null } as const
    const more = { origin: 'http://shop', cookies, nonce: '', ports: parts.ports, report: () => undefined }
    return syncOrTell(openVisit(database.db, { ...facts, ...more }))
  }
  const { cookies: set, failure } = await sync()
  assert.match(failure?.message ?? '', /ended/)
  assert.ok(set.length > 0)
  cookies = cookiesOf(set)
  assert.deepEqual(
    readCartCookies(signer, cookies).items.map(({ title }) => title),
    ['ended'],
  )
  assert.deepEqual(
    (await database.read(readCart, { who })).items.map(({ title }) => title),
    ['trainers'],
  )
  const second = await sync()
  assert.deepEqual(
    [second.cookies, second.failure?.message],
    [[], failure?.message],
    'nothing changed: no cookie, no loop',
  )
})

test('a request has type, number, status, total due, tracking, address, company, days, method and package', async () => {
  const stage: Stage = (who, act) => database.write(act, { who })
  const cast = await database.write(sampleCast)
  await database.write((work) => fillWallet(work, cast.customer.id ?? '', 90_000_000n))
  const waiting = await waitingSample(stage, cast)
  const { number } = await deliverySample(stage, cast, waiting)
  const token = await database.write((work) => enter(work, cast.customer))
  const headers = { authorization: `Bearer ${token}` }
  const one = (await app.inject({ url: `/api/requests/${number}`, headers })).json().data
  assert.deepEqual([one.type, one.number], ['Delivery', number])
  assert.ok(['Requested', 'Pending review', 'Prepared'].includes(one.status), one.status)
  assert.equal(typeof one.totalDue, 'number')
  assert.equal(one.shippingCompany.code, one.delivery.shippingCompany.code)
  assert.equal(one.address.street, one.delivery.address.street)
  assert.ok(one.estimatedDeliveryTime.from <= one.estimatedDeliveryTime.to)
  assert.deepEqual([one.trackingNumber, one.package], [null, null])
  assert.ok('paymentMethod' in one)
  const { items } = (await app.inject({ url: '/api/requests', headers })).json().data
  assert.deepEqual(items, [one])
})
