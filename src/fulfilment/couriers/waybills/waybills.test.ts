import assert from 'node:assert/strict'
import test from 'node:test'
import { testDatabase } from '#platform/database/test-database.ts'
import { newId } from '#platform/work/id.ts'
import { isRefusal } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { bookSample, sampleAddress, waybillSample } from '#world/samples/fulfilment/couriers.samples.ts'
import { sampleCast } from '#world/samples/selling/orders.samples.ts'
import { bookWaybill } from './book-waybill.ts'
import { cancelWaybill } from './cancel-waybill.ts'
import { collectWaybill, endWaybill } from './collect-waybill.ts'
import { readWaybills } from './read-waybills.ts'
import { setAwb } from './set-awb.ts'

const database = await testDatabase()
const cast = await database.write(sampleCast)
const hub = <Answer>(act: (work: Work) => Promise<Answer>) => database.write(act, { who: cast.hub })
const refused = (code: string) => (error: unknown) => isRefusal(error) && error.code === code
const newsOf = async (requestId: string) => {
  const { rows } = await database.pool.query<{ name: string }>(
    "select name from announcements where news->>'requestId' = $1 order by id",
    [requestId],
  )
  return rows.map((row) => row.name)
}

test('a parcel of a company without an API: its number is typed, it is handed over by a scan, and staff record how it ended', async () => {
  const { id, request_id: requestId } = await database.write(bookSample)
  await hub((work) => setAwb(work, id, ' mr 1001 '))
  await hub((work) => collectWaybill(work, 'mr1001'))
  await hub((work) => collectWaybill(work, 'MR1001'))
  await hub((work) => endWaybill(work, 'MR1001', 'deliver', null))
  const [waybill] = await database.read((work) => readWaybills(work, [requestId]))
  assert.equal(waybill?.state, 'delivered')
  assert.equal(waybill?.awb, 'MR1001')
  assert.deepEqual(
    waybill?.steps.map((step) => step.event),
    ['ask', 'typeAwb', 'collect', 'deliver'],
  )
  assert.deepEqual(
    await newsOf(requestId),
    ['asked', 'booked', 'collected', 'delivered'].map((one) => `waybill.${one}`),
  )
})

test('two who ask at the same moment write one waybill; with another sum it is refused', async () => {
  const wish = waybillSample({ requestId: newId() })
  const made = await Promise.all([1, 2, 3].map(() => database.write((work) => bookWaybill(work, wish))))
  assert.equal(new Set(made.map((one) => one.id)).size, 1)
  const dearer = { ...wish, cashToCollectMinor: 5000n }
  await assert.rejects(
    database.write((work) => bookWaybill(work, dearer)),
    refused('WAYBILL_UNDER_WAY'),
  )
  const { rows } = await database.pool.query('select 1 from waybills where request_id = $1', [wish.requestId])
  assert.equal(rows.length, 1)
})

test('after a cancelled waybill another can be written, with its own reference', async () => {
  const wish = waybillSample()
  const first = await database.write((work) => bookWaybill(work, wish))
  const cancel = () => database.write((work) => cancelWaybill(work, wish.requestId), { who: cast.customer })
  assert.equal(await cancel(), 'cancelled')
  assert.equal(await cancel(), 'none')
  const second = await database.write((work) => bookWaybill(work, wish))
  assert.deepEqual([first.reference, second.reference], [`${wish.requestNumber}-1`, `${wish.requestNumber}-2`])
})

test('cancelling and the pickup scan at once: one of the two succeeds, and the other is refused', async () => {
  for (let round = 0; round < 8; round += 1) {
    const { id, request_id: requestId } = await database.write(bookSample)
    await hub((work) => setAwb(work, id, `RACE${round}`))
    const results = await Promise.allSettled([
      database.write((work) => cancelWaybill(work, requestId), { who: cast.customer }),
      hub((work) => collectWaybill(work, `RACE${round}`)),
    ])
    assert.equal(results.filter((one) => one.status === 'fulfilled').length, 1)
    const [waybill] = await database.read((work) => readWaybills(work, [requestId]))
    assert.equal(waybill?.state, results[0].status === 'fulfilled' ? 'cancelled' : 'collected')
  }
})

test('a number belongs to one parcel; a wrong one can be replaced until it is collected', async () => {
  const first = await database.write(bookSample)
  const second = await database.write(bookSample)
  await hub((work) => setAwb(work, first.id, 'TWICE1'))
  await assert.rejects(
    hub((work) => setAwb(work, second.id, 'twice1')),
    refused('AWB_TAKEN'),
  )
  await hub((work) => setAwb(work, second.id, 'TWICE2'))
  await hub((work) => setAwb(work, second.id, 'TWICE3'))
  await assert.rejects(
    hub((work) => collectWaybill(work, 'TWICE2')),
    refused('AWB_UNKNOWN'),
  )
  await hub((work) => collectWaybill(work, 'TWICE3'))
  await assert.rejects(
    hub((work) => setAwb(work, second.id, 'TWICE4')),
    refused('WAYBILL_NOT_ALLOWED'),
  )
})

test('a parcel that a company does not carry is refused before it is written', async () => {
  const book = (given: Parameters<typeof waybillSample>[0]) =>
    database.write((work) => bookWaybill(work, waybillSample(given)))
  await assert.rejects(book({ company: 'nobody' }), refused('COURIER_UNKNOWN'))
  await assert.rejects(book({ company: 'marsa-ae' }), refused('COURIER_UNKNOWN'))
  await assert.rejects(book({ weightGrams: 50_001 }), refused('COURIER_TOO_HEAVY'))
  await assert.rejects(book({ cashToCollectMinor: 2_000_001n }), refused('COURIER_CASH_TOO_HIGH'))
  await assert.rejects(book({ address: { ...sampleAddress, state: 'atlantis' } }), refused('COURIER_DOES_NOT_SERVE'))
  // Bosta is not in the settings of this test.
  await assert.rejects(book({ company: 'bosta' }), refused('COURIER_DOES_NOT_SERVE'))
})

test('the other site’s hub does not find the parcel', async () => {
  const { id } = await database.write(bookSample)
  await hub((work) => setAwb(work, id, 'EGONLY'))
  await assert.rejects(
    database.write((work) => collectWaybill(work, 'EGONLY'), { who: cast.hub, site: 'ae' }),
    refused('AWB_UNKNOWN'),
  )
})
