// The desk of deliveries with more of them than a page has.
import assert from 'node:assert/strict'
import test from 'node:test'
import { readUnitsThatCome } from '#fulfilment/custody/units-that-come.ts'
import { cancelRequest } from '#fulfilment/requests/cancel-request.ts'
import { readCashToCollect } from '#fulfilment/requests/deliveries/cash-to-collect.ts'
import { goodsWeight } from '#fulfilment/requests/deliveries/goods-weight.ts'
import { type DeliveryQuestion, readDeliveryDesk } from '#fulfilment/requests/deliveries/read-delivery-desk.ts'
import { readRequestMoney } from '#fulfilment/requests/facts/read-request-money.ts'
import { readRequest } from '#fulfilment/requests/facts/read-requests.ts'
import { findRequest } from '#fulfilment/requests/move-request.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { deliverySample, waitingSample } from '#world/samples/checkout/delivery.samples.ts'
import { queuedSample } from '#world/samples/fulfilment/delivery-desk.samples.ts'
import { type Stage, sampleCast } from '#world/samples/selling/orders.samples.ts'

const database = await testDatabase()
const stage: Stage = (who, act) => database.write(act, { who })
const cast = await database.write(sampleCast)
const desk = (question: Partial<DeliveryQuestion>) =>
  database.read((work) => readDeliveryDesk(work, { stage: 'pack', q: '', ...question }), { who: cast.hub })

const numbers: string[] = []
for (let one = 0; one < 3; one++)
  numbers.push((await deliverySample(stage, cast, await waitingSample(stage, cast), { pays: 'courier' })).number)

test('pages of the deliveries hold each once, the oldest first, and say how many stand where', async () => {
  const [first, last] = await Promise.all([1, 2].map((page) => desk({ page, pageSize: 2 })))
  const shown = [...(first?.rows ?? []), ...(last?.rows ?? [])]
  assert.deepEqual(
    shown.map(({ number }) => number),
    numbers,
  )
  assert.ok(shown.every(({ packing }) => packing && packing.goodsGrams > 0 && packing.fee > 0n))
  assert.deepEqual([first?.total, last?.rows.length], [3, 1])
  assert.deepEqual(first?.counts, { pack: 3, label: 0, queued: 0, underWay: 0 })
})

test('what packing them asks for is what each of them alone says', async () => {
  const cash = await deliverySample(stage, cast, await waitingSample(stage, cast), { pays: 'courier' })
  const { rows } = await desk({ pageSize: 50 })
  assert.ok(rows.some(({ number }) => number === cash.number))
  for (const row of rows)
    await database.read(
      async (work) => {
        const { request, orders, itemIds } = await findRequest(work, row.id)
        const { fee, feeDue, due, orders: owed } = await readRequestMoney(work, request, orders)
        const goodsGrams = goodsWeight(orders, itemIds, await readUnitsThatCome(work, itemIds))
        const told = await readCashToCollect(work, { feeDue, orders: owed })
        assert.deepEqual(row.packing, { fee, feeDue, due, orders: owed, goodsGrams, cash: told.minor })
        assert.equal(row.cash, row.delivery.pays === 'courier' ? told.minor : row.delivery.cashMinor)
      },
      { who: cast.hub },
    )
  assert.ok(rows.some((row) => row.cash > 0n && row.packing?.due === row.cash))
  const { id } = await stage(cast.hub, (work) => readRequest(work, cash.number))
  await stage(cast.hub, (work) => cancelRequest(work, id, 'asked by phone'))
})

test('a search goes by number, order, courier and waybill; what goes on is counted in its next stage at once', async () => {
  const found = async (question: Partial<DeliveryQuestion>) => (await desk(question)).rows.map(({ number }) => number)
  const [first = '', second] = numbers
  assert.deepEqual(await found({ q: first.toLowerCase() }), [first])
  assert.deepEqual(await found({ q: 'nobody knows this' }), [])
  const awb = await queuedSample(stage, cast, first)
  assert.deepEqual(await found({ stage: 'queued', q: awb }), [first])
  const courier = (await desk({ stage: 'queued' })).rows[0]?.delivery.company.name ?? ''
  assert.deepEqual(await found({ stage: 'queued', q: courier }), [first])
  assert.deepEqual((await desk({})).counts, { pack: 2, label: 0, queued: 1, underWay: 0 })
  assert.equal((await desk({})).rows[0]?.number, second)
})
