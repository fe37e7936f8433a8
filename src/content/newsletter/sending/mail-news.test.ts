// What companies tell of campaigns: signed, once, of our mails alone; bounces and complaints stop a subscription; presses are counted.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { askSubscription } from '#content/newsletter/ask-subscription.ts'
import { readFigures } from '#content/newsletter/campaigns/read-figures.ts'
import { makeLeaveTokens } from '#content/newsletter/leave-token.ts'
import { newsletterJobs } from '#content/newsletter/newsletter.jobs.ts'
import { campaignPost, leaveTokens, linkTokens } from '#content/newsletter/newsletter.ports.ts'
import { type Mail, mailer, messageCompanies } from '#people/notices/notices.ports.ts'
import { mailgunEvents } from '#people/notices/providers/mailgun-events.ts'
import { sendgridEvents } from '#people/notices/providers/sendgrid-events.ts'
import { deliverAnnouncements } from '#platform/background/deliver.ts'
import { openJobContext } from '#platform/background/jobs.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { siteOrigins } from '#platform/settings/site-origins.ts'
import { newId } from '#platform/work/id.ts'
import { type Port, type Ports, plug, plugIn } from '#platform/work/ports.ts'
import { seedPriceTables } from '#pricing/quote/tables/seed-tables.ts'
import { sampleApp, sampleParts } from '#world/samples/app.samples.ts'
import { sampleCampaign, sampleSubscribers } from '#world/samples/content/newsletter.samples.ts'
import { sampleStaff } from '#world/samples/people/people.samples.ts'
import { openMailEvents } from '#world/simulators/messages/mail-events.ts'
import { mailgunBody } from '#world/simulators/messages/mailgun-events.ts'
import { makeLinkTokens } from './link-token.ts'
import { sendCampaigns } from './send-campaigns.ts'

const shop = await testDatabase()
await shop.write(seedPriceTables)
const mails = new Map<string, Mail>()
const key = 'key-of-mailgun'
const sendgrid = openMailEvents()
const taking = { send: async (mail: Mail) => void mails.set(mail.to, mail) }
const parts = sampleParts(shop.db)
const readers = { mailgun: mailgunEvents(key), sendgrid: sendgridEvents(sendgrid.publicKey) }
const own = plugIn([
  plug(leaveTokens, makeLeaveTokens('secret')),
  plug(linkTokens, makeLinkTokens('secret')),
  plug(siteOrigins, { eg: 'http://localhost', ae: 'http://ae.localhost' }),
  plug(mailer, taking),
  plug(campaignPost, { mailer: taking, perSecond: 500 }),
  plug(messageCompanies, { readers, missing: [], reaches: () => true }),
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
const app = await sampleApp({ ...parts, ports })
const [writer, publisher] = await shop.write(async (work) => [
  (await sampleStaff(work, ['content'])).who,
  { ...(await sampleStaff(work, ['content'])).who, isProved: true },
])
await shop.write((work) => sampleSubscribers(work, 'r', 8))
const id = await sampleCampaign((who, act) => shop.write(act, { who }), [writer!, publisher!])
await sendCampaigns(openJobContext(shop.db, ports, 'eg', new Date()))
const mailTo = (at: number) => mails.get(`r-${at}@example.test`)!
const figures = async () => (await readFigures(shop, [id])).get(id)!
const stateOf = async (email: string) =>
  (
    await shop.db
      .selectFrom('newsletter_subscriptions')
      .select('state')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
  ).state

async function mailgun(payload: string) {
  const headers = { 'content-type': 'application/json' }
  const answer = await app.inject({ method: 'POST', url: '/api/messages/news/mailgun', headers, payload })
  await deliverAnnouncements(shop.db, ports, [newsletterJobs], () => new Date(), assert.fail)
  return answer.statusCode
}
const event = (at: number, told: 'delivered' | 'complained' | 'failed', severity?: 'permanent' | 'temporary') => ({
  notice: mailTo(at).id,
  email: mailTo(at).to,
  event: told,
  ...(severity && { severity }),
})

test('signed events of Mailgun are taken down once; a bounce or a complaint stops the subscription', async () => {
  assert.equal(await mailgun(mailgunBody(key, event(1, 'delivered'))), 200)
  assert.equal(await mailgun(mailgunBody(key, event(2, 'failed', 'permanent'))), 200)
  assert.equal(await mailgun(mailgunBody(key, event(3, 'complained'))), 200)
  assert.equal(await mailgun(mailgunBody(key, event(4, 'failed', 'temporary'))), 200)
  const { delivered, bounced, complained, sent } = await figures()
  assert.deepEqual({ delivered, bounced, complained, sent }, { delivered: 1, bounced: 1, complained: 1, sent: 8 })
  assert.deepEqual(
    [await stateOf('r-2@example.test'), await stateOf('r-3@example.test'), await stateOf('r-4@example.test')],
    ['stopped', 'stopped', 'confirmed'],
  )
})

test('a token counts once, whatever stands beside it; another key, an old time and mails of others change nothing', async () => {
  const token = 'a'.repeat(50)
  assert.equal(await mailgun(mailgunBody(key, event(5, 'delivered'), new Date(), token)), 200)
  // The signature does not cover the event: the same token with a bounce is a forgery.
  assert.equal(await mailgun(mailgunBody(key, event(6, 'failed', 'permanent'), new Date(), token)), 200)
  assert.equal(await stateOf('r-6@example.test'), 'confirmed')
  assert.equal(await mailgun(mailgunBody('another key', event(6, 'complained'))), 401)
  const old = new Date(Date.now() - 13 * 3_600_000)
  assert.equal(await mailgun(mailgunBody(key, event(6, 'complained'), old)), 401)
  assert.equal(await mailgun('{"signature":{}}'), 401)
  assert.equal(await mailgun('not json'), 401)
  const stranger = { ...event(6, 'complained'), notice: newId() }
  assert.equal(await mailgun(mailgunBody(key, stranger)), 200)
  assert.equal(await stateOf('r-6@example.test'), 'confirmed')
})

test('news of a mail from before a reader confirmed anew do not stop them', async () => {
  await shop.pool.query(
    "update newsletter_subscriptions set confirmed_at = now() + interval '1 hour' where email = 'r-7@example.test'",
  )
  assert.equal(await mailgun(mailgunBody(key, event(7, 'failed', 'permanent'))), 200)
  assert.equal(await stateOf('r-7@example.test'), 'confirmed')
})

test('a link leads to what was published with the campaign alone, and counts one press; looking and forging count none', async () => {
  const url = /http:\/\/localhost(\/api\/newsletter\/links\/[\w.-]+)/.exec(mailTo(8).text)?.[1] ?? ''
  const look = { headers: { 'sec-purpose': 'prefetch' } }
  assert.equal((await app.inject({ method: 'GET', url, ...look })).statusCode, 302)
  assert.equal((await figures()).clicked, 0)
  const pressed = await app.inject({ method: 'GET', url })
  assert.match(String(pressed.headers.location), /\/(ar|en)\/search-product\?utm_source=newsletter&utm_medium=email/)
  // The end of its id, because ids of one minute begin alike.
  assert.equal(new URL(String(pressed.headers.location)).searchParams.get('utm_campaign'), `email_${id.slice(-12)}`)
  await app.inject({ method: 'GET', url })
  assert.equal((await figures()).clicked, 1)
  const [, , place = ''] = url.split('.')
  for (const wrong of [url.replace(/\.\d+\./, '.1.'), `${url}x`, url.replace(place, ''), '/api/newsletter/links/x'])
    assert.equal((await app.inject({ method: 'GET', url: wrong })).statusCode, 404, wrong)
  const leave = new URL(mailTo(8).unsubscribe!).pathname
  assert.equal((await app.inject({ method: 'POST', url: leave })).statusCode, 200)
  assert.equal((await figures()).unsubscribed, 1)
})

test('an address that bounced is written to again only after its link was pressed', async () => {
  const email = 'r-2@example.test'
  const visit = { network: 'n', ip: '203.0.113.1', origin: 'http://localhost', write: shop.write }
  await askSubscription(visit as never, { email, place: 'page' })
  assert.equal(await stateOf(email), 'stopped')
})
