import { sql } from 'kysely'
import { z } from 'zod'
import { type ListPage, type PageAsked, pageWithin } from '#platform/database/list-page.ts'
import { rowsOfPage } from '#platform/database/rows-of-page.ts'
import type { Work } from '#platform/work/work.ts'
import { readTables } from '#pricing/quote/tables/read-tables.ts'
import { effectiveData } from '#selling/orders/items/item-data.ts'
import { boxWarnings, inDollars, volumeGrams, type Warning } from './box-warnings.ts'
import { readLimits } from './limits.ts'

export type BoxPiece = {
  readonly barcode: string
  readonly itemId: string
  readonly label: string
  readonly orderNumber: string
  readonly title: string
  readonly image: string | null
  readonly unit: number
  readonly units: number
  readonly grams: number
  readonly removeBox: boolean
  readonly hasBattery: boolean
  readonly hasLiquid: boolean
  /** It must not go with this box: cancelled meanwhile, seen elsewhere, or with a problem. */
  readonly isStrange: boolean
}
export type BoxView = {
  readonly barcode: string
  readonly place: string
  readonly consignee: string
  readonly madeAt: Date
  readonly closedAt: Date | null
  /** The number of its shipment, coming or gone. */
  readonly shipment: string | null
  readonly isPrepared: boolean
  readonly size: { readonly lengthCm: number; readonly widthCm: number; readonly heightCm: number } | null
  readonly grossGrams: number | null
  readonly netGrams: number
  /** Its volume weight as couriers compute it, in grams. */
  readonly volumeGrams: number | null
  readonly valueUsd: number
  readonly pieces: readonly BoxPiece[]
  readonly batteries: number
  readonly liquids: number
  readonly warnings: readonly Warning[]
}

const pieceRow = z.object({
  box: z.string(),
  barcode: z.string(),
  item_id: z.string(),
  label: z.string(),
  number: z.string(),
  title: z.string(),
  image: z.string().nullable(),
  unit: z.int(),
  units: z.int(),
  grams: z.int(),
  remove_box: z.boolean(),
  has_battery: z.boolean(),
  has_liquid: z.boolean(),
  strange: z.boolean(),
  client_data: z.unknown(),
  review_data: z.unknown(),
  completed_data: z.unknown(),
})

/** A box with its content, weight and value, and the limits that it exceeds. */
export async function readBox(work: Work, barcode: string): Promise<BoxView | null> {
  const box = await work.db
    .selectFrom('boxes')
    .innerJoin('customers', 'customers.id', 'boxes.customer_id')
    .leftJoin('shipments', 'shipments.id', 'boxes.shipment_id')
    .selectAll('boxes')
    .select(['customers.first_name', 'customers.last_name', 'shipments.number', 'shipments.state'])
    .where('boxes.barcode', '=', barcode)
    .where('boxes.site', '=', work.site)
    .executeTakeFirst()
  if (!box || !isMine(work, box.place)) return null
  const [{ rows }, limits, { prices }] = await Promise.all([
    sql`select box.barcode as box, piece.barcode, piece.item_id, o.number || '-' || (item.place + 1) as label, o.number,
        item.title, item.image, piece.unit, piece.units, coalesce(item.real_grams, 0) as grams, o.remove_box,
        coalesce(received.has_battery, false) as has_battery, coalesce(received.has_liquid, false) as has_liquid,
        item.discrepancy is not null or item.state not in ('received_at_warehouse', 'ready_for_shipping',
          'shipped_to_destination', 'arrived_uae', 'in_shipping_process')
          or (item.state in ('received_at_warehouse', 'ready_for_shipping')
            and (piece.place_kind, piece.place) is distinct from ('box', box.place || '/' || box.barcode)) as strange,
        item.client_data, item.review_data, item.completed_data
      from box_pieces part join boxes box on box.id = part.box_id join pieces piece on piece.id = part.piece_id
      join order_items item on item.id = piece.item_id join orders o on o.id = item.order_id
      left join received_items received on received.item_id = item.id
      where box.customer_id = ${box.customer_id} and box.site = ${work.site} and box.place = ${box.place}
        and (box.id = ${box.id} or piece.place_kind = 'box')
      order by part.put_at, piece.barcode`.execute(work.db),
    readLimits(work),
    readTables(work),
  ])
  const all = z.array(pieceRow).parse(rows)
  const inside = all.filter((row) => row.box === box.barcode)
  const worth = (some: typeof all) => inDollars(some.map(effectiveData), prices.rates)
  const weight = (some: typeof all) => some.reduce((sum, row) => sum + row.grams, 0)
  const { length_cm, width_cm, height_cm, gross_grams } = box
  const isMeasured = length_cm !== null && width_cm !== null && height_cm !== null
  const size = isMeasured ? { lengthCm: length_cm, widthCm: width_cm, heightCm: height_cm } : null
  const measures = {
    netGrams: weight(inside),
    grossGrams: gross_grams,
    valueUsd: worth(inside),
    consigneeGrams: weight(all),
    consigneeValueUsd: worth(all),
    sideCm: size ? Math.max(size.lengthCm, size.widthCm, size.heightCm) : null,
  }
  return {
    barcode: box.barcode,
    place: box.place,
    consignee: `${box.first_name} ${box.last_name}`.trim(),
    shipment: box.number,
    isPrepared: box.state === 'preparing',
    madeAt: box.made_at,
    closedAt: box.closed_at,
    size,
    grossGrams: gross_grams,
    netGrams: measures.netGrams,
    valueUsd: measures.valueUsd,
    volumeGrams: size ? volumeGrams(size.lengthCm, size.widthCm, size.heightCm) : null,
    pieces: inside.map(toPiece),
    batteries: inside.filter((row) => row.has_battery).length,
    liquids: inside.filter((row) => row.has_liquid).length,
    warnings: boxWarnings(measures, limits),
  }
}

function toPiece(row: z.output<typeof pieceRow>): BoxPiece {
  const { barcode, label, title, image, unit, units, grams } = row
  return {
    barcode,
    label,
    title,
    image,
    unit,
    units,
    grams,
    itemId: row.item_id,
    orderNumber: row.number,
    removeBox: row.remove_box,
    hasBattery: row.has_battery,
    hasLiquid: row.has_liquid,
    isStrange: row.strange,
  }
}

export type BoxRow = Pick<BoxView, 'barcode' | 'place' | 'consignee' | 'madeAt' | 'closedAt' | 'grossGrams'> & {
  readonly pieces: number
}
export type BoxesQuestion = Partial<PageAsked> & { readonly q?: string; readonly isClosed?: boolean }

/** Boxes in a member's warehouses: the open ones, or the closed ones that have not left. */
export async function readBoxes(work: Work, question: BoxesQuestion = {}): Promise<ListPage<BoxRow>> {
  const { q = '', isClosed = false } = question
  const places = work.who.kind === 'staff' ? [...work.who.places] : []
  const typed = sql`lower(${q})`
  const found = (isNarrow: boolean) => sql`from boxes box join customers customer on customer.id = box.customer_id
    where box.site = ${work.site} and box.closed_at is ${isClosed ? sql`not null` : sql`null`}
      ${places.length === 0 ? sql`` : sql`and box.place = any(${places}::text[])`}
      and (box.closed_at is null or exists (select from box_pieces part join pieces on pieces.id = part.piece_id
        where part.box_id = box.id and pieces.place_kind = 'box'))
      ${isNarrow ? sql`and (strpos(lower(box.barcode), ${typed}) > 0 or strpos(lower(customer.first_name || ' ' || customer.last_name), ${typed}) > 0)` : sql``}`
  const count = async (isNarrow: boolean) =>
    (await sql<{ count: number }>`select count(*)::int as count ${found(isNarrow)}`.execute(work.db)).rows[0]?.count ??
    0
  const [all, narrowed] = await Promise.all([count(false), q === '' ? null : count(true)])
  const total = narrowed ?? all
  const { offset, ...place } = pageWithin({ page: 1, pageSize: 50, ...question }, total)
  const { rows } =
    await sql<BoxRow>`select box.barcode, box.place, box.made_at as "madeAt", box.closed_at as "closedAt",
      box.gross_grams as "grossGrams", trim(customer.first_name || ' ' || customer.last_name) as consignee,
      (select count(*)::int from box_pieces part where part.box_id = box.id) as pieces
    ${found(q !== '')} order by box.made_at desc, box.id ${rowsOfPage(place.pageSize, offset)}`.execute(work.db)
  return { rows, total, all, ...place }
}

function isMine({ who }: Work, place: string): boolean {
  return who.kind !== 'staff' || who.places.length === 0 || who.places.includes(place)
}
