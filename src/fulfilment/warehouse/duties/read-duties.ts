import { sql } from 'kysely'
import type { Work } from '#platform/work/work.ts'

export type Assessment = {
  readonly number: string
  readonly declaration: string
  /** Only one consignee's goods; null: everything in the shipment. */
  readonly consignee: string | null
  readonly duty: bigint
  readonly vat: bigint
  readonly fees: bigint
  readonly receiptId: string
  readonly enteredBy: string
  readonly enteredById: string
  readonly enteredAt: Date
  readonly agreedBy: string | null
}

/** The entered customs' charges of a shipment, without withdrawn ones. */
export async function readAssessments({ db }: Work, shipmentId: string): Promise<readonly Assessment[]> {
  const { rows } = await sql<Assessment>`
    select one.number, declaration, trim(customer.first_name || ' ' || customer.last_name) as consignee,
      duty_minor as duty, vat_minor as vat, fees_minor as fees, receipt_id as "receiptId", enterer.name as "enteredBy",
      enterer.id as "enteredById", entered_at as "enteredAt", other.name as "agreedBy"
    from customs_assessments one join staff_members enterer on enterer.id = one.entered_by
      left join staff_members other on other.id = one.agreed_by left join customers customer on customer.id = one.customer_id
    where shipment_id = ${shipmentId} and withdrawn_at is null order by entered_at, one.number`.execute(db)
  return rows
}

/** Real against quoted. Above zero customs charged more than was quoted, and the difference is ours. */
export type Variance = { readonly quoted: bigint; readonly real: bigint; readonly difference: bigint }
export type ItemVariance = Variance & { readonly label: string; readonly title: string }

/** The agreed duty of each item of a shipment, beside the customs line of its price. */
export async function readItemVariances({ db }: Work, shipmentId: string): Promise<readonly ItemVariance[]> {
  const { rows } = await sql<ItemVariance>`
    select o.number || '-' || (item.place + 1) as label, item.title, own.quoted, own.real, own.real - own.quoted as difference
    from (${itemSums}) own join shipment_items inside on inside.item_id = own.item_id
      join order_items item on item.id = own.item_id join orders o on o.id = item.order_id
    where inside.shipment_id = ${shipmentId} order by o.number, item.place`.execute(db)
  return rows
}

export type RouteVariance = Variance & { readonly origin: string; readonly items: number }

/** The same by route: shows where our rates are wrong. */
export async function readRouteVariances({ db, site }: Work): Promise<readonly RouteVariance[]> {
  const { rows } = await sql<RouteVariance>`
    select shipment.origin, count(*)::int as items, sum(own.quoted)::bigint as quoted, sum(own.real)::bigint as real,
      sum(own.real - own.quoted)::bigint as difference
    from (${itemSums}) own join shipment_items inside on inside.item_id = own.item_id
      join shipments shipment on shipment.id = inside.shipment_id
    where shipment.site = ${site} group by shipment.origin order by shipment.origin`.execute(db)
  return rows
}

// An item that was assessed twice has one quote and the sum of the charges.
const itemSums = sql`
  select part.item_id, max(part.quoted_duty_minor) as quoted, sum(part.duty_minor)::bigint as real
  from customs_assessment_items part join customs_assessments one on one.id = part.assessment_id
  where one.agreed_at is not null group by part.item_id`
