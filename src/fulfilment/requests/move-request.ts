import type { Selectable } from 'kysely'
import { announce } from '#platform/work/announce.ts'
import type { Requests } from '#platform/work/database.gen.ts'
import { no as platformNo } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { findOrder, lockOrder, type Order } from '#selling/orders/items/lock-order.ts'
import { type RequestEvent, type RequestMove, requestMoves } from './request-moves.ts'
import { no } from './requests.refusals.ts'

export type Request = Selectable<Requests>
export type LockedRequest = {
  readonly request: Request
  readonly orders: readonly Order[]
  readonly itemIds: readonly string[]
}

/** A request with its orders, locked: the orders first, in sorted order, then the request. Others' requests: 404. */
export async function lockRequest(work: Work, requestId: string): Promise<LockedRequest> {
  const parts = await readParts(work, requestId)
  const orders: Order[] = []
  for (const id of [...new Set(parts.map((part) => part.order_id))].sort()) orders.push(await lockOrder(work, id))
  const request = await work.db
    .selectFrom('requests')
    .selectAll()
    .where('id', '=', requestId)
    .where('site', '=', work.site)
    .forUpdate()
    .executeTakeFirst()
  const isTheirs = work.who.kind !== 'customer' || request?.customer_id === work.who.id
  if (!request || !isTheirs) throw platformNo.NOT_FOUND()
  // Read again under the locks: an item of the same order may have joined meanwhile.
  const joined = await readParts(work, requestId)
  return { request, orders, itemIds: joined.map((part) => part.id) }
}

/** The same to look at; nothing is held. */
export async function findRequest(work: Work, requestId: string): Promise<LockedRequest> {
  const query = work.db.selectFrom('requests').selectAll().where('id', '=', requestId).where('site', '=', work.site)
  const request = await query.executeTakeFirst()
  const isTheirs = work.who.kind !== 'customer' || request?.customer_id === work.who.id
  if (!request || !isTheirs) throw platformNo.NOT_FOUND()
  const parts = await readParts(work, requestId)
  const orders: Order[] = []
  for (const id of [...new Set(parts.map((part) => part.order_id))].sort()) orders.push(await findOrder(work, { id }))
  return { request, orders, itemIds: parts.map((part) => part.id) }
}

function readParts(work: Work, requestId: string): Promise<{ id: string; order_id: string }[]> {
  return work.db
    .selectFrom('request_items as part')
    .innerJoin('order_items as item', 'item.id', 'part.item_id')
    .select(['item.id', 'item.order_id'])
    .where('part.request_id', '=', requestId)
    .where('part.removed_at', 'is', null)
    .execute()
}

/** The only writer of a request's state. */
export async function moveRequest(work: Work, request: Request, event: RequestEvent, note?: string): Promise<void> {
  const move = findRequestMove(work, request, event)
  // The step stands in the history before the state changes: the database lets it change only beside it.
  await noteRequestStep(work, request.id, { event, from: move.from, to: move.to, note: note ?? null })
  await work.db
    .updateTable('requests')
    .set({ state: move.to, version: request.version + 1, wish: null })
    .where('id', '=', request.id)
    .execute()
  await announce(work, 'request.moved', { requestId: request.id, number: request.number, event, to: move.to })
}

/** The row of the table for this; refuses what has none. */
export function findRequestMove(
  work: Work,
  request: Pick<Request, 'state' | 'kind'>,
  event: RequestEvent,
): RequestMove {
  const move = requestMoves.find(
    (one: RequestMove) =>
      one.from === request.state &&
      one.event === event &&
      (!one.kind || one.kind === request.kind) &&
      mayMove(work, one),
  )
  if (!move) throw no.REQUEST_NOT_ALLOWED({ state: request.state, event })
  return move
}

type Step = { readonly event: string; readonly from: string | null; readonly to: string; readonly note: string | null }

export async function noteRequestStep(work: Work, requestId: string, step: Step): Promise<void> {
  await work.db
    .insertInto('request_history')
    .values({
      request_id: requestId,
      at: work.now,
      who_kind: work.who.kind,
      who_id: work.who.id,
      event: step.event,
      from_state: step.from,
      to_state: step.to,
      note: step.note,
    })
    .execute()
}

function mayMove({ who }: Work, move: RequestMove): boolean {
  if (who.kind === 'guest') return false
  if (who.kind !== 'staff') return move.by.includes(who.kind)
  const isStaffMove = move.by.some((mover) => mover !== 'customer' && mover !== 'system')
  return who.roles.some((role) => move.by.includes(role) || (role === 'admin' && isStaffMove))
}
