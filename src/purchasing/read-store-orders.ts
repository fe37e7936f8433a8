import { type RawBuilder, sql } from 'kysely'
import { type ItemState, toItemState } from '#orders/item-states.ts'
import { keepWhileSame } from '#platform/keep-while-same.ts'
import { type ListPage, type PageAsked, pageWithin } from '#platform/list-page.ts'
import { rowsOfPage } from '#platform/rows-of-page.ts'
import type { Work } from '#platform/work.ts'

export type BoughtItem = {
  readonly id: string
  readonly orderNumber: string
  readonly title: string
  readonly quantity: number
  readonly state: ItemState
  readonly trackingNumber: string | null
}
export type StoreOrder = {
  readonly id: string
  readonly store: string
  readonly storeOrderNumber: string
  readonly costMinor: bigint
  readonly currency: string
  readonly cardLabel: string
  readonly boughtAt: Date
  readonly items: readonly BoughtItem[]
}
export const boughtStates = ['waiting', 'all'] as const
export type BoughtQuestion = Partial<PageAsked> & {
  readonly q?: string
  readonly state?: (typeof boughtStates)[number]
}

/** A page of the store orders of this site that wait for their seller (or all of which something is on its way), newest first. */
export async function readStoreOrders(work: Work, question: BoughtQuestion = {}): Promise<ListPage<StoreOrder>> {
  const { q = '', state = 'waiting' } = question
  const counts = await readCounts(work)
  const found = state === 'waiting' ? waitingOrders(work, q) : ordersUnderWay(work, q)
  const total = q === '' ? counts[state] : await countOf(work, found)
  const { offset, ...place } = pageWithin({ page: 1, pageSize: 20, ...question }, total)
  const shown = await sql<{ id: string }>`${found} ${rowsOfPage(place.pageSize, offset)}`.execute(work.db)
  const rows = await readThese(
    work,
    shown.rows.map((row) => row.id),
  )
  return { rows, total, all: counts.waiting, ...place }
}

/** One item that was bought and not yet sent, for what is done with it alone. */
export async function readBoughtItem(work: Work, id: string): Promise<BoughtItem | null> {
  const part = await work.db
    .selectFrom('store_order_items')
    .select('store_order_id')
    .where('item_id', '=', id)
    .executeTakeFirst()
  const [order] = part ? await readThese(work, [part.store_order_id]) : []
  return order?.items.find((item) => item.id === id) ?? null
}

const readCounts = keepWhileSame(async (work): Promise<Readonly<Record<'waiting' | 'all', number>>> => {
  const { rows } = await sql<{ waiting: number; all: number }>`
    select count(distinct part.store_order_id) filter (where item.state = 'purchased')::int as waiting,
      count(distinct part.store_order_id)::int as all
    from order_items item join store_order_items part on part.item_id = item.id
    where item.site = ${work.site} and item.state in ('purchased', 'shipped_from_seller')`.execute(work.db)
  return rows[0] ?? { waiting: 0, all: 0 }
})

// Items are bought in the moment of their store order: walked from the newest, a page is found without the others.
function waitingOrders(work: Work, q: string): RawBuilder<unknown> {
  return sql`select part.store_order_id as id
    from order_items item join store_order_items part on part.item_id = item.id
    ${q === '' ? sql`` : sql`join store_orders bought on bought.id = part.store_order_id`}
    where item.site = ${work.site} and item.state = 'purchased' ${matching(q)}
    group by item.state_since, part.store_order_id order by item.state_since desc, part.store_order_id`
}

function ordersUnderWay(work: Work, q: string): RawBuilder<unknown> {
  return sql`select bought.id from store_orders bought
    where bought.site = ${work.site} and exists (
      select from store_order_items part join order_items item on item.id = part.item_id
      where part.store_order_id = bought.id and item.state in ('purchased', 'shipped_from_seller')) ${matching(q)}
    order by bought.bought_at desc, bought.id`
}

function matching(q: string): RawBuilder<unknown> {
  if (q === '') return sql``
  const part = sql`lower(${q})`
  return sql`and (strpos(lower(bought.store), ${part}) > 0 or strpos(lower(bought.store_order_number), ${part}) > 0
    or strpos(lower(bought.card_label), ${part}) > 0 or exists (
      select from store_order_items named join order_items thing on thing.id = named.item_id
        join orders on orders.id = thing.order_id
      where named.store_order_id = bought.id and (strpos(orders.number, ${part}) > 0
        or strpos(lower(thing.title), ${part}) > 0 or strpos(lower(named.tracking_number), ${part}) > 0)))`
}

async function countOf(work: Work, found: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from (${found}) as found`.execute(work.db)
  return rows[0]?.count ?? 0
}

async function readThese(work: Work, ids: readonly string[]): Promise<readonly StoreOrder[]> {
  if (ids.length === 0) return []
  const rows = await work.db
    .selectFrom('store_orders as bought')
    .innerJoin('store_order_items as part', 'part.store_order_id', 'bought.id')
    .innerJoin('order_items as item', 'item.id', 'part.item_id')
    .innerJoin('orders', 'orders.id', 'item.order_id')
    .select(['bought.id', 'bought.store', 'bought.store_order_number', 'bought.cost_minor', 'bought.currency'])
    .select(['bought.card_label', 'bought.bought_at', 'part.tracking_number'])
    .select(['item.id as item_id', 'item.title', 'item.quantity', 'item.state', 'orders.number'])
    .where('bought.id', 'in', [...ids])
    .where('bought.site', '=', work.site)
    .where('item.state', 'in', ['purchased', 'shipped_from_seller'])
    .orderBy('bought.bought_at', 'desc')
    .orderBy('bought.id')
    .orderBy('item.id')
    .execute()
  const found = new Map<string, StoreOrder & { items: BoughtItem[] }>()
  for (const row of rows) {
    const order = found.get(row.id) ?? {
      id: row.id,
      store: row.store,
      storeOrderNumber: row.store_order_number,
      costMinor: row.cost_minor,
      currency: row.currency,
      cardLabel: row.card_label,
      boughtAt: row.bought_at,
      items: [],
    }
    order.items.push({
      id: row.item_id,
      orderNumber: row.number,
      title: row.title,
      quantity: row.quantity,
      state: toItemState(row.state),
      trackingNumber: row.tracking_number,
    })
    found.set(row.id, order)
  }
  return [...found.values()]
}
