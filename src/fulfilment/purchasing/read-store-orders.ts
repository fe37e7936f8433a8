import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { type ListPage, type PageAsked, pageWithin } from '#platform/database/list-page.ts'
import { rowsOfPage } from '#platform/database/rows-of-page.ts'
import { among } from '#platform/work/among.ts'
import { keepWhileSame } from '#platform/work/keep-while-same.ts'
import type { Work } from '#platform/work/work.ts'
import { itemIsSeen } from '#selling/orders/items/of-places.ts'

/** Some units of an item in one store order and one parcel. */
export type BoughtLine = {
  readonly id: string
  readonly itemId: string
  readonly storeOrderId: string
  readonly orderNumber: string
  readonly title: string
  readonly units: number
  readonly quantity: number
  /** Of the item, while not all of it is bought. */
  readonly boughtUnits: number
  readonly costMinor: bigint
  readonly isWaiting: boolean
  readonly trackingNumber: string | null
  readonly arrivedAt: Date | null
}
export type StoreOrder = {
  readonly id: string
  readonly store: string
  readonly storeOrderNumber: string
  readonly costMinor: bigint
  readonly currency: string
  readonly cardLabel: string
  readonly boughtAt: Date
  readonly lines: readonly BoughtLine[]
}
export const boughtStates = ['waiting', 'all'] as const
export type BoughtQuestion = Partial<PageAsked> & {
  readonly q?: string
  readonly state?: (typeof boughtStates)[number]
}

/**
 * A page of the store orders of this site that wait for their seller (or of all with something on its way), newest
 * first. Up to `few` of them are found fastest by collecting them all: reading from the newest would pass all orders
 * after the oldest one.
 */
export async function readStoreOrders(
  work: Work,
  question: BoughtQuestion = {},
  few = 200,
): Promise<ListPage<StoreOrder>> {
  const { q = '', state = 'waiting' } = question
  const waiting = await readWaiting(work)
  // The search runs once, not once for the count and again for the page.
  const found = q === '' ? null : await idsOf(work, sql`${gathered(work, state, q)} ${newestFirst}`)
  const total = found?.length ?? (state === 'all' ? await readAll(work) : waiting)
  const { offset, ...place } = pageWithin({ page: 1, pageSize: 20, ...question }, total)
  const { pageSize } = place
  const listed = total > few ? walked(work, state) : gathered(work, state, '')
  const ids = found
    ? found.slice(offset, offset + pageSize)
    : await idsOf(work, sql`${listed} ${newestFirst} ${rowsOfPage(pageSize, offset)}`)
  const rows = await readThese(work, ids)
  return { rows, total, all: waiting, ...place }
}

/** One line of a store order, for its own dialog. */
export async function readBoughtLine(work: Work, id: string): Promise<BoughtLine | null> {
  const part = await work.db
    .selectFrom('store_order_items')
    .select('store_order_id')
    .where('id', '=', id)
    .executeTakeFirst()
  const [order] = part ? await readThese(work, [part.store_order_id]) : []
  return order?.lines.find((line) => line.id === id) ?? null
}

type BoughtState = (typeof boughtStates)[number]

const readWaiting = keepWhileSame((work) => countOf(work, standing(work, 'waiting')))
const readAll = keepWhileSame((work) => countOf(work, standing(work, 'all')))

const newestFirst = sql`order by bought.bought_at desc, bought.id`

// The states of an item and its line that put their store order into the list.
const states = { waiting: sql`('purchased')`, all: sql`('purchased', 'shipped_from_seller')` }
const isOpen = { waiting: sql`line.shipped_at is null and line.closed_at is null`, all: sql`line.closed_at is null` }

// Waiting orders are recent: reading from the newest finds a page without the others. The limit keeps PostgreSQL from
// collecting all of them first.
function walked(work: Work, state: BoughtState): RawBuilder<unknown> {
  const { site } = work
  return sql`select bought.id from store_orders bought cross join lateral (
      select from store_order_items line join order_items item on item.id = line.item_id
      where line.store_order_id = bought.id and ${isOpen[state]} and ${itemIsSeen(work)}
        and (item.state in ${states[state]} or item.bought_units > 0) limit 1) one
    where bought.site = ${site}`
}

function gathered(work: Work, state: BoughtState, q: string): RawBuilder<unknown> {
  return sql`select bought.id from (${standing(work, state)}) one join store_orders bought on bought.id = one.id
    where bought.site = ${work.site} ${matching(q)}`
}

// Answered from the indexes of items and lines alone.
function standing(work: Work, state: BoughtState): RawBuilder<unknown> {
  const { site } = work
  const seen = itemIsSeen(work)
  return sql`select distinct line.store_order_id as id from (
      select id from order_items item where site = ${site} and ${seen} and state in ${states[state]}
      union all select id from order_items item where site = ${site} and ${seen} and bought_units > 0 and state not in ${states[state]}) item
    join store_order_items line on line.item_id = item.id where ${isOpen[state]}`
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

async function idsOf(work: Work, found: RawBuilder<unknown>): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`${found}`.execute(work.db)
  return rows.map((row) => row.id)
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
    .select([
      'bought.card_label',
      'bought.bought_at',
      'part.id as line_id',
      'part.units',
      'part.cost_minor as line_minor',
    ])
    .select(['part.tracking_number', 'part.arrived_at', 'item.id as item_id', 'item.title', 'item.quantity'])
    .select(['item.state', 'item.bought_units', 'orders.number'])
    .where(sql<SqlBool>`bought.id ${among(ids)}`)
    .where(itemIsSeen(work))
    .where('bought.site', '=', work.site)
    .where('part.closed_at', 'is', null)
    .where(sql<SqlBool>`(item.state in ${states.all} or item.bought_units > 0)`)
    .orderBy('bought.bought_at', 'desc')
    .orderBy('bought.id')
    .orderBy('item.id')
    .orderBy('part.id')
    .execute()
  const found = new Map<string, StoreOrder & { lines: BoughtLine[] }>()
  for (const row of rows) {
    const order = found.get(row.id) ?? {
      id: row.id,
      store: row.store,
      storeOrderNumber: row.store_order_number,
      costMinor: row.cost_minor,
      currency: row.currency,
      cardLabel: row.card_label,
      boughtAt: row.bought_at,
      lines: [],
    }
    order.lines.push({
      id: row.line_id,
      itemId: row.item_id,
      storeOrderId: row.id,
      orderNumber: row.number,
      title: row.title,
      units: row.units,
      quantity: row.quantity,
      boughtUnits: row.bought_units,
      costMinor: row.line_minor,
      trackingNumber: row.tracking_number,
      arrivedAt: row.arrived_at,
      isWaiting: row.tracking_number === null && row.state !== 'shipped_from_seller',
    })
    found.set(row.id, order)
  }
  return [...found.values()]
}
