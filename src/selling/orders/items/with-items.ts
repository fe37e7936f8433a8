import { type Selectable, sql } from 'kysely'
import { among } from '#platform/work/among.ts'
import type { OrderItems } from '#platform/work/database.gen.ts'
import type { Work } from '#platform/work/work.ts'
import { toItemState } from './item-states.ts'
import type { Order, OrderItem } from './lock-order.ts'

/** Orders with their items, in one query however many. */
export async function withItems<Row extends Pick<Order, 'id'>>(
  work: Work,
  rows: readonly Row[],
): Promise<readonly (Row & Pick<Order, 'items'>)[]> {
  const ids = rows.map((row) => row.id)
  return joinItems(rows, await readItemsOf(work, ids))
}

type ItemsOfOrders = ReadonlyMap<string, readonly OrderItem[]>

/** The items of these orders, by the order's id, in their order. */
export async function readItemsOf({ db }: Work, orderIds: readonly string[]): Promise<ItemsOfOrders> {
  const found = new Map<string, OrderItem[]>()
  if (orderIds.length === 0) return found
  const { rows } = await sql<Selectable<OrderItems>>`
    select * from order_items where order_id ${among(orderIds)} order by place`.execute(db)
  for (const row of rows) {
    const item = { ...row, state: toItemState(row.state) }
    const before = found.get(row.order_id)
    if (before) before.push(item)
    else found.set(row.order_id, [item])
  }
  return found
}

export function joinItems<Row extends Pick<Order, 'id'>>(
  rows: readonly Row[],
  items: ItemsOfOrders,
): readonly (Row & Pick<Order, 'items'>)[] {
  return rows.map((row) => ({ ...row, items: items.get(row.id) ?? [] }))
}
