// The mails to a customer about a discrepancy: asked, reminded, told the result; in their language, each once.
import assert from 'node:assert/strict'
import test from 'node:test'
import { deliverAnnouncements } from '#platform/background/deliver.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { siteOrigins } from '#platform/settings/site-origins.ts'
import { newId } from '#platform/work/id.ts'
import { plug, plugIn } from '#platform/work/ports.ts'
import { sampleStaff } from '#world/samples/people/people.samples.ts'
import { openSample, proposeSample, receivedGoods } from '#world/samples/selling/discrepancies.samples.ts'
import { type Stage, sampleCast } from '#world/samples/selling/orders.samples.ts'
import { chooseOption } from './choose-option.ts'
import { discrepancyHandlers } from './discrepancies.jobs.ts'
import { applyDefaults, endDiscrepancy, remindChoosing } from './end-discrepancy.ts'
import { readDiscrepancy } from './read-discrepancies.ts'

const database = await testDatabase()
const stage: Stage = (who, act) => database.write(act, { who })
const cast = await database.write(sampleCast)
const support = (await database.write((work) => sampleStaff(work, ['support']))).who

async function deliver(): Promise<void> {
  const jobs = [{ handlers: discrepancyHandlers }]
  const once = () =>
    deliverAnnouncements(
      database.db,
      plugIn([plug(siteOrigins, { eg: 'https://www.marsa.example', ae: 'https://ae.marsa.example' })]),
      jobs,
      () => new Date(),
      assert.fail,
    )
  while ((await once()) > 0);
}

async function mailsOf(number: string) {
  const { rows } = await database.pool.query<{ subject: string; text: string }>(
    "select subject, text from notices where channel = 'mail' and subject like $1 order by queued_at, id",
    [`%${number}%`],
  )
  return rows
}

async function asked(days = 3) {
  const order = await receivedGoods(stage, cast)
  const { number } = await openSample(stage, cast.warehouse, order.itemIds[0] ?? '')
  await proposeSample(stage, support, number, { days })
  await deliver()
  const { until } = await database.read((work) => readDiscrepancy(work, number), { who: support })
  return { order, number, until: until ?? new Date(0) }
}

test('asked with every option and its exact amount, the deadline and the default; then told what they chose', async () => {
  const { order, number } = await asked()
  const [mail, ...others] = await mailsOf(order.number)
  assert.equal(others.length, 0)
  assert.match(mail?.subject ?? '', /مشكلة في منتج من طلبك/)
  for (const said of ['تالف', '50.00', 'أقبله كما هو', 'إرجاعه إلى المتجر', 'إذا لم تختر حتى ذلك الوقت'])
    assert.ok(mail?.text.includes(said), said)
  await stage(cast.customer, (work) => chooseOption(work, { key: newId(), number, kind: 'accept', round: 1 }))
  await deliver()
  const all = await mailsOf(order.number)
  assert.deepEqual([all.length, all[1]?.subject.includes('نفّذنا اختيارك')], [2, true])
})

test('reminded once, and told when the default happened', async () => {
  const { order, until } = await asked(1)
  const at = (hours: number) => ({ now: new Date(until.getTime() + hours * 3_600_000) })
  await database.write(remindChoosing, at(-3))
  await database.write(remindChoosing, at(-2))
  await deliver()
  await applyDefaults({ write: (act) => database.write(act, at(1)) })
  await deliver()
  const subjects = (await mailsOf(order.number)).map(({ subject }) => subject)
  assert.equal(subjects.filter((subject) => subject.includes('تذكير')).length, 1)
  assert.equal(subjects.filter((subject) => subject.includes('انتهت مهلة الاختيار')).length, 1)
})

test('an offer that is withdrawn before its mail is sent is not mailed; the customer is told why it is gone', async () => {
  const order = await receivedGoods(stage, cast)
  const { number } = await openSample(stage, cast.warehouse, order.itemIds[0] ?? '')
  await proposeSample(stage, support, number)
  await stage(support, (work) => endDiscrepancy(work, { number, event: 'takeBack', why: 'سعر خطأ' }))
  await deliver()
  const mails = await mailsOf(order.number)
  assert.deepEqual([mails.length, mails[0]?.text.includes('سعر خطأ')], [1, true])
})
