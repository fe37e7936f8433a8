// npm run bench: how fast the main job is, as a part of what a bare server or a bare transaction does in the same run.
// npm run bench -- --ledger [--entries 1000000]: the ledger alone, also when it is large.
// npm run bench -- --orders 100000 [--shop DIR] [--only page]: a shop with very many orders, made once and kept in DIR.
// npm run bench -- --people 100000 [--shop DIR] [--only find]: searching among this many customers and orders, likewise.
// npm run bench -- --products 1000000 [--shop DIR] [--only WORDS]: searching a catalogue of this many products, likewise.
// npm run bench -- --feed-megabytes 2000: one feed of this size, read and taken.
// npm run bench -- --feed-rows 100000: a feed of so many rows, new and with other prices.
// NODE_ENV=production is set first, because React's development build is slow.
import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { read } from '#platform/database/database.ts'
import { newId } from '#platform/work/id.ts'
import { system } from '#platform/work/work.ts'
import { isInvalid } from '#pricing/quote/invalid-quote.ts'
import { quote } from '#pricing/quote/quote.ts'
import type { QuoteRequest } from '#pricing/quote/quote-request.ts'
import { withOffers } from '#pricing/quote/tables/compile-tables.ts'
import type { Tables } from '#pricing/quote/tables/tables.ts'
import { readOffer } from '#selling/cart/adding/read-offer.ts'
import { bareTransactionRate } from './bare-transaction.ts'
import { benchCatalogue } from './catalogue.ts'
import { benchDeliveries } from './deliveries.ts'
import { benchEstimates } from './estimates.ts'
import { benchFeed, benchFeedRows } from './large-feed.ts'
import { benchOrders } from './large-shop-load.ts'
import { benchLedger } from './ledger.ts'
import { bareRate, load, type Question } from './load.ts'
import { benchPeople } from './people.ts'
import { type BenchStage, openStage } from './stage.ts'
import { measureThirty } from './thirty-quotes.ts'

type Row = { readonly name: string; readonly rate: number; readonly bare?: number; readonly transaction?: number }
const places = 192
// The number of customers whose carts are read and changed; the others place orders.
const readers = 16
const category = ['electronics', 'shoes', 'books', 'toys', 'bags']
const goods = category.map((name, place) => ({
  clientData: { price: `${19 + place * 7}.99`, currency: 'USD', domesticShipping: '4.50', weight: 300 + place * 150 },
  quantity: 1 + (place % 2),
  category: name,
  country: 'US',
  store: 'amazon.com',
}))

const { values } = parseArgs({
  options: {
    ledger: { type: 'boolean' },
    entries: { type: 'string' },
    orders: { type: 'string' },
    shop: { type: 'string' },
    only: { type: 'string' },
    people: { type: 'string' },
    products: { type: 'string' },
    'feed-megabytes': { type: 'string' },
    'feed-rows': { type: 'string' },
  },
})
if (values.products) {
  await benchCatalogue(Number(values.products), values.shop, values.only)
  process.exit(0)
}
if (values['feed-rows']) {
  await benchFeedRows(Number(values['feed-rows']))
  process.exit(0)
}
if (values['feed-megabytes']) {
  await benchFeed(Number(values['feed-megabytes']))
  process.exit(0)
}
if (values.people) {
  await benchPeople(Number(values.people), values.shop, values.only)
  process.exit(0)
}
if (values.orders) {
  await benchOrders(Number(values.orders), values.shop, values.only)
  process.exit(0)
}
if (values.ledger) {
  await benchLedger(Number(values.entries ?? 1_000_000))
  process.exit(0)
}
const stage = await openStage(places)
const rows: Row[] = []
try {
  const occasion = { who: system, now: new Date(), site: 'eg', locale: 'en' } as const
  const offer = await read(stage.db, occasion, (work) => readOffer(work))
  const tables = withOffers(offer.prices, offer.packages, [])
  rows.push({ name: 'quote, five items', rate: quoteRate(tables, { items: goods, paymentMethod: 'creditCard' }) })
  measureThirty(offer)
  const all = { items: goods, paymentMethod: 'creditCard', getCostWithAllPackages: true }
  rows.push({ name: `quote, five items, with all ${offer.packages.length} packages`, rate: quoteRate(tables, all) })
  rows.push({ name: 'estimate of a product', ...benchEstimates() })
  for (const [name, questions] of questionsOf(stage)) rows.push(await asked(name, questions))
  rows.push(await placing(stage))
  const { nothing, writing, bare } = await benchDeliveries(stage)
  rows.push({ name: 'deliveries, hearers that do nothing', rate: nothing, transaction: bare })
  rows.push({ name: 'deliveries, hearers that write a row', rate: writing, transaction: bare })
} finally {
  await stage.close()
}
print(rows)
await benchLedger(0)

function quoteRate(tables: Tables, request: QuoteRequest): number {
  if (isInvalid(quote(tables, request))) throw new Error('The goods of the bench have no price')
  const during = (milliseconds: number) => {
    const start = performance.now()
    let done = 0
    while (performance.now() - start < milliseconds)
      for (let some = 0; some < 50; some++, done++) quote(tables, request)
    return done / ((performance.now() - start) / 1000)
  }
  during(500)
  return during(1500)
}

function questionsOf({ shoppers, readingId }: BenchStage): readonly (readonly [string, readonly Question[]])[] {
  const some = shoppers.slice(0, readers)
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
  const calculated = goods.map(({ clientData, ...rest }) => ({
    ...rest,
    clientData: {
      ...clientData,
      price: Number(clientData.price),
      domesticShipping: Number(clientData.domesticShipping),
    },
  }))
  const cost = { items: calculated, getCostWithAllPackages: true }
  const change = (quantity: number) =>
    some.map(({ token, itemId }): Question => {
      const path = `/api/users/cart/items/${itemId}`
      return { method: 'PUT', path, headers: bearer(token), body: { quantity } }
    })
  const pages = (path: string) =>
    some.map(({ token }): Question => ({ method: 'GET', path, headers: { cookie: `token=${token}` } }))
  return [
    ['POST /cost-calculator/cart', [{ method: 'POST', path: '/api/cost-calculator/cart', body: cost }]],
    ['GET /users/cart', some.map(({ token }) => ({ method: 'GET', path: '/api/users/cart', headers: bearer(token) }))],
    ['PUT /users/cart/items/{id}', [...change(2), ...change(1)]],
    ['page: home', [{ method: 'GET', path: '/ar' }]],
    ['page: cart with goods', pages('/ar/cart')],
    ['page: product', [{ method: 'GET', path: `/ar/cart/add?reading=${readingId}` }]],
  ]
}

async function asked(name: string, questions: readonly Question[]): Promise<Row> {
  await load(stage.port, questions, 500)
  const { answered, seconds, bytes } = await load(stage.port, questions, 2500)
  return { name, rate: answered / seconds, bare: await bareRate(questions[0]!, bytes) }
}

async function placing({ port, shoppers, recorded, pool }: BenchStage): Promise<Row> {
  const questions = shoppers.slice(readers).map(({ token, order }): Question => {
    const headers = { authorization: `Bearer ${token}`, 'idempotency-key': newId() }
    return { method: 'POST', path: '/api/orders', headers, body: order }
  })
  await load(port, questions.slice(0, 16), 10_000, true)
  const { answered, seconds, bytes } = await load(port, questions.slice(16), 10_000, true)
  await bareTransactionRate(pool, recorded.slice(0, 16))
  const transaction = await bareTransactionRate(pool, recorded.slice(16))
  const name = `POST /orders from the wallet (${recorded[0]?.length} writes)`
  return { name, rate: answered / seconds, bare: await bareRate(questions[0]!, bytes), transaction }
}

function print(rows: readonly Row[]): void {
  const share = (part: number, whole?: number) => (whole ? `${Math.round((part / whole) * 1000) / 10} %` : '')
  const table = rows.map(({ name, rate, bare, transaction }) => ({
    what: name,
    'a second': Math.round(rate),
    'bare answer': bare ? Math.round(bare) : '',
    'of bare answer': share(rate, bare),
    'bare transaction': transaction ? Math.round(transaction) : '',
    'of bare transaction': share(rate, transaction),
  }))
  console.table(table)
  console.log(
    `${cpus().length} cores, Node ${process.version}, 16 clients on kept connections from a thread of the same machine`,
  )
}
