import { cancelWaybill } from '#fulfilment/couriers/waybills/cancel-waybill.ts'
import { endPayments } from '#money/payments/end-payments.ts'
import type { RefundCause } from '#money/payments/refunds/refund-rule.ts'
import type { Work } from '#platform/work/work.ts'
import { type EndedHow, endPaidDelivery } from './deliveries/paid-deliveries.ts'
import { giveBackRequest } from './facts/request-books.ts'
import { moveTheirs } from './move-asked.ts'
import { findRequestMove, type LockedRequest, lockRequest, moveRequest } from './move-request.ts'
import { keepWish } from './wish.ts'

/** `waiting`: the courier company is first asked to cancel; the rest is done when it has. */
export type Ended = 'done' | 'waiting'

/** Cancels a request before its goods leave us; they wait for another one, and its payment is refunded. */
export async function cancelRequest(work: Work, requestId: string, note: string | null): Promise<Ended> {
  const held = await lockRequest(work, requestId)
  findRequestMove(work, held.request, 'cancel')
  const isDelivery = held.request.kind === 'Delivery'
  if (isDelivery && (await cancelWaybill(work, requestId, note)) === 'asked') {
    const by = work.who.kind === 'customer' ? 'customer' : 'staff'
    await keepWish(work, held.request, { does: 'cancel', by, note })
    return 'waiting'
  }
  await cancelHeld(work, held, note)
  return 'done'
}

/** The same once no courier company has any of it. */
export async function cancelHeld(work: Work, held: LockedRequest, note: string | null): Promise<void> {
  await moveRequest(work, held.request, 'cancel', note ?? undefined)
  await endRequest(work, held, work.who.kind === 'customer' ? 'cancelled' : 'cancelledByUs')
}

/**
 * The common part of every end without a hand-over before shipping: goods wait again, open payments are cancelled,
 * money is refunded.
 */
export async function endRequest(
  work: Work,
  held: LockedRequest,
  cause: RefundCause,
  how: EndedHow = cause === 'cancelled' ? 'given up' : 'not carried out',
): Promise<void> {
  const { request, orders, itemIds } = held
  await endPayments(work, request.id)
  await giveBackRequest(work, request, cause)
  for (const order of orders) {
    const waiting = await moveTheirs(work, order, itemIds, {
      event: 'cancelRequest',
      data: { request: request.number },
    })
    await endPaidDelivery(work, waiting, { requestId: request.id, how, cause })
  }
  await freeItems(work, request.id)
}

/** Items of a closed request may join another one. */
export async function freeItems(work: Work, requestId: string): Promise<void> {
  await work.db
    .updateTable('request_items')
    .set({ removed_at: work.now })
    .where('request_id', '=', requestId)
    .where('removed_at', 'is', null)
    .execute()
  await work.db.deleteFrom('request_dues').where('request_id', '=', requestId).execute()
}
