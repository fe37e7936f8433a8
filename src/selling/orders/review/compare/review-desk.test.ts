import assert from 'node:assert/strict'
import test from 'node:test'
import { makePageFetcher } from '#catalog/reader/fetching/guarded-fetch.ts'
import { pageFetcher } from '#catalog/reader/fetching/page-fetcher.ts'
import { permits } from '#people/access/permissions.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { openHttp } from '#platform/http/http.ts'
import { openLog } from '#platform/settings/log.ts'
import { plug, plugIn } from '#platform/work/ports.ts'
import { reviewApi } from '#selling/orders/review/review.api.ts'
import { paidSample, type Stage, sampleCast, sampleItem } from '#world/samples/selling/orders.samples.ts'
import { namedDevShops } from '#world/shops/named-dev-shops.samples.ts'
import { reviewDeskApi } from './review-desk.api.ts'

const database = await testDatabase()
const shops = await namedDevShops()
const stage: Stage = (who, act) => database.write(act, { who })
const cast = await database.write(sampleCast)
const app = await openHttp({
  db: database.db,
  ports: plugIn([plug(pageFetcher, makePageFetcher({ allow: shops.hosts }))]),
  logger: openLog('silent'),
  origins: { eg: '', ae: '' },
  clock: () => new Date(),
  authenticate: async (token) => (token === 'reviewer' ? cast.reviewer : token === 'customer' ? cast.customer : null),
  permits,
})
await app.register(
  async (scope) => {
    await scope.register(reviewApi)
    await scope.register(reviewDeskApi)
  },
  { prefix: '/api' },
)
const call = async (method: 'GET' | 'POST', path: string, who = 'reviewer') => {
  const answer = await app.inject({
    method,
    url: `/api/ops/review/${path}`,
    headers: { authorization: `Bearer ${who}` },
  })
  return { status: answer.statusCode, data: answer.json().data }
}
const lamp = shops.links.find(({ name }) => name === 'lamp')
const goods = () =>
  sampleItem({
    title: 'Brass Reading Lamp',
    url: lamp?.url ?? '',
    data: { category: 'homeware', color: null, price: '10' },
  })

test('a page is read again through the guard and shown beside the form, with its text, sources and price', async () => {
  const { number } = await paidSample(stage, cast, [goods()])
  const before = await call('GET', `${number}/desk`)
  const [item] = before.data.items
  assert.equal(item.snapshot, null)
  const { status, data } = await call('POST', `${number}/items/${item.id}/read`)
  assert.equal(status, 200)
  const [read] = data.items
  assert.deepEqual(
    [read.snapshot.title, read.snapshot.price, read.snapshot.isAgain],
    ['Brass Reading Lamp', Number(lamp?.price), true],
  )
  assert.match(read.snapshot.text, /^Brass Reading Lamp/)
  assert.ok(read.snapshot.foundBy.price)
  assert.equal(read.prices.points[0].price, Number(lamp?.price))
  assert.ok(read.prices.farPercent < 0, 'the customer’s price is far below what the page says')

  const next = await paidSample(stage, cast, [goods()])
  const [same] = (await call('GET', `${next.number}/desk`)).data.items
  assert.deepEqual(same.same, { items: 1, orders: 1, withColleagues: 0 })
  assert.equal(same.prices.points.length, 1)
})

test('things of others are not found, and a customer has no access', async () => {
  const { number } = await paidSample(stage, cast, [goods()])
  const [item] = (await call('GET', `${number}/desk`)).data.items
  const other = await paidSample(stage, cast, [goods()])
  for (const path of [
    `${other.number}/items/${item.id}/read`,
    `${number}/items/none/read`,
    `${number}/items/none/same`,
  ])
    assert.equal((await call('POST', path)).status, 404, path)
  assert.equal((await call('POST', `${number}/items/${item.id}/same`)).status, 409, 'nobody has it in hand')
  assert.equal((await call('GET', `${number}/desk`, 'customer')).status, 401)
  assert.equal((await call('POST', 'next', 'customer')).status, 401)
})

test('the next order is claimed by one call', async () => {
  await paidSample(stage, cast, [goods()])
  const { data } = await call('POST', 'next')
  assert.match(data.number, /^\d+$/)
  assert.equal((await call('POST', `${data.number}/claim`)).status, 200, 'it is the reviewer’s already')
})
