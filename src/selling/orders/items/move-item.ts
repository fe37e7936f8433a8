import { announce } from '#platform/work/announce.ts'
import type { Json } from '#platform/work/database.gen.ts'
import type { Work } from '#platform/work/work.ts'
import { no } from '#selling/orders/orders.refusals.ts'
import { findMoves } from './find-moves.ts'
import type { ItemEvent, Move } from './item-moves.ts'
import { itemOf, type Order, type OrderItem } from './lock-order.ts'
import { runEffects } from './move-effects.ts'
import { guardRefusals, guards, type Known } from './move-guards.ts'

export type Wanted = {
  readonly itemId: string
  readonly event: ItemEvent
  readonly note?: string
  readonly data?: Readonly<Record<string, Json>>
}

type Moved = { readonly item: OrderItem; readonly move: Move; readonly wanted: Wanted }

/**
 * The only writer of a state. The order is locked already (`lockOrder`); every move is checked against the table and
 * its guards before the first row changes, so that all items move or none. Writes history, effects and announcement.
 */
export async function moveItems(
  work: Work,
  order: Order,
  wishes: readonly Wanted[],
  known: Known = {},
): Promise<Order> {
  const moved: Moved[] = []
  for (const wanted of wishes) {
    const item = itemOf(order, wanted.itemId)
    moved.push({ item, wanted, move: await chooseMove(work, order, item, wanted.event, known) })
  }
  if (moved.length === 0) return order
  const version = await writeMoves(work, order, moved)
  const after = { ...order, version, items: order.items.map((item) => movedItem(work, item, moved)) }
  for (const { event, to, items } of together(moved)) {
    await announce(work, 'item.moved', { orderId: order.id, number: order.number, event, to, items })
  }
  return runEffects(
    work,
    after,
    moved.map(({ item, move }) => ({ itemId: item.id, move })),
  )
}

async function chooseMove(work: Work, order: Order, item: OrderItem, event: ItemEvent, known: Known): Promise<Move> {
  // Units are paid for already: it is bought completely, or cancelled with its seller.
  if (item.bought_units > 0) throw no.PARTLY_BOUGHT({ bought: item.bought_units, quantity: item.quantity })
  const rows = findMoves(work.who, item.state, event)
  for (const move of rows) {
    if (!move.when || (await guards[move.when](work, { order, item, move, known }))) return move
  }
  const guard = rows[0]?.when
  throw guard ? guardRefusals[guard](order, item) : no.TRANSITION_NOT_ALLOWED({ state: item.state, event })
}

// One statement, in which each row of history comes before its state, because the database allows a change of state
// only with it. Returns the order's new version.
async function writeMoves(work: Work, order: Order, moved: readonly Moved[]): Promise<number> {
  const history = moved.map(({ item, move, wanted }) => ({
    item_id: item.id,
    at: work.now,
    who_kind: work.who.kind,
    who_id: work.who.id,
    event: move.event,
    from_state: move.from,
    to_state: move.to,
    note: wanted.note ?? null,
    data: wanted.data ? JSON.stringify(wanted.data) : null,
  }))
  const { version } = await work.db
    .with('told', (cte) => cte.insertInto('item_history').values(history).returning(['item_id', 'to_state']))
    .with('moved', (cte) =>
      cte
        .updateTable('order_items')
        .from('told')
        .set(({ ref, eb }) => ({
          state: ref('told.to_state'),
          state_since: work.now,
          version: eb('order_items.version', '+', 1),
        }))
        .whereRef('order_items.id', '=', 'told.item_id'),
    )
    .updateTable('orders')
    .set((update) => ({ version: update('version', '+', 1) }))
    .where('id', '=', order.id)
    .returning('version')
    .executeTakeFirstOrThrow()
  return version
}

function movedItem(work: Work, item: OrderItem, moved: readonly Moved[]): OrderItem {
  const one = moved.find((other) => other.item.id === item.id)
  return one ? { ...item, state: one.move.to, state_since: work.now, version: item.version + 1 } : item
}

// One announcement for items of an order with the same move, so that the customer gets one message, not five.
function together(moved: readonly Moved[]): { event: string; to: string; items: string[] }[] {
  const groups = new Map<string, { event: string; to: string; items: string[] }>()
  for (const { item, move } of moved) {
    const key = `${move.event} ${move.to}`
    const group = groups.get(key) ?? { event: move.event, to: move.to, items: [] }
    group.items.push(item.id)
    groups.set(key, group)
  }
  return [...groups.values()]
}
