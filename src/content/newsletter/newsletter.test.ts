// Nobody gets the newsletter without having asked and confirmed; each consent is proved; it stops at once, by every way.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { joinNewsletter } from '#people/accounts/profile/join-newsletter.ts'
import { leaveNewsletter } from '#people/accounts/profile/leave-newsletter.ts'
import { noticesJobs } from '#people/notices/notices.jobs.ts'
import { type Mail, mailer } from '#people/notices/notices.ports.ts'
import { deliverAnnouncements } from '#platform/background/deliver.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { siteOrigins } from '#platform/settings/site-origins.ts'
import { announce } from '#platform/work/announce.ts'
import { newId } from '#platform/work/id.ts'
import { type Port, type Ports, plug, plugIn } from '#platform/work/ports.ts'
import { sampleApp, sampleParts } from '#world/samples/app.samples.ts'
import { sampleCustomer } from '#world/samples/people/people.samples.ts'
import { endSubscription } from './end-subscription.ts'
import { forgetSubscriber } from './forget-subscriber.ts'
import { makeLeaveTokens } from './leave-token.ts'
import { newsletterJobs } from './newsletter.jobs.ts'
import { leaveTokens } from './newsletter.ports.ts'

const shop = await testDatabase()
const tokens = makeLeaveTokens('secret-of-test')
const mails: Mail[] = []
const own = plugIn([
  plug(leaveTokens, tokens),
  plug(siteOrigins, { eg: 'https://www.marsa.example', ae: 'https://ae.marsa.example' }),
  plug(mailer, { send: async (mail) => void mails.push(mail) }),
])
const parts = sampleParts(shop.db)
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

const hear = async () => {
  const jobs = [noticesJobs, newsletterJobs]
  while ((await deliverAnnouncements(shop.db, ports, jobs, () => new Date(), assert.fail)) > 0);
}
let networks = 0
async function ask(email: string, remoteAddress = `198.51.100.${++networks % 250}`) {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/marketing-emails-subscriptions',
    payload: { email },
    headers: { 'accept-language': 'en' },
    remoteAddress,
  })
  const { reference: _, ...body } = answer.json()
  return { status: answer.statusCode, body }
}
async function confirm(token: string) {
  const url = '/api/marketing-emails-subscriptions/confirm'
  return (await app.inject({ method: 'POST', url, payload: { token } })).statusCode
}
async function linkTo(email: string): Promise<string> {
  await hear()
  const mail = mails.filter(({ to }) => to === email).at(-1)
  return mail?.text.match(/\/en\/newsletter\/confirm\/([\w-]+)/)?.[1] ?? ''
}
async function rowOf(email: string) {
  const [row] = await shop.db.selectFrom('newsletter_subscriptions').selectAll().where('email', '=', email).execute()
  return row
}
async function proofs(email: string) {
  const rows = await shop.db
    .selectFrom('newsletter_consents as told')
    .innerJoin('newsletter_subscriptions as own', 'own.id', 'told.subscription_id')
    .select(['kind', 'place', 'wording', 'told.locale', 'ip'])
    .where('email', '=', email)
    .orderBy('told.id')
    .execute()
  return rows
}
async function subscribed(email = `${newId()}@example.test`): Promise<string> {
  await ask(email)
  assert.equal(await confirm(await linkTo(email)), 200)
  return email
}
const wishOf = async (id: string) =>
  (await shop.db.selectFrom('customers').select('newsletter').where('id', '=', id).executeTakeFirstOrThrow()).newsletter

test('an address gets the newsletter only after its mailed link was pressed, once; each step is proved', async () => {
  const email = `${newId()}@example.test`
  assert.deepEqual(await ask(email), { status: 200, body: { data: { done: true } } })
  assert.equal((await rowOf(email))?.state, 'asked')
  const token = await linkTo(email)
  assert.ok(token.length > 40)
  const stored = await shop.pool.query('select 1 from newsletter_subscriptions n where n::text like $1', [`%${token}%`])
  assert.equal(stored.rowCount, 0, 'the token is stored as a hash alone')
  assert.equal((await rowOf(email))?.state, 'asked', 'a mail that was sent confirms nothing')
  assert.deepEqual(await Promise.all([confirm(token), confirm(token)]).then((both) => both.sort()), [200, 410])
  assert.equal((await rowOf(email))?.state, 'confirmed')
  const told = await proofs(email)
  assert.deepEqual(
    told.map(({ kind, place, locale }) => `${kind} ${place} ${locale}`),
    ['asked api en', 'confirmed confirm_page en'],
  )
  for (const { wording, ip } of told)
    assert.ok(wording.includes('once a week at most') || /once a week/i.test(wording), ip ?? '')
  await assert.rejects(shop.pool.query("update newsletter_consents set wording = ''"), /permission denied/)
})

test('a link ends after seven days, and a made-up one confirms nothing', async () => {
  const email = `${newId()}@example.test`
  await ask(email)
  const token = await linkTo(email)
  await shop.pool.query(
    "update newsletter_subscriptions set token_until = now() - interval '1 second' where email = $1",
    [email],
  )
  assert.equal(await confirm(token), 410)
  assert.equal(await confirm('x'.repeat(43)), 410)
  assert.equal((await rowOf(email))?.state, 'asked')
})

test('a known and an unknown address get the same answer, and nobody changes the language of a stranger', async () => {
  const known = await subscribed()
  const unknown = `${newId()}@example.test`
  assert.deepEqual(await ask(known), await ask(unknown))
  const headers = { 'accept-language': 'ar' }
  const url = '/api/marketing-emails-subscriptions'
  await app.inject({ method: 'POST', url, payload: { email: known }, headers, remoteAddress: '203.0.113.77' })
  const row = await rowOf(known)
  assert.deepEqual([row?.state, row?.locale, row?.asked_locale], ['confirmed', 'en', 'ar'])
})

test('asking again and again is stopped, for an address and for a network', async () => {
  const email = `${newId()}@example.test`
  const answers = [await ask(email), await ask(email), await ask(email), await ask(email)]
  assert.deepEqual(
    answers.map(({ status }) => status),
    [200, 200, 200, 429],
  )
  const many = await Promise.all(Array.from({ length: 14 }, () => ask(`${newId()}@example.test`, '203.0.113.9')))
  assert.equal(many.filter(({ status }) => status === 200).length, 10)
  for (const wrong of [
    '',
    'nobody',
    'a@b',
    `${'a'.repeat(250)}@example.test`,
    '<script>@example.test',
    'a@example.test\r\nBcc: b@example.test',
  ])
    assert.equal((await ask(wrong, '203.0.113.8')).status, 422, wrong)
})

test('one press in the mail program stops it, again and again; a GET changes nothing, and a changed token is refused', async () => {
  const email = await subscribed()
  const { id = '' } = (await rowOf(email)) ?? {}
  const url = `/api/newsletter/leave/${tokens.make(id)}`
  assert.equal((await app.inject({ method: 'GET', url })).statusCode, 302)
  assert.equal((await rowOf(email))?.state, 'confirmed')
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const press = (address: string) =>
    app.inject({ method: 'POST', url: address, headers, payload: 'List-Unsubscribe=One-Click' })
  for (const token of [makeLeaveTokens('other').make(id), `${newId()}${tokens.make(id).slice(36)}`, 'x', '.', `${id}.`])
    assert.equal((await press(`/api/newsletter/leave/${token}`)).statusCode, 404, token)
  assert.equal((await rowOf(email))?.state, 'confirmed')
  assert.deepEqual(
    await Promise.all([press(url), press(url)]).then((all) => all.map((one) => one.statusCode)),
    [200, 200],
  )
  assert.equal((await press(url)).statusCode, 200)
  assert.equal((await rowOf(email))?.state, 'left')
  assert.deepEqual((await proofs(email)).at(-1)?.kind, 'left')
  assert.equal((await proofs(email)).length, 3, 'leaving twice is noted once')
})

test('the tick of a proved account subscribes, and its end unsubscribes; leaving by a mail takes the tick away', async () => {
  const { who, id, email } = await shop.write((work) => sampleCustomer(work))
  await shop.write((work) => joinNewsletter(work, 'preferences'), { who })
  await hear()
  assert.deepEqual([(await rowOf(email))?.state, (await rowOf(email))?.customer_id], ['confirmed', id])
  await shop.write(leaveNewsletter, { who })
  await hear()
  assert.equal((await rowOf(email))?.state, 'left')
  await shop.write((work) => joinNewsletter(work, 'checkout'), { who })
  await hear()
  const row = await rowOf(email)
  assert.equal(row?.state, 'confirmed')
  await shop.write((work) => endSubscription(work, { id: row?.id ?? '', kind: 'left', place: 'leave_page' }))
  assert.equal(await wishOf(id), false)
  assert.deepEqual(
    (await proofs(email)).map(({ kind, place }) => `${kind} ${place}`),
    [
      'asked preferences',
      'confirmed preferences',
      'left preferences',
      'asked checkout',
      'confirmed checkout',
      'left leave_page',
    ],
  )
})

test('an account that is not proved subscribes with its proof, and takes over what its address had asked before', async () => {
  const { id, email } = await shop.write((work) => sampleCustomer(work))
  await shop.pool.query('update customers set activated_at = null, newsletter = true where id = $1', [id])
  await shop.write((work) => announce(work, 'customer.signedUp', { customerId: id, newsletter: true }))
  await hear()
  assert.equal((await rowOf(email))?.state, 'asked')
  assert.equal(mails.filter(({ to }) => to === email).length, 0)
  await shop.pool.query('update customers set activated_at = now() where id = $1', [id])
  await shop.write((work) => announce(work, 'customer.activated', { customerId: id }))
  await hear()
  assert.equal((await rowOf(email))?.state, 'confirmed')

  const guest = await subscribed()
  const later = await shop.write((work) => sampleCustomer(work, { email: guest }))
  await shop.write((work) => announce(work, 'customer.activated', { customerId: later.id }))
  await hear()
  assert.deepEqual([(await rowOf(guest))?.customer_id, await wishOf(later.id)], [later.id, true])
})

test('what bounced or complained comes back by a pressed link alone, not by a tick', async () => {
  const { who, id, email } = await shop.write((work) => sampleCustomer(work))
  await shop.write((work) => joinNewsletter(work, 'preferences'), { who, locale: 'en' })
  await hear()
  const row = await rowOf(email)
  await shop.write((work) => endSubscription(work, { id: row?.id ?? '', kind: 'complained', place: 'sendgrid' }))
  assert.deepEqual([(await rowOf(email))?.state, await wishOf(id)], ['stopped', false])
  await shop.pool.query("update customers set language = 'en' where id = $1", [id])
  await shop.write((work) => joinNewsletter(work, 'preferences'), { who, locale: 'en' })
  const token = await linkTo(email)
  assert.equal((await rowOf(email))?.state, 'stopped')
  assert.equal(await confirm(token), 200)
  assert.equal((await rowOf(email))?.state, 'confirmed')
})

test('a changed address takes the subscription along; nobody has two', async () => {
  const { who, id, email } = await shop.write((work) => sampleCustomer(work))
  await shop.write((work) => joinNewsletter(work, 'preferences'), { who })
  await hear()
  const guest = await subscribed()
  await shop.pool.query('update newsletter_subscriptions set mailed_at = now() where email = $1', [email])
  await shop.pool.query('update customers set email = $2 where id = $1', [id, guest])
  await shop.write((work) => announce(work, 'customer.emailChanged', { customerId: id }))
  await hear()
  const [before, after] = [await rowOf(email), await rowOf(guest)]
  assert.deepEqual([before?.state, before?.customer_id], ['left', null])
  assert.deepEqual([after?.state, after?.customer_id], ['confirmed', id])
  assert.ok(after?.mailed_at, 'the promise of one a week goes along')
  await shop.write((work) => forgetSubscriber(work, { id, email: guest }))
  assert.equal(await rowOf(guest), undefined)
  assert.equal((await proofs(guest)).length, 0)
})
