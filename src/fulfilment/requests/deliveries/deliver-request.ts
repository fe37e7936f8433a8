import { scanPieces } from '#fulfilment/custody/scan-pieces.ts'
import { readRequestMoney } from '#fulfilment/requests/facts/read-request-money.ts'
import { earnRequest } from '#fulfilment/requests/facts/request-books.ts'
import { moveTheirs } from '#fulfilment/requests/move-asked.ts'
import { type LockedRequest, lockRequest, moveRequest, type Request } from '#fulfilment/requests/move-request.ts'
import { walletAccount } from '#money/wallet/accounts.ts'
import { postEntry, transfer } from '#money/wallet/post-entry.ts'
import { money } from '#platform/values/amounts/money.ts'
import { smallerOf } from '#platform/values/amounts/round.ts'
import { announce } from '#platform/work/announce.ts'
import { asSystem, type Work } from '#platform/work/work.ts'
import { confirmPayment } from '#selling/orders/money/confirm-payment.ts'
import { sites } from '#sites/sites.ts'
import { passPaidFees } from './paid-deliveries.ts'

/**
 * The customer has received the parcel. The cash that the courier collected is in `courier:{company}`: it pays the
 * delivery, then what was due on the goods; a surplus (because of another payment meanwhile) goes to the customer's
 * cash balance. Then delivery and goods are earned. A second call does nothing.
 */
export async function deliverRequest(given: Work, requestId: string, at: Date): Promise<boolean> {
  const work = asSystem(given)
  const held = await lockRequest(work, requestId)
  const { request } = held
  if (request.kind !== 'Delivery' || request.state !== 'shipped') return false
  if (request.cash_minor > 0n) await takeCash(work, held)
  // The cash has changed the orders' money, so they are read again, under the same locks.
  const { orders, itemIds } = await lockRequest(work, requestId)
  for (const order of orders) {
    await moveTheirs(work, order, itemIds, { event: 'delivered', data: { request: request.number } })
  }
  await scanPieces(work, { act: 'delivered', place: request.number, of: { itemIds } })
  await passPaidFees(work, orders, requestId)
  await earnRequest(work, request)
  await moveRequest(work, request, 'deliver')
  await work.db.updateTable('requests').set({ delivered_at: at }).where('id', '=', requestId).execute()
  await work.db.deleteFrom('request_dues').where('request_id', '=', requestId).execute()
  await announce(work, 'request.delivered', { requestId, number: request.number, items: [...itemIds] })
  return true
}

async function takeCash(work: Work, { request, orders }: LockedRequest): Promise<void> {
  const { feeDue, orders: shares } = await readRequestMoney(work, request, orders)
  let left = request.cash_minor - (await payFee(work, request, smallerOf(feeDue, request.cash_minor)))
  const from = `courier:${request.company}` as const
  for (const { orderId, minor } of shares) {
    const order = orders.find((one) => one.id === orderId)
    const part = smallerOf(minor, left)
    if (!order || part === 0n) continue
    const parts = [{ from, kind: 'cash', minor: part }] as const
    const onlyOnce = `courier:${request.id}:${orderId}`
    const { isTaken } = await confirmPayment(work, order, { parts, method: 'courier', onlyOnce })
    if (isTaken) left -= part
  }
  if (left === 0n) return
  const lines = transfer(money(left, sites[work.site].currency), from, walletAccount(request.customer_id, 'cash'))
  await postEntry(work, 'deposit', lines, { reference: request.number, onlyOnce: `courier:${request.id}:rest` })
}

async function payFee(work: Work, request: Request, minor: bigint): Promise<bigint> {
  if (minor === 0n) return 0n
  const lines = transfer(money(minor, sites[work.site].currency), `courier:${request.company}`, `request:${request.id}`)
  await postEntry(work, 'request_payment', lines, { reference: request.number, onlyOnce: `courier:${request.id}:cash` })
  return minor
}
