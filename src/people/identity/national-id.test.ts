import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { readProfile } from '#people/accounts/profile/read-profile.ts'
import { updateProfile } from '#people/accounts/profile/update-profile.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { diskFileStore } from '#platform/files/files.ts'
import { makeSealer } from '#platform/files/seal.ts'
import { keepUpload, readUpload } from '#platform/files/uploads.ts'
import { isSealed } from '#platform/work/key-ring.ts'
import { isRefusal } from '#platform/work/refusal.ts'
import type { Actor } from '#platform/work/work.ts'
import { sampleCustomer, sampleStaff } from '#world/samples/people/people.samples.ts'
import { samplePdf, samplePhoto } from '#world/samples/platform/uploads.samples.ts'
import { decideNationalId } from './decide-national-id.ts'
import { forgetNationalId } from './forget-national-id.ts'
import { isIdGood } from './is-id-good.ts'
import { openNationalId } from './national-id.api.ts'
import { nationalIdFiles } from './national-id-files.ts'
import { readIdDesk } from './read-id-desk.ts'
import { readNationalId } from './read-national-id.ts'
import { sendNationalId } from './send-national-id.ts'

const database = await testDatabase()
const directory = mkdtempSync(join(tmpdir(), 'national-id-'))
after(() => rmSync(directory, { recursive: true }))
const store = diskFileStore(directory, makeSealer('secret of a test'))
const number = '29001011234567'
const refused = (code: string) => (error: unknown) => isRefusal(error) && error.code === code
const customer = async () => (await database.write((work) => sampleCustomer(work))).who
const staff = async (role: 'support' | 'reviewer' | 'buyer') =>
  (await database.write((work) => sampleStaff(work, [role]))).who
const kept = async () => ({
  front: await keepUpload(store, await samplePhoto(), nationalIdFiles.front),
  back: await keepUpload(store, await samplePhoto(), nationalIdFiles.back),
})
const send = async (who: Actor, given = number) => {
  const sides = await kept()
  return database.write((work) => sendNationalId(work, { ...sides, number: given }), { who })
}
const look = (who: Actor) => database.read(readNationalId, { who })

test('a card is sent once, waits for support, and of two simultaneous decisions one counts', async () => {
  const [who, one, two] = [await customer(), await staff('support'), await staff('support')]
  const id = await send(who, '٢٩٠٠١٠١ 123-4567')
  const paper = await look(who)
  assert.deepEqual([paper?.state, paper?.number, isIdGood(paper)], ['waiting', number, true])
  assert.equal((await database.read((work) => readIdDesk(work, ''), { who: one })).length, 1)
  const results = await Promise.allSettled(
    [one, two].map((by) => database.write((work) => decideNationalId(work, { id, decision: 'accept' }), { who: by })),
  )
  const failed = results.filter((result) => result.status === 'rejected')
  assert.equal(failed.length, 1)
  assert.ok(failed.every(({ reason }) => refused('ID_DECIDED')(reason)))
  assert.equal((await look(who))?.state, 'accepted')
})

test('a refusal has a reason; a new card replaces the old one, whose pictures nobody can see any more', async () => {
  const [who, support] = [await customer(), await staff('support')]
  const id = await send(who)
  const decide = (why: string) =>
    database.write((work) => decideNationalId(work, { id, decision: 'reject', why }), { who: support })
  await assert.rejects(() => decide(' '), refused('ID_WHY_NEEDED'))
  await decide('The number cannot be read')
  const before = await look(who)
  assert.deepEqual([before?.state, before?.why, isIdGood(before)], ['rejected', 'The number cannot be read', false])
  await Promise.all([send(who), send(who)])
  const standing = await database.db
    .selectFrom('national_ids')
    .select('state')
    .where('customer_id', '=', who.id)
    .execute()
  assert.deepEqual(standing.map(({ state }) => state).sort(), ['replaced', 'replaced', 'waiting'])
  await assert.rejects(
    () => database.read((work) => readUpload(work, before!.frontId, () => false), { who }),
    refused('NOT_FOUND'),
  )
})

test("only its owner and support see a card, and support’s view is recorded; a buyer, an admin with the file's address and a stranger see none", async () => {
  const [who, stranger, buyer, support] = [
    await customer(),
    await customer(),
    await staff('buyer'),
    await staff('support'),
  ]
  const id = await send(who)
  const paper = (await look(who))!
  const own = await database.read((work) => readUpload(work, paper.frontId, () => false), { who })
  const bytes = await store.read(own.path)
  assert.ok(bytes && bytes.subarray(0, 2).toString('hex') === 'ffd8')
  for (const other of [stranger, buyer])
    await assert.rejects(
      () => database.write((work) => openNationalId(work, id, 'front'), { who: other }),
      refused('NOT_FOUND'),
    )
  assert.equal(nationalIdFiles.front.permission, 'audited')
  const seen = await database.write((work) => openNationalId(work, id, 'back'), { who: support })
  assert.notEqual(seen.path, own.path)
  const { rows } = await database.pool.query(
    "select staff_id, after from audit_log where subject = $1 and action = 'national-id.look'",
    [`customer:${who.id}`],
  )
  assert.deepEqual(rows, [{ staff_id: support.id, after: { side: 'back' } }])
})

test('the pictures are stored encrypted; a PDF, a text and a wrong number are refused at their field', async () => {
  const who = await customer()
  const { front } = await kept()
  const { readFileSync } = await import('node:fs')
  assert.ok(isSealed(readFileSync(join(directory, front.path))))
  for (const sent of [samplePdf(), Buffer.from('no picture')])
    await assert.rejects(
      () => keepUpload(store, sent, nationalIdFiles.back),
      (error) => isRefusal(error) && error.facts.path === 'back',
    )
  for (const wrong of ['', '123', '19001011234567', '78412345678901'])
    await assert.rejects(() => send(who, wrong), refused('ID_NUMBER_WRONG'))
  assert.equal(await look(who), null)
})

test('another number in the profile sends an accepted card back to support; a withdrawn card leaves nothing', async () => {
  const [who, support] = [await customer(), await staff('support')]
  const id = await send(who)
  await database.write((work) => decideNationalId(work, { id, decision: 'accept' }), { who: support })
  const profile = { firstName: 'Nour', lastName: 'Adel', phone: null, taxId: null }
  await database.write((work) => updateProfile(work, { ...profile, nationalId: number }), { who })
  assert.equal((await look(who))?.state, 'accepted')
  await database.write((work) => updateProfile(work, { ...profile, nationalId: '29001011234568' }), { who })
  const paper = await look(who)
  assert.equal(paper?.state, 'waiting')
  await database.write(forgetNationalId, { who })
  assert.equal(await look(who), null)
  assert.equal((await database.read(readProfile, { who })).nationalId, null)
  await assert.rejects(
    () => database.write((work) => openNationalId(work, id, 'front'), { who: support }),
    refused('NOT_FOUND'),
  )
})
