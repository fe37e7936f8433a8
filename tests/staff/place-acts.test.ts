// What members of staff who are bound to places may do: nothing with what is of another place. A member with every role of a place,
// bound to an office of the other country, opens every screen and call that names a thing here, and sends every act to it.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { staffScreens } from '#fronts/console/staff-screens.ts'
import { servePages } from '#platform/http/pages/pages.ts'
import type { Access } from '#platform/work/access.ts'
import { newId } from '#platform/work/id.ts'
import { type Role, roles } from '#platform/work/work.ts'
import { demoDatabase } from '#world/demo/demo-database.samples.ts'
import { enter, sampleApp, sampleParts } from '#world/samples/app.samples.ts'
import { pagesWithoutLooks } from '#world/samples/page-build.samples.ts'
import { sampleStaff } from '#world/samples/people/people.samples.ts'

const database = await demoDatabase()
const parts = sampleParts(database.db)
const calls: { readonly method: string; readonly url: string }[] = []
const app = await sampleApp(parts, ({ method, url, config }) => {
  const access = config?.access as Access | undefined
  if (!String(access).startsWith('staff') || !url.startsWith('/api/ops/') || !url.includes(':')) return
  for (const one of [method].flat()) if (one !== 'HEAD' && one !== 'OPTIONS') calls.push({ method: one, url })
})
await servePages(app, await pagesWithoutLooks((url) => /^\/:lang\/ops(?!\/signin)/.test(url)), 'production')

const ofNoPlace: readonly Role[] = ['admin', 'finance', 'content']
const placed = roles.filter((role) => !ofNoPlace.includes(role))
const token = await database.write(async (work) =>
  enter(work, (await sampleStaff(work, placed, { places: ['dubai'] })).who),
)

/** The column whose values stand in such an address, of the things of Egypt. */
const things: readonly (readonly [shape: RegExp, query: string])[] = [
  [/\/boxes\/:barcode/, `select barcode as name from boxes where site = 'eg'`],
  [/\/shipments\/:number/, `select number as name from shipments where site = 'eg'`],
  [/\/shipments\/:id/, `select id as name from shipments where site = 'eg'`],
  [/\/returns\/:number/, `select number as name from returns where site = 'eg'`],
  [/\/write-offs\/:number/, `select number as name from write_offs where site = 'eg'`],
  [/\/discrepancies\/:number/, `select number as name from discrepancies where site = 'eg'`],
  [/\/cancellations\/:number/, `select number as name from cancellations where site = 'eg'`],
  [/\/tickets\/:number/, `select number as name from tickets where site = 'eg'`],
  [/\/(?:orders|review)\/:number/, `select number as name from orders where site = 'eg'`],
  [/\/(?:requests|desk)\/:number/, `select number as name from requests where site = 'eg'`],
  [/\/run-sheets\/:number/, `select number as name from run_sheets where site = 'eg'`],
  [/\/waybills\/:id/, `select id as name from waybills where site = 'eg'`],
  [/\/warehouse\/items\/:id/, `select id as name from order_items where site = 'eg'`],
  [/\/warehouse\/unknown\/:id/, `select id as name from unknown_parcels where site = 'eg'`],
  [/\/gaps\/:id/, `select id as name from custody_gaps`],
  [
    /\/national-ids\/:id/,
    `select one.id as name from national_ids one join customers c on c.id = one.customer_id where c.site = 'eg'`,
  ],
]

async function addressesOf(url: string): Promise<readonly string[]> {
  const query = things.find(([shape]) => shape.test(url))?.[1]
  if (!query) return []
  const { rows } = await database.pool.query<{ name: string }>(`${query} order by 1 limit 5`)
  const whole = (name: string) =>
    url
      .replace(':lang', 'en')
      .replace(/:\w+/, name)
      .replace(':side', 'front')
      .replace(':paper', 'manifest')
      .replace(/:\w+/g, newId())
  return rows.map(({ name }) => whole(name))
}

/** Fields that most forms accept, so that an act is refused for its thing and not for what it lacks. */
const fields = {
  why: 'A test',
  note: 'A test',
  said: 'A test',
  message: 'A test',
  reason: 'A test',
  key: newId(),
  event: 'close',
}
const deeds =
  'write note claim release close approve reject assign answer decide accept refuse undo done send finish'.split(' ')

async function send(method: string, url: string, payload?: string, type = 'application/json') {
  const headers = { accept: 'text/html', 'x-site': 'eg', authorization: `Bearer ${token}`, 'idempotency-key': newId() }
  const body = payload !== undefined && { payload }
  const answer = await app.inject({
    method: method as 'GET' | 'POST',
    url,
    headers: { ...headers, ...(body && { 'content-type': type }) },
    ...body,
  })
  return answer.statusCode
}

// Every row of these tables as one number; what opening a page notes elsewhere (sessions, limits, the audit) is not among them.
async function fingerprint(): Promise<string> {
  const tables =
    'orders order_items item_history tickets ticket_messages boxes shipments requests returns write_offs discrepancies cancellations waybills run_sheets pieces national_ids payments ledger_lines'
  const each = tables.split(' ').map(async (table) => {
    const { rows } = await database.pool.query<{ sum: string }>(
      `select coalesce(sum(hashtextextended(one::text, 0)), 0)::text as sum from ${table} one`,
    )
    return `${table} ${rows[0]?.sum}`
  })
  return (await Promise.all(each)).join('\n')
}

test('a member of another country’s office opens nothing here by its name or id', async () => {
  const opened: string[] = []
  let tried = 0
  const gets = [
    ...calls.filter(({ method }) => method === 'GET').map(({ url }) => url),
    ...staffScreens.filter(({ path }) => path.includes(':')).map(({ path }) => `/:lang/ops/${path}`),
  ]
  for (const url of gets)
    for (const address of await addressesOf(url)) {
      tried++
      const status = await send('GET', address)
      if (![302, 403, 404].includes(status)) opened.push(`${address} answers ${status}`)
    }
  assert.deepEqual(opened, [])
  assert.ok(tried > 40, `things that were tried: ${tried}`)
})

test('a member of another country’s office changes nothing here, by no call and no act of a screen', async () => {
  const before = await fingerprint()
  const done: string[] = []
  const statuses = new Map<number, number>()
  const note = (url: string, status: number) => {
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
    if (status < 400 && status !== 302) done.push(`${url} answers ${status}`)
    assert.ok(status < 500, `${url} answers ${status}`)
  }
  for (const { method, url } of calls.filter((one) => one.method !== 'GET'))
    for (const address of await addressesOf(url))
      note(`${method} ${address}`, await send(method, address, JSON.stringify(fields)))
  for (const { path } of staffScreens)
    for (const address of (await addressesOf(`/:lang/ops/${path}`)).slice(0, 2))
      for (const deed of deeds) {
        const form = new URLSearchParams({ ...fields, do: deed }).toString()
        note(`${address} ${deed}`, await send('POST', address, form, 'application/x-www-form-urlencoded'))
      }
  assert.deepEqual(done, [])
  assert.equal(await fingerprint(), before)
  assert.ok((statuses.get(404) ?? 0) + (statuses.get(403) ?? 0) > 40, `refused: ${JSON.stringify([...statuses])}`)
})
