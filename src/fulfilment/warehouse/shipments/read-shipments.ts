import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import { normalBarcode } from '#fulfilment/custody/piece-barcode.ts'
import { unitsThatCome } from '#fulfilment/custody/units-that-come.ts'
import { type ListPage, type PageAsked, pageWithin } from '#platform/database/list-page.ts'
import { rowsOfPage } from '#platform/database/rows-of-page.ts'
import { keepWhileSame } from '#platform/work/keep-while-same.ts'
import type { Work } from '#platform/work/work.ts'
import { placeIsSeen } from '#selling/orders/items/of-places.ts'
import { type ShipmentState, shipmentStates } from './shipment-moves.ts'

export type ShipmentRow = {
  readonly id: string
  readonly number: string
  readonly origin: string
  readonly state: ShipmentState
  readonly boxes: number
  readonly airwayBill: string | null
  readonly createdAt: Date
  readonly count: number
  readonly grams: number
  /** How many the hub still has to scan. */
  readonly missing: number
}
export type ShipmentItem = {
  readonly id: string
  readonly label: string
  readonly title: string
  readonly quantity: number
  readonly state: string
  readonly grams: number
  /** Its problem, if a case is open. */
  readonly discrepancy: string | null
}
export type ShipmentsQuestion = Partial<PageAsked> & { readonly q?: string; readonly state?: ShipmentState | null }

const state = z.enum(shipmentStates)

/** A page of the shipments of this site, those on the way first, newest first; `all` counts those on the way. */
export async function readShipments(work: Work, question: ShipmentsQuestion = {}): Promise<ListPage<ShipmentRow>> {
  const { q = '', state: wanted = null } = question
  const counts = await readCounts(work)
  const sumOf = (fits: (one: ShipmentState) => boolean) =>
    counts.reduce((sum, { state: one, count }) => sum + (fits(one) ? count : 0), 0)
  const total = q === '' ? sumOf((one) => wanted === null || one === wanted) : await countFitting(work, q, wanted)
  const { offset, ...place } = pageWithin({ page: 1, pageSize: 50, ...question }, total)
  const order = sql`(s.state in ('at_hub', 'dissolved')), s.created_at desc, s.id`
  const rows = await readRows(work, { fits: fitting(q, wanted), order, limit: place.pageSize, offset })
  return { rows, total, all: sumOf((one) => one !== 'at_hub' && one !== 'dissolved'), ...place }
}

/** The shipment with this number; null if the site has none. */
export async function readShipment(work: Work, number: string): Promise<ShipmentRow | null> {
  const one = { fits: sql`s.number = ${number}`, order: sql`s.id`, limit: 1, offset: 0 }
  return (await readRows(work, one))[0] ?? null
}

/** The shipments that the hub unloads, the oldest first, with the number of items and of unscanned ones. */
export const readAtCustoms = keepWhileSame((work) =>
  readRows(work, { fits: sql`s.state = 'at_customs'`, order: sql`s.created_at, s.id`, limit: 1000, offset: 0 }),
)

type Rows = {
  readonly fits: RawBuilder<unknown>
  readonly order: RawBuilder<unknown>
  readonly limit: number
  readonly offset: number
}

async function readRows(work: Work, { fits, order, limit, offset }: Rows): Promise<readonly ShipmentRow[]> {
  const { rows } = await sql<Omit<ShipmentRow, 'state'> & { readonly state: string }>`
    with shown as materialized (
      select s.* from shipments s where s.site = ${work.site} and ${placeIsSeen(work, 's.origin')} and ${fits} order by ${order} ${rowsOfPage(limit, offset)})
    select s.id, s.number, s.origin, s.state,
      case when inside.count = 0 then 0 else s.boxes end as boxes, s.airway_bill as "airwayBill", s.created_at as "createdAt",
      inside.count, inside.grams, inside.missing
    from shown s cross join lateral (
      select count(*)::int as count, coalesce(sum(item.real_grams::bigint * ${unitsThatCome}), 0)::float8 as grams,
        (count(*) filter (where item.state = 'in_shipping_process'))::int as missing
      from shipment_items part join order_items item on item.id = part.item_id where part.shipment_id = s.id) inside
    order by ${order}`.execute(work.db)
  return rows.map((row) => ({ ...row, state: state.parse(row.state) }))
}

const readCounts = keepWhileSame(async (work): Promise<readonly { state: ShipmentState; count: number }[]> => {
  const { rows } = await sql<{ state: string; count: number }>`
    select state, count(*)::int as count from shipments s where site = ${work.site} and ${placeIsSeen(work, 's.origin')} group by state`.execute(
    work.db,
  )
  return rows.map((row) => ({ ...row, state: state.parse(row.state) }))
})

// By number or airway bill, by the barcode of a box in it, or by the label of an item (`100001-2`, or its order's
// number alone).
function fitting(q: string, wanted: ShipmentState | null): RawBuilder<unknown> {
  const parts = [wanted === null ? sql`true` : sql`s.state = ${wanted}`]
  const [, number, place] = /^(\d+)(?:-(\d{1,3}))?$/.exec(q) ?? []
  const labelled = sql`select part.shipment_id from orders o join order_items item on item.order_id = o.id
    join shipment_items part on part.item_id = item.id where o.number = ${number ?? ''}
      ${place ? sql`and item.place = ${Number(place) - 1}` : sql``}`
  if (q !== '')
    parts.push(sql`(strpos(lower(s.number), lower(${q})) > 0 or strpos(lower(s.airway_bill), lower(${q})) > 0
      or s.id in (select shipment_id from boxes where barcode = ${normalBarcode(q)} and shipment_id is not null)
      or s.id in (${labelled}))`)
  return sql.join(parts, sql` and `)
}

async function countFitting(work: Work, q: string, wanted: ShipmentState | null): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from shipments s where s.site = ${work.site} and ${placeIsSeen(work, 's.origin')} and ${fitting(q, wanted)}`.execute(
    work.db,
  )
  return rows[0]?.count ?? 0
}
