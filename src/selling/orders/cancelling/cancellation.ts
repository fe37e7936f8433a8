import { type Selectable, sql } from 'kysely'
import type { Cancellations } from '#platform/work/database.gen.ts'
import { findMove, type Step, stateStepOf } from '#platform/work/moves.ts'
import { no as platformNo } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { itemMoves } from '#selling/orders/items/item-moves.ts'
import type { ItemState } from '#selling/orders/items/item-states.ts'
import { lockOrder, type Order } from '#selling/orders/items/lock-order.ts'
import { moveItems } from '#selling/orders/items/move-item.ts'
import { orderIsSeen } from '#selling/orders/items/of-places.ts'
import { readOrderMoney } from '#selling/orders/money/order-money.ts'
import { no } from '#selling/orders/orders.refusals.ts'
import {
  type CancellationEvent,
  type CancellationMove,
  type CancellationState,
  cancellationMoves,
  openCancellations,
} from './cancellation-moves.ts'

export type Cancellation = Selectable<Cancellations> & { readonly itemIds: readonly string[] }
export type LockedCancellation = { readonly cancellation: Cancellation; readonly order: Order }

/** The states in which bought goods may still be cancelled, once the customer accepted the fee. */
export const boughtStates: readonly ItemState[] = itemMoves
  .filter(({ event, when }) => event === 'cancel' && when === 'feesAgreed')
  .map(({ from }) => from)

/** A case with its order, locked: the order first. Another customer's or another place's is not found. */
export async function lockCancellation(work: Work, number: string): Promise<LockedCancellation> {
  const found = await work.db
    .selectFrom('cancellations')
    .select(['id', 'order_id'])
    .where('number', '=', number)
    .where('site', '=', work.site)
    .where(orderIsSeen(work, 'cancellations.order_id'))
    .executeTakeFirst()
  if (!found) throw platformNo.NOT_FOUND()
  const order = await lockOrder(work, found.order_id)
  const row = await work.db
    .selectFrom('cancellations')
    .selectAll()
    .where('id', '=', found.id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const parts = await work.db
    .selectFrom('cancellation_items')
    .select('item_id')
    .where('cancellation_id', '=', found.id)
    .orderBy('item_id')
    .execute()
  return { cancellation: { ...row, itemIds: parts.map((part) => part.item_id) }, order }
}

type Facts = Partial<Omit<Selectable<Cancellations>, 'id' | 'number' | 'state'>>
type Told = { readonly note?: string | null; readonly facts?: Facts }

/** The only writer of a case's state: by the table, with one row of history. The case must be locked. */
export async function moveCancellation(
  work: Work,
  cancellation: Pick<Cancellation, 'id' | 'state'>,
  event: CancellationEvent,
  { note = null, facts = {} }: Told = {},
): Promise<CancellationState> {
  const move = findMove<CancellationMove>(work.who, cancellationMoves, cancellation.state, event)
  if (!move) throw no.CANCELLATION_NOT_ALLOWED({ state: cancellation.state, event })
  await noteStep(work, cancellation.id, { event, from: move.from, to: move.to, note })
  await work.db
    .updateTable('cancellations')
    .set({ ...facts, state: move.to })
    .where('id', '=', cancellation.id)
    .execute()
  if (!openCancellations.some((state) => state === move.to)) {
    await work.db
      .updateTable('cancellation_items')
      .set({ closed_at: work.now })
      .where('cancellation_id', '=', cancellation.id)
      .execute()
  }
  return move.to
}

export async function noteStep(work: Work, id: string, step: Step & { readonly note: string | null }): Promise<void> {
  await work.db
    .insertInto('cancellation_history')
    .values({ ...stateStepOf(work, step), cancellation_id: id, note: step.note })
    .execute()
}

/**
 * What comes back to the customer when these items are cancelled, before any fee: done as it would be done, looked at, and
 * undone, so that what is promised is what will happen.
 */
export async function tryCancel(work: Work, order: Order, itemIds: readonly string[]): Promise<bigint> {
  await sql`savepoint try_cancel`.execute(work.db)
  try {
    return await cancelBought({ ...work, outbox: [] }, order, { itemIds, number: '' })
  } finally {
    await sql`rollback to savepoint try_cancel`.execute(work.db)
    await sql`release savepoint try_cancel`.execute(work.db)
  }
}

/** Cancels items that were bought, in the name of who proposed it; answers what came back to the balances. */
export async function cancelBought(
  work: Work,
  order: Order,
  { itemIds, number }: { readonly itemIds: readonly string[]; readonly number: string },
): Promise<bigint> {
  const before = await readOrderMoney(work, order)
  const after = await moveItems(
    work,
    order,
    itemIds.map((itemId) => ({ itemId, event: 'cancel', data: { cancellation: number } })),
    { feesAgreed: true },
  )
  const money = await readOrderMoney(work, after)
  return money.refunded - money.held - (before.refunded - before.held)
}
