import { sql } from 'kysely'
import { z } from 'zod'
import { goneKinds } from '#fulfilment/custody/custody-acts.ts'
import { unitsThatCome } from '#fulfilment/custody/units-that-come.ts'
import { withConsignees } from '#fulfilment/warehouse/handing-over/keep-consignees.ts'
import { openPhone } from '#people/access/sealed/phones.ts'
import { nameOfPlace } from '#people/addresses/geo.ts'
import { parseMinor } from '#platform/values/amounts/parse-money.ts'
import { no } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { effectiveData } from '#selling/orders/items/item-data.ts'
import { placeIsSeen } from '#selling/orders/items/of-places.ts'
import type { Site } from '#sites/sites.ts'
import { hsCodeOf } from './hs-codes.ts'
import {
  boxLabels,
  type PackedBox,
  type PaperLine,
  type ShipmentPapers,
  shipmentPapers,
  sumsOf,
} from './shipment-papers.ts'

/**
 * The content of this shipment's papers: as stored with its hand-over, or as the shipment is now if it was not handed
 * over.
 */
export async function readShipmentPapers(work: Work, number: string): Promise<ShipmentPapers> {
  const row = await work.db
    .selectFrom('shipments')
    .leftJoin('shipment_handovers as handed', 'handed.shipment_id', 'shipments.id')
    .select(['shipments.id', 'shipments.origin', 'shipments.boxes', 'handed.papers'])
    .where('shipments.number', '=', number)
    .where('shipments.site', '=', work.site)
    .where(placeIsSeen(work, 'shipments.origin'))
    .executeTakeFirst()
  if (!row) throw no.NOT_FOUND()
  if (row.papers === null) return makePapers(work, { ...row, number })
  return withConsignees(work, row.id, shipmentPapers.parse(row.papers))
}

/** The papers of a shipment as it is now: a consignee for each customer, in the order of their orders' numbers. */
export async function makePapers(
  work: Work,
  shipment: { readonly id: string; readonly number: string; readonly origin: string; readonly boxes: number },
): Promise<ShipmentPapers> {
  const [rows, packed] = await Promise.all([readGoods(work, shipment.id), readPackedBoxes(work, shipment.id)])
  const consignees = [...Map.groupBy(rows, (row) => row.customer_id)].map(([customerId, own], at) => {
    const lines = own.map(lineOf)
    return {
      waybill: `${shipment.number}-H${String(at + 1).padStart(2, '0')}`,
      customerId,
      ...consigneeOf(own.find((row) => row.address !== null) ?? own[0]!, work.site),
      lines,
      pieces: piecesOf(lines),
      grams: gramsOf(lines),
      sums: sumsOf(lines),
    }
  })
  const lines = consignees.flatMap((one) => one.lines)
  return {
    number: shipment.number,
    site: work.site,
    origin: shipment.origin,
    consignees,
    lines: lines.length,
    boxes: boxLabels(shipment, rows),
    packed: [...packed],
    pieces: piecesOf(lines),
    grams: gramsOf(lines),
    sums: sumsOf(lines),
  }
}

const piecesOf = (lines: readonly PaperLine[]) => lines.reduce((sum, line) => sum + line.quantity, 0)
const gramsOf = (lines: readonly PaperLine[]) => lines.reduce((sum, line) => sum + line.grams, 0)

type Goods = {
  readonly id: string
  readonly label: string
  readonly title: string
  readonly country: string
  readonly quantity: number
  readonly real_grams: number | null
  readonly client_data: unknown
  readonly review_data: unknown
  readonly completed_data: unknown
  readonly customer_id: string
  readonly name: string
  readonly phone: string
  readonly address: unknown
  readonly boxes: readonly string[]
  /** Some of its pieces are in no box. */
  readonly isLoose: boolean
}

type KeptGoods = Omit<Goods, 'phone'> & { readonly phone: string | null; readonly contact_phone: string | null }

// The address of the order; otherwise the customer's own, so that a box has an address whenever we know one.
async function readGoods(work: Work, shipmentId: string): Promise<readonly Goods[]> {
  const { db, site } = work
  const { rows } = await sql<KeptGoods>`
    select item.id, o.number || '-' || (item.place + 1) as label, item.title, item.country, ${unitsThatCome} as quantity, item.real_grams,
      item.client_data, item.review_data, item.completed_data, customer.id as customer_id,
      trim(customer.first_name || ' ' || customer.last_name) as name, customer.phone, customer.contact_phone,
      coalesce(case when o.address ->> 'street' <> '' then o.address end, to_jsonb(own)) as address, coalesce(packed.boxes, '{}') as boxes,
      coalesce(packed.pieces, 0) < ${unitsThatCome} as "isLoose"
    from shipment_items part join order_items item on item.id = part.item_id join orders o on o.id = item.order_id
      join customers customer on customer.id = o.customer_id
      left join lateral (select state, area, city, street, building from addresses
        where customer_id = customer.id and site = ${site} and is_default and deleted_at is null limit 1) own on true
      left join lateral (select array_agg(distinct box.barcode order by box.barcode) as boxes, count(*)::int as pieces
        from pieces piece join box_pieces inside on inside.piece_id = piece.id join boxes box on box.id = inside.box_id
        where piece.item_id = item.id and piece.place_kind <> all(${[...goneKinds]}::text[])) packed on true
    where part.shipment_id = ${shipmentId}
    order by o.number, item.place`.execute(db)
  return rows.map(({ phone, contact_phone: reached, ...row }) => {
    const own = openPhone(work, 'phone', row.customer_id, phone)
    return { ...row, phone: own ?? openPhone(work, 'contact_phone', row.customer_id, reached) ?? '' }
  })
}

function lineOf(row: Goods): PaperLine {
  const data = effectiveData(row)
  const unitGrams = row.real_grams ?? data.weight ?? 0
  const unitMinor = parseMinor(data.price) ?? 0n
  return {
    itemId: row.id,
    label: row.label,
    boxes: [...row.boxes],
    title: row.title,
    origin: row.country,
    quantity: row.quantity,
    category: data.category,
    hsCode: hsCodeOf(data.category),
    unitGrams,
    grams: unitGrams * row.quantity,
    currency: data.currency,
    unitMinor,
    valueMinor: unitMinor * BigInt(row.quantity),
    freightMinor: parseMinor(data.domesticShipping ?? '0') ?? 0n,
  }
}

const address = z
  .object({
    state: z.string(),
    area: z.string(),
    city: z.string(),
    street: z.string(),
    building: z.string(),
  })
  .nullable()
  .catch(null)

// In English: the papers go to airlines and brokers of two countries, and a place must have one spelling on all of
// them.
function consigneeOf({ name, phone, address: told }: Goods, site: Site) {
  const where = address.parse(told)
  const place = where && nameOfPlace(site, where.state, where.area, 'en')
  const parts = where && place ? [where.building, where.street, where.city, place.area, place.state] : []
  return { name, phone, address: parts.filter(Boolean).join(', ') }
}

/** The packed boxes with the shipment's goods: their size and weight when they were closed, and their content. */
async function readPackedBoxes({ db }: Work, shipmentId: string): Promise<readonly PackedBox[]> {
  const { rows } = await sql<PackedBox>`
    select box.barcode, box.customer_id as "customerId", box.length_cm as "lengthCm", box.width_cm as "widthCm",
      box.height_cm as "heightCm", box.gross_grams as "grossGrams", count(*)::int as pieces,
      coalesce(sum(item.real_grams), 0)::int as "netGrams"
    from shipment_items part join order_items item on item.id = part.item_id
      join pieces piece on piece.item_id = item.id join box_pieces inside on inside.piece_id = piece.id
      join boxes box on box.id = inside.box_id
    where part.shipment_id = ${shipmentId} and piece.place_kind <> all(${[...goneKinds]}::text[])
    group by box.id order by box.barcode`.execute(db)
  return rows
}
