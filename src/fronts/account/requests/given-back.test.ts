// A delivery that failed: the refund and its destination, from the books and not from the fee.
import assert from 'node:assert/strict'
import test from 'node:test'
import { collectWaybill, endWaybill } from '#fulfilment/couriers/waybills/collect-waybill.ts'
import { cancelRequest } from '#fulfilment/requests/cancel-request.ts'
import { waybillNews } from '#fulfilment/requests/deliveries/hear-waybill.ts'
import { readRequest } from '#fulfilment/requests/facts/read-requests.ts'
import { gateways } from '#money/payments/gateways/gateway.ts'
import { gatherGateways } from '#money/payments/gateways/gather-gateways.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { openVisit } from '#platform/http/visit.ts'
import { plug, plugIn } from '#platform/work/ports.ts'
import { deliverySample, feeOf, waitingSample } from '#world/samples/checkout/delivery.samples.ts'
import { queuedSample } from '#world/samples/fulfilment/delivery-desk.samples.ts'
import { fillWallet } from '#world/samples/money/wallet.samples.ts'
import { type Cast, type Stage, sampleCast } from '#world/samples/selling/orders.samples.ts'
import { loadRequest } from './load-request.ts'

const database = await testDatabase()
const stage: Stage = (who, act) => database.write(act, { who })
const ports = plugIn([plug(gateways, gatherGateways([]))])

async function broughtBack(cast: Cast, number: string): Promise<void> {
  const awb = await queuedSample(stage, cast, number)
  await stage(cast.hub, (work) => collectWaybill(work, awb))
  await stage(cast.hub, (work) => endWaybill(work, awb, 'return', null))
  const { id: requestId } = await stage(cast.hub, (work) => readRequest(work, number))
  const news = { requestId, awb, at: new Date() }
  await database.write((work) => waybillNews['waybill.returned'](work, news))
}

test('a paid delivery that was brought back shows the exact refund and its balance', async () => {
  const cast = await database.write(sampleCast)
  const customerId = cast.customer.id ?? ''
  const goods = await waitingSample(stage, cast)
  const fee = await feeOf(stage, cast, goods, 'marsa-eg')
  await database.write((work) => fillWallet(work, customerId, fee, 'cash'))
  const { number } = await deliverySample(stage, cast, goods, { payment: { method: 'cashWallet' } })
  assert.equal((await page(cast, number)).back, null, 'nothing is said of it while it is open')
  await broughtBack(cast, number)
  const { request, back } = await page(cast, number)
  assert.equal(request.state, 'cancelled')
  assert.deepEqual(
    back?.parts.map(({ to, amount }) => [to, amount.minor]),
    [['cash', fee]],
  )
  assert.match(back?.parts[0]?.number ?? '', /^RF-/)
  assert.equal(back?.paid.minor, fee)
  assert.deepEqual(
    request.items.map((item) => item.state),
    ['waiting_delivery_request'],
    'and its goods can be chosen for again',
  )
})

test('an unpaid delivery shows no refund, and the page knows that nothing was paid', async () => {
  const cast = await database.write(sampleCast)
  const { number } = await deliverySample(stage, cast, await waitingSample(stage, cast), { pays: 'courier' })
  const { request } = await page(cast, number)
  await stage(cast.customer, (work) => cancelRequest(work, request.id, null))
  const { back, fee } = await page(cast, number)
  assert.ok((fee?.minor ?? 0n) > 0n)
  assert.deepEqual([back?.paid.minor, back?.parts], [0n, []])
})

function page({ customer }: Cast, number: string) {
  const visit = openVisit(database.db, {
    who: customer,
    now: new Date(),
    site: 'eg',
    locale: 'ar',
    requestId: 'test',
    ip: '127.0.0.1',
    cookies: {},
    origin: 'http://localhost',
    token: null,
    nonce: '',
    ports,
    report: (error) => assert.fail(String(error)),
  })
  return loadRequest(visit, number)
}
