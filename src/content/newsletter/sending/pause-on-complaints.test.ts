import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readCampaign } from '#content/newsletter/campaigns/read-campaigns.ts'
import { steerCampaign } from '#content/newsletter/campaigns/steer-campaign.ts'
import { type JobContext, openJobContext } from '#platform/background/jobs.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { sampleParts } from '#world/samples/app.samples.ts'
import { sampleCampaign, sampleSubscribers } from '#world/samples/content/newsletter.samples.ts'
import { sampleStaff } from '#world/samples/people/people.samples.ts'
import { noteMailNews } from './note-mail-news.ts'
import { isTooMany, pauseOnComplaints } from './pause-on-complaints.ts'

const shop = await testDatabase()
const [writer, publisher] = await shop.write(async (work) => [
  (await sampleStaff(work, ['content'])).who,
  { ...(await sampleStaff(work, ['content'])).who, isProved: true },
])
await shop.write((work) => sampleSubscribers(work, 'c', 6))
const id = await sampleCampaign((who, act) => shop.write(act, { who }), [writer!, publisher!])
const pause = () => shop.write((work) => pauseOnComplaints(work, id))
const campaign = () => shop.read((work) => readCampaign(work, id), { who: writer! })

test('three in a thousand are too many, but fewer than three say nothing', () => {
  assert.equal(isTooMany({ sent: 1000, complained: 3 }), true)
  assert.equal(isTooMany({ sent: 1001, complained: 3 }), false)
  assert.equal(isTooMany({ sent: 2000, complained: 6 }), true)
  assert.equal(isTooMany({ sent: 10, complained: 2 }), false)
})

test('a campaign pauses by its complaints and says why; resumed, only a further complaint pauses it again', async () => {
  await shop.pool.query("update campaigns set state = 'sending', began_at = now() where id = $1", [id])
  const send = `insert into campaign_recipients (id, campaign_id, subscription_id, state, marked_at, sent_at)
    select gen_random_uuid(), $1, id, 'sent', now(), now() from newsletter_subscriptions where email like 'c-%'`
  await shop.pool.query(send, [id])
  const complain = (count: number) =>
    shop.pool.query(
      `update campaign_recipients set complained_at = now() where id in
        (select id from campaign_recipients where campaign_id = $1 and complained_at is null limit $2)`,
      [id, count],
    )
  await complain(2)
  await pause()
  assert.equal((await campaign()).state, 'sending')
  await complain(1)
  await Promise.all([pause(), pause()])
  const paused = await campaign()
  assert.deepEqual([paused.state, paused.paused_why, paused.paused_complaints], ['paused', 'complaints', 3])
  await shop.write((work) => steerCampaign(work, id, 'resume'), { who: writer! })
  await pause()
  assert.deepEqual([(await campaign()).state, (await campaign()).paused_why], ['sending', null])
  await complain(1)
  await pause()
  assert.equal((await campaign()).paused_complaints, 4)
})

test('a complaint is kept together with the pause that it causes, by whichever site its company told it', async () => {
  await shop.write((work) => steerCampaign(work, id, 'resume'), { who: writer! })
  const { rows } = await shop.pool.query('select id from campaign_recipients where complained_at is null')
  const news = [{ id: rows[0].id, state: 'complained', why: null }]
  const job = openJobContext(shop.db, sampleParts(shop.db).ports, 'ae', new Date())
  const tell = (by: JobContext) => noteMailNews.handle(by, { company: 'sendgrid', news } as never, 'a-delivery')
  // The worker dies after its first transaction, and the news come again.
  let transactions = 0
  const dying: JobContext = {
    ...job,
    write: (act) => (transactions++ === 0 ? job.write(act) : Promise.reject(new Error('killed'))),
  }
  await tell(dying).catch(() => undefined)
  await tell(job)
  const { state, figures } = await campaign()
  assert.deepEqual([state, figures?.complained], ['paused', 5])
})
