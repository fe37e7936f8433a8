import type { Selectable } from 'kysely'
import { announce } from '#platform/work/announce.ts'
import type { Requests } from '#platform/work/database.gen.ts'
import { findMove, type Step, stateStepOf } from '#platform/work/moves.ts'
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

/** A request with its orders, locked: the orders first, in sorted order, then the request. Requests of others: 404. */
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

/** The same for reading only; nothing is locked. */
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
  // The step is written before the state changes: the database allows a change of state only with it.
  await noteRequestStep(work, request.id, { event, from: move.from, to: move.to, note: note ?? null })
  await work.db
    .updateTable('requests')
    .set({ state: move.to, version: request.version + 1, wish: null })
    .where('id', '=', request.id)
    .execute()
  await announce(work, 'request.moved', { requestId: request.id, number: request.number, event, to: move.to })
}

/** The row of the table of moves for this; refuses if there is none. */
export function findRequestMove(
  work: Work,
  request: Pick<Request, 'state' | 'kind'>,
  event: RequestEvent,
): RequestMove {
  const ofKind = requestMoves.filter((one: RequestMove) => !one.kind || one.kind === request.kind)
  const move = findMove<RequestMove>(work.who, ofKind, request.state, event)
  if (!move) throw no.REQUEST_NOT_ALLOWED({ state: request.state, event })
  return move
}

export async function noteRequestStep(
  work: Work,
  requestId: string,
  step: Step & { readonly note: string | null },
): Promise<void> {
  await work.db
    .insertInto('request_history')
    .values({ ...stateStepOf(work, step), request_id: requestId, note: step.note })
    .execute()
}
