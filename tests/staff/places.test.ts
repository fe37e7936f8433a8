// What members of staff who are bound to places read: all screens and calls of the real application, walked by members of five places
// against goods of the others. What an order's page shows to which role is held here, too (docs/permissions.md, Places and Screens).

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { orderSight } from '#fronts/console/order/order-sight.ts'
import { staffScreens } from '#fronts/console/staff-screens.ts'
import { servePages } from '#platform/http/pages/pages.ts'
import type { Access } from '#platform/work/access.ts'
import { type Role, roles } from '#platform/work/work.ts'
import type { Site } from '#sites/sites.ts'
import { demoDatabase } from '#world/demo/demo-database.samples.ts'
import { enter, sampleApp, sampleParts } from '#world/samples/app.samples.ts'
import { pagesWithoutLooks } from '#world/samples/page-build.samples.ts'
import { sampleStaff } from '#world/samples/people/people.samples.ts'

const database = await demoDatabase()
const parts = sampleParts(database.db)
const calls: string[] = []
const app = await sampleApp(parts, ({ method, url, config }) => {
  const access = config?.access as Access | undefined
  if ([method].flat().includes('GET') && String(access).startsWith('staff') && url.startsWith('/api/ops/'))
    calls.push(url)
})
await servePages(app, await pagesWithoutLooks((url) => /^\/:lang\/ops(?!\/signin)/.test(url)), 'production')

/** Something with a name of its own, and the places it is of; the hub of its site is one of them. */
type Thing = { readonly kind: string; readonly name: string; readonly site: Site; readonly places: readonly string[] }

// The rule once more, in the words of the tables: a warehouse is a country, a hub its site, an office its code.
const { rows: things } = await database.pool.query<Thing>(`
  with goods as (
    select item.id, item.order_id, item.site, o.number, item.place, array_remove(array[item.country, item.site, o.pickup_office]
      || array(select asked.office_code from request_items part join requests asked on asked.id = part.request_id where part.item_id = item.id)
      || array(select back.office_code from return_items part join returns back on back.id = part.return_id where part.item_id = item.id),
      null) as places
    from order_items item join orders o on o.id = item.order_id
  ), ordered as (
    select order_id, site, number, array(select distinct unnest(array_agg(array_to_string(places, ' ')))) as texts from goods
      group by order_id, site, number
  ), whole as (
    select order_id, site, number, string_to_array(array_to_string(texts, ' '), ' ') as places from ordered
  )
  select 'order' as kind, number as name, site, places from whole
  union all select 'item', number || '-' || (place + 1), site, places from goods
  union all select 'piece', piece.barcode, piece.site, goods.places from pieces piece join goods on goods.id = piece.item_id
  union all select 'parcel', part.tracking_number, goods.site, goods.places from store_order_items part
    join goods on goods.id = part.item_id where part.tracking_number is not null
  union all select 'storeOrder', bought.store_order_number, goods.site, goods.places from store_order_items part
    join goods on goods.id = part.item_id join store_orders bought on bought.id = part.store_order_id
  union all select 'box', barcode, site, array[site, place] from boxes
  union all select 'shipment', number, site, array[site, origin] from shipments
  union all select 'request', number, site, array_remove(array[site, office_code], null) from requests
  union all select 'waybill', awb, waybills.site, array_remove(array[waybills.site, asked.office_code], null)
    from waybills join requests asked on asked.id = request_id where awb is not null
  union all select 'ticket', ticket.number, ticket.site, coalesce(whole.places, array[ticket.site]) from tickets ticket
    left join whole on whole.order_id = ticket.order_id
  union all select 'discrepancy', one.number, one.site, goods.places from discrepancies one join goods on goods.id = one.item_id
  union all select 'writeOff', one.number, one.site, goods.places from write_offs one join goods on goods.id = one.item_id
  union all select 'cancellation', one.number, one.site, whole.places from cancellations one join whole on whole.order_id = one.order_id
  union all select 'return', one.number, one.site, case when one.office_code is null then whole.places else array[one.site, one.office_code] end
    from returns one join whole on whole.order_id = one.order_id`)

// Several items may come in one parcel: it is of the places of each.
const named = [...Map.groupBy(things, ({ kind, name, site }) => `${kind} ${name} ${site}`).values()].map((same) => ({
  ...same[0]!,
  places: same.flatMap(({ places }) => places),
}))

// What the server sends to an open page: all that a screen could show, and nothing that only its view says.
function dataOf(url: string): string {
  const [path = '', query] = url.split('?')
  return path.startsWith('/api') ? url : `${path}.data${query === undefined ? '' : `?${query}`}`
}

/** Whose screens these are not of a place: money, prices and texts are of a whole site. Tills are bound to their office. */
const ofNoPlace: readonly Role[] = ['admin', 'finance', 'content']
const placed = roles.filter((role) => !ofNoPlace.includes(role))

async function member(theirs: readonly Role[], places: readonly string[]) {
  const token = await database.write(async (work) => enter(work, (await sampleStaff(work, theirs, { places })).who))
  return async (url: string, site: Site) => {
    const headers = { accept: 'text/html', 'x-site': site, authorization: `Bearer ${token}` }
    const { statusCode, body } = await app.inject({ method: 'GET', url: dataOf(url), headers })
    return { status: statusCode, body }
  }
}

/** Which kind of thing stands in the address of a screen or a call. */
const kindsInAddress: readonly (readonly [RegExp, string])[] = [
  [/\/boxes\/:barcode/, 'box'],
  [/\/shipments\/:number/, 'shipment'],
  [/\/returns\/:number/, 'return'],
  [/\/write-offs\/:number/, 'writeOff'],
  [/\/tickets\/:number/, 'ticket'],
  [/\/discrepancies\/:number/, 'discrepancy'],
  [/\/cancellations\/:number/, 'cancellation'],
  [/\/(?:orders|review)\/:number/, 'order'],
]
const kindIn = (url: string) => kindsInAddress.find(([shape]) => shape.test(url))?.[1] ?? null

/** Every stage of the lists that have some. */
const stages: Readonly<Record<string, readonly string[]>> = {
  'warehouse/boxes': ['?state=closed', '?closed=1'],
  'purchase/bought': ['?state=all'],
  discrepancies: ['?stage=drafted', '?stage=proposed', '?stage=executing', '?stage=ended'],
  returns: ['?stage=dropOff', '?stage=refund', '?stage=goods', '?stage=ended'],
  cancellations: ['?state=ended', '?state=closed'],
  'write-offs': ['?state=decided'],
  tickets: ['?stage=open', '?stage=closed', '?stage=snoozed'],
  requests: ['?stage=shelve', '?stage=ready'],
  'requests/deliveries': ['?stage=label', '?stage=queued', '?stage=underWay'],
  couriers: ['?stage=underWay', '?stage=ended'],
}
const lists = [
  ...staffScreens
    .filter(({ path }) => !path.includes(':'))
    .flatMap(({ path }) => ['', ...(stages[path] ?? [])].map((stage) => `/en/ops/${path}${stage}`.replace(/\/$/, ''))),
  ...calls.filter((url) => !url.includes(':') && !url.includes('*')),
]
const pages = [...staffScreens.map(({ path }) => `/en/ops/${path}`), ...calls].flatMap((url) => {
  const kind = kindIn(url)
  return kind && url.split(':').length === 2 ? [{ url, kind }] : []
})

/** The things of a site that a text names: by the words in it, an item's label naming its order, too. */
function namesIn(body: string, byName: ReadonlyMap<string, readonly Thing[]>): readonly Thing[] {
  const words = new Set((body.match(/\w[\w.-]*/g) ?? []).flatMap((word) => [word, word.replace(/-\d+$/, '')]))
  return [...words].flatMap((word) => byName.get(word) ?? [])
}

const journey = ['request', 'shipment', 'return', 'box', 'waybill']

const bound: readonly (readonly [place: string, reads: readonly (readonly [Site, string])[]])[] = [
  [
    'US',
    [
      ['eg', 'US'],
      ['ae', 'US'],
    ],
  ],
  [
    'eg',
    [
      ['eg', 'eg'],
      ['ae', 'eg'],
    ],
  ],
  [
    'ae',
    [
      ['eg', 'ae'],
      ['ae', 'ae'],
    ],
  ],
  [
    'cairo',
    [
      ['eg', 'cairo'],
      ['ae', 'cairo'],
    ],
  ],
  [
    'dubai',
    [
      ['eg', 'dubai'],
      ['ae', 'dubai'],
    ],
  ],
]

for (const [place, reads] of bound) {
  test(`a member bound to ${place} reads on no screen and by no call what is of other places`, async () => {
    const ask = await member(placed, [place])
    const wrong = new Set<string>()
    const seen = new Set<string>()
    for (const [site] of reads) {
      const here = named.filter((thing) => thing.site === site)
      const byName = Map.groupBy(here, ({ name }) => name)
      const isTheirs = (thing: Thing) => thing.places.includes(place)
      const look = (url: string, body: string) => {
        for (const thing of namesIn(body, byName)) {
          // The page of an order tells the whole journey of the goods that are seen there.
          if (journey.includes(thing.kind) && /\/ops\/(?:orders|review)\//.test(url)) continue
          if (isTheirs(thing)) seen.add(`${thing.kind} ${thing.name}`)
          else wrong.add(`${url} on ${site} tells of ${thing.kind} ${thing.name}`)
        }
      }
      for (const url of lists) look(url, (await ask(url, site)).body)
      for (const { url, kind } of pages) {
        const all = here.filter((thing) => thing.kind === kind)
        for (const thing of [...all.filter(isTheirs).slice(0, 6), ...all.filter((one) => !isTheirs(one)).slice(0, 3)]) {
          const address = url.replace(/:\w+/, thing.name)
          const { status, body } = await ask(address, site)
          if (isTheirs(thing)) look(address, body)
          else if (![302, 403, 404].includes(status)) wrong.add(`${address} on ${site} answers ${status}`)
          assert.ok(status < 500, `${address} on ${site}: ${status}`)
        }
      }
      for (const thing of here.filter((one) => !isTheirs(one)).slice(0, 12)) {
        const { body } = await ask(`/en/ops/find?q=${encodeURIComponent(thing.name)}`, site)
        const isLed = new RegExp(`/${thing.name}[#"]`).test(body)
        if (isLed) wrong.add(`find on ${site} leads to ${thing.kind} ${thing.name}`)
      }
    }
    assert.deepEqual([...wrong], [])
    assert.ok(seen.size > 3, `the walk of ${place} finds its own: ${seen.size}`)
  })
}

test('an order’s page tells each role its own parts, and sends no others', async () => {
  const { rows } = await database.pool.query<{ number: string; email: string; payment: string }>(`
    select o.number, c.email, pay.number as payment from orders o join customers c on c.id = o.customer_id
    join payments pay on pay.subject_id = o.id where o.site = 'eg' order by o.number`)
  assert.ok(rows.length > 0, 'the demo has paid orders')
  const wrong: string[] = []
  for (const role of roles.filter((one) => one !== 'content')) {
    const ask = await member([role], [])
    const sight = orderSight({ kind: 'staff', id: '', roles: [role], places: [] })
    for (const { number, email, payment } of rows) {
      const { status, body } = await ask(`/en/ops/orders/${number}`, 'eg')
      assert.equal(status, 200, `${role} ${number}`)
      const shown: readonly (readonly [string, boolean, boolean])[] = [
        ['contact', sight.contact, body.includes(email)],
        ['prices', sight.prices, body.includes('"placedTotalMinor"')],
        ['payments', sight.payments, body.includes(payment)],
        ['ledger', sight.ledger, body.includes('"order:')],
        // No amount of any kind is sent to who sees neither.
        ['amounts', sight.prices || sight.payments, /"\w*[mM]inor"/.test(body)],
      ]
      for (const [part, may, is] of shown)
        if (may !== is) wrong.push(`${role} ${number}: ${part} ${is ? 'shown' : 'missing'}`)
    }
  }
  assert.deepEqual([...new Set(wrong)], [])
})
