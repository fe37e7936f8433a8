import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testDatabase } from '#platform/database/test-database.ts'
import { findOrder } from '#selling/orders/items/lock-order.ts'
import { enter, sampleApp, sampleParts } from '#world/samples/app.samples.ts'
import { purchasedSample } from '#world/samples/fulfilment/purchasing.samples.ts'
import { receivedSample } from '#world/samples/fulfilment/warehouse.samples.ts'
import { type Stage, sampleCast } from '#world/samples/selling/orders.samples.ts'

const database = await testDatabase()
const stage: Stage = (who, act) => database.write(act, { who })
const cast = await database.write(sampleCast)
const app = await sampleApp(sampleParts(database.db))

test('the custody history of an item names acts and places in the requested language', async () => {
  const { number } = await purchasedSample(stage, cast)
  await receivedSample(stage, cast, number)
  const { items } = await database.read((work) => findOrder(work, { number }))
  const token = await database.write((work) => enter(work, cast.customer))
  const labels = async (language: string) => {
    const headers = { authorization: `Bearer ${token}`, 'accept-language': language }
    const answer = await app.inject({ url: `/api/orders/${number}/items/${items[0]?.id}/custody-history`, headers })
    assert.equal(answer.statusCode, 200)
    const { steps } = answer.json().data as { steps: readonly { actLabel: string; placeLabel: string }[] }
    assert.ok(steps.length > 0)
    return steps.flatMap(({ actLabel, placeLabel }) => [actLabel, placeLabel])
  }
  for (const label of await labels('en')) assert.doesNotMatch(label, /\p{Script=Arabic}/u)
  for (const label of await labels('ar')) assert.match(label, /\p{Script=Arabic}/u)
})
