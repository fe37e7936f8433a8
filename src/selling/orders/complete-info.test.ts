import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { decideNationalId } from '#people/identity/decide-national-id.ts'
import { nationalIdFiles } from '#people/identity/national-id-files.ts'
import { readNationalId } from '#people/identity/read-national-id.ts'
import { sendNationalId } from '#people/identity/send-national-id.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { diskFileStore } from '#platform/files/files.ts'
import { makeSealer } from '#platform/files/seal.ts'
import { keepUpload } from '#platform/files/uploads.ts'
import { isRefusal } from '#platform/work/refusal.ts'
import { sampleStaff } from '#world/samples/people/people.samples.ts'
import { samplePhoto } from '#world/samples/platform/uploads.samples.ts'
import { paidSample, reviewSample, type Stage, sampleCast } from '#world/samples/selling/orders.samples.ts'
import { completeInfo } from './complete-info.ts'
import { completedData } from './items/item-data.ts'
import { findOrder } from './items/lock-order.ts'

const database = await testDatabase()
const stage: Stage = (who, act) => database.write(act, { who })
const cast = await database.write(sampleCast)
const directory = mkdtempSync(join(tmpdir(), 'complete-info-'))
after(() => rmSync(directory, { recursive: true }))
const store = diskFileStore(directory, makeSealer('secret of a test'))
const refused = (code: string) => (error: unknown) => isRefusal(error) && error.code === code
const number = '29001011234567'

async function askedOrder() {
  const order = await paidSample(stage, cast)
  const issues = [
    { type: 'Missing size' as const, details: '' },
    { type: 'Upload national id' as const, details: '' },
  ]
  await reviewSample(stage, cast, order.number, () => ({ verdict: { kind: 'askInfo', issues } }))
  const item = async () => (await stage(cast.customer, (work) => findOrder(work, order))).items[0]!
  return { id: (await item()).id, item }
}

async function sendCard(): Promise<string> {
  const front = await keepUpload(store, await samplePhoto(), nationalIdFiles.front)
  const back = await keepUpload(store, await samplePhoto(), nationalIdFiles.back)
  return stage(cast.customer, (work) => sendNationalId(work, { number, front, back }))
}

test('an item that needs a national ID is completed by a card, not by a number; the card is valid for later orders until it is refused', async () => {
  const first = await askedOrder()
  const complete = (itemId: string, answers: object) =>
    stage(cast.customer, (work) => completeInfo(work, itemId, answers))
  await assert.rejects(() => complete(first.id, { size: 'M', nationalId: number }), refused('NATIONAL_ID_NEEDED'))
  assert.equal((await first.item()).state, 'missing_info')
  const card = await sendCard()
  await assert.rejects(() => complete(first.id, {}), refused('SPEC_REQUIRED'))
  await complete(first.id, { size: 'M' })
  const done = await first.item()
  assert.equal(done.state, 'processing')
  assert.deepEqual(completedData.parse(done.completed_data), { size: 'M', nationalId: `•••• ${number.slice(-4)}` })
  const later = await askedOrder()
  await complete(later.id, { size: 'L' })
  assert.equal((await later.item()).state, 'processing')
  const support = (await database.write((work) => sampleStaff(work, ['support']))).who
  await stage(support, (work) => decideNationalId(work, { id: card, decision: 'reject', why: 'Too dark' }))
  const last = await askedOrder()
  await assert.rejects(() => complete(last.id, { size: 'L' }), refused('NATIONAL_ID_NEEDED'))
  await sendCard()
  await complete(last.id, { size: 'L' })
  assert.equal((await stage(cast.customer, readNationalId))?.state, 'waiting')
})
