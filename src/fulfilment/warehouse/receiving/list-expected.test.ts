import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readExpected } from '#fulfilment/warehouse/read-expected.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { purchasedSample, shippedSample } from '#world/samples/fulfilment/purchasing.samples.ts'
import { type Stage, sampleCast } from '#world/samples/selling/orders.samples.ts'
import { overdueParcels, parcelKey } from './list-expected.ts'

const database = await testDatabase()
const stage: Stage = (who, act) => database.write(act, { who })
const cast = await database.write(sampleCast)

test('a parcel is overdue when its route takes longer than usual, and not before', async () => {
  const { number } = await purchasedSample(stage, cast)
  await shippedSample(stage, cast, number)
  const at = (days: number) => ({ now: new Date(Date.now() + days * 86_400_000) })
  const ask = (days: number) =>
    database.read(async (work) => {
      const { rows } = await readExpected(work)
      return { rows, overdue: await overdueParcels(work, rows) }
    }, at(days))
  const today = await ask(0)
  assert.deepEqual([today.rows.length, today.overdue], [1, {}])
  const later = await ask(90)
  const [parcel] = later.rows
  assert.ok(parcel)
  const due = later.overdue[parcelKey(parcel)]
  assert.ok(due && due.getTime() > parcel.shippedAt.getTime() && due.getTime() < at(90).now.getTime())
})
