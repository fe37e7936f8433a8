import { type RawBuilder, sql } from 'kysely'
import { unitsThatCome } from '#fulfilment/custody/units-that-come.ts'
import { type ListPage, type PageAsked, pageWithin } from '#platform/database/list-page.ts'
import { rowsOfPage } from '#platform/database/rows-of-page.ts'
import type { Work } from '#platform/work/work.ts'
import type { ShipmentItem } from './read-shipments.ts'

type ItemsQuestion = Partial<PageAsked> & { readonly q?: string; readonly missingFirst?: boolean }

/** A page of the items of a shipment, by label; at the hub unscanned ones first. */
export async function readShipmentItems(
  work: Work,
  shipmentId: string,
  question: ItemsQuestion = {},
): Promise<ListPage<ShipmentItem>> {
  const { q = '', missingFirst = false } = question
  const fits = q === '' ? sql`true` : matchesItem(q)
  const counted = await sql<{ all: number; total: number }>`
    select count(*)::int as all, (count(*) filter (where ${fits}))::int as total ${inside} part.shipment_id = ${shipmentId}`.execute(
    work.db,
  )
  const { all, total } = counted.rows[0] ?? { all: 0, total: 0 }
  const { offset, ...place } = pageWithin({ page: 1, pageSize: 50, ...question }, total)
  const rows = await readRows(
    work,
    sql`part.shipment_id = ${shipmentId} and ${fits}
      order by ${missingFirst ? sql`(item.state <> 'in_shipping_process'),` : sql``} o.number, item.place
      ${rowsOfPage(place.pageSize, offset)}`,
  )
  return { rows, total, all, ...place }
}

/** All items of these shipments, by shipment. */
export async function readItemsOfShipments(
  work: Work,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly ShipmentItem[]>> {
  const rows = await readRows(work, sql`part.shipment_id = any(${[...ids]}::uuid[]) order by o.number, item.place`)
  return Map.groupBy(rows, (row) => row.shipmentId)
}

/** Which of these shipments contain an item with this label or name. */
export async function findShipmentsByItem(work: Work, ids: readonly string[], q: string): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const { rows } = await sql<{ id: string }>`
    select distinct part.shipment_id as id ${inside} part.shipment_id = any(${[...ids]}::uuid[]) and ${matchesItem(q)}`.execute(
    work.db,
  )
  return new Set(rows.map((row) => row.id))
}

const inside = sql`from shipment_items part join order_items item on item.id = part.item_id
  join orders o on o.id = item.order_id where`

function matchesItem(q: string): RawBuilder<unknown> {
  return sql`(strpos(o.number || '-' || (item.place + 1), ${q}) > 0 or strpos(lower(item.title), lower(${q})) > 0)`
}

async function readRows(work: Work, which: RawBuilder<unknown>) {
  const { rows } = await sql<ShipmentItem & { readonly shipmentId: string }>`
    select part.shipment_id as "shipmentId", item.id, o.number || '-' || (item.place + 1) as label, item.title,
      come.quantity, item.state, item.discrepancy, (coalesce(item.real_grams, 0) * come.quantity) as grams
    from shipment_items part join order_items item on item.id = part.item_id join orders o on o.id = item.order_id
    cross join lateral (select ${unitsThatCome} as quantity) come where ${which}`.execute(work.db)
  return rows
}
