import { sql } from 'kysely'
import type { Work } from '#platform/work/work.ts'
import { completedData, effectiveData } from '#selling/orders/items/item-data.ts'
import type { OrderItem } from '#selling/orders/items/lock-order.ts'
import { itemIsSeen } from '#selling/orders/items/of-places.ts'
import { optionsOf } from './page-of-item.ts'

/** An item of another order that waits for its review with the same page and choices. */
export type SameItem = {
  readonly itemId: string
  readonly orderId: string
  readonly number: string
  readonly page: string
  readonly options: string
  readonly isOthers: boolean
}

type Row = Pick<OrderItem, 'page' | 'client_data' | 'review_data' | 'completed_data'> & {
  readonly itemId: string
  readonly orderId: string
  readonly number: string
  readonly isOthers: boolean
}

/**
 * Items waiting elsewhere with these pages, the longest wait first: without a verdict, and without a customer's note
 * that somebody should read.
 */
export async function readSameWaiting(work: Work, items: readonly OrderItem[]): Promise<readonly SameItem[]> {
  const pages = [...new Set(items.flatMap((item) => item.page ?? []))]
  const [first] = items
  if (pages.length === 0 || !first) return []
  const { rows } = await sql<Row>`
    select item.id as "itemId", item.order_id as "orderId", o.number, item.page, item.client_data, item.review_data,
      item.completed_data, (o.claimed_by is not null and o.claimed_by is distinct from ${work.who.id}::uuid) as "isOthers"
    from order_items item join orders o on o.id = item.order_id
    where item.site = ${work.site} and ${itemIsSeen(work)} and md5(item.page) in (select md5(page) from unnest(${pages}::text[]) as asked (page))
      and item.page = any(${pages}::text[]) and item.state in ('processing', 'pending_review')
      and item.order_id <> ${first.order_id} and item.verdict is null and coalesce(item.notes, '') = ''
      and o.review_since is not null and o.editing_by is null
    order by o.review_since, o.id limit 200`.execute(work.db)
  return rows
    .filter((row) => !hasAnswer(row))
    .map(({ itemId, orderId, number, page, isOthers, ...told }) => ({
      itemId,
      orderId,
      number,
      isOthers,
      page: page ?? '',
      options: optionsOf(effectiveData(told)),
    }))
}

/** Whether an item may get the same verdict as another: the same page and choices, no verdict yet, no note to read. */
export function isSameGoods(item: OrderItem, asked: { readonly page: string; readonly options: string }): boolean {
  const isQuiet = item.verdict === null && (item.notes ?? '') === '' && !hasAnswer(item)
  return isQuiet && item.page === asked.page && optionsOf(effectiveData(item)) === asked.options
}

// An answer in the customer's own words must be read by somebody.
function hasAnswer({ completed_data }: Pick<OrderItem, 'completed_data'>): boolean {
  return completedData.parse(completed_data ?? {}).answer !== undefined
}
