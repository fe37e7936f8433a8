import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testDatabase } from '#platform/database/test-database.ts'
import { readPendingActions } from '#selling/orders/read-pending-actions.ts'
import { sampleCustomer } from '#world/samples/people/people.samples.ts'
import { placeSample, type Stage, sampleCast } from '#world/samples/selling/orders.samples.ts'
import { readFrame } from './load-frame.ts'

const database = await testDatabase()
const stage: Stage = (who, act) => database.write(act, { who })

test('a guest sees the items of their own cart and no name', async () => {
  const frame = await database.read((work) => readFrame(work, 3), { who: { kind: 'guest', id: null } })
  assert.deepEqual(frame, { name: null, cartCount: 3, unread: 0 })
})

test('a customer sees their name, and what an unpaid order asks of them on this site alone', async () => {
  const cast = await database.write(sampleCast)
  const placed = await placeSample(stage, cast)
  const here = await database.read((work) => readFrame(work, 0), { who: cast.customer })
  assert.equal(here.name, 'سلمى')
  const waiting = await database.read(readPendingActions, { who: cast.customer })
  assert.deepEqual(
    waiting.map(({ type, number }) => [type, number]),
    [['PendingPayment', placed.number]],
  )
  assert.deepEqual(await database.read(readPendingActions, { who: cast.customer, site: 'ae' }), [])
})

test('what waits for one customer is not shown to another', async () => {
  const { who } = await database.write((work) => sampleCustomer(work))
  assert.deepEqual(await database.read(readPendingActions, { who }), [])
})
