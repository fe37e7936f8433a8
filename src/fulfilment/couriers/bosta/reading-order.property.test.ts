import assert from 'node:assert/strict'
import test from 'node:test'
import fc from 'fast-check'
import { applyReading } from '#fulfilment/couriers/waybills/apply-reading.ts'
import { applyBooking } from '#fulfilment/couriers/waybills/call-to-book.ts'
import { putQuestion } from '#fulfilment/couriers/waybills/claim-waybills.ts'
import { lockWaybill } from '#fulfilment/couriers/waybills/move-waybill.ts'
import { readWaybills } from '#fulfilment/couriers/waybills/read-waybills.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { bookSample } from '#world/samples/fulfilment/couriers.samples.ts'
import { bostaMeaning } from './bosta-courier.ts'

const database = await testDatabase()
await database.pool.query("insert into courier_connections values ('bosta', true, now())")

// The ways that a delivery takes, as Bosta publishes them; each answer is one state on such a way.
const ways: readonly (readonly number[])[] = [
  [10, 20, 21, 24, 30, 41, 45],
  [10, 11, 20, 21, 24, 30, 41, 47, 24, 41, 45],
  [10, 21, 24, 41, 47, 105, 30, 46],
  [10, 20, 21, 24, 102, 100],
  [10, 20, 48],
  [10, 21, 24, 30, 41, 47, 24, 60],
]
const endings: Readonly<Record<number, string>> = {
  45: 'delivered',
  46: 'returned',
  60: 'returned',
  100: 'lost',
  48: 'cancelled',
}

async function follow(way: readonly number[], arrivals: readonly number[]) {
  const { id, request_id: requestId } = await database.write((work) => bookSample(work, { company: 'bosta' }))
  await database.write((work) => applyBooking(work, id, { kind: 'booked', awb: `PB${id}`, providerId: id }))
  const questions: number[] = []
  for (const _ of way) {
    const asked = await database.write(async (work) => putQuestion(work, await lockWaybill(work, id)))
    questions.push(asked.reads_asked)
  }
  for (const at of arrivals) {
    const code = way[at] ?? 10
    const attempts = way.slice(0, at + 1).filter((one) => one === 41).length
    const reading = { code, note: null, isReturning: false, attempts, cashMinor: null }
    const answer = { waybillId: id, courier: { meaningOf: bostaMeaning }, reading, question: questions[at] ?? 0 }
    await database.write((work) => applyReading(work, answer))
  }
  const [waybill] = await database.read((work) => readWaybills(work, [requestId]))
  const { rows } = await database.pool.query<{ name: string }>(
    "select name from announcements where news->>'requestId' = $1 order by id",
    [requestId],
  )
  return { state: waybill?.state, attention: waybill?.attention, news: rows.map((row) => row.name) }
}

// Any subset of the states, in any order, repeated at will, the last state among them.
const arrivalsOf = (way: readonly number[]) =>
  fc.array(fc.nat(way.length - 1), { maxLength: 2 * way.length }).chain((some) => {
    const all = [...some, way.length - 1]
    return fc.shuffledSubarray(all, { minLength: all.length })
  })
const journeys = fc.constantFrom(...ways).chain((way) => fc.tuple(fc.constant(way), arrivalsOf(way)))

test('whatever answers are lost, doubled or late: the same end, each state announced once, and no person called', async () => {
  await fc.assert(
    fc.asyncProperty(journeys, async ([way, arrivals]) => {
      const { state, attention, news } = await follow(way, arrivals)
      assert.equal(state, endings[way.at(-1) ?? 0])
      assert.notEqual(attention, 'contradiction')
      assert.equal(new Set(news).size, news.length)
      const wasCollected = state !== 'cancelled'
      assert.equal(news.includes('waybill.collected'), wasCollected)
      assert.equal(news.at(-1), `waybill.${state}`)
    }),
    { numRuns: 40 },
  )
})

test('two answers at the same moment: the answer to the later question counts', async () => {
  for (let round = 0; round < 6; round += 1) {
    const { id } = await database.write((work) => bookSample(work, { company: 'bosta' }))
    await database.write((work) => applyBooking(work, id, { kind: 'booked', awb: `PR${id}`, providerId: id }))
    const ask = () => database.write(async (work) => putQuestion(work, await lockWaybill(work, id)))
    const [first, second] = [await ask(), await ask()]
    const apply = (question: number, code: number) =>
      database.write((work) =>
        applyReading(work, {
          waybillId: id,
          courier: { meaningOf: bostaMeaning },
          reading: { code, note: null, isReturning: false, attempts: 1, cashMinor: null },
          question,
        }),
      )
    await Promise.all([apply(second.reads_asked, 45), apply(first.reads_asked, 41)])
    const { state, attention, provider_code: code } = await database.write((work) => lockWaybill(work, id))
    assert.deepEqual([state, attention, code], ['delivered', null, 45])
  }
})
