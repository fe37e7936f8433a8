import { type RawBuilder, sql } from 'kysely'
import { readWaybills, type WaybillView } from '#fulfilment/couriers/waybills/read-waybills.ts'
import { matching } from '#fulfilment/requests/desk/read-pickup-desk.ts'
import { type DeskRequest, withoutCode } from '#fulfilment/requests/desk/search-desk.ts'
import { readWhere } from '#fulfilment/requests/facts/read-requests.ts'
import { type ListPage, type PageAsked, pageWithin } from '#platform/database/list-page.ts'
import { rowsOfPage } from '#platform/database/rows-of-page.ts'
import { keepWhileSame } from '#platform/work/keep-while-same.ts'
import type { Work } from '#platform/work/work.ts'
import { placeIsSeen } from '#selling/orders/items/of-places.ts'
import type { DeliveryStage } from './delivery-stage.ts'
import type { DeliveryView } from './delivery-view.ts'
import { type Packing, readPackings } from './read-packings.ts'

export type DeskDelivery = DeskRequest & {
  readonly delivery: DeliveryView
  readonly stage: DeliveryStage
  readonly waybill: WaybillView | null
  /** The cash to collect at the door: as told at packing, before that as it would be now. */
  readonly cash: bigint
  /** What the packer needs to know; null once it is packed. */
  readonly packing: Packing | null
}

type Counts = Readonly<Record<DeliveryStage, number>>
export type DeliveryDesk = ListPage<DeskDelivery> & { readonly counts: Counts }
export type DeliveryQuestion = Partial<PageAsked> & { readonly stage: DeliveryStage; readonly q: string }

/** A page of the deliveries of a stage that match the search, oldest first, and the count of each stage. */
export async function readDeliveryDesk(work: Work, question: DeliveryQuestion): Promise<DeliveryDesk> {
  const { stage, q } = question
  const counts = await readCounts(work)
  const fits = q === '' ? stands[stage] : sql`${stands[stage]} and ${named(q)}`
  const total = q === '' ? counts[stage] : await countFitting(work, fits)
  const { offset, ...place } = pageWithin({ page: 1, pageSize: 50, ...question }, total)
  const page = sql`order by r.created_at, r.id ${rowsOfPage(place.pageSize, offset)}`
  const found = await readWhere(work, sql`${isOpenDelivery} and ${fits}`, page)
  const waybills = await readWaybills(
    work,
    found.map((one) => one.id),
  )
  const packings = stage === 'pack' ? await readPackings(work, found) : new Map<string, Packing>()
  const rows = found.flatMap((one) => {
    const { delivery } = one
    if (!delivery) return []
    const packing = packings.get(one.id) ?? null
    const cash = packing && delivery.pays === 'courier' ? packing.cash : delivery.cashMinor
    // The latest of each request is first.
    const waybill = waybills.find(({ requestId }) => requestId === one.id) ?? null
    return [{ ...withoutCode(one), delivery, stage, waybill, cash, packing }]
  })
  return { rows, total, all: counts[stage], counts, ...place }
}

// For requests as `r`: open deliveries that the hub packs or that are with couriers; in the form of the index.
const isOpenDelivery = sql`r.kind = 'Delivery' and r.state in ('requested', 'pending_review', 'prepared', 'shipped')`

const stands: Readonly<Record<DeliveryStage, RawBuilder<unknown>>> = {
  pack: sql`r.state in ('requested', 'pending_review')`,
  label: sql`r.state = 'prepared' and r.queued_at is null`,
  queued: sql`r.state = 'prepared' and r.queued_at is not null`,
  underWay: sql`r.state = 'shipped'`,
}

const readCounts = keepWhileSame(async (work): Promise<Counts> => {
  const { rows } = await sql<Counts>`
    select count(*) filter (where ${stands.pack})::int as pack, count(*) filter (where ${stands.label})::int as label,
      count(*) filter (where ${stands.queued})::int as queued, count(*) filter (where ${stands.underWay})::int as "underWay"
    from requests r where r.site = ${work.site} and ${placeIsSeen(work, 'r.office_code')} and ${isOpenDelivery}`.execute(
    work.db,
  )
  return rows[0] ?? { pack: 0, label: 0, queued: 0, underWay: 0 }
})

async function countFitting(work: Work, fits: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from requests r where r.site = ${work.site} and ${placeIsSeen(work, 'r.office_code')} and ${isOpenDelivery} and ${fits}`.execute(
    work.db,
  )
  return rows[0]?.count ?? 0
}

// Also finds a courier or a waybill.
function named(q: string): RawBuilder<unknown> {
  const part = sql`lower(${q})`
  return sql`(${matching(q)}
    or exists (select from courier_companies named where named.code = r.company
      and (strpos(lower(named.name_ar), ${part}) > 0 or strpos(lower(named.name_en), ${part}) > 0))
    or exists (select from waybills named where named.request_id = r.id and strpos(lower(named.awb), ${part}) > 0))`
}
