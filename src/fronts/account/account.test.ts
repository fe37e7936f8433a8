import assert from 'node:assert/strict'
import test from 'node:test'
import { readWallet } from '#money/wallet/read-wallet.ts'
import { answerDeeds } from '#people/proofs/answer-deeds.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { qrDrawing } from '#platform/files/qr-drawing.ts'
import { openVisit } from '#platform/http/visit.ts'
import { newId } from '#platform/work/id.ts'
import { plugIn } from '#platform/work/ports.ts'
import type { Actor } from '#platform/work/work.ts'
import { cancelOrder } from '#selling/orders/cancel-order.ts'
import { sampleCustomer } from '#world/samples/people/people.samples.ts'
import { paidSample, reviewSample, type Stage, sampleCast, sampleItem } from '#world/samples/selling/orders.samples.ts'
import { loadOrder } from './orders/load-order.ts'
import { loadOrders } from './orders/load-orders.ts'
import { orderDeeds } from './orders/order-deeds.ts'
import { readOverview } from './read-overview.ts'

const database = await testDatabase()
const stage: Stage = (who, act) => database.write(act, { who })
const cast = await database.write(sampleCast)

test('an order page is only for its customer: another’s and an unknown one are not found', async () => {
  const { number } = await paidSample(stage, cast)
  const { order } = await loadOrder(visitOf(cast.customer), request(), number)
  assert.equal(order.number, number)
  assert.equal(order.status, 'processing')
  const stranger = await database.write((work) => sampleCustomer(work))
  await assert.rejects(() => loadOrder(visitOf(stranger.who), request(), number), notFound)
  await assert.rejects(() => loadOrder(visitOf(cast.customer), request(), '999999'), notFound)
})

test('a guest is sent to sign in and returns', async () => {
  const guest = visitOf({ kind: 'guest', id: null })
  await assert.rejects(
    () => loadOrder(guest, request('/ar/account/orders/1'), '1'),
    (answer: unknown) =>
      answer instanceof Response &&
      answer.headers.get('location') === '/ar/auth/signin?backUrl=%2Far%2Faccount%2Forders%2F1',
  )
})

test('a lower total after review is accepted on the page, and the difference is in the wallet', async () => {
  const { number } = await paidSample(stage, cast, [sampleItem()])
  await reviewSample(stage, cast, number, () => ({ data: { price: '39.99' } }))
  const before = await loadOrder(visitOf(cast.customer), request(), number)
  const { held } = before.order.money
  assert.ok(held > 0n)
  const had = await cardMoney()
  await answerDeeds(visitOf(cast.customer), form({ do: 'accept' }), orderDeeds(number), 'account/orders')
  assert.equal(await cardMoney(), had + held)
  const { order } = await loadOrder(visitOf(cast.customer), request(), number)
  assert.equal(order.isChangeAsked, false)
  assert.equal(order.money.held, 0n)
})

test('the review’s question is answered on the page and the item returns to the queue', async () => {
  const { number } = await paidSample(stage, cast)
  const issues = [{ type: 'Missing size' as const, details: '' }]
  await reviewSample(stage, cast, number, () => ({ verdict: { kind: 'askInfo', issues } }))
  const { asked } = await loadOrder(visitOf(cast.customer), request(), number)
  const itemId = asked[0]?.item.id ?? ''
  assert.deepEqual(asked[0]?.fields, ['size'])
  const refused = await answerDeeds(
    visitOf(cast.customer),
    form({ do: 'complete', itemId }),
    orderDeeds(number),
    'account/orders',
  )
  assert.ok(!(refused instanceof Response) && refused.data.errors.size)
  await answerDeeds(
    visitOf(cast.customer),
    form({ do: 'complete', itemId, size: 'L' }),
    orderDeeds(number),
    'account/orders',
  )
  const { order } = await loadOrder(visitOf(cast.customer), request(), number)
  assert.equal(order.status, 'processing')
})

test('a searched number is found in its own tab; an unknown one in none', async () => {
  const { number } = await paidSample(stage, cast)
  const url = (query: string) => new URL(`http://localhost/ar/account/orders?${query}`)
  const found = await loadOrders(visitOf(cast.customer), url(`tab=cancelled&search=${number}`))
  assert.deepEqual([found.tab, found.items[0]?.number], ['ongoing', number])
  const none = await loadOrders(visitOf(cast.customer), url('search=424242'))
  assert.equal(none.items.length, 0)
})

test('the overview shows a new customer nothing of others', async () => {
  const { who } = await database.write((work) => sampleCustomer(work))
  const { orders, actions, ready, wallet } = await database.read(readOverview, { who })
  assert.deepEqual([orders.length, actions.length, ready.length, wallet.card.minor], [0, 0, 0, 0n])
})

test('the overview never says that there are no orders beside one: without an open order it shows the latest that ended', async () => {
  const { id, who } = await database.write((work) => sampleCustomer(work))
  const { number } = await paidSample(stage, { ...cast, customer: who })
  const cancel = { number, reason: 'OTHER', comment: null, key: newId() } as const
  await stage(who, (work) => cancelOrder(work, cancel))
  const { orders, orderCount } = await database.read(readOverview, { who })
  assert.deepEqual([orders.map((order) => order.number), orderCount], [[number], 1], id)
})

test('a pickup code is a QR code of normal size', () => {
  const { size, path } = qrDrawing('123456')
  assert.equal(size, 21)
  assert.match(path, /^M0 0h1v1h-1z/)
})

function visitOf(who: Actor) {
  const facts = {
    who,
    now: new Date(),
    site: 'eg',
    locale: 'ar',
    requestId: '',
    ip: '',
    origin: '',
    token: null,
  } as const
  return openVisit(database.db, { ...facts, cookies: {}, nonce: '', ports: plugIn([]), report: () => undefined })
}

function request(path = '/ar/account'): Request {
  return new Request(`http://localhost${path}`)
}

function form(fields: Readonly<Record<string, string>>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  return data
}

function notFound(thrown: unknown): boolean {
  return (
    typeof thrown === 'object' &&
    thrown !== null &&
    'init' in thrown &&
    JSON.stringify(thrown.init) === '{"status":404}'
  )
}

async function cardMoney(): Promise<bigint> {
  return (await stage(cast.customer, (work) => readWallet(work, cast.customer.id ?? ''))).card.minor
}
