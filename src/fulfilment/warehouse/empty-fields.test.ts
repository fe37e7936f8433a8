import assert from 'node:assert/strict'
import { test } from 'node:test'
import { answerDeeds } from '#people/proofs/answer-deeds.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { openVisit } from '#platform/http/visit.ts'
import { newId } from '#platform/work/id.ts'
import { plugIn } from '#platform/work/ports.ts'
import type { Locale } from '#platform/work/work.ts'
import { sampleCast } from '#world/samples/selling/orders.samples.ts'
import { shipmentDeeds } from './shipments/shipment-deeds.ts'
import { unknownDeeds } from './unknown/unknown-deeds.ts'

const database = await testDatabase()
const cast = await database.write(sampleCast)
const visitIn = (locale: Locale) =>
  openVisit(database.db, {
    requestId: newId(),
    ip: '127.0.0.1',
    origin: 'http://localhost',
    site: 'eg',
    locale,
    token: null,
    who: cast.warehouse,
    now: new Date(),
    cookies: {},
    nonce: '',
    report: () => undefined,
    ports: plugIn([]),
  })
function formOf(typed: Readonly<Record<string, string>>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(typed)) form.set(name, value)
  return form
}

test('an empty choice or reason for a parcel is asked for', async () => {
  const form = formOf({ do: 'end', parcelId: newId(), as: '', why: '' })
  const answer = await answerDeeds(visitIn('en'), form, unknownDeeds, 'ops/warehouse/unknown')
  assert.ok(!(answer instanceof Response))
  assert.deepEqual(answer.data.errors, { as: 'Choose what became of the parcel', why: 'Say why' })
})

test('an empty carrier or receiver of the boxes is asked for by name, in the reader’s language', async () => {
  const form = formOf({ do: 'handOver', scanned: '', company: '', givenTo: 'A', counted: '1' })
  const answer = await answerDeeds(visitIn('ar'), form, shipmentDeeds('S-0'), 'ops/shipments/S-0')
  assert.ok(!(answer instanceof Response))
  assert.deepEqual(answer.data.errors, {
    company: 'اكتب اسم شركة الطيران أو الشحن',
    givenTo: 'اكتب اسم من استلم الصناديق',
  })
})
