import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readPurchaseQueue } from '#fulfilment/purchasing/read-purchase-queue.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { completeInfo } from '#selling/orders/complete-info.ts'
import { itemView } from '#selling/orders/items/item-view.ts'
import { findOrder } from '#selling/orders/items/lock-order.ts'
import { buySample, shippedSample } from '#world/samples/fulfilment/purchasing.samples.ts'
import { paidSample, reviewSample, type Stage, sampleCast } from '#world/samples/selling/orders.samples.ts'
import { readExpectedParcels } from './read-expected-parcels.ts'

const database = await testDatabase()
const stage: Stage = (who, act) => database.write(act, { who, locale: 'en' })
const cast = await database.write(sampleCast)
const question = 'US plug or adapter?'
const answer = 'Add an adapter'

test('the reviewer’s question and the customer’s answer are shown to the buyer, on the order and at receiving', async () => {
  const order = await paidSample(stage, cast)
  const findItem = async () => (await stage(cast.buyer, (work) => findOrder(work, order))).items[0]!
  const issues = [
    { type: 'General' as const, details: question, field: 'notes' as const },
    { type: 'Missing size' as const, details: '' },
  ]
  await reviewSample(stage, cast, order.number, () => ({ verdict: { kind: 'askInfo', issues } }))
  const { id } = await findItem()
  await stage(cast.customer, (work) => completeInfo(work, id, { answer, size: 'M' }))
  await reviewSample(stage, cast, order.number)
  const told = [
    { question, answer },
    { question: 'Missing size', answer: 'M' },
  ]

  const queue = await stage(cast.buyer, (work) => readPurchaseQueue(work, { q: order.number }))
  const [row] = queue.groups.flatMap((group) => group.items)
  assert.deepEqual(row?.answered, told)
  const whole = await stage(cast.buyer, (work) => findOrder(work, order))
  assert.deepEqual(await stage(cast.buyer, async (work) => itemView(work, whole, await findItem()).answered), told)

  await buySample(stage, cast, order.number)
  const tracking = await shippedSample(stage, cast, order.number)
  const [parcel] = await stage(cast.warehouse, (work) => readExpectedParcels(work, tracking))
  assert.deepEqual(parcel?.items[0]?.answered, told)
})
