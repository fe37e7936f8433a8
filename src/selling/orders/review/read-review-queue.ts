import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import { type ListPage, type PageAsked, pageWithin } from '#platform/database/list-page.ts'
import { rowsOfPage } from '#platform/database/rows-of-page.ts'
import { keepWhileSame } from '#platform/work/keep-while-same.ts'
import type { Locale, Work } from '#platform/work/work.ts'
import { methodName, paymentMethods } from '#pricing/quote/method-table.ts'
import { itemIsSeen, orderIsSeen } from '#selling/orders/items/of-places.ts'

export type ReviewQueueRow = {
  readonly number: string
  readonly placedAt: Date
  readonly waitingSince: Date
  readonly items: number
  readonly stores: readonly string[]
  readonly totalMinor: bigint
  readonly customer: string
  readonly claimedBy: string | null
  readonly claimedAt: Date | null
  readonly isMine: boolean
  /** Not paid yet: it is paid after the review, by this method. Null if it is paid. */
  readonly paidLaterBy: string | null
}
export const whose = ['all', 'free', 'mine'] as const
export type ReviewQuestion = Partial<PageAsked> & {
  readonly q?: string
  readonly whose?: (typeof whose)[number]
  readonly store?: string
}
type StoreCount = { readonly store: string; readonly count: number }
export type ReviewQueue = ListPage<ReviewQueueRow> & {
  readonly stores: readonly StoreCount[]
  /** Whether there is an order that this reviewer could do next. */
  readonly hasNext: boolean
}

/** A page of the orders to be reviewed on this site, oldest first: free ones and those that a colleague has claimed. */
export async function readReviewQueue(work: Work, question: ReviewQuestion = {}): Promise<ReviewQueue> {
  const stores = await readStores(work)
  const claims = await readClaims(work)
  const all = claims.reduce((sum, claim) => sum + claim.count, 0)
  const fits = fitsQuestion(work, question)
  const total = isNarrowed(question) ? await countFitting(work, fits) : all
  const { page, pageSize, offset } = pageWithin({ page: 1, pageSize: 50, ...question }, total)
  const { rows: found } = await sql<ReviewQueueRow>`
    with shown as materialized (
      select o.* from orders o
      where ${fits} order by o.review_since, o.id ${rowsOfPage(pageSize, offset)})
    select o.number, o.placed_at as "placedAt", o.review_since as "waitingSince", reviewed.items, reviewed.stores,
      o.base_minor + o.fees_minor - o.courtesy_minor as "totalMinor",
      customer.first_name || ' ' || customer.last_name as customer, staff.name as "claimedBy", o.claimed_at as "claimedAt",
      coalesce(o.claimed_by = ${work.who.id}::uuid, false) as "isMine",
      case when o.base_minor + o.fees_minor - o.courtesy_minor > o.later_minor
        and not exists (select from order_payments where order_id = o.id) then o.payment_method end as "paidLaterBy"
    from shown o
    join customers customer on customer.id = o.customer_id
    left join staff_members staff on staff.id = o.claimed_by
    cross join lateral (select count(*)::int as items, array_agg(distinct item.store) as stores from order_items item
      where item.order_id = o.id and item.state in ('processing', 'pending_review')) reviewed
    order by o.review_since, o.id`.execute(work.db)
  const rows = found.map((row) => ({ ...row, paidLaterBy: row.paidLaterBy && nameOf(row.paidLaterBy, work.locale) }))
  const hasNext = claims.some(({ claimedBy }) => claimedBy === null || claimedBy === work.who.id)
  return { rows, total, all, stores, hasNext, page, pageSize }
}

function nameOf(method: string, locale: Locale): string {
  return methodName(z.enum(paymentMethods).parse(method), locale)
}

/** How many orders wait for a reviewer, and since when. */
export async function countReviews(work: Work): Promise<{ readonly count: number; readonly oldest: Date | null }> {
  const free = (await readClaims(work)).find((claim) => claim.claimedBy === null)
  return { count: free?.count ?? 0, oldest: free?.oldest ?? null }
}

/** The reviewer's next order: one that they have claimed, otherwise the oldest free one; null if none waits. */
export async function findNextReview(work: Work, except = ''): Promise<string | null> {
  const { rows } = await sql<{ number: string }>`
    (select o.number, 0 as place from orders o where ${isWaiting(work)} and o.claimed_by = ${work.who.id}::uuid
      and o.number <> ${except} order by o.review_since, o.id limit 1)
    union all
    (select o.number, 1 from orders o where ${isWaiting(work)} and o.claimed_by is null
      and o.number <> ${except} order by o.review_since, o.id limit 1)
    order by place limit 1`.execute(work.db)
  return rows[0]?.number ?? null
}

/** For orders as `o`: the site's orders in the queue; in the form of its index. */
export function isWaiting(work: Pick<Work, 'site' | 'who'>): RawBuilder<unknown> {
  return sql`o.site = ${work.site} and o.review_since is not null and o.editing_by is null and ${orderIsSeen(work, 'o.id')}`
}

type Claims = { readonly claimedBy: string | null; readonly count: number; readonly oldest: Date }

const readClaims = keepWhileSame(async (work): Promise<readonly Claims[]> => {
  const { rows } = await sql<Claims>`
    select o.claimed_by as "claimedBy", count(*)::int as count, min(o.review_since) as oldest
    from orders o where ${isWaiting(work)} group by o.claimed_by`.execute(work.db)
  return rows
})

// Read only from the two indexes; an order's goods of one store are combined before the lookup (`offset 0`).
const readStores = keepWhileSame(async (work): Promise<readonly StoreCount[]> => {
  const { rows } = await sql<StoreCount>`
    select item.store, count(*)::int as count from (
      select store, order_id from order_items item where site = ${work.site} and ${itemIsSeen(work)} and state in ('processing', 'pending_review')
      group by store, order_id offset 0) item
    join orders o on o.id = item.order_id where ${isWaiting(work)} group by item.store order by item.store`.execute(
    work.db,
  )
  return rows
})

function isNarrowed({ q = '', whose: wanted = 'all', store = '' }: ReviewQuestion): boolean {
  return q !== '' || wanted !== 'all' || store !== ''
}

function fitsQuestion(work: Work, { q = '', whose: wanted = 'all', store = '' }: ReviewQuestion): RawBuilder<unknown> {
  const parts = [isWaiting(work)]
  if (wanted === 'free') parts.push(sql`o.claimed_by is null`)
  if (wanted === 'mine') parts.push(sql`o.claimed_by = ${work.who.id}::uuid`)
  const ofOrder = sql`select from order_items item where item.order_id = o.id
    and item.state in ('processing', 'pending_review')`
  if (store !== '') parts.push(sql`exists (${ofOrder} and item.store = ${store})`)
  const part = sql`lower(${q})`
  if (q !== '')
    parts.push(sql`(strpos(o.number, ${part}) > 0 or exists (${ofOrder} and strpos(item.store, ${part}) > 0)
      or exists (select from customers named where named.id = o.customer_id
        and strpos(lower(named.first_name || ' ' || named.last_name), ${part}) > 0))`)
  return sql.join(parts, sql` and `)
}

async function countFitting(work: Work, fits: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from orders o where ${fits}`.execute(
    work.db,
  )
  return rows[0]?.count ?? 0
}
