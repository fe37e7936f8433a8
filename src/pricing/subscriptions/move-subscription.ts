import type { Selectable } from 'kysely'
import { announce } from '#platform/work/announce.ts'
import type { Subscriptions } from '#platform/work/database.gen.ts'
import { findMove, type Step, statusStepOf } from '#platform/work/moves.ts'
import { no as platformNo } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { type SubscriptionEvent, type SubscriptionMove, subscriptionMoves } from './subscription-moves.ts'
import { no } from './subscriptions.refusals.ts'

export type Subscription = Selectable<Subscriptions>

/** Every change of a customer's package locks this first, before any of their subscriptions. */
export async function lockSubscriber(work: Work, customerId: string): Promise<void> {
  await work.db.selectFrom('customers').select('id').where('id', '=', customerId).forNoKeyUpdate().execute()
}

/** A subscription, locked until the transaction ends. Another customer's is not found. */
export async function lockSubscription(work: Work, id: string): Promise<Subscription> {
  const found = await work.db.selectFrom('subscriptions').select('customer_id').where('id', '=', id).executeTakeFirst()
  if (!found || (work.who.kind === 'customer' && found.customer_id !== work.who.id)) throw platformNo.NOT_FOUND()
  await lockSubscriber(work, found.customer_id)
  return work.db.selectFrom('subscriptions').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow()
}

/** The subscription that is bought with an order, locked; null if there is none. */
export async function lockOrderedPackage(work: Work, orderId: string): Promise<Subscription | null> {
  const found = await work.db
    .selectFrom('subscriptions')
    .select('id')
    .where('order_id', '=', orderId)
    .executeTakeFirst()
  return found ? lockSubscription(work, found.id) : null
}

/** The customer's running and waiting subscriptions of this site, locked. */
export async function lockOwn(
  work: Work,
  customerId: string,
): Promise<{ readonly active: Subscription | null; readonly requested: Subscription | null }> {
  await lockSubscriber(work, customerId)
  const rows = await work.db
    .selectFrom('subscriptions')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('site', '=', work.site)
    .where('status', 'in', ['Active', 'Requested'])
    .orderBy('id')
    .forUpdate()
    .execute()
  return {
    active: rows.find((row) => row.status === 'Active') ?? null,
    requested: rows.find((row) => row.status === 'Requested') ?? null,
  }
}

type Changes = Partial<Pick<Subscription, 'starts_at' | 'ends_at' | 'ended_at'>>

/**
 * The only writer of a subscription's status: by the table of moves, with one row of history. The subscription must be
 * locked.
 */
export async function moveSubscription(
  work: Work,
  held: Subscription,
  event: SubscriptionEvent,
  changes: Changes = {},
): Promise<Subscription> {
  const move = findMove<SubscriptionMove>(work.who, subscriptionMoves, held.status, event)
  if (!move) throw no.SUBSCRIPTION_NOT_ALLOWED({ status: held.status, event })
  const isOver = move.to !== 'Active'
  await noteSubscriptionStep(work, held.id, { event, from: held.status, to: move.to })
  const after = await work.db
    .updateTable('subscriptions')
    .set({ status: move.to, ended_at: isOver ? work.now : null, ...changes })
    .where('id', '=', held.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await announce(work, `package.${newsOf[event]}`, { subscriptionId: held.id, event, customerId: held.customer_id })
  return after
}

const newsOf = {
  start: 'started',
  reopen: 'started',
  cancel: 'cancelled',
  lapse: 'cancelled',
  dropWithOrder: 'cancelled',
  expire: 'ended',
  fill: 'ended',
  unsubscribe: 'ended',
  replace: 'ended',
} as const satisfies Readonly<Record<SubscriptionEvent, string>>

export async function noteSubscriptionStep(work: Work, id: string, step: Step): Promise<void> {
  await work.db
    .insertInto('subscription_history')
    .values({ ...statusStepOf(work, step), subscription_id: id, note: null })
    .execute()
}
