import { type RawBuilder, sql } from 'kysely'
import { type ListPage, type PageAsked, pageWithin } from '#platform/database/list-page.ts'
import { rowsOfPage } from '#platform/database/rows-of-page.ts'
import { keepWhileSame } from '#platform/work/keep-while-same.ts'
import type { Work } from '#platform/work/work.ts'
import { itemIsSeen } from '#selling/orders/items/of-places.ts'
import type { DiscrepancyKind } from './discrepancy-kinds.ts'
import type { DeskStage, DiscrepancyState } from './discrepancy-moves.ts'

export type DeskRow = {
  readonly number: string
  readonly orderNumber: string
  readonly customer: string
  readonly title: string
  readonly kind: DiscrepancyKind
  readonly state: DiscrepancyState
  readonly country: string
  readonly since: Date
  readonly until: Date | null
}
export type DeskQuestion = Partial<PageAsked> & {
  readonly stage?: DeskStage
  readonly kind?: DiscrepancyKind | null
  readonly q?: string
}
export type DeskPage = ListPage<DeskRow> & { readonly counts: Readonly<Record<DeskStage, number>> }

/** A page of cases at one stage, the longest wait first; a number or a name finds a case at any stage. */
export async function readDiscrepancyDesk(work: Work, question: DeskQuestion = {}): Promise<DeskPage> {
  const { stage = 'open', kind = null, q = '' } = question
  const counts = await readCounts(work)
  const found = q === '' ? atStage(stage, kind) : matching(q)
  const isWhole = q === '' && kind === null
  const total = isWhole ? counts[stage] : await countOf(work, found)
  const { offset, ...place } = pageWithin({ page: 1, pageSize: 50, ...question }, total)
  const order = stage === 'ended' && q === '' ? sql`d.ended_at desc, d.id` : sql`d.since, d.id`
  const { rows } = await sql<DeskRow>`
    ${rowsOf} ${from(work, found)} order by ${order} ${rowsOfPage(place.pageSize, offset)}`.execute(work.db)
  return { rows, total, all: counts[stage], counts, ...place }
}

/** All cases of an order, the newest first. The caller checks whose order it is. */
export async function readDiscrepanciesOf(work: Work, orderId: string): Promise<readonly DeskRow[]> {
  const { rows } =
    await sql<DeskRow>`${rowsOf} ${from(work, sql`d.order_id = ${orderId}`)} order by d.at desc, d.id`.execute(work.db)
  return rows
}

/** How many cases wait for staff, and since when. */
export async function countDiscrepancies(
  work: Work,
): Promise<{ readonly count: number; readonly oldest: Date | null }> {
  const { rows } = await sql<{ count: number; oldest: Date | null }>`
    select count(*)::int as count, min(since) as oldest
    from discrepancies d join order_items item on item.id = d.item_id
    where d.site = ${work.site} and ${itemIsSeen(work)} and ended_at is null and d.state in ('open', 'drafted')`.execute(
    work.db,
  )
  return rows[0] ?? { count: 0, oldest: null }
}

const readCounts = keepWhileSame(async (work): Promise<Readonly<Record<DeskStage, number>>> => {
  const { rows } = await sql<Readonly<Record<DeskStage, number>>>`
    select count(*) filter (where d.state = 'open')::int as open, count(*) filter (where d.state = 'drafted')::int as drafted,
      count(*) filter (where d.state = 'proposed')::int as proposed,
      count(*) filter (where d.state = 'executing')::int as executing,
      count(*) filter (where ended_at is not null)::int as ended
    from discrepancies d join order_items item on item.id = d.item_id
    where d.site = ${work.site} and ${itemIsSeen(work)}`.execute(work.db)
  return rows[0] ?? { open: 0, drafted: 0, proposed: 0, executing: 0, ended: 0 }
})

const rowsOf = sql`select d.number, o.number as "orderNumber", customer.first_name || ' ' || customer.last_name as customer,
  item.title, d.kind, d.state, item.country, d.since, d.until`

function atStage(stage: DeskStage, kind: DiscrepancyKind | null): RawBuilder<unknown> {
  const ofKind = kind === null ? sql`` : sql` and d.kind = ${kind}`
  return stage === 'ended'
    ? sql`d.ended_at is not null${ofKind}`
    : sql`d.ended_at is null and d.state = ${stage}${ofKind}`
}

function matching(q: string): RawBuilder<unknown> {
  return sql`(lower(d.number) = lower(${q}) or o.number = ${q} or strpos(lower(item.title), lower(${q})) > 0
    or strpos(lower(customer.first_name || ' ' || customer.last_name), lower(${q})) > 0)`
}

function from(work: Work, found: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`from discrepancies d join orders o on o.id = d.order_id join order_items item on item.id = d.item_id
    join customers customer on customer.id = o.customer_id where d.site = ${work.site} and ${itemIsSeen(work)} and ${found}`
}

async function countOf(work: Work, found: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count ${from(work, found)}`.execute(work.db)
  return rows[0]?.count ?? 0
}
