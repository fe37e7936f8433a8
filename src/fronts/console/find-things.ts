import { type RawBuilder, sql } from 'kysely'
import { type Permission, permits } from '#people/access/permissions.ts'
import type { Work } from '#platform/work/work.ts'

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

/** What was typed: as it is, as the beginning of a number, and as a whole number; patterns are escaped. */
type Typed = { readonly part: string; readonly start: string; readonly whole: string }

type Place = {
  readonly permission: Permission
  readonly rows: (site: string, typed: Typed) => RawBuilder<unknown>
}

/** Where each kind of thing is looked for: by the beginning of its number, an item by any part of its title; and who may see it. */
const places: Readonly<Record<(typeof thingKinds)[number], Place>> = {
  item: {
    permission: 'orders',
    rows: (
      site,
      { part },
    ) => sql`select 'item' as kind, o.number || '-' || (item.place + 1) as name, item.title as about,
      'orders/' || o.number || '#item-' || item.id as path from order_items item join orders o on o.id = item.order_id
      where item.site = ${site} and item.title ilike ${part} order by o.placed_at desc`,
  },
  piece: {
    permission: 'orders',
    rows: (
      site,
      { whole },
    ) => sql`select 'piece' as kind, piece.barcode as name, o.number || '-' || (item.place + 1) as about,
      'orders/' || o.number as path from pieces piece join order_items item on item.id = piece.item_id
      join orders o on o.id = item.order_id where piece.site = ${site} and piece.barcode = ${whole}`,
  },
  box: {
    permission: 'ship',
    rows: (site, { start }) => sql`select 'box', box.barcode, concat_ws(' ', c.first_name, c.last_name),
      'warehouse/boxes/' || box.barcode from boxes box join customers c on c.id = box.customer_id
      where box.site = ${site} and box.barcode like ${start}`,
  },
  parcel: {
    permission: 'receive',
    rows: (site, { start }) => sql`select distinct 'parcel', bought.tracking_number, coalesce(bought.carrier, ''),
      'warehouse?tracking=' || bought.tracking_number from store_order_items bought join order_items item on item.id = bought.item_id
      where item.site = ${site} and item.state = 'shipped_from_seller' and bought.tracking_number like ${start}`,
  },
  shipment: {
    permission: 'ship',
    rows: (
      site,
      { start },
    ) => sql`select 'shipment', number, coalesce(airway_bill, ''), 'shipments/' || number from shipments
      where site = ${site} and (number like ${start} or airway_bill like ${start})`,
  },
  request: {
    permission: 'requests',
    rows: (site, { start }) => sql`select 'request', r.number, concat_ws(' ', c.first_name, c.last_name),
      case when r.kind = 'PickUp' then 'requests?q=' else 'requests/deliveries?q=' end || r.number
      from requests r join customers c on c.id = r.customer_id
      where r.site = ${site} and r.number like ${start}`,
  },
  waybill: {
    permission: 'couriers',
    rows: (site, { start }) => sql`select 'waybill', awb, request_number, 'couriers?q=' || awb from waybills
      where site = ${site} and awb like ${start}`,
  },
  runSheet: {
    permission: 'hub',
    rows: (site, { start }) => sql`select 'runSheet', number, company, 'run-sheets/' || number from run_sheets
      where site = ${site} and number like ${start}`,
  },
  // A payment stands on the page of what it paid for; a deposit or a package leads to its customer.
  payment: {
    permission: 'customers',
    rows: (site, { start, whole }) => sql`select 'payment', pay.number, concat_ws(' ', c.first_name, c.last_name),
      case pay.subject_kind when 'order' then 'orders/' || (select number from orders where id = pay.subject_id)
        when 'request' then 'requests?q=' || (select number from requests where id = pay.subject_id)
        else 'find?q=' || c.email end
      from payments pay join customers c on c.id = pay.customer_id
      where pay.site = ${site} and (pay.number like ${start} or pay.provider_reference = ${whole})`,
  },
  discrepancy: {
    permission: 'discrepancies',
    rows: (site, { start }) => caseRows('discrepancy', 'discrepancies', site, start),
  },
  return: { permission: 'returns', rows: (site, { start }) => caseRows('return', 'returns', site, start) },
  cancellation: {
    permission: 'support',
    rows: (site, { start }) => caseRows('cancellation', 'cancellations', site, start),
  },
  writeOff: {
    permission: 'support',
    rows: (site, { start }) => sql`select 'writeOff', number, reason, 'write-offs/' || number from write_offs
      where site = ${site} and number like ${start}`,
  },
}

// Cases about an order: the folder of their screens is the name of their table.
function caseRows(kind: string, table: 'discrepancies' | 'returns' | 'cancellations', site: string, start: string) {
  return sql`select ${kind}, one.number, o.number, ${`${table}/`} || one.number
    from ${sql.table(table)} one join orders o on o.id = one.order_id where one.site = ${site} and one.number like ${start}`
}

/** Everything with a number of its own that begins as typed, as far as the roles allow. */
export async function findThings({ db, site, who }: Work, query: string): Promise<readonly FoundThing[]> {
  const whole = query.replace(/\s+/g, '').toUpperCase()
  if (whole.length < 3) return []
  const typed = { part: `%${asText(query)}%`, start: `${asText(whole)}%`, whole }
  const parts = thingKinds.flatMap((kind) => {
    const { permission, rows } = places[kind]
    return permits(who, permission) ? [sql`(${rows(site, typed)} limit ${most})`] : []
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

// What is typed is text, not a pattern.
function asText(query: string): string {
  return query.replace(/[\\%_]/g, '\\$&')
}
