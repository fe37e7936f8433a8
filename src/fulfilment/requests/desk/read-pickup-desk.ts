import { type RawBuilder, sql } from 'kysely'
import { type RequestView, readWhere } from '#fulfilment/requests/facts/read-requests.ts'
import { type RequestStage, requestStages } from '#fulfilment/requests/facts/request-stage.ts'
import { type PickupRow, readPickupRows, type Shelves } from '#fulfilment/requests/read-pickup-rows.ts'
import { type ListPage, type PageAsked, pageWithin } from '#platform/database/list-page.ts'
import { rowsOfPage } from '#platform/database/rows-of-page.ts'
import { keepWhileSame } from '#platform/work/keep-while-same.ts'
import type { Work } from '#platform/work/work.ts'
import { placeIsSeen } from '#selling/orders/items/of-places.ts'

export type PickupQuestion = Partial<PageAsked> & { readonly stage?: RequestStage; readonly q?: string }
export type PickupDesk<Row = RequestView> = ListPage<Row> & { readonly counts: Readonly<Record<RequestStage, number>> }

/**
 * For requests as `r`: open pickups that the hub prepares or the desk shelves and hands over; in the form of the index.
 */
export const isOpenPickup = sql`r.kind = 'PickUp' and r.state in ('requested', 'pending_review', 'prepared')`

/** The oldest of them. */
export async function readOpenRequests(work: Work): Promise<readonly RequestView[]> {
  return readWhere(work, isOpenPickup, sql`order by r.created_at, r.id limit 200`)
}

/** A page of the pickups of a stage (or of all) that match the search, oldest first, and the count of each stage. */
export async function readPickupDesk(work: Work, question: PickupQuestion = {}): Promise<PickupDesk> {
  return pageOf(work, question, (fits, rowsOf) => readWhere(work, fits, sql`order by r.created_at, r.id ${rowsOf}`))
}

/** The same page for the lists: less data of each, in one statement. */
export async function readPickupList(
  work: Work,
  question: PickupQuestion,
  shelves: Shelves,
): Promise<PickupDesk<PickupRow>> {
  return pageOf(work, question, (fits, rowsOf) => readPickupRows(work, fits, rowsOf, shelves))
}

type ReadRows<Row> = (fits: RawBuilder<unknown>, rowsOf: RawBuilder<unknown>) => Promise<readonly Row[]>

async function pageOf<Row>(work: Work, question: PickupQuestion, readRows: ReadRows<Row>): Promise<PickupDesk<Row>> {
  const { stage, q = '' } = question
  const counts = await countPickups(work)
  const all = requestStages.reduce((sum, one) => sum + counts[one], 0)
  const parts = [isOpenPickup, ...(stage ? [stands[stage]] : []), ...(q === '' ? [] : [matching(q)])]
  const fits = sql.join(parts, sql` and `)
  const total = q !== '' ? await countFitting(work, fits) : stage ? counts[stage] : all
  const { offset, ...place } = pageWithin({ page: 1, pageSize: 50, ...question }, total)
  const rows = await readRows(fits, rowsOfPage(place.pageSize, offset))
  return { rows, total, all, counts, ...place }
}

// The same rule as `stageOf`, in SQL.
const stands: Readonly<Record<RequestStage, RawBuilder<unknown>>> = {
  prepare: sql`r.state <> 'prepared'`,
  shelve: sql`r.state = 'prepared' and r.shelved_at is null`,
  ready: sql`r.state = 'prepared' and r.shelved_at is not null`,
}

/** The number of open pickups per stage. */
export const countPickups = keepWhileSame(async (work): Promise<Readonly<Record<RequestStage, number>>> => {
  const { rows } = await sql<Readonly<Record<RequestStage, number>>>`
    select count(*) filter (where ${stands.prepare})::int as prepare, count(*) filter (where ${stands.shelve})::int as shelve,
      count(*) filter (where ${stands.ready})::int as ready
    from requests r where r.site = ${work.site} and ${placeIsSeen(work, 'r.office_code')} and ${isOpenPickup}`.execute(
    work.db,
  )
  return rows[0] ?? { prepare: 0, shelve: 0, ready: 0 }
})

async function countFitting(work: Work, fits: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from requests r where r.site = ${work.site} and ${placeIsSeen(work, 'r.office_code')} and ${fits}`.execute(
    work.db,
  )
  return rows[0]?.count ?? 0
}

/** For requests as `r`: those whose number, customer, order or goods match these words. */
export function matching(q: string): RawBuilder<unknown> {
  const part = sql`lower(${q})`
  return sql`(strpos(lower(r.number), ${part}) > 0
    or exists (select from customers named where named.id = r.customer_id
      and strpos(lower(named.first_name || ' ' || named.last_name), ${part}) > 0)
    or exists (select from request_items part join order_items item on item.id = part.item_id
      join orders named on named.id = item.order_id where part.request_id = r.id
      and (strpos(named.number || '-' || (item.place + 1), ${part}) > 0 or strpos(lower(item.title), ${part}) > 0)))`
}
