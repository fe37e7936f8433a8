import type { Work } from '#platform/work.ts'

/** What the customer is asked for (spec §4): pending actions, by the state of an order's items. */
export const waitingStates = {
  pending_payment: 'payment',
  waiting_delivery_request: 'arrived',
  missing_info: 'info',
  on_hold: 'hold',
} as const

export type WaitingKind = (typeof waitingStates)[keyof typeof waitingStates]
export type Waiting = { readonly kind: WaitingKind; readonly order: string; readonly since: Date }

/** What waits for this customer on this site, longest waiting first; one line per order and kind. */
export async function readWaiting(work: Work): Promise<Waiting[]> {
  if (work.who.kind !== 'customer') return []
  const rows = await work.db
    .selectFrom('order_items')
    .innerJoin('orders', 'orders.id', 'order_items.order_id')
    .select(['orders.number', 'order_items.state'])
    .select(({ fn }) => fn.min<Date>('order_items.state_since').as('since'))
    .where('orders.customer_id', '=', work.who.id)
    .where('orders.site', '=', work.site)
    .where('order_items.state', 'in', Object.keys(waitingStates))
    .groupBy(['orders.number', 'order_items.state'])
    .orderBy('since')
    .execute()
  return rows.map(({ number, state, since }) => ({
    kind: waitingStates[state as keyof typeof waitingStates],
    order: number,
    since,
  }))
}
