// Companies of adverts are told what visitors agreed to, once each, in the form they ask for; and nothing of anybody else.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { sql } from 'kysely'
import { countEvent } from '#content/tracking/count-event.ts'
import type { EventName } from '#content/tracking/event-names.ts'
import { forgetTouches } from '#content/tracking/touches.ts'
import { openJobContext } from '#platform/background/jobs.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { siteOrigins } from '#platform/settings/site-origins.ts'
import { newId } from '#platform/work/id.ts'
import type { Ports } from '#platform/work/ports.ts'
import { plug, plugIn } from '#platform/work/ports.ts'
import { bySite } from '#sites/sites.ts'
import { sampleCustomer } from '#world/samples/people/people.samples.ts'
import { startAdvertSimulator } from '#world/simulators/adverts/start-simulator.ts'
import { claimForwards } from './claim-forwards.ts'
import { type Conversion, personOf } from './conversion.ts'
import { forwardEvents } from './forward-events.ts'
import { googleBody, googleReceiver } from './google.ts'
import { keepChoiceProof } from './keep-choice-proof.ts'
import { metaReceiver } from './meta.ts'
import { queueForwards } from './queue-forwards.ts'
import { readForwards } from './read-forwards.ts'
import { adReceivers, type ReceiverName, receiverNames } from './receivers.ts'
import { tiktokReceiver } from './tiktok.ts'

const shop = await testDatabase()
const world = await startAdvertSimulator()
after(() => world.close())
const alarms: object[] = []
const alarm = (fault: object) => void alarms.push(fault)
const soon = { totalMs: 1500 }
const receivers = [
  googleReceiver({ ...world.accounts.google, ...soon }),
  metaReceiver({ ...world.accounts.meta, ...soon }, alarm),
  tiktokReceiver({ ...world.accounts.tiktok, ...soon }, alarm),
]
const [google, meta] = receivers
const ports: Ports = plugIn([
  plug(adReceivers, receivers),
  plug(
    siteOrigins,
    bySite(() => 'https://www.marsa.example'),
  ),
])
const minute = 60_000
const job = (now = new Date()) => openJobContext(shop.db, ports, 'eg', now)
const of = { locale: 'ar', device: 'phone', source: 'FB', campaign: 'eid' }
let number = 0
const newClient = () => `${++number}.1790000000`
const told = (client: string, more: object = {}) => ({
  ...of,
  client,
  ip: '203.0.113.9',
  agent: 'Mozilla/5.0 (iPhone)',
  fbclid: 'AbC-1_x',
  ttclid: 'E.C.P.1',
  gclid: 'g1',
  lastDay: '2026-11-20',
  ...more,
})
const choose = (client: string, choice: 'yes' | 'no', named: readonly ReceiverName[] = receiverNames) =>
  shop.write((work) =>
    keepChoiceProof(work, { client, choice, receivers: choice === 'yes' ? named : [], wording: 'x' }),
  )
const happen = (client: string, name: EventName, more: object = {}, at = new Date()) =>
  shop.write(async (work) => {
    const id = await countEvent(work, { name, key: newId(), at, of, minor: 123_450n, told: told(client, more) })
    assert.ok(id)
    await queueForwards(work, receivers, [{ id, name, client }])
    return id
  })
const states = async (id: string) => {
  const rows = await shop.db.selectFrom('event_forwards').selectAll().where('event_id', '=', id).execute()
  return Object.fromEntries(rows.map(({ receiver, state }) => [receiver, state]))
}
const toldOf = (id: string, company: string) =>
  world.told.filter((one) => one.company === company && JSON.stringify(one.event).includes(id))
const all = (state: string) => Object.fromEntries(receiverNames.map((name) => [name, state]))

test('an order of who agreed is told once to each, with fingerprints and never an address', async () => {
  const customer = await shop.write(sampleCustomer)
  const { email } = await shop.db
    .selectFrom('customers')
    .select('email')
    .where('id', '=', customer.id)
    .executeTakeFirstOrThrow()
  const client = newClient()
  await choose(client, 'yes')
  const id = await happen(client, 'placeOrder', { customer: customer.id, number: 'M-77', currency: 'EGP' })
  await Promise.all([forwardEvents(job()), forwardEvents(job()), forwardEvents(job())])
  assert.deepEqual(await states(id), all('sent'))
  assert.equal(toldOf(id, 'meta').length, 1)
  assert.equal(toldOf(id, 'tiktok').length, 1)
  assert.equal(toldOf('M-77', 'google').length, 1)
  assert.ok(world.told.every(({ event }) => !JSON.stringify(event).includes(email)))
  const { event } = toldOf(id, 'meta')[0] as { event: Record<string, Record<string, unknown>> }
  assert.deepEqual(event.custom_data, { currency: 'EGP', value: 1234.5, order_id: 'M-77' })
  assert.deepEqual(event.user_data?.em, [personOf('', email, null).email])
  assert.equal(event.user_data?.fbc, `fb.1.${Date.parse('2026-11-20T00:00:00Z')}.AbC-1_x`)
  await forwardEvents(job(new Date(Date.now() + 60 * minute)))
  assert.equal(toldOf(id, 'meta').length, 1)
})

test('fingerprints are those that the companies publish', () => {
  const mona = personOf('1', ' Mona.Ali@example.com', '+201012345678')
  assert.equal(mona.email, '8b00b4b68fdbd743836d4ead62426d70f15c065c9aa89e00a519b61d49f02478')
  assert.equal(mona.metaPhone, 'b12a7c358b87131b5cef5a3e69a5d474532a78e4a3183971b2c70f67c8bb3c8f')
  assert.equal(mona.phone, '0895f44c7a43ae484d10b8509021516091079927afc18baa37fad1a70f35c01d')
  const tricks = personOf('1', 'J.ohn+news@gmail.com', null)
  assert.equal(tricks.googleEmail, personOf('1', 'john@gmail.com', null).email)
  assert.notEqual(tricks.email, tricks.googleEmail)
})

test('all eight events pass Google’s own check', async () => {
  const event: Conversion = {
    id: newId(),
    name: 'pageView',
    at: new Date(),
    url: 'https://www.marsa.example/ar',
    locale: 'ar',
    client: '1.2',
    ip: '203.0.113.9',
    agent: 'x',
    clicks: {},
    clickedAt: 0,
    person: personOf('1', 'a@example.com', '+201012345678'),
    order: { number: 'M-1', value: 10.5, currency: 'EGP' },
    payment: 'successed',
  }
  const check = async (body: object) => {
    const answer = await fetch(`${world.accounts.google.host}/debug/mp/collect`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return ((await answer.json()) as { validationMessages: object[] }).validationMessages
  }
  const names = [
    'pageView',
    'addToCart',
    'couponCode',
    'proceedToPayment',
    'subscribeToPackage',
    'placeOrder',
    'registration',
    'paymentStatus',
  ] as const
  for (const name of names) assert.deepEqual(await check(googleBody({ ...event, name })), [], name)
  assert.equal((await check({ ...googleBody(event), client_id: '' })).length, 1)
})

test('only companies that the question named are told, and nobody of who said no or was never asked', async () => {
  const [one, other, third] = [newClient(), newClient(), newClient()]
  await choose(one, 'yes', ['meta'])
  await choose(other, 'yes')
  await choose(other, 'no')
  const ids = [await happen(one, 'addToCart'), await happen(other, 'addToCart'), await happen(third, 'addToCart')]
  await forwardEvents(job())
  assert.deepEqual(await states(ids[0]!), { meta: 'sent' })
  assert.deepEqual(await states(ids[1]!), {})
  assert.deepEqual(await states(ids[2]!), {})
  // Steps of our own funnel are not theirs.
  const paid = await happen(one, 'orderPaid')
  assert.deepEqual(await states(paid), {})
})

test('a change of mind stops what waits, and what was kept of it is forgotten', async () => {
  const client = newClient()
  await choose(client, 'yes')
  const id = await happen(client, 'addToCart')
  await choose(client, 'no')
  assert.deepEqual(await states(id), all('withdrawn'))
  const event = await shop.db.selectFrom('tracked_events').select('told').where('id', '=', id).executeTakeFirst()
  assert.deepEqual(event, { told: null })
  await forwardEvents(job())
  assert.equal(toldOf(id, 'meta').length, 0)
  // Also where the no came by a row that the outbox has not seen.
  const late = newClient()
  await choose(late, 'yes')
  const waiting = await happen(late, 'addToCart')
  await sql`insert into measuring_choices (id, client, choice, receivers, wording, site, locale, at)
    values (${newId()}, ${late}, 'no', '{}', '', 'eg', 'ar', now() + interval '1 second')`.execute(shop.db)
  await forwardEvents(job())
  assert.deepEqual(await states(waiting), all('withdrawn'))
  assert.equal(toldOf(waiting, 'tiktok').length, 0)
})

test('one company that is down, busy or silent delays no other, and is told later', async () => {
  const client = newClient()
  await choose(client, 'yes')
  for (const mood of ['busy', 'token'] as const) {
    world.setMood({ meta: mood })
    const id = await happen(client, 'addToCart')
    await forwardEvents(job())
    assert.deepEqual(await states(id), { google: 'sent', meta: 'waiting', tiktok: 'sent' }, mood)
    world.setMood({})
    await forwardEvents(job(new Date(Date.now() + 5 * minute)))
    assert.equal((await states(id)).meta, 'sent')
  }
  assert.deepEqual(alarms, [{ status: 400, code: 190 }])
  world.setMood({ meta: 'silent' })
  const id = await happen(client, 'addToCart')
  await forwardEvents(job())
  assert.deepEqual(await states(id), { google: 'sent', meta: 'sending', tiktok: 'sent' })
  world.setMood({})
  await forwardEvents(job(new Date(Date.now() + 6 * minute)))
  assert.equal((await states(id)).meta, 'sent')
})

test('what was taken without an answer goes again only to who knows it again: nobody counts it twice', async () => {
  const client = newClient()
  await choose(client, 'yes')
  world.setMood({ google: 'taken', meta: 'taken', tiktok: 'taken' })
  const id = await happen(client, 'registration')
  await forwardEvents(job())
  assert.deepEqual(await states(id), all('sending'))
  world.setMood({})
  await forwardEvents(job(new Date(Date.now() + 6 * minute)))
  assert.deepEqual(await states(id), { google: 'refused', meta: 'sent', tiktok: 'sent' })
  for (const company of ['meta', 'tiktok'])
    assert.deepEqual(
      toldOf(id, company).map(({ isRepeat }) => isRepeat),
      [false, true],
    )
  assert.equal(
    world.told.filter((one) => one.company === 'google' && JSON.stringify(one.event).includes(client)).length,
    1,
  )
})

test('a worker that dies with events in its hand loses and doubles none', async () => {
  const client = newClient()
  await choose(client, 'yes')
  const id = await happen(client, 'couponCode')
  await shop.write((work) => claimForwards(work, meta!, 10))
  await shop.write((work) => claimForwards(work, google!, 10))
  await forwardEvents(job())
  assert.deepEqual(await states(id), { google: 'sending', meta: 'sending', tiktok: 'sent' })
  await forwardEvents(job(new Date(Date.now() + 6 * minute)))
  assert.equal((await states(id)).meta, 'sent')
  assert.equal((await states(id)).google, 'refused')
  assert.equal(toldOf(id, 'meta').length, 1)
})

test('what is too old, and whose account is gone, is not told', async () => {
  const client = newClient()
  await choose(client, 'yes')
  const old = await happen(client, 'addToCart', {}, new Date(Date.now() - 8 * 24 * 60 * minute))
  const customer = await shop.write(sampleCustomer)
  const gone = await happen(client, 'addToCart', { customer: customer.id })
  await shop.write((work) => forgetTouches(work, customer.id))
  await forwardEvents(job())
  assert.deepEqual(await states(old), all('refused'))
  assert.deepEqual(await states(gone), all('withdrawn'))
})

test('staff who see reports see what became of it, and nobody else', async () => {
  const who = { kind: 'staff', id: '00000000-0000-7000-8000-000000000001', roles: ['finance'], places: [] } as const
  const rows = await shop.read(readForwards, { who })
  const { rows: counted } = await sql<{ count: number }>`
    select count(*)::int as count from event_forwards where receiver = 'meta' and state = 'sent'`.execute(shop.db)
  assert.equal(rows.find(({ receiver }) => receiver === 'meta')?.sent, counted[0]?.count)
  await assert.rejects(shop.read(readForwards, { who: { ...who, roles: ['support'] } }), { code: 'FORBIDDEN' })
})
