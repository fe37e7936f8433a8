import assert from 'node:assert/strict'
import { test } from 'node:test'
import { authenticate } from '#people/access/authenticate.ts'
import { signInStaff } from '#people/accounts/try-sign-in.ts'
import { codeAt } from '#people/proofs/one-time-code.ts'
import { codeForm } from '#people/proofs/second-factor-fields.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { qrDrawing } from '#platform/files/qr-drawing.ts'
import { makeSealer } from '#platform/files/seal.ts'
import type { Doors } from '#platform/http/visit.ts'
import { samplePassword, sampleSealer, sampleSecondFactor, sampleStaff } from '#world/samples/people/people.samples.ts'
import { passSecondFactor } from './pass-second-factor.ts'
import { readHalfSession } from './read-half-session.ts'
import { forgetSecondFactor } from './reset-second-factor.ts'
import { sealSecondFactors } from './seal-second-factors.ts'
import { lockMember } from './staff-member.ts'

const shop = await testDatabase()
const from = { ip: '192.0.2.9', agent: 'test' }
const noon = new Date('2026-11-21T12:00:10Z')
const later = (seconds: number) => new Date(noon.getTime() + seconds * 1000)

async function givePassword(email: string, now = noon): Promise<string> {
  const signingIn = { email, password: samplePassword, rememberMe: false }
  const doors: Doors = { read: (act) => shop.read(act, { now }), write: (act) => shop.write(act, { now }) }
  return (await signInStaff(doors, signingIn, from, sampleSealer)).token
}

const giveCode = (token: string, code: string, now = noon) =>
  shop.write((work) => passSecondFactor(work, token, code, from, sampleSealer), { now })
const newMember = async () => (await shop.write((work) => sampleStaff(work, ['admin']))).email
const resetFactor = (email: string) =>
  shop.write(async (work) => forgetSecondFactor(work, await lockMember(work, { email }), 'a lost phone'))
const right = (at = noon) => codeAt(sampleSecondFactor, at)

async function newcomer(): Promise<string> {
  const email = await newMember()
  await resetFactor(email)
  return email
}

test('the password alone signs nobody in; with the code it is the member, with a new token', async () => {
  const half = await givePassword(await newMember())
  assert.equal(await authenticate(shop.db, half, noon), null)
  const { session, recoveryCodes } = await giveCode(half, right())
  assert.equal(recoveryCodes, null)
  assert.notEqual(session.token, half)
  assert.equal((await authenticate(shop.db, session.token, noon))?.kind, 'staff')
  assert.equal(await authenticate(shop.db, half, noon), null)
  await assert.rejects(giveCode(half, right(later(30))), { code: 'SIGN_IN_AGAIN' })
})

test('a code is accepted one step early and late, and only once', async () => {
  const email = await newMember()
  const wrong = { code: 'WRONG_SIGN_IN_CODE' }
  await assert.rejects(giveCode(await givePassword(email), right(later(-60))), wrong)
  await assert.rejects(giveCode(await givePassword(email), right(later(60))), wrong)
  await giveCode(await givePassword(email), right(later(-30)))
  await assert.rejects(giveCode(await givePassword(email), right(later(-30))), wrong)
  await giveCode(await givePassword(email), right(later(30)))
  await assert.rejects(giveCode(await givePassword(email), right()), wrong)
})

test('of ten who give the same code at once, one is signed in', async () => {
  const email = await newMember()
  const halves = await Promise.all(Array.from({ length: 10 }, () => givePassword(email)))
  const all = await Promise.allSettled(halves.map((half) => giveCode(half, right())))
  assert.equal(all.filter(({ status }) => status === 'fulfilled').length, 1)
})

test('a half session ends after a quarter of an hour, and when its owner is suspended', async () => {
  const email = await newMember()
  const half = await givePassword(email)
  await assert.rejects(giveCode(half, right(later(901)), later(901)), { code: 'SIGN_IN_AGAIN' })
  await shop.db.updateTable('staff_members').set({ suspended_at: noon }).where('email', '=', email).execute()
  assert.equal(await shop.read((work) => readHalfSession(work, half, sampleSealer), { now: noon }), null)
})

test('the first sign-in enrols; ten recovery codes are shown once, stored as hashes, and valid once each', async () => {
  const email = await newcomer()
  const first = await givePassword(email)
  const enrolling = await shop.read((work) => readHalfSession(work, first, sampleSealer), { now: noon })
  assert.ok(enrolling && !enrolling.isEnrolled && enrolling.secret !== sampleSecondFactor)
  await assert.rejects(giveCode(first, right()), { code: 'WRONG_SIGN_IN_CODE' })
  const { recoveryCodes } = await giveCode(first, codeAt(enrolling.secret, noon))
  assert.equal(new Set(recoveryCodes).size, 10)
  const kept = await shop.db
    .selectFrom('recovery_codes')
    .select('code_hash')
    .where('staff_id', '=', enrolling.staffId)
    .execute()
  assert.equal(kept.length, 10)
  const [lost = ''] = recoveryCodes ?? []
  assert.ok(!kept.some(({ code_hash }) => code_hash.includes(lost)))
  await giveCode(await givePassword(email), lost.toUpperCase().replaceAll('-', ' '))
  await assert.rejects(giveCode(await givePassword(email), lost), { code: 'WRONG_SIGN_IN_CODE' })
})

test('a reset ends all sessions and enrols again, with another secret', async () => {
  const email = await newMember()
  const { session } = await giveCode(await givePassword(email), right())
  const waiting = await givePassword(email)
  await resetFactor(email)
  assert.equal(await authenticate(shop.db, session.token, noon), null)
  await assert.rejects(giveCode(waiting, right(later(30))), { code: 'SIGN_IN_AGAIN' })
  const half = await givePassword(email)
  assert.equal((await shop.read((work) => readHalfSession(work, half, sampleSealer), { now: noon }))?.isEnrolled, false)
  await assert.rejects(resetFactor('nobody@example.test'), { code: 'UNKNOWN_STAFF' })
})

test('codes are accepted as people type them, and the QR code contains the address', () => {
  assert.equal(codeForm.parse({ code: ' 123 456 ' }).code, '123456')
  assert.equal(codeForm.parse({ code: '١٢٣٤٥٦' }).code, '123456')
  const { size, path } = qrDrawing('otpauth://totp/Marsa:a@example.test?secret=X')
  assert.ok(size >= 21 && path.startsWith('M'))
})

test('secrets are sealed: old ones when the shop starts, new ones at once, and a new key replaces the old', async () => {
  const old = await newMember()
  const kept = async (email: string) => {
    const member = shop.db.selectFrom('staff_members').select(['id', 'totp_secret']).where('email', '=', email)
    return (await member.executeTakeFirstOrThrow()).totp_secret ?? ''
  }
  assert.equal(await kept(old), sampleSecondFactor)
  assert.ok((await shop.write((work) => sealSecondFactors(work, sampleSealer))) > 0)
  assert.equal(await shop.write((work) => sealSecondFactors(work, sampleSealer)), 0)
  assert.doesNotMatch(await kept(old), new RegExp(sampleSecondFactor))
  const { session } = await giveCode(await givePassword(old), right())
  assert.equal((await authenticate(shop.db, session.token, noon))?.kind, 'staff')
  const fresh = await newcomer()
  await givePassword(fresh)
  assert.match(await kept(fresh), /^sealed:/)
  const next = makeSealer('another secret', ['secret of a test'])
  const before = await kept(old)
  assert.ok((await shop.write((work) => sealSecondFactors(work, next))) > 1)
  assert.notEqual(await kept(old), before)
  assert.match(await kept(old), /^sealed:/)
  assert.ok(
    (await shop.write((work) => sealSecondFactors(work, makeSealer('secret of a test', ['another secret'])))) > 1,
  )
})
