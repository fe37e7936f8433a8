// What happens is counted once, by where its visitor came from; without consent nothing is kept that names or links anybody.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { deliverAnnouncements } from '#platform/background/deliver.ts'
import { openJobContext } from '#platform/background/jobs.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { servePages } from '#platform/http/pages/pages.ts'
import { announce } from '#platform/work/announce.ts'
import { newId } from '#platform/work/id.ts'
import { seedPriceTables } from '#pricing/quote/tables/seed-tables.ts'
import { overwriteGetLocale } from '#words/runtime.js'
import { sampleApp, sampleParts } from '#world/samples/app.samples.ts'
import { pagesWithoutLooks } from '#world/samples/page-build.samples.ts'
import { sampleCustomer } from '#world/samples/people/people.samples.ts'
import { paidSample, sampleCast } from '#world/samples/selling/orders.samples.ts'
import { addCounts } from './add-counts.ts'
import { countEvent } from './count-event.ts'
import { forgetTouches } from './touches.ts'
import { trackingJobs } from './tracking.jobs.ts'

const shop = await testDatabase()
await shop.write(seedPriceTables)
const parts = sampleParts(shop.db)
const of = { locale: 'ar', device: 'phone', source: 'FB', campaign: 'eid' }
const agreed = {
  ...of,
  lastDay: '2026-11-27',
  firstSource: 'TikTok',
  firstCampaign: 'summer',
  firstDay: '2026-11-01',
  client: '12.34',
  ip: '203.0.113.9',
  agent: 'Mozilla/5.0',
}
const hear = async () => {
  while ((await deliverAnnouncements(shop.db, parts.ports, [trackingJobs], () => new Date(), assert.fail)) > 0);
}
const figures = async (name: string) => {
  const { rows } = await sql<{ count: number; minor: string }>`
    select coalesce(sum(count), 0)::int as count, coalesce(sum(minor), 0)::text as minor from traffic_days
    where name = ${name}`.execute(shop.db)
  return rows[0]
}

test('two hearers of one thing at once count it once, and the figures are those of the events', async () => {
  const key = newId()
  const count = () => shop.write((work) => countEvent(work, { name: 'addToCart', key, at: work.now, of, minor: 5n }))
  const counted = await Promise.all([count(), count(), count(), count()])
  assert.equal(counted.filter(Boolean).length, 1)
  await Promise.all(
    Array.from({ length: 8 }, () =>
      shop.write((work) => countEvent(work, { name: 'addToCart', key: newId(), at: work.now, of, minor: 5n })),
    ),
  )
  const { rows } = await sql<{ count: number; minor: string }>`
    select count(*)::int as count, sum(minor)::text as minor from tracked_events where name = 'addToCart'`.execute(
    shop.db,
  )
  assert.deepEqual(await figures('addToCart'), rows[0])
  assert.deepEqual(rows[0], { count: 9, minor: '45' })
})

test('an order of who agreed keeps how they came first and last, and is counted under the last', async () => {
  const cast = await shop.write(sampleCast)
  await paidSample((who, act) => shop.write(act, { who, visitor: agreed }), cast)
  await hear()
  await hear()
  const [touch] = await shop.db.selectFrom('order_touches').selectAll().execute()
  assert.equal(`${touch?.first_source} ${touch?.first_campaign} ${touch?.first_day}`, 'TikTok summer 2026-11-01')
  assert.equal(`${touch?.source} ${touch?.campaign} ${touch?.last_day}`, 'FB eid 2026-11-27')
  const [event] = await shop.db.selectFrom('tracked_events').selectAll().where('name', '=', 'placeOrder').execute()
  assert.equal(event?.key, touch?.order_id)
  assert.ok(event && event.minor > 0n)
  assert.deepEqual(await figures('placeOrder'), { count: 1, minor: String(event.minor) })
  assert.deepEqual(await figures('orderPaid'), { count: 1, minor: String(event.minor) })
  // Of a payment that its gateway settles, nobody's browser tells: the one that placed the order did.
  const settled = { payment: newId(), number: '1', customer: '', initiator: '', method: 'card', subjectKind: 'order' }
  await shop.write((work) => announce(work, 'payment.successed', { ...settled, subject: event.key, reason: null }))
  await hear()
  const ended = await shop.db.selectFrom('tracked_events').select('told').where('name', '=', 'paymentStatus').execute()
  assert.deepEqual(
    ended
      .map(({ told }) => told as { client?: string; payment?: string } | null)
      .map((told) => [told?.client, told?.payment]),
    [['12.34', 'successed']],
  )
  // Single events are swept after a month: a later payment or parcel counts the order no second time.
  const later = new Date(Date.now() + 40 * 86_400_000)
  const sweep = trackingJobs.chores?.find(({ name }) => name === 'tracking.sweep')
  await sweep?.run(openJobContext(shop.db, parts.ports, 'eg', later))
  await shop.write((work) => announce(work, 'order.paid', { orderId: event.key, number: '1', minor: '1', due: '0' }))
  await hear()
  assert.equal((await figures('orderPaid'))?.count, 1)
  // What becomes of it later is heard without a visitor, and counts as the order did.
  await shop.write((work) =>
    announce(work, 'item.moved', { orderId: event.key, number: '1', event: 'x', to: 'delivered', items: [] }),
  )
  await shop.write((work) =>
    announce(work, 'item.moved', { orderId: event.key, number: '1', event: 'x', to: 'delivered', items: [] }),
  )
  await hear()
  const handed = await shop.db.selectFrom('traffic_days').selectAll().where('name', '=', 'orderHandedOver').execute()
  assert.deepEqual(
    handed.map(({ source, campaign, count }) => [source, campaign, count]),
    [['FB', 'eid', 1n]],
  )
})

test('whoever did not agree is counted, and nothing of them is kept', async () => {
  const customer = await shop.write(sampleCustomer)
  await shop.write((work) =>
    announce({ ...work, visitor: of }, 'customer.signedUp', { customerId: customer.id, newsletter: false }),
  )
  await hear()
  const [event] = await shop.db.selectFrom('tracked_events').selectAll().where('key', '=', customer.id).execute()
  assert.equal(event?.name, 'registration')
  assert.equal(event.told, null)
  assert.equal((await shop.db.selectFrom('customer_touches').selectAll().execute()).length, 0)
  const other = await shop.write(sampleCustomer)
  await shop.write((work) =>
    announce({ ...work, visitor: agreed }, 'customer.signedUp', { customerId: other.id, newsletter: false }),
  )
  await hear()
  const [touch] = await shop.db.selectFrom('customer_touches').selectAll().execute()
  assert.equal(`${touch?.customer_id} ${touch?.first_source} ${touch?.source}`, `${other.id} TikTok FB`)
  await shop.write((work) => forgetTouches(work, other.id))
  assert.equal((await shop.db.selectFrom('customer_touches').selectAll().execute()).length, 0)
  const left = await shop.db.selectFrom('tracked_events').select('told').where('key', '=', other.id).execute()
  assert.deepEqual(left, [{ told: null }])
})

test('campaigns that somebody makes up fill no table', async () => {
  const at = new Date()
  for (let round = 0; round < 3; round++)
    await shop.write((work) =>
      addCounts(
        work,
        Array.from({ length: 150 }, (_, number) => {
          const campaign = `made-up-${round}-${number}`
          return { ...of, campaign, site: 'eg', at, name: 'pageView', count: 1 } as const
        }),
      ),
    )
  const { rows } = await sql<{
    count: number
  }>`select count(distinct campaign)::int as count from traffic_days`.execute(shop.db)
  assert.ok((rows[0]?.count ?? 0) <= 201)
  assert.equal((await figures('pageView'))?.count, 450)
  // They push out no campaign that led to an order, and none of the other site.
  const name = async (campaign: string, site: 'eg' | 'ae') => {
    await shop.write((work) => addCounts(work, [{ ...of, campaign, site, at, name: 'addToCart', count: 1 }]))
    const counted = await shop.db
      .selectFrom('traffic_days')
      .select('campaign')
      .where('campaign', '=', campaign)
      .execute()
    return counted.length === 1
  }
  assert.deepEqual([await name('strange', 'eg'), await name('other-site', 'ae')], [false, true])
  await sql`update order_touches set campaign = 'that-sells'`.execute(shop.db)
  assert.equal(await name('that-sells', 'eg'), true)
})

test('one network makes so many choices an hour and no more, and another still chooses', async () => {
  // The sentence that is agreed to stands on a screen.
  overwriteGetLocale(() => 'ar')
  const now = new Date()
  const app = await sampleApp({ ...parts, clock: () => now })
  await servePages(app, await pagesWithoutLooks((url) => url === '/:lang/measuring'), 'production')
  const choose = async (remoteAddress: string) => {
    const answer = await app.inject({
      method: 'POST',
      url: '/ar/measuring',
      remoteAddress,
      payload: 'do=yes&arrived=&receivers=',
      headers: {
        host: 'www.marsa.example',
        origin: 'http://www.marsa.example',
        'content-type': 'application/x-www-form-urlencoded',
      },
    })
    return answer.statusCode
  }
  for (let at = 0; at < 60; at++) assert.equal(await choose('198.51.100.7'), 302)
  assert.equal(await choose('198.51.100.7'), 429)
  assert.equal(await choose('198.51.100.8'), 302)
  await app.close()
})

test('pages are counted for people alone, once as they come to them; a choice is kept, and nothing before it', async () => {
  await sql`delete from traffic_days`.execute(shop.db)
  const app = await sampleApp(parts)
  await servePages(app, await pagesWithoutLooks((url) => url === '/:lang/measuring'), 'production')
  const browser = {
    'user-agent': 'Mozilla/5.0 (Windows NT 10.0)',
    'accept-language': 'ar',
    accept: 'text/html',
    host: 'www.marsa.example',
  }
  const open = (url: string, headers: object = {}) => app.inject({ url, headers: { ...browser, ...headers } })
  const campaign = (answer: Awaited<ReturnType<typeof open>>) => answer.cookies.find(({ name }) => name === 'campaign')
  const page = '/ar/measuring?utm_campaign=fb_eid_1'
  const first = await open(page)
  assert.equal(first.statusCode, 200)
  assert.equal(campaign(first), undefined)
  assert.equal(campaign(await open(page, { cookie: 'measuring=no' })), undefined)
  assert.equal(campaign(await open(page, { cookie: 'measuring=yes', 'sec-gpc': '1' })), undefined)
  assert.match(campaign(await open(page, { cookie: 'measuring=yes' }))?.value ?? '', /fs=FB&fc=eid/)
  await open(page, { 'user-agent': 'Googlebot/2.1' })
  await open(page, { 'sec-purpose': 'prefetch' })
  await open('/ar/measuring.data', { accept: '*/*', referer: 'http://www.marsa.example/ar/measuring' })
  await open('/ar/measuring.data', { accept: '*/*', referer: 'http://www.marsa.example/ar' })
  await app.inject({ method: 'HEAD', url: page, headers: browser })
  await app.close()
  assert.equal((await figures('pageView'))?.count, 5)
  assert.equal((await figures('visit'))?.count, 4)
  const kinds = await shop.db
    .selectFrom('traffic_days')
    .select(['source', 'count'])
    .where('name', '=', 'visit')
    .execute()
  assert.deepEqual(kinds, [{ source: 'FB', count: 4n }])
})
