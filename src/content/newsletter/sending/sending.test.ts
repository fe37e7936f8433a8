// A campaign reaches each of its readers once: whoever left meanwhile gets nothing, nobody gets two in a week, two workers and two
// campaigns at once send no second mail, and what is unclear is not sent again.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { readCampaign } from '#content/newsletter/campaigns/read-campaigns.ts'
import { readFigures } from '#content/newsletter/campaigns/read-figures.ts'
import { steerCampaign } from '#content/newsletter/campaigns/steer-campaign.ts'
import { endSubscription } from '#content/newsletter/end-subscription.ts'
import { makeLeaveTokens } from '#content/newsletter/leave-token.ts'
import { campaignPost, leaveTokens, linkTokens } from '#content/newsletter/newsletter.ports.ts'
import { smtpMailer } from '#people/notices/smtp-mailer.ts'
import { type JobContext, openJobContext } from '#platform/background/jobs.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { siteOrigins } from '#platform/settings/site-origins.ts'
import { type Port, type Ports, plug, plugIn } from '#platform/work/ports.ts'
import { seedPriceTables } from '#pricing/quote/tables/seed-tables.ts'
import { sampleParts } from '#world/samples/app.samples.ts'
import { sampleCampaign, sampleSubscribers } from '#world/samples/content/newsletter.samples.ts'
import { sampleStaff } from '#world/samples/people/people.samples.ts'
import { type Fate, startSmtpSimulator } from '#world/simulators/smtp/start-simulator.ts'
import { makeLinkTokens } from './link-token.ts'
import { sendCampaigns } from './send-campaigns.ts'

const shop = await testDatabase()
await shop.write(seedPriceTables)
const fates = new Map<string, Fate>()
const post = await startSmtpSimulator({ keeps: true, fateOf: (address) => fates.get(address) ?? 'take' })
after(() => post.close())
const mailer = smtpMailer(post.url, 'Marsa <news@marsa.example>', { ms: 2000, isPooled: true })
const parts = sampleParts(shop.db)
const own = plugIn([
  plug(leaveTokens, makeLeaveTokens('secret-of-test')),
  plug(linkTokens, makeLinkTokens('secret-of-test')),
  plug(siteOrigins, { eg: 'https://www.marsa.example', ae: 'https://ae.marsa.example' }),
  plug(campaignPost, { mailer, perSecond: 400 }),
])
const ports: Ports = {
  get<T>(port: Port<T>): T {
    try {
      return own.get(port)
    } catch {
      return parts.ports.get(port)
    }
  },
}
const [writer, publisher] = await shop.write(async (work) => [
  (await sampleStaff(work, ['content'])).who,
  { ...(await sampleStaff(work, ['content'])).who, isProved: true },
])
const run = <Answer>(who: typeof writer, act: Parameters<typeof shop.write<Answer>>[0]) =>
  shop.write(act, { who: who! })
const publish = () => sampleCampaign(run as never, [writer!, publisher!])
const job = (now = new Date()): JobContext => openJobContext(shop.db, ports, 'eg', now)
const stateOf = async (id: string) =>
  (await shop.db.selectFrom('campaigns').select('state').where('id', '=', id).executeTakeFirstOrThrow()).state
const figures = async (id: string) => (await readFigures(shop, [id])).get(id)!
const weekLater = (weeks: number) => new Date(Date.now() + weeks * 7 * 86_400_000 + 60_000)
const takenBy = (label: string) => [...post.taken].filter(([address]) => address.startsWith(`${label}-`))
const forget = () => shop.pool.query('delete from newsletter_subscriptions')

test('two workers at once send each reader one mail, in their language, with both ways out', async () => {
  await shop.write((work) => sampleSubscribers(work, 'pair', 300))
  const id = await publish()
  await Promise.all([sendCampaigns(job()), sendCampaigns(job())])
  assert.equal(await stateOf(id), 'sent')
  assert.deepEqual([takenBy('pair').length, takenBy('pair').every(([, count]) => count === 1)], [300, true])
  const { all, sent, waiting, unclear } = await figures(id)
  assert.deepEqual({ all, sent, waiting, unclear }, { all: 300, sent: 300, waiting: 0, unclear: 0 })
  const [arabic, english] = ['pair-1@example.test', 'pair-2@example.test'].map((to) => post.mails.get(to) ?? '')
  assert.match(arabic!, /^Content-Language: ar/m)
  assert.match(english!, /^Subject: Deals of the week/m)
  for (const mail of [arabic!, english!]) {
    const line = mail.split('\r\n').find((one) => one.startsWith('List-Unsubscribe:'))
    assert.match(line ?? '', /^List-Unsubscribe: <https:\/\/www\.marsa\.example\/api\/newsletter\/leave\/[\w.-]+>$/)
    assert.match(mail, /^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m)
  }
  await forget()
})

test('whoever left between listing and sending gets nothing; a campaign that was paused goes on where it stood', async () => {
  await shop.write((work) => sampleSubscribers(work, 'left', 60))
  const id = await publish()
  // The time of a run is over before the first mail: everybody is listed, nobody is sent to.
  await sendCampaigns(job(), 0)
  await sendCampaigns(job(), 0)
  assert.deepEqual([(await figures(id)).all, (await figures(id)).waiting], [60, 60])
  const { rows } = await shop.pool.query("select id from newsletter_subscriptions where email = 'left-7@example.test'")
  await shop.write((work) => endSubscription(work, { id: rows[0].id, kind: 'left', place: 'mail_program' }))
  await shop.write((work) => steerCampaign(work, id, 'pause'), { who: writer! })
  await sendCampaigns(job())
  assert.equal(takenBy('left').length, 0)
  await shop.write((work) => steerCampaign(work, id, 'resume'), { who: writer! })
  await sendCampaigns(job())
  assert.deepEqual([takenBy('left').length, post.taken.has('left-7@example.test')], [59, false])
  assert.deepEqual([(await figures(id)).left, await stateOf(id)], [1, 'sent'])
  await forget()
})

test('two campaigns at once: nobody gets both within a week, and each is told how many were skipped', async () => {
  await shop.write((work) => sampleSubscribers(work, 'week', 200))
  const both = [await publish(), await publish()]
  await Promise.all([sendCampaigns(job()), sendCampaigns(job()), sendCampaigns(job())])
  assert.deepEqual([takenBy('week').length, takenBy('week').every(([, count]) => count === 1)], [200, true])
  const [one, other] = [await figures(both[0]!), await figures(both[1]!)]
  assert.deepEqual([one.sent + other.sent, one.week + other.week], [200, 200])
  // A minute before the week is over, and after it.
  const third = await publish()
  await sendCampaigns(job(new Date(Date.now() + 7 * 86_400_000 - 60_000)))
  assert.equal((await figures(third)).week, 200)
  const fourth = await publish()
  await sendCampaigns(job(weekLater(1)))
  assert.equal((await figures(fourth)).sent, 200)
  await forget()
})

test('what a server refuses, cannot take now, or broke off after it had it: refused, tried again, and never doubled', async () => {
  await shop.write((work) => sampleSubscribers(work, 'fate', 8))
  fates.set('fate-1@example.test', 'refuse').set('fate-2@example.test', 'later').set('fate-3@example.test', 'break')
  const id = await publish()
  await sendCampaigns(job())
  const first = await figures(id)
  assert.deepEqual([first.sent, first.refused, first.waiting, first.unclear], [5, 1, 1, 1])
  assert.equal(post.taken.get('fate-3@example.test'), 1)
  assert.equal(await stateOf(id), 'sending')
  fates.clear()
  await sendCampaigns(job(new Date(Date.now() + 11 * 60_000)))
  await sendCampaigns(job(new Date(Date.now() + 22 * 60_000)))
  const last = await figures(id)
  assert.deepEqual([last.sent, last.refused, last.waiting, last.unclear], [6, 1, 0, 1])
  assert.deepEqual([post.taken.get('fate-2@example.test'), post.taken.get('fate-3@example.test')], [1, 1])
  assert.equal(await stateOf(id), 'sent')
  await forget()
})

test('who is refused for good without getting the mail is not skipped by the next campaign of the week', async () => {
  await shop.write((work) => sampleSubscribers(work, 'full', 2))
  fates.set('full-1@example.test', 'later').set('full-2@example.test', 'refuse')
  const id = await publish()
  for (let round = 0; round < 11; round++) await sendCampaigns(job(new Date(Date.now() + round * 6 * 60_000)))
  assert.deepEqual([(await figures(id)).refused, await stateOf(id)], [2, 'sent'])
  const { rows } = await shop.pool.query('select distinct mailed_at, mailed_by from newsletter_subscriptions')
  assert.deepEqual(rows, [{ mailed_at: null, mailed_by: null }])
  fates.clear()
  const next = await publish()
  await sendCampaigns(job(new Date(Date.now() + 2 * 3_600_000)))
  assert.deepEqual([(await figures(next)).sent, (await figures(next)).week], [2, 0])
  await forget()
})

test('a mail that the server refuses for everybody pauses its campaign, and is held against no address', async () => {
  const strikes = async () => (await shop.pool.query('select count(*)::int from unreachable_addresses')).rows[0].count
  const before = await strikes()
  await shop.write((work) => sampleSubscribers(work, 'policy', 8))
  for (let at = 1; at <= 8; at++) fates.set(`policy-${at}@example.test`, 'refuseMail')
  // The second time by slices that are too small to say anything alone.
  for (const perSecond of [400, 2]) {
    const slow: Ports = {
      get: <T>(port: Port<T>) => (port.name === campaignPost.name ? ({ mailer, perSecond } as T) : ports.get(port)),
    }
    const id = await publish()
    await sendCampaigns(openJobContext(shop.db, slow, 'eg', new Date()))
    const { waiting, refused } = await figures(id)
    assert.deepEqual({ waiting, refused, state: await stateOf(id) }, { waiting: 8, refused: 0, state: 'paused' })
    const { paused_why, paused_said } = await shop.read((work) => readCampaign(work, id), { who: writer! })
    assert.equal(paused_why, 'refusals')
    assert.match(paused_said ?? '', /554 5\.7\.1 the content of this mail is refused/)
    assert.equal(await strikes(), before)
    if (perSecond === 2) fates.clear()
    await shop.write((work) => steerCampaign(work, id, perSecond === 2 ? 'resume' : 'stop'), { who: writer! })
  }
  await sendCampaigns(job())
  assert.deepEqual([takenBy('policy').length, takenBy('policy').every(([, count]) => count === 1)], [8, true])
  await forget()
})

test('a server that is gone costs no try and no reader: everything waits for it', async () => {
  await shop.write((work) => sampleSubscribers(work, 'gone', 5))
  const id = await publish()
  const away = smtpMailer('smtp://127.0.0.1:4499?ignoreTLS=true', 'news@marsa.example', { ms: 500, isPooled: true })
  const lost: Ports = {
    get: <T>(port: Port<T>) =>
      port.name === campaignPost.name ? ({ mailer: away, perSecond: 400 } as T) : ports.get(port),
  }
  const later = (rounds: number) => new Date(Date.now() + rounds * 6 * 60_000)
  for (let round = 0; round < 12; round++) await sendCampaigns(openJobContext(shop.db, lost, 'eg', later(round)))
  const { waiting, unclear } = await figures(id)
  assert.deepEqual({ waiting, unclear }, { waiting: 5, unclear: 0 })
  await sendCampaigns(job(later(12)))
  assert.equal((await figures(id)).sent, 5)
  await forget()
})
