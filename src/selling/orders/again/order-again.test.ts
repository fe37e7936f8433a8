import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type PageFetcher, pageFetcher } from '#catalog/reader/fetching/page-fetcher.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { openVisit } from '#platform/http/visit.ts'
import { plug, plugIn } from '#platform/work/ports.ts'
import type { Actor } from '#platform/work/work.ts'
import { cartSigner, makeCartSigner } from '#selling/cart/cart-signer.ts'
import { readCart } from '#selling/cart/read-cart.ts'
import { placeSample, type Stage, sampleCast, sampleItem } from '#world/samples/selling/orders.samples.ts'
import { orderAgain } from './order-again.ts'

const { db, write } = await testDatabase()
const stage: Stage = (who, act) => write(act, { who })

/** A store whose pages show these prices; a link that is not among them is not found. */
function store(prices: Readonly<Record<string, string>>): PageFetcher {
  return {
    fetchPage: async (url) => {
      const price = prices[url]
      if (!price) return { ok: false, reason: 'TIMEOUT' } as const
      const offers = { '@type': 'Offer', price, priceCurrency: 'USD' }
      const product = { '@context': 'https://schema.org', '@type': 'Product', name: 'Goods', offers }
      const html = `<html><head><script type="application/ld+json">${JSON.stringify(product)}</script></head><body><h1>Goods</h1></body></html>`
      return { ok: true, url, html } as const
    },
  }
}

function visitBy(who: Actor, prices: Readonly<Record<string, string>> = {}) {
  const place = { site: 'eg', locale: 'en', requestId: 'test', ip: '127.0.0.1', origin: 'http://localhost' } as const
  const ports = plugIn([plug(cartSigner, makeCartSigner('test secret')), plug(pageFetcher, store(prices))])
  const facts = { ...place, who, now: new Date(), cookies: {}, token: null, nonce: '', ports }
  return openVisit(db, { ...facts, report: () => undefined })
}

const link = (name: string) => `https://www.amazon.com/dp/${name.padEnd(10, '0')}`
const goods = [
  sampleItem({ title: 'Shoes', url: link('B0SHOES'), quantity: 2, notes: 'For Mona', data: { price: '80.00' } }),
  sampleItem({ title: 'Lamp', url: link('B0LAMP'), data: { price: '30.00' } }),
]

async function ordered() {
  const cast = await write(sampleCast)
  const order = await placeSample(stage, cast, goods)
  const cart = () => visitBy(cast.customer).read(readCart)
  return { ...cast, number: order.number, cart }
}

test('goods come back as they were agreed, at the price their page shows now; an unread page leaves the order’s price', async () => {
  const { customer, number, cart } = await ordered()
  const told = await orderAgain(visitBy(customer, { [link('B0SHOES')]: '72.50' }), number)
  assert.deepEqual(
    told.map(({ title, refusal, isPriceOfNow }) => [title, refusal, isPriceOfNow]),
    [
      ['Shoes', null, true],
      ['Lamp', null, false],
    ],
  )
  const { items } = await cart()
  assert.deepEqual(
    items.map(({ title, price, quantity, notes }) => [title, price, quantity, notes]),
    [
      ['Shoes', 7_250n, 2, ''],
      ['Lamp', 3_000n, goods[1]?.quantity, ''],
    ],
  )
})

test('ordering again twice, or in two tabs at once, doubles nothing', async () => {
  const { customer, number, cart } = await ordered()
  const results = await Promise.all([1, 2].map(() => orderAgain(visitBy(customer), number)))
  const outcomes = results.flat().map(({ refusal }) => refusal?.code ?? 'added')
  assert.deepEqual(outcomes.sort(), ['SIMILAR_ITEM', 'SIMILAR_ITEM', 'added', 'added'])
  assert.equal((await cart()).items.length, 2)
})

test('what is no longer bought is named, and the others are added', async () => {
  const { customer, number, cart } = await ordered()
  await db.updateTable('order_items').set({ country: 'XX' }).where('title', '=', 'Shoes').execute()
  const told = await orderAgain(visitBy(customer), number)
  assert.deepEqual(
    told.map(({ refusal }) => refusal?.code ?? null),
    ['COUNTRY_NOT_SERVED', null],
  )
  assert.equal((await cart()).items.length, 1)
})

test('one of the goods alone, and never those of somebody else', async () => {
  const { customer, number, cart } = await ordered()
  await orderAgain(visitBy(customer), number, { places: [1] })
  assert.deepEqual(
    (await cart()).items.map(({ title }) => title),
    ['Lamp'],
  )
  const stranger = (await write(sampleCast)).customer
  await assert.rejects(orderAgain(visitBy(stranger), number), { status: 404 })
})
