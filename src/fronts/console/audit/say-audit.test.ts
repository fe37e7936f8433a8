import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { AuditRow } from '#people/access/read-audit.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { withoutIsolates } from '#platform/values/isolate.ts'
import { newId } from '#platform/work/id.ts'
import { sampleStaff } from '#world/samples/people/people.samples.ts'
import { paidSample, type Stage, sampleCast } from '#world/samples/selling/orders.samples.ts'
import { nameSubjects } from './name-subjects.ts'
import { sayAudit, sayAuditPlainly } from './say-audit.ts'

const database = await testDatabase()
const stage: Stage = (who, act) => database.write(act, { who })
const cast = await database.write(sampleCast)
const admin = await database.write((work) => sampleStaff(work, ['admin']))
const { id, number } = await paidSample(stage, cast)

const row = (more: Partial<AuditRow>): AuditRow => ({
  id: '1',
  at: new Date('2026-11-26T10:00:00Z'),
  site: 'eg',
  staffId: admin.who.id,
  who: 'منى عادل',
  action: 'order.finishReview',
  subject: `order:${id}`,
  before: null,
  after: null,
  why: null,
  places: null,
  ...more,
})
const say = (one: AuditRow, locale: 'ar' | 'en') =>
  database.read(async (work) => (await sayAudit(work, [one]))[0]!, { who: admin.who, locale })
const plain = async (one: AuditRow, locale: 'ar' | 'en') =>
  withoutIsolates((await say(one, locale)).said.map(({ text }) => text).join(''))

test('an act is a sentence with its amount, and leads to who did it and to the thing', async () => {
  const review = row({ before: { total: '100050' }, after: { total: '125050', due: '25000', held: '0' } })
  assert.equal(await plain(review, 'en'), `منى عادل finished the review of order ${number} of 1,250.50\u00a0EGP`)
  assert.equal(await plain(review, 'ar'), `منى عادل: إنهاء مراجعة الطلب ${number} بمبلغ 1,250.50\u00a0ج.م`)
  const { said, changes } = await say(review, 'en')
  const paths = said.map(({ path }) => path).filter((path) => path !== null)
  assert.deepEqual(paths, [`people/${admin.who.id}`, `orders/${number}`])
  assert.deepEqual(
    changes.map(({ name, was, is }) => [name, was, is]),
    [
      ['Total', '1,000.50\u00a0EGP', '1,250.50\u00a0EGP'],
      ['Due', null, '250.00\u00a0EGP'],
      ['On hold', null, '0.00\u00a0EGP'],
    ],
  )
})

test('amounts are in the currency of the entry, of the thing or of the site', async () => {
  const bought = row({
    action: 'items.purchase',
    subject: `storeOrder:${newId()}`,
    after: { cost: '4999', currency: 'USD' },
  })
  assert.match(await plain(bought, 'en'), /of 49\.99\u00a0USD$/)
  const counted = row({ action: 'till.close', subject: `till:${newId()}`, site: 'ae', after: { counted: '100000' } })
  assert.deepEqual((await say(counted, 'en')).changes[0]?.is, '1,000.00\u00a0AED')
})

test('states, members, times and what is true are said in words', async () => {
  const claim = row({
    action: 'order.claim',
    before: { state: 'processing', claimedBy: null, isOpen: true },
    after: { state: 'pending_review', claimedBy: cast.reviewer.id, isOpen: false, endsAt: '2026-11-26T10:00:00.000Z' },
  })
  const reviewer = (await database.read((work) => nameSubjects(work, [cast.reviewer.id!]))).get(cast.reviewer.id!)!
  const { changes } = await say(claim, 'ar')
  assert.deepEqual(
    changes.map(({ name, was, is }) => [name, was && withoutIsolates(was), is && withoutIsolates(is)]),
    [
      ['الحالة', 'قيد المعالجة', 'قيد المراجعة'],
      ['تولّاه', null, reviewer.name],
      ['مفتوح', 'نعم', 'لا'],
      ['ينتهي', null, '2026-11-26 12:00'],
    ],
  )
})

test('an entry with the worst data is still one sentence', async () => {
  const worst = `\u202e<script>alert(1)</script>=HYPERLINK("x")\u2069\ue000\ue001 ${'و'.repeat(3_000)}`
  const entries = [
    row({
      action: 'nothing.known',
      subject: worst,
      before: worst,
      after: { [worst]: [worst, { deep: [null, worst] }] },
      why: worst,
    }),
    row({ who: worst, subject: `order:${newId()}`, after: { total: 'not a number', due: 1.5, held: '-5' } }),
    row({ staffId: null, who: null, subject: '', action: 'order.claim', before: [], after: {} }),
    row({ action: 'withdrawal.approve', subject: `withdrawal:${newId()}`, after: { amount: '9'.repeat(40) } }),
    row({ action: '__proto__', subject: 'constructor:toString', after: { constructor: 'x', toString: true } }),
  ]
  for (const locale of ['ar', 'en'] as const) {
    const lines = await database.read((work) => sayAudit(work, entries), { who: admin.who, locale })
    assert.equal(lines.length, entries.length)
    assert.ok(lines.every(({ said }) => said.length >= 2 && said.every(({ text }) => text !== '')))
    const files = await database.read((work) => sayAuditPlainly(work, entries), { who: admin.who, locale })
    assert.match(files[2]!.said, locale === 'ar' ? /^مرسى: / : /^Marsa took on /)
  }
})
