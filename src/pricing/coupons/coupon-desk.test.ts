import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testDatabase } from '#platform/database/test-database.ts'
import { newId } from '#platform/work/id.ts'
import type { Actor } from '#platform/work/work.ts'
import { sampleStaff } from '#world/samples/people/people.samples.ts'
import { sampleCoupon } from '#world/samples/pricing/coupons.samples.ts'
import { couponForm } from './coupon-form.ts'
import { answerProposal } from './desk/answer-proposal.ts'
import type { CouponContent } from './desk/coupon-content.ts'
import { type CouponProposal, proposeCoupon } from './desk/propose-coupon.ts'
import { findCoupon, readCoupons } from './read-coupons.ts'
import { redeemCoupon } from './redeem-coupon.ts'
import { stopCoupon } from './stop-coupon.ts'
import { verifyCoupon } from './verify-coupon.ts'

const { read, write, pool } = await testDatabase()
const first = (await write((work) => sampleStaff(work, ['content']))).who
const second = (await write((work) => sampleStaff(work, ['finance']))).who
const clerk = (await write((work) => sampleStaff(work, ['buyer']))).who

test('a small coupon is valid at once, a generous one when a second person publishes it', async () => {
  const modest = await propose(first, { code: 'MODEST', rate: '0.2' })
  assert.equal(modest.isPublished, true)
  assert.equal((await read((work) => verifyCoupon(work, 'modest'))).terms.line, 'serviceFees')
  const generous = await propose(first, { code: 'GENEROUS', rate: '0.5' })
  assert.equal(generous.isPublished, false)
  await unknown('GENEROUS')
  const versionId = await openVersion(generous.subjectId)
  await assert.rejects(answer(first, versionId, 'publish'), { code: 'SECOND_PERSON_NEEDED', status: 409 })
  await answer(second, versionId, 'publish')
  assert.equal((await read((work) => verifyCoupon(work, 'GENEROUS'))).code, 'GENEROUS')
  await assert.rejects(answer(second, versionId, 'publish'), { code: 'STALE' })
})

test('a fixed amount, a waiver and a percentage of the goods have their own limits', async () => {
  const needs = async (code: string, content: Partial<CouponContent>) =>
    !(await propose(first, { code, ...content })).isPublished
  assert.equal(await needs('FIX500', { kind: 'fixed', rate: null, valueMinor: 50_000n }), false)
  assert.equal(await needs('FIX501', { kind: 'fixed', rate: null, valueMinor: 50_100n }), true)
  assert.equal(await needs('WAIVED', { kind: 'waive', rate: null }), true)
  assert.equal(await needs('GOODS5', { line: 'onlinePrice', rate: '0.05' }), false)
  assert.equal(await needs('GOODS6', { line: 'subtotal', rate: '0.06' }), true)
})

test('a percentage is read with its sign and in Arabic digits, and nothing above 100% is accepted', () => {
  const form = {
    key: newId(),
    code: 'SAID',
    line: 'serviceFees',
    kind: 'percent',
    startsAt: '2026-11-22T10:00',
    why: 'why',
  }
  const rate = (percent: string) => couponForm('eg').safeParse({ ...form, percent }).data?.percent
  assert.deepEqual(['15', '15%', '١٥٪', '١٥ ٪', '\u200f١٥\u200f٪'].map(rate), Array(5).fill('0.15'))
  assert.equal(rate('١٢٫٥'), '0.125')
  assert.deepEqual(['101', '-5', '0', '1,5', '15%%', '%'].map(rate), Array(6).fill(undefined))
})

test("the database itself lets nobody raise a discount, publish alone or change a version's text", async () => {
  const { subjectId } = await propose(first, { code: 'GUARDED', rate: '0.1' })
  await assert.rejects(pool.query('update coupons set rate = 0.9 where id = $1', [subjectId]), /published version/)
  const { subjectId: waiting } = await propose(first, { code: 'ALONE', rate: '0.9' })
  const alone = 'update coupon_versions set published_at = now(), published_by = proposed_by where subject_id = $1'
  await assert.rejects(pool.query(alone, [waiting]), /coupon_second_person/)
  const reword = `update coupon_versions set terms = terms || '{"rate": "0.01"}' where subject_id = $1`
  await assert.rejects(pool.query(reword, [waiting]), /never reworded/)
})

test('an edit makes another version; two simultaneous edits do not overwrite each other', async () => {
  const { subjectId } = await propose(first, { code: 'EDITED', rate: '0.1' })
  const edits = [first, second].map((who) => propose(who, { rate: '0.15' }, { subjectId, basis: 1 }))
  const answers = await Promise.allSettled(edits)
  assert.deepEqual(answers.map(({ status }) => status).sort(), ['fulfilled', 'rejected'])
  const refused = answers.find((one) => one.status === 'rejected')
  assert.equal(refused?.status === 'rejected' && refused.reason.code, 'STALE')
  const { rows } = await pool.query('select number from coupon_versions where subject_id = $1 order by number', [
    subjectId,
  ])
  assert.deepEqual(
    rows.map(({ number }) => number),
    [1, 2],
  )
  await propose(second, { rate: '0.7' }, { subjectId, basis: 2 })
  await assert.rejects(propose(second, { rate: '0.2' }, { subjectId, basis: 2 }), { code: 'COUPON_HAS_PROPOSAL' })
  await answer(second, await openVersion(subjectId), 'withdraw')
  assert.equal((await propose(second, { rate: '0.2' }, { subjectId, basis: 2 })).isPublished, true)
})

test('the same key proposes once; a taken code is refused, and so are staff without the permission', async () => {
  const key = newId()
  const one = await propose(first, { code: 'ONCEONLY' }, { key })
  assert.equal((await propose(first, { code: 'ONCEONLY' }, { key })).subjectId, one.subjectId)
  await assert.rejects(propose(second, { code: 'onceonly' }), { code: 'COUPON_CODE_TAKEN' })
  await assert.rejects(propose(clerk, { code: 'CLERKS' }), { code: 'COUPONS_BY_STAFF' })
  const before = { startsAt: new Date('2026-11-02'), endsAt: new Date('2026-11-01') }
  await assert.rejects(propose(first, { code: 'BACKWARDS', ...before }), { code: 'COUPON_ENDS_FIRST' })
})

test('a batch has different codes, each valid for one order; the limit applies to all of them together', async () => {
  const { subjectId, isPublished } = await propose(first, { code: 'GIFT', rate: '0.1' }, { draws: 50 })
  assert.equal(isPublished, true)
  const drawn = await pool.query('select code, uses_limit, is_public from coupons where batch_id = $1', [subjectId])
  assert.equal(new Set(drawn.rows.map(({ code }) => code)).size, 50)
  assert.ok(drawn.rows.every((row) => row.uses_limit === 1 && !row.is_public && /^GIFT-[2-9A-Z]{8}$/.test(row.code)))
  const fixed = { code: 'GIFT20', kind: 'fixed', rate: null, valueMinor: 20_000n } as const
  assert.equal((await propose(first, fixed, { draws: 3 })).isPublished, false, 'three of 200 are more than 500')
})

test('a paused coupon says so, is not listed and cannot be used; it can continue, and ends for good', async () => {
  const { subjectId } = await propose(first, { code: 'PAUSING' })
  const stop = (deed: 'pause' | 'resume' | 'end') =>
    write((work) => stopCoupon(work, { subjectId, deed }), { who: first })
  await stop('pause')
  await stop('pause')
  const listed = () => read((work) => readCoupons(work, { customerId: null }))
  assert.equal(findCoupon(await listed(), 'PAUSING'), undefined)
  await assert.rejects(
    read((work) => verifyCoupon(work, 'PAUSING')),
    (error: { code: string; facts: { reason: string } }) =>
      error.code === 'COUPON_NOT_STARTED' && error.facts.reason === 'PAUSED',
  )
  const redemption = { code: 'PAUSING', customerId: newId(), orderId: newId() }
  await assert.rejects(
    write((work) => redeemCoupon(work, redemption)),
    { code: 'COUPON_NOT_STARTED' },
  )
  await stop('resume')
  assert.ok(findCoupon(await listed(), 'PAUSING'))
  await stop('end')
  await assert.rejects(
    read((work) => verifyCoupon(work, 'PAUSING')),
    { code: 'COUPON_EXPIRED' },
  )
  const { rows } = await pool.query("select action from audit_log where subject = 'coupon:' || $1 order by id", [
    subjectId,
  ])
  assert.deepEqual(
    rows.map(({ action }) => action),
    ['coupon.propose', 'coupon.pause', 'coupon.resume', 'coupon.end'],
  )
})

test('a sample coupon can be edited like any other', async () => {
  const { id } = await write((work) => sampleCoupon(work, { code: 'SAMPLED' }))
  assert.equal((await propose(second, { rate: '0.12' }, { subjectId: id, basis: 1 })).isPublished, true)
})

function propose(who: Actor, said: Partial<CouponContent> & { code?: string }, more: Partial<CouponProposal> = {}) {
  const { code = 'UNNAMED', ...content } = said
  const proposal = { key: newId(), subjectId: null, basis: 0, code, draws: null, why: 'for a test', ...more }
  return write((work) => proposeCoupon(work, { ...proposal, content: { ...plain, ...content } }), { who })
}

function answer(who: Actor, versionId: string, deed: 'publish' | 'withdraw') {
  return write((work) => answerProposal(work, { key: newId(), versionId, deed }), { who })
}

async function openVersion(subjectId: string): Promise<string> {
  const open = 'select id from coupon_versions where subject_id = $1 and published_at is null and withdrawn_at is null'
  return (await pool.query(open, [subjectId])).rows[0].id
}

function unknown(code: string) {
  return assert.rejects(
    read((work) => verifyCoupon(work, code)),
    { code: 'COUPON_UNKNOWN' },
  )
}

const plain: CouponContent = {
  line: 'serviceFees',
  kind: 'percent',
  rate: '0.1',
  valueMinor: null,
  maxMinor: null,
  minimumMinor: null,
  stackable: true,
  countries: [],
  stores: [],
  categories: [],
  startsAt: new Date(Date.now() - 3_600_000),
  endsAt: null,
  usesLimit: null,
  perCustomerLimit: null,
  firstOrderOnly: false,
  isPublic: true,
  messageAr: 'خصم',
  messageEn: 'Off',
}
