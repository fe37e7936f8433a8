import assert from 'node:assert/strict'
import test from 'node:test'
import { expectedOrderApi } from '#fulfilment/expectations/expected-order.api.ts'
import { purchasingApi } from '#fulfilment/purchasing/purchasing.api.ts'
import { sellerApi } from '#fulfilment/purchasing/seller.api.ts'
import { clearanceApi } from '#fulfilment/warehouse/clearance/clearance.api.ts'
import { shipmentsApi } from '#fulfilment/warehouse/shipments/shipments.api.ts'
import { warehouseApi } from '#fulfilment/warehouse/warehouse.api.ts'
import { readWallet } from '#money/wallet/read-wallet.ts'
import { permits } from '#people/access/permissions.ts'
import { testDatabase, testVault } from '#platform/database/test-database.ts'
import { openHttp } from '#platform/http/http.ts'
import { openLog } from '#platform/settings/log.ts'
import { plugIn } from '#platform/work/ports.ts'
import { openText } from '#platform/work/sealed-text.ts'
import { type Actor, system } from '#platform/work/work.ts'
import { orderDecisionsApi } from '#selling/orders/order-decisions.api.ts'
import { ordersApi } from '#selling/orders/orders.api.ts'
import { reviewApi } from '#selling/orders/review/review.api.ts'
import { cardSample } from '#world/samples/fulfilment/purchasing.samples.ts'
import { paidSample, type Stage, sampleCast } from '#world/samples/selling/orders.samples.ts'
import { arriveItem } from './arrive-item.ts'
import { deskApi } from './desk/desk.api.ts'
import { requestsApi } from './requests.api.ts'

const database = await testDatabase()
const stage: Stage = (who, act) => database.write(act, { who })
const cast = await database.write(sampleCast)
await database.write((work) => cardSample(work))
const stranger = (await database.write(sampleCast)).customer
const actors: Readonly<Record<string, Actor>> = { ...cast, stranger }
const app = await openHttp({
  db: database.db,
  ports: plugIn([]),
  logger: openLog('silent'),
  origins: { eg: '', ae: '' },
  clock: () => new Date(),
  authenticate: async (token) => actors[token] ?? null,
  permits,
})
await app.register(
  async (scope) => {
    for (const api of [
      ordersApi,
      expectedOrderApi,
      orderDecisionsApi,
      reviewApi,
      purchasingApi,
      sellerApi,
      warehouseApi,
      shipmentsApi,
      clearanceApi,
      requestsApi,
      deskApi,
    ])
      await scope.register(api)
  },
  { prefix: '/api' },
)

type Answer = {
  readonly status: number
  readonly body: { data: Record<string, never>; code?: string; errors?: object }
}

async function call(
  who: string,
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  payload?: object,
  key?: string,
): Promise<Answer> {
  const headers = { authorization: `Bearer ${who}`, ...(key && { 'idempotency-key': key }) }
  const answer = await app.inject({ method, url: `/api${path}`, headers, ...(payload && { payload }) })
  return { status: answer.statusCode, body: answer.json() }
}

async function ok(who: string, method: 'GET' | 'POST' | 'PUT', path: string, payload?: object, key?: string) {
  const { status, body } = await call(who, method, path, payload, key)
  assert.equal(status, 200, `${who} ${method} ${path}: ${JSON.stringify(body)}`)
  return body.data as Record<string, unknown>
}

type Item = { readonly id: string; readonly version: number; readonly state: string; readonly title: string }
const itemsOf = (data: Record<string, unknown>) => data.items as readonly Item[]

test('the whole way by the API: review, purchase, receive, ship, hub, pickup', async () => {
  const { id, number } = await paidSample(stage, cast)
  const queue = await ok('reviewer', 'GET', '/ops/review')
  assert.ok((queue.items as { number: string }[]).some((row) => row.number === number))
  const claimed = await ok('reviewer', 'POST', `/ops/review/${number}/claim`)
  const [item] = itemsOf(claimed)
  assert.ok(item)
  const review = { version: item.version, data: {}, verdict: { kind: 'approve' } }
  const inText = { ...review, data: { price: '49.99' } }
  const refused = await call('reviewer', 'PUT', `/ops/review/items/${item.id}`, inText)
  assert.deepEqual([refused.status, Object.keys(refused.body.errors ?? {})], [422, ['general', 'data.price']])
  const tooFine = { ...review, data: { price: 49.999 } }
  assert.equal((await call('reviewer', 'PUT', `/ops/review/items/${item.id}`, tooFine)).status, 422)
  const inNumbers = { ...review, data: { price: 49.99, domesticShipping: null } }
  await ok('reviewer', 'PUT', `/ops/review/items/${item.id}`, inNumbers)
  assert.equal((await call('reviewer', 'PUT', `/ops/review/items/${item.id}`, review)).status, 409)
  await ok('reviewer', 'POST', `/ops/review/${number}/finish`)

  const purchase = {
    itemIds: [item.id],
    storeOrderNumber: '112-77',
    cost: 49.99,
    currency: 'USD',
    cardLabel: 'Visa 4242',
    reason: 'Seen in the shop itself',
  }
  const costs = (major: number) => ({ ...purchase, costs: { [item.id]: major } })
  const differs = await call('buyer', 'POST', '/ops/purchase', costs(40), 'api-purchase-0')
  assert.deepEqual([differs.status, differs.body.code], [422, 'LINE_COSTS_DIFFER'])
  await ok('buyer', 'POST', '/ops/purchase', costs(49.99), 'api-purchase-1')
  await ok('buyer', 'POST', '/ops/purchase/shipped', { itemIds: [item.id], carrier: 'UPS', trackingNumber: '1z 999' })
  const expected = await ok('warehouse', 'GET', '/ops/warehouse/expected?tracking=1Z999')
  assert.equal((expected.items as unknown[]).length, 1)
  const receipt = { trackingNumber: '1Z999', unitGrams: 250 }
  const weighed = await ok('warehouse', 'POST', `/ops/warehouse/items/${item.id}/receive`, receipt)
  assert.deepEqual(weighed, { quotedGrams: 250, realGrams: 250, difference: 0 })
  await ok('warehouse', 'POST', '/ops/warehouse/pack', { itemIds: [item.id] })
  const shipment = { itemIds: [item.id], boxes: 1, airwayBill: '077-1' }
  const made = await ok('warehouse', 'POST', '/ops/shipments', shipment, 'api-shipment-1')
  const away = { counted: 1, company: 'EgyptAir Cargo', givenTo: 'A. Naguib' }
  const short = await call('warehouse', 'POST', `/ops/shipments/${made.number}/hand-over`, { ...away, scanned: [] })
  assert.deepEqual([short.status, short.body.code], [422, 'BOXES_DIFFER'])
  assert.equal((await call('warehouse', 'POST', `/ops/shipments/${made.id}/move`, { event: 'dispatch' })).status, 409)
  const boxes = [`${made.number}-B01`]
  await ok('warehouse', 'POST', `/ops/shipments/${made.number}/hand-over`, { ...away, scanned: boxes })
  await ok('hub', 'POST', `/ops/hub/shipments/${made.id}/move`, { event: 'arriveAtCustoms' })
  assert.equal((await call('hub', 'POST', `/ops/hub/shipments/${made.id}/move`, { event: 'transit' })).status, 409)
  assert.equal((await call('hub', 'POST', '/ops/hub/receive', { label: `${number}-1` })).status, 409)
  await ok('hub', 'POST', `/ops/shipments/${made.number}/clearance/accept`, {})
  assert.equal((await ok('hub', 'POST', `/ops/shipments/${made.number}/release`, {})).released, true)
  await ok('hub', 'POST', '/ops/hub/receive', { label: `${number}-1` })
  await stage(system, (work) => arriveItem(work, id, item.id))

  const actions = await ok('customer', 'GET', '/pending-actions')
  assert.ok((actions.items as { type: string }[]).some((action) => action.type === 'ArrivedToEgypt'))
  const collector = { name: 'سلمى', idNumber: '٢٩٠٠١٠١٠١٠٠١٢٣' }
  const wanted = { office: 'cairo', itemIds: [item.id], collector }
  const request = await ok('customer', 'POST', '/requests', wanted, 'api-pickup-1')
  assert.equal(request.code, null)
  assert.equal((await call('stranger', 'GET', `/requests/${request.number}`)).status, 404)
  await ok('hub', 'POST', `/ops/requests/${request.number}/prepare`)
  await ok('desk', 'POST', `/ops/desk/${request.number}/shelve`, { shelf: 'B2' })
  const ready = await ok('customer', 'GET', `/requests/${request.number}`)
  const found = await ok('desk', 'GET', `/ops/desk/codes/${ready.code}`)
  assert.equal(found.number, request.number)
  assert.deepEqual(found.collector, { name: 'سلمى', idNumber: '•••• 0123' })
  const collect = { code: ready.code, collectorName: 'سلمى', collectorIdNumber: '٢٩٠٠١٠١٠١٠٠١٢٣' }
  await ok('desk', 'POST', `/ops/desk/${request.number}/collect`, collect)
  const kept = database.db
    .selectFrom('requests')
    .select(['id', 'collector_id_number'])
    .where('number', '=', String(request.number))
  const { id: requestId, collector_id_number: sealed } = await kept.executeTakeFirstOrThrow()
  assert.equal(
    openText({ vault: testVault }, 'requests.collector_id_number', requestId, sealed ?? ''),
    '29001010100123',
  )
  const page = await ok('customer', 'GET', `/orders/${number}`)
  assert.deepEqual([page.status, page.tab, page.paymentStatus], ['picked_up', 'fulfilled', 'Paid'])
  assert.ok((page.breakdown as { why: string[] }[]).some((row) => row.why.length > 0))
  const tracking = await ok('customer', 'GET', `/orders/${number}/tracking`)
  assert.ok((tracking.items as unknown[]).length >= 14)
})

test('cancelling by the API refunds once, however often it is retried; a stranger sees nothing', async () => {
  const { number, dueMinor } = await paidSample(stage, cast)
  const cancel = (who: string, reason = 'OTHER') =>
    call(who, 'POST', `/orders/${number}/cancel`, { reason }, `api-cancel-${number}`)
  assert.equal((await cancel('stranger')).status, 404)
  assert.equal((await cancel('customer', 'NO_REASON')).status, 422)
  const before = await database.read((work) => readWallet(work, cast.customer.id ?? ''))
  const answers = await Promise.all([cancel('customer'), cancel('customer'), cancel('customer')])
  for (const { status, body } of answers) {
    assert.equal(status, 200)
    assert.deepEqual({ ...body.data, refund: null }, { number, refunded: Number(dueMinor) / 100, refund: null })
  }
  const after = await database.read((work) => readWallet(work, cast.customer.id ?? ''))
  assert.equal(after.card.minor - before.card.minor, dueMinor)
  for (const path of ['', '/tracking'])
    assert.equal((await call('stranger', 'GET', `/orders/${number}${path}`)).status, 404)
  const list = await ok('customer', 'GET', '/orders?tab=cancelled')
  assert.ok((list.items as { number: string }[]).some((row) => row.number === number))
})

test('a move that is not in the table is 409 TRANSITION_NOT_ALLOWED by the API too', async () => {
  const { number } = await paidSample(stage, cast)
  const page = await ok('customer', 'GET', `/orders/${number}`)
  const [item] = itemsOf(page)
  const shipped = { itemIds: [item?.id], carrier: 'UPS', trackingNumber: '1Z1' }
  const refused = await call('buyer', 'POST', '/ops/purchase/shipped', shipped)
  assert.deepEqual([refused.status, refused.body.code], [409, 'TRANSITION_NOT_ALLOWED'])
})
