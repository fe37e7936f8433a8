import assert from 'node:assert/strict'
import test from 'node:test'
import { gatherCouriers } from '#fulfilment/couriers/courier.ts'
import { noteConnections } from '#fulfilment/couriers/note-connection.ts'
import { applyBooking } from '#fulfilment/couriers/waybills/call-to-book.ts'
import { setAwb } from '#fulfilment/couriers/waybills/set-awb.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { isRefusal } from '#platform/work/refusal.ts'
import type { Actor } from '#platform/work/work.ts'
import { bookSample } from '#world/samples/fulfilment/couriers.samples.ts'
import { sampleCast } from '#world/samples/selling/orders.samples.ts'
import { countWaybillProblems, readWaybillDesk } from './read-waybill-desk.ts'
import { retryWaybill } from './retry-waybill.ts'
import type { WaybillStage } from './waybill-stages.ts'

const database = await testDatabase()
const cast = await database.write(sampleCast)
const bosta = { company: 'bosta' } as Parameters<typeof gatherCouriers>[0][number]
await database.write((work) => noteConnections(work, gatherCouriers([bosta])))
const desk = (q: string, stage: WaybillStage = 'underWay') =>
  database.read((work) => readWaybillDesk(work, { q, stage, page: 1, pageSize: 20 }))
const rejected = { kind: 'rejected', fault: 'BAD_PHONE', detail: '123' } as const

test('a failed booking calls a person with its reason, is booked again by the hub, and no longer waits', async () => {
  const made = await database.write((work) => bookSample(work, { company: 'bosta' }))
  assert.equal((await database.read(countWaybillProblems)).count, 0)
  await database.write((work) => applyBooking(work, made.id, rejected))
  const { rows, counts } = await desk('', 'attention')
  assert.deepEqual([rows[0]?.fault, counts.attention, counts.underWay], ['BAD_PHONE', 1, 1])
  assert.equal((await database.read(countWaybillProblems)).count, 1)
  const retry = (who: Actor) => database.write((work) => retryWaybill(work, made.id), { who })
  await assert.rejects(retry(cast.desk), (error) => isRefusal(error) && error.code === 'WAYBILL_NOT_ALLOWED')
  const again = await retry(cast.hub)
  assert.deepEqual([again.state, again.fault, again.tries], ['asked', null, 0])
  assert.equal((await database.read(countWaybillProblems)).count, 0)
})

test('a booking that failed at the company can be made on its own website and its number typed in', async () => {
  const made = await database.write((work) => bookSample(work, { company: 'bosta' }))
  await assert.rejects(
    database.write((work) => setAwb(work, made.id, '777001'), { who: cast.hub }),
    (error) => isRefusal(error) && error.code === 'AWB_FROM_COURIER',
  )
  await database.write((work) => applyBooking(work, made.id, rejected))
  const typed = await database.write((work) => setAwb(work, made.id, '777001'), { who: cast.hub })
  assert.equal(typed.state, 'booked')
  assert.ok(typed.read_next_at, 'it is followed from then on')
})

test('a parcel is found by its number, its request, a name or a phone, and never on the other site', async () => {
  const made = await database.write((work) =>
    bookSample(work, { receiver: { name: 'ياسمين فؤاد', phone: '+201222333444' } }),
  )
  await database.write((work) => setAwb(work, made.id, 'FIND-77'), { who: cast.hub })
  for (const q of ['find-77', made.request_number, made.reference, 'ياسمين', '01222333444']) {
    assert.deepEqual(
      (await desk(q)).rows.map((row) => row.id),
      [made.id],
      q,
    )
  }
  assert.equal((await desk('%')).total, 0)
  const there = await database.read(
    (work) => readWaybillDesk(work, { q: 'find-77', stage: 'underWay', page: 1, pageSize: 20 }),
    { site: 'ae' },
  )
  assert.equal(there.total, 0)
})
