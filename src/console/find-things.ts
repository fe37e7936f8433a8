import { type RawBuilder, sql } from 'kysely'
import { type Permission, permits } from '#people/permissions.ts'
import type { Work } from '#platform/work.ts'

export const thingKinds = [
  'piece',
  'parcel',
  'shipment',
  'request',
  'waybill',
  'runSheet',
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

type Place = {
  readonly permission: Permission
  readonly rows: (site: string, start: string, whole: string) => RawBuilder<unknown>
}

/** Where each kind of thing is looked for: what the beginning of its number finds, and who may see it. */
const places: Readonly<Record<(typeof thingKinds)[number], Place>> = {
  piece: {
    permission: 'orders',
    rows: (
      site,
      _,
      whole,
    ) => sql`select 'piece' as kind, piece.barcode as name, o.number || '-' || (item.place + 1) as about,
      'orders/' || o.number as path from pieces piece join order_items item on item.id = piece.item_id
      join orders o on o.id = item.order_id where piece.site = ${site} and piece.barcode = ${whole}`,
  },
  parcel: {
    permission: 'receive',
    rows: (site, start) => sql`select distinct 'parcel', bought.tracking_number, coalesce(bought.carrier, ''),
      'warehouse?tracking=' || bought.tracking_number from store_order_items bought join order_items item on item.id = bought.item_id
      where item.site = ${site} and item.state = 'shipped_from_seller' and bought.tracking_number like ${start}`,
  },
  shipment: {
    permission: 'ship',
    rows: (
      site,
      start,
    ) => sql`select 'shipment', number, coalesce(airway_bill, ''), 'shipments/' || number from shipments
      where site = ${site} and (number like ${start} or airway_bill like ${start})`,
  },
  request: {
    permission: 'requests',
    rows: (site, start) => sql`select 'request', r.number, concat_ws(' ', c.first_name, c.last_name),
      case when r.kind = 'PickUp' then 'requests?q=' else 'requests/deliveries?q=' end || r.number
      from requests r join customers c on c.id = r.customer_id
      where r.site = ${site} and r.number like ${start}`,
  },
  waybill: {
    permission: 'couriers',
    rows: (site, start) => sql`select 'waybill', awb, request_number, 'couriers?q=' || awb from waybills
      where site = ${site} and awb like ${start}`,
  },
  runSheet: {
    permission: 'hub',
    rows: (site, start) => sql`select 'runSheet', number, company, 'run-sheets/' || number from run_sheets
      where site = ${site} and number like ${start}`,
  },
  discrepancy: {
    permission: 'discrepancies',
    rows: (site, start) => caseRows('discrepancy', 'discrepancies', site, start),
  },
  return: { permission: 'returns', rows: (site, start) => caseRows('return', 'returns', site, start) },
  cancellation: {
    permission: 'support',
    rows: (site, start) => caseRows('cancellation', 'cancellations', site, start),
  },
  writeOff: {
    permission: 'support',
    rows: (site, start) => sql`select 'writeOff', number, reason, 'write-offs/' || number from write_offs
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
  const start = `${whole.replace(/[\\%_]/g, '\\$&')}%`
  const parts = thingKinds.flatMap((kind) => {
    const { permission, rows } = places[kind]
    return permits(who, permission) ? [sql`(${rows(site, start, whole)} limit ${most})`] : []
  })
  // A pickup code is asked for at the desk, which counts the tries.
  const code = /^\d{6}$/.test(whole) && permits(who, 'pickup-desk')
  const atDesk = code ? [{ kind: 'code', name: whole, about: '', path: `pickup-desk?q=${whole}` } as const] : []
  if (parts.length === 0) return atDesk
  const { rows } = await sql<FoundThing>`
    select * from (${sql.join(parts, sql` union all `)}) as found (kind, name, about, path) limit ${most * 2}`.execute(
    db,
  )
  return [...rows, ...atDesk]
}
