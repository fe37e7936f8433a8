import { type RawBuilder, sql } from 'kysely'
import { among } from '#platform/work/among.ts'
import type { Work } from '#platform/work/work.ts'
import type { ItemState } from '#selling/orders/items/item-states.ts'
import type { Order, OrderItem } from '#selling/orders/items/lock-order.ts'

/** The states in which an order waits for its payment, and for how long. */
export const payingStates: readonly ItemState[] = ['placed', 'pending_payment']
export const hoursToPay = 72
const hour = 3_600_000

/**
 * The clock of an order's payment: how long it was stopped since the payment was asked for, and whether it is stopped
 * now.
 */
export type PaymentClock = { readonly stoodMs: number; readonly isStill: boolean }
const running: PaymentClock = { stoodMs: 0, isStill: false }

type Asked = Pick<Order, 'id' | 'items'>

/** How long receipts of transfers for an order were under review since a given time: the clock is stopped meanwhile. */
export function stoodStill({ now }: Pick<Work, 'now'>, orderId: RawBuilder<unknown>, since: RawBuilder<unknown>) {
  return sql<string>`(select coalesce(sum(upper(still) - lower(still)), interval '0') from unnest((
    select range_agg(tstzrange(greatest(sent.at, ${since}), greatest(sent.at, ${since}, coalesce(decided.at, ${now}))))
    from payments payment
    cross join lateral (select min(at) as at from payment_history
      where payment_id = payment.id and to_status = 'pending_review') sent
    cross join lateral (select min(at) as at from payment_history
      where payment_id = payment.id and from_status = 'pending_review' and to_status <> 'pending_review') decided
    where payment.subject_id = ${orderId} and payment.subject_kind = 'order' and sent.at is not null)) as still)`
}

/** The clocks of those orders that wait for a payment. */
export async function readPaymentClocks(
  work: Work,
  orders: readonly Asked[],
): Promise<ReadonlyMap<string, PaymentClock>> {
  const waiting = orders.filter((order) => askedSince(order) !== null)
  if (waiting.length === 0) return new Map()
  const since = sql`(select min(state_since) from order_items where order_id = o.id and state in (${sql.join(payingStates)}))`
  const { rows } = await sql<{ id: string; stood: number; isStill: boolean }>`
    select o.id, extract(epoch from ${stoodStill(work, sql`o.id`, since)})::float8 as stood,
      exists (select from payments where subject_id = o.id and status = 'pending_review') as "isStill"
    from orders o where o.id ${among(waiting.map(({ id }) => id))}`.execute(work.db)
  return new Map(rows.map(({ id, stood, isStill }) => [id, { stoodMs: stood * 1000, isStill }]))
}

/** Whether the time to pay is over for an item of a locked order. */
export async function isTimeToPayOver(
  work: Work,
  order: Asked,
  item: Pick<OrderItem, 'state_since'>,
): Promise<boolean> {
  const clock = (await readPaymentClocks(work, [order])).get(order.id) ?? running
  const until = item.state_since.getTime() + hoursToPay * hour + clock.stoodMs
  return !clock.isStill && work.now.getTime() >= until
}

/** Until when an order must be paid; null if nothing is asked, or while finance checks a receipt. */
export function payUntil(order: Pick<Order, 'items'>, clock: PaymentClock = running): Date | null {
  const since = askedSince(order)
  if (since === null || clock.isStill) return null
  return new Date(since.getTime() + hoursToPay * hour + clock.stoodMs)
}

/**
 * Until when an order must be paid, by its present clock; null if nothing is asked, or while finance checks a receipt.
 */
export async function readPayUntil(work: Work, order: Asked): Promise<Date | null> {
  return payUntil(order, (await readPaymentClocks(work, [order])).get(order.id))
}

function askedSince({ items }: Pick<Order, 'items'>): Date | null {
  const [first] = items
    .filter((item) => payingStates.includes(item.state))
    .toSorted((one, other) => one.state_since.getTime() - other.state_since.getTime())
  return first?.state_since ?? null
}
