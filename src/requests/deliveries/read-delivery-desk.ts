import { type RawBuilder, sql } from 'kysely'
import { readWaybills, type WaybillView } from '#couriers/read-waybills.ts'
import { type ListPage, type PageAsked, pageWithin } from '#platform/list-page.ts'
import { rowsOfPage } from '#platform/rows-of-page.ts'
import type { Work } from '#platform/work.ts'
import { findRequest } from '#requests/move-request.ts'
import { matching } from '#requests/read-pickup-desk.ts'
import { type RequestMoney, readRequestMoney } from '#requests/read-request-money.ts'
import { type RequestView, readWhere } from '#requests/read-requests.ts'
import { type DeskRequest, withoutCode } from '#requests/search-desk.ts'
import { readCashToCollect } from './cash-to-collect.ts'
import type { DeliveryStage } from './delivery-stage.ts'
import type { DeliveryView } from './delivery-view.ts'
import { goodsWeight } from './goods-weight.ts'

export type DeskDelivery = DeskRequest & {
  readonly delivery: DeliveryView
  readonly stage: DeliveryStage
  readonly waybill: WaybillView | null
  readonly money: RequestMoney
  /** What its courier collects at the door: what was told when it was packed, before that what would be told now. */
  readonly cash: bigint
  /** What the goods weigh by what is known of them: what the packing table begins with. */
  readonly goodsGrams: number
}

type Counts = Readonly<Record<DeliveryStage, number>>
export type DeliveryDesk = ListPage<DeskDelivery> & { readonly counts: Counts }
export type DeliveryQuestion = Partial<PageAsked> & { readonly stage: DeliveryStage; readonly q: string }

/** A page of the deliveries of a stage that fit what is searched for, oldest first, and how many each stage has. */
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
  // The latest of each request stands first.
  const waybillOf = (id: string) => waybills.find((one) => one.requestId === id) ?? null
  const rows = await Promise.all(found.map((one) => deskRow(work, one, stage)))
  return {
    rows: rows.flatMap((row) => (row ? [{ ...row, waybill: waybillOf(row.id) }] : [])),
    ...{ total, all: counts[stage], counts, ...place },
  }
}

async function deskRow(
  work: Work,
  one: RequestView,
  stage: DeliveryStage,
): Promise<Omit<DeskDelivery, 'waybill'> | null> {
  if (!one.delivery) return null
  const { request, orders, itemIds } = await findRequest(work, one.id)
  const { delivery } = one
  const money = await readRequestMoney(work, request, orders)
  const isUntold = stage === 'pack' && delivery.pays === 'courier'
  const cash = isUntold ? (await readCashToCollect(work, money)).minor : delivery.cashMinor
  const units = new Map(one.items.map(({ id, quantity }) => [id, quantity]))
  const goodsGrams = goodsWeight(orders, itemIds, units)
  return { ...withoutCode(one), delivery, stage, money, cash, goodsGrams }
}

// Of the requests as `r`: what the hub packs and gives to couriers, and what is with them; in the words of its index.
const isOpenDelivery = sql`r.kind = 'Delivery' and r.state in ('requested', 'pending_review', 'prepared', 'shipped')`

const stands: Readonly<Record<DeliveryStage, RawBuilder<unknown>>> = {
  pack: sql`r.state in ('requested', 'pending_review')`,
  label: sql`r.state = 'prepared' and r.queued_at is null`,
  queued: sql`r.state = 'prepared' and r.queued_at is not null`,
  underWay: sql`r.state = 'shipped'`,
}

async function readCounts({ db, site }: Work): Promise<Counts> {
  const { rows } = await sql<Counts>`
    select count(*) filter (where ${stands.pack})::int as pack, count(*) filter (where ${stands.label})::int as label,
      count(*) filter (where ${stands.queued})::int as queued, count(*) filter (where ${stands.underWay})::int as "underWay"
    from requests r where r.site = ${site} and ${isOpenDelivery}`.execute(db)
  return rows[0] ?? { pack: 0, label: 0, queued: 0, underWay: 0 }
}

async function countFitting({ db, site }: Work, fits: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from requests r where r.site = ${site} and ${isOpenDelivery} and ${fits}`.execute(db)
  return rows[0]?.count ?? 0
}

// A courier or a waybill, too.
function named(q: string): RawBuilder<unknown> {
  const part = sql`lower(${q})`
  return sql`(${matching(q)}
    or exists (select from courier_companies named where named.code = r.company
      and (strpos(lower(named.name_ar), ${part}) > 0 or strpos(lower(named.name_en), ${part}) > 0))
    or exists (select from waybills named where named.request_id = r.id and strpos(lower(named.awb), ${part}) > 0))`
}
