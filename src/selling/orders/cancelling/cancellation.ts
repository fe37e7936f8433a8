import type { Selectable } from 'kysely'
import type { Cancellations } from '#platform/work/database.gen.ts'
import { no as platformNo } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { mayMove } from '#selling/orders/items/find-moves.ts'
import { itemMoves } from '#selling/orders/items/item-moves.ts'
import type { ItemState } from '#selling/orders/items/item-states.ts'
import { lockOrder, type Order } from '#selling/orders/items/lock-order.ts'
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

/** From these states goods that were bought may still be cancelled, once the customer agreed to the fees. */
export const boughtStates: readonly ItemState[] = itemMoves
  .filter(({ event, when }) => event === 'cancel' && when === 'feesAgreed')
  .map(({ from }) => from)

/** A case with its order, locked: the order first. Another customer's is not there. */
export async function lockCancellation(work: Work, number: string): Promise<LockedCancellation> {
  const found = await work.db
    .selectFrom('cancellations')
    .select(['id', 'order_id'])
    .where('number', '=', number)
    .where('site', '=', work.site)
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
  const move = cancellationMoves.find(
    (one: CancellationMove) => one.from === cancellation.state && one.event === event && mayMove(work.who, one.by),
  )
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

type Step = { readonly event: string; readonly from: string | null; readonly to: string; readonly note: string | null }

export async function noteStep(work: Work, id: string, { event, from, to, note }: Step): Promise<void> {
  const { who, now } = work
  await work.db
    .insertInto('cancellation_history')
    .values({
      cancellation_id: id,
      at: now,
      who_kind: who.kind,
      who_id: who.id,
      event,
      from_state: from,
      to_state: to,
      note,
    })
    .execute()
}
