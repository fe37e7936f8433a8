import { endRequest } from '#fulfilment/requests/cancel-request.ts'
import { readRequestMoney } from '#fulfilment/requests/facts/read-request-money.ts'
import { isBeingPaid } from '#fulfilment/requests/give-up-payments.ts'
import { lockRequest, moveRequest } from '#fulfilment/requests/move-request.ts'
import { announce } from '#platform/work/announce.ts'
import { asSystem, type Work } from '#platform/work/work.ts'

/** Deliveries to be paid in advance whose payment time is over. */
export async function readUnpaidDeliveries(work: Work): Promise<readonly string[]> {
  const rows = await work.db
    .selectFrom('requests')
    .select('id')
    .where('site', '=', work.site)
    .where('kind', '=', 'Delivery')
    .where('state', 'in', ['requested', 'pending_review'])
    .where('pay_by', '<=', work.now)
    .limit(500)
    .execute()
  return rows.map((row) => row.id)
}

/**
 * Cancels an unpaid delivery, so that its goods do not wait for ever; the time does not run while a payment is in
 * progress.
 */
export async function expireDelivery(given: Work, requestId: string): Promise<void> {
  const work = asSystem(given)
  const held = await lockRequest(work, requestId)
  const { request, orders } = held
  const isWaiting = request.kind === 'Delivery' && ['requested', 'pending_review'].includes(request.state)
  if (!isWaiting || request.pay_by === null || request.pay_by > work.now) return
  const { feeDue } = await readRequestMoney(work, request, orders)
  if (feeDue === 0n || (await isBeingPaid(work, requestId))) return
  await moveRequest(work, request, 'expire')
  await endRequest(work, held, 'cancelledByUs', 'given up')
  await announce(work, 'request.expired', { requestId, number: request.number, items: [...held.itemIds] })
}
