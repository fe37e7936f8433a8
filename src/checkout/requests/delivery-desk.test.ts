// The desk of deliveries with more of them than a page has.
import assert from 'node:assert/strict'
import test from 'node:test'
import { type Stage, sampleCast } from '#orders/orders.samples.ts'
import { testDatabase } from '#platform/test-database.ts'
import { queuedSample } from '#requests/deliveries/delivery-desk.samples.ts'
import { type DeliveryQuestion, readDeliveryDesk } from '#requests/deliveries/read-delivery-desk.ts'
import { deliverySample, waitingSample } from './delivery.samples.ts'

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
  assert.ok(shown.every(({ goodsGrams, money }) => goodsGrams > 0 && money.fee > 0n))
  assert.deepEqual([first?.total, last?.rows.length], [3, 1])
  assert.deepEqual(first?.counts, { pack: 3, label: 0, queued: 0, underWay: 0 })
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
