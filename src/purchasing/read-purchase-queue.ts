import { effectiveData, type HoldData, holdData, type ItemData } from '#orders/item-data.ts'
import { type ItemState, toItemState } from '#orders/item-states.ts'
import type { Work } from '#platform/work.ts'

export type QueuedItem = {
  readonly id: string
  readonly orderNumber: string
  readonly state: ItemState
  readonly since: Date
  readonly title: string
  readonly url: string
  readonly image: string | null
  readonly quantity: number
  readonly notes: string | null
  readonly data: ItemData
  readonly hold: HoldData | null
  /** The customer decided that the other items of the order wait for a held one. */
  readonly isWaiting: boolean
}
export type StoreGroup = {
  readonly store: string
  readonly country: string
  readonly oldest: Date
  readonly items: readonly QueuedItem[]
}

/** What is to be bought on this site, by store, the longest wait first; held items are shown where they belong, orders being edited not at all. */
export async function readPurchaseQueue(work: Work): Promise<readonly StoreGroup[]> {
  const rows = await work.db
    .selectFrom('order_items as item')
    .innerJoin('orders', 'orders.id', 'item.order_id')
    .selectAll('item')
    .select(['orders.number', 'orders.user_decision'])
    .where('orders.site', '=', work.site)
    .where('item.state', 'in', ['pending_purchase', 'on_hold'])
    .where('orders.editing_by', 'is', null)
    .orderBy('item.state_since')
    .orderBy('item.id')
    .execute()
  const held = rows.filter((row) => row.state === 'on_hold')
  const waitsFor = (row: (typeof held)[number]) =>
    row.user_decision === 'HOLD_ORDER' || holdData.parse(row.hold).decision === 'HOLD_ORDER'
  const waiting = new Set(held.filter(waitsFor).map((row) => row.order_id))
  const groups = new Map<string, StoreGroup & { items: QueuedItem[] }>()
  for (const row of rows) {
    const { id, title, url, image, quantity, notes, store, country } = row
    const state = toItemState(row.state)
    const group = groups.get(store) ?? { store, country, oldest: row.state_since, items: [] }
    group.items.push({
      ...{ id, title, url, image, quantity, notes, state },
      orderNumber: row.number,
      since: row.state_since,
      data: effectiveData(row),
      hold: row.hold === null ? null : holdData.parse(row.hold),
      isWaiting: state === 'pending_purchase' && waiting.has(row.order_id),
    })
    groups.set(store, group)
  }
  return [...groups.values()]
}
