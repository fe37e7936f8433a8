import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testDatabase } from '#platform/database/test-database.ts'
import { findOrder } from '#selling/orders/items/lock-order.ts'
import { holdItem, resumeItem } from '#selling/orders/money/hold-item.ts'
import { approvedSample, type Stage, sampleCast } from '#world/samples/selling/orders.samples.ts'
import { undoHold, undoResume } from './undo-hold.ts'

const database = await testDatabase()
const stage: Stage = (who, act) => database.write(act, { who })
const cast = await database.write(sampleCast)
const { number } = await approvedSample(stage, cast)
const item = async () => (await database.read((work) => findOrder(work, { number }), { who: cast.buyer })).items[0]!
const at = (minutes: number) => ({ who: cast.buyer, now: new Date(Date.now() + minutes * 60_000) })
const { id: itemId } = await item()

test('a hold by mistake is undone, and an item that should have stayed held is held again for the same reason', async () => {
  const hold = { itemId, reason: 'NEW_PRICE', newPrice: '61.00', note: 'dearer today' } as const
  const held = await database.write((work) => holdItem(work, hold), at(1))
  await database.write((work) => undoHold(work, held), at(2))
  assert.equal((await item()).state, 'pending_purchase')
  await database.write((work) => holdItem(work, hold), at(3))
  const resumed = await database.write((work) => resumeItem(work, itemId, ''), at(4))
  await database.write((work) => undoResume(work, resumed), at(5))
  const now = await item()
  assert.equal(now.state, 'on_hold')
  assert.deepEqual(now.hold, { ...(now.hold as object), reason: 'NEW_PRICE', newPrice: '61.00', note: 'dearer today' })
})

test('a hold is not undone after something else happened, nor twice', async () => {
  const resumed = await database.write((work) => resumeItem(work, itemId, ''), at(6))
  const held = await database.write(
    (work) => holdItem(work, { itemId, reason: 'UNAVAILABLE', newPrice: null, note: '' }),
    at(7),
  )
  await assert.rejects(
    database.write((work) => undoResume(work, resumed), at(8)),
    { code: 'TOO_LATE_TO_UNDO' },
  )
  await database.write((work) => undoHold(work, held), at(9))
  await assert.rejects(
    database.write((work) => undoHold(work, held), at(10)),
    { code: 'TOO_LATE_TO_UNDO' },
  )
})
