import { type RawBuilder, sql } from 'kysely'
import { type Permission, permits } from '#people/access/permissions.ts'
import { asText, fitting, hasWords, type WordPatterns } from '#platform/database/search-words.ts'
import { boundTo } from '#platform/work/bound-to.ts'
import type { Work } from '#platform/work/work.ts'
import { itemIsSeen } from '#selling/orders/items/of-places.ts'
import { bound, inWords, ofGoods, ofOffice, ofSite, type Reach } from './find-reach.ts'
import { englishPatterns, inTitle } from './find-titles.ts'
import { newestItems } from './newest-items.ts'

const thingKinds = [
  'item',
  'piece',
  'box',
  'parcel',
  'shipment',
  'request',
  'waybill',
  'runSheet',
  'payment',
  'discrepancy',
  'return',
  'cancellation',
  'writeOff',
  'member',
] as const
export type ThingKind = (typeof thingKinds)[number] | 'code'
export type FoundThing = {
  readonly kind: ThingKind
  readonly name: string
  /** Whose, or of what. */
  readonly about: string
  /** Below `/{lang}/ops`. */
  readonly path: string
}

const most = 8

/** What was typed: as part of a number, as a whole number, and as words; patterns are escaped. */
type Typed = {
  readonly part: string
  readonly whole: string
  readonly words: WordPatterns
  /** The names of goods in it as English titles write them; null where none is known. */
  readonly english: WordPatterns | null
}

type Place = {
  readonly permission: Permission
  readonly rows: (site: string, typed: Typed, reach: Reach) => RawBuilder<unknown>
}

/** Where each kind of thing is looked for: by any part of its number, an item by the words of its title; and who may see it. */
const kinds: Readonly<Record<(typeof thingKinds)[number], Place>> = {
  item: {
    permission: 'orders',
    rows: (
      site,
      { words, english },
      reach,
    ) => sql`select 'item' as kind, o.number || '-' || (item.place + 1) as name, item.title as about,
      'orders/' || o.number || '#item-' || item.id as path from (${newestItems(
        most,
        sql`site = ${site} and ${inTitle(words, english)} ${inWords(reach)}`,
      )}) found join order_items item on item.id = found.item_id join orders o on o.id = item.order_id`,
  },
  piece: {
    permission: 'orders',
    rows: (
      site,
      { whole },
      reach,
    ) => sql`select 'piece' as kind, piece.barcode as name, o.number || '-' || (item.place + 1) as about,
      'orders/' || o.number as path from pieces piece join order_items item on item.id = piece.item_id
      join orders o on o.id = item.order_id where piece.site = ${site} and piece.barcode = ${whole} ${ofGoods(reach)}`,
  },
  box: {
    permission: 'ship',
    rows: (site, { part }, reach) => sql`select 'box', box.barcode, concat_ws(' ', c.first_name, c.last_name),
      'warehouse/boxes/' || box.barcode from ${fitting('boxes', sql`site = ${site} and barcode ilike ${part} ${bound(reach, sql`place`)}`)} box
      join customers c on c.id = box.customer_id`,
  },
  parcel: {
    permission: 'receive',
    rows: (site, { part }, reach) => sql`select distinct 'parcel', bought.tracking_number, coalesce(bought.carrier, ''),
      'warehouse?tracking=' || bought.tracking_number from ${fitting('store_order_items', sql`tracking_number ilike ${part}`)} bought join order_items item on item.id = bought.item_id
      where item.site = ${site} and item.state = 'shipped_from_seller' ${ofGoods(reach)}`,
  },
  shipment: {
    permission: 'ship',
    rows: (
      site,
      { part },
      reach,
    ) => sql`select 'shipment', number, coalesce(airway_bill, ''), 'shipments/' || number from
      ${fitting('shipments', sql`site = ${site} and (number ilike ${part} or airway_bill ilike ${part}) ${bound(reach, sql`origin`)}`)} one`,
  },
  request: {
    permission: 'requests',
    rows: (site, { part }, reach) => sql`select 'request', r.number, concat_ws(' ', c.first_name, c.last_name),
      case when r.kind = 'PickUp' then 'requests?q=' else 'requests/deliveries?q=' end || r.number
      from ${fitting('requests', sql`site = ${site} and number ilike ${part} ${ofOffice(reach)}`)} r
      join customers c on c.id = r.customer_id`,
  },
  waybill: {
    permission: 'couriers',
    rows: (site, { part }, reach) => sql`select 'waybill', awb, request_number, 'couriers?q=' || awb from
      ${fitting('waybills', sql`site = ${site} and awb ilike ${part} ${ofSite(reach)}`)} one`,
  },
  runSheet: {
    permission: 'hub',
    rows: (site, { part }, reach) => sql`select 'runSheet', number, company, 'run-sheets/' || number from run_sheets
      where site = ${site} and number ilike ${part} ${ofSite(reach)}`,
  },
  // A payment stands on the page of what it paid for; a deposit or a package leads to its customer.
  payment: {
    permission: 'customers',
    rows: (site, { part }, reach) => sql`select 'payment', pay.number, concat_ws(' ', c.first_name, c.last_name),
      case pay.subject_kind when 'order' then 'orders/' || (select number from orders where id = pay.subject_id)
        when 'request' then (select case when kind = 'PickUp' then 'requests?q=' else 'requests/deliveries?q=' end || number
          from requests where id = pay.subject_id)
        else 'customers/' || c.id end
      from ${fitting('payments', sql`site = ${site} and (number ilike ${part} or provider_reference ilike ${part}) ${ofSite(reach)}`)} pay
      join customers c on c.id = pay.customer_id`,
  },
  discrepancy: {
    permission: 'discrepancies',
    rows: (site, { part }, reach) => caseRows('discrepancy', 'discrepancies', { site, part, reach }),
  },
  return: {
    permission: 'returns',
    rows: (site, { part }, reach) => caseRows('return', 'returns', { site, part, reach }),
  },
  cancellation: {
    permission: 'support',
    rows: (site, { part }, reach) => caseRows('cancellation', 'cancellations', { site, part, reach }),
  },
  writeOff: {
    permission: 'support',
    rows: (site, { part }, reach) => sql`select 'writeOff', number, reason, 'write-offs/' || number from write_offs
      where site = ${site} and number ilike ${part} ${ofSite(reach)}`,
  },
  // Members work on every site: few enough to look at each.
  member: {
    permission: 'staff-admin',
    rows: (_site, { words }) => sql`select 'member', name, email, 'people/' || id from staff_members
      where ${hasWords(sql`search_words(name || ' ' || email)`, words)}`,
  },
}

// Cases about an order: the folder of their screens is the name of their table.
type CaseAsked = { readonly site: string; readonly part: string; readonly reach: Reach }
function caseRows(
  kind: string,
  table: 'discrepancies' | 'returns' | 'cancellations',
  { site, part, reach }: CaseAsked,
) {
  const isOfPlace =
    table === 'discrepancies'
      ? sql`and exists (select from order_items item where item.id = one.item_id ${ofGoods(reach)})`
      : ofSite(reach)
  return sql`select ${kind}, one.number, o.number, ${`${table}/`} || one.number
    from ${sql.table(table)} one join orders o on o.id = one.order_id where one.site = ${site} and one.number ilike ${part}
    ${isOfPlace}`
}

/** Everything with a number of its own in which the typed text occurs, as far as roles and places allow. */
export async function findThings(work: Work, query: string, patterns: WordPatterns): Promise<readonly FoundThing[]> {
  const { db, site, who } = work
  const whole = query.replace(/\s+/g, '').toUpperCase()
  if (whole.length < 3) return []
  const english = englishPatterns(query)
  const typed = { part: `%${asText(whole)}%`, whole, words: patterns, english }
  const places = boundTo(who, site)
  const reach = { isOfSite: places === null, places: places ?? [], seen: itemIsSeen(work) }
  const parts = thingKinds.flatMap((kind) => {
    const { permission, rows } = kinds[kind]
    return permits(who, permission) ? [sql`(${rows(site, typed, reach)} limit ${most})`] : []
  })
  // A pickup code is asked for at the desk, which counts the tries.
  const code = /^\d{6}$/.test(whole) && permits(who, 'pickup-desk')
  const atDesk = code ? [{ kind: 'code', name: whole, about: '', path: `pickup-desk?q=${whole}` } as const] : []
  if (parts.length === 0) return atDesk
  const { rows } = await sql<FoundThing>`
    select * from (${sql.join(parts, sql` union all `)}) as found (kind, name, about, path) limit ${most * 3}`.execute(
    db,
  )
  return [...rows, ...atDesk]
}
