import assert from 'node:assert/strict'
import { test } from 'node:test'
import { writeAboutOrder } from '#care/tickets/write-about-order.ts'
import { readOwnViews } from '#people/access/support-views/read-own-views.ts'
import { isViewedPage } from '#people/access/support-views/viewed-pages.ts'
import { leaveCustomerView, viewAsCustomer } from '#people/accounts/care/view-as-customer.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { servePages } from '#platform/http/pages/pages.ts'
import { newId } from '#platform/work/id.ts'
import { enter, sampleApp, sampleParts } from '#world/samples/app.samples.ts'
import { pageRoutes, pagesWithoutLooks } from '#world/samples/page-build.samples.ts'
import { sampleStaff } from '#world/samples/people/people.samples.ts'
import { paidSample, type Stage, sampleCast } from '#world/samples/selling/orders.samples.ts'

const database = await testDatabase()
const stage: Stage = (who, act) => database.write(act, { who })
const cast = await database.write(sampleCast)
const customerId = cast.customer.id ?? ''
const paid = await paidSample(stage, cast)
const support = await database.write((work) => sampleStaff(work, ['support']))
const token = await database.write((work) => enter(work, support.who))
const clock = { now: () => new Date() }
const app = await sampleApp({ ...sampleParts(database.db), clock: () => clock.now() })
const isAccount = (url: string) => /^\/:lang\/account/.test(url)
await servePages(app, await pagesWithoutLooks(isAccount), 'production')

const why = 'Cannot find the invoice'
const begin = () => database.write((work) => viewAsCustomer(work, { customerId, why }, token), { who: support.who })

async function knock(url: string, method: 'GET' | 'POST' | 'PUT' | 'DELETE' = 'GET', given = token) {
  const answer = await app.inject({
    method,
    url,
    headers: {
      accept: 'text/html',
      authorization: `Bearer ${given}`,
      ...(method !== 'GET' && { 'content-type': 'application/x-www-form-urlencoded' }),
    },
    ...(method !== 'GET' && { payload: Buffer.from('do=x') }),
  })
  return { status: answer.statusCode, text: answer.body, to: String(answer.headers.location ?? '') }
}

test('without a view staff are no customer; with one they see the order as the customer does', async () => {
  assert.match((await knock(`/ar/account/orders/${paid.number}`)).to, /^\/ar\/auth\/signin/)
  await begin()
  assert.equal((await knock(`/ar/account/orders/${paid.number}`)).status, 200)
  assert.equal((await knock('/ar/account')).status, 200)
  const other = await database.write(async (work) => enter(work, (await sampleStaff(work, ['support'])).who))
  assert.match((await knock('/ar/account', 'GET', other)).to, /signin/, 'the view is of one session')
})

test('every post to every page of the account is refused, and pages with money or security are not shown', async () => {
  await begin()
  const open: string[] = []
  for (const { url } of pageRoutes().filter((one) => isAccount(one.url))) {
    const path = url.replace(':lang', 'ar').replace(/:\w+/g, paid.number)
    for (const method of ['POST', 'PUT', 'DELETE'] as const) {
      const { status } = await knock(path, method)
      if (status !== 403) open.push(`${method} ${path}: ${status}`)
    }
    const { status } = await knock(path)
    if (!isViewedPage(path) && status !== 403) open.push(`${path}: ${status}`)
  }
  assert.deepEqual(open, [])
  for (const path of [
    '/ar/account/financial',
    '/ar/account/sessions',
    '/en/account/profile',
    '/ar/account/national-id',
  ])
    assert.equal(isViewedPage(path), false, path)
})

test('looking keeps nothing: an answer that the customer has not read stays unread until they read it', async () => {
  const answer = { key: newId(), order: paid.number, said: 'It is on its way', itemId: null }
  await database.write((work) => writeAboutOrder(work, answer), { who: support.who })
  const unread = async () => {
    const rows = await database.db
      .selectFrom('ticket_messages')
      .select('seen_at')
      .where('said', '=', answer.said)
      .execute()
    return rows.filter(({ seen_at }) => seen_at === null).length
  }
  const { number } = await database.db.selectFrom('tickets').select('number').executeTakeFirstOrThrow()
  const pages = [`/ar/account/orders/${paid.number}`, `/ar/account/tickets/${number}`]
  await begin()
  for (const page of pages) assert.equal((await knock(page)).status, 200, page)
  assert.equal(await unread(), 1)
  const own = await database.write((work) => enter(work, cast.customer))
  for (const page of pages) await knock(page, 'GET', own)
  assert.equal(await unread(), 0)
})

test('the customer reads of each look and its reason; it ends after 15 minutes, and at once when left', async () => {
  await begin()
  const looks = await database.read(readOwnViews, { who: cast.customer })
  assert.equal(looks[0]?.why, why)
  clock.now = () => new Date(Date.now() + 16 * 60_000)
  assert.match((await knock('/ar/account')).to, /signin/)
  clock.now = () => new Date()
  assert.equal((await knock('/ar/account')).status, 200)
  await database.write((work) => leaveCustomerView(work, token), { who: support.who })
  assert.match((await knock('/ar/account')).to, /signin/)
  const acts = await database.db
    .selectFrom('audit_log')
    .select('action')
    .where('subject', '=', `customer:${customerId}`)
    .execute()
  assert.ok(acts.some(({ action }) => action === 'customer.view'))
  await assert.rejects(
    database.db.updateTable('support_views').set({ why: 'nothing' }).where('customer_id', '=', customerId).execute(),
  )
})

test('it needs the permission and a fresh proof', async () => {
  const old = { ...support.who, isProved: false }
  const start = (who: typeof support.who) =>
    database.write((work) => viewAsCustomer(work, { customerId, why }, token), { who })
  await assert.rejects(start(old), { code: 'PROOF_NEEDED' })
  const reviewer = await database.write((work) => sampleStaff(work, ['reviewer', 'finance']))
  await assert.rejects(start(reviewer.who), { code: 'NOT_FOUND' })
})
