// What support does with goods that are lost or no longer wanted, and what jobs do if nobody acts.

import { expireDelivery } from '#fulfilment/requests/deliveries/expire-unpaid.ts'
import { endNoShow, readNoShows } from '#fulfilment/requests/expire-pickups.ts'
import { findRequestOf } from '#fulfilment/requests/leave-request.ts'
import { answerWriteOff } from '#fulfilment/returns/write-offs/answer-write-off.ts'
import { proposeWriteOff } from '#fulfilment/returns/write-offs/propose-write-off.ts'
import { system } from '#platform/work/work.ts'
import { answerCancellation } from '#selling/orders/cancelling/answer-cancellation.ts'
import { expireCancellation, readOverdue } from '#selling/orders/cancelling/expire-cancellations.ts'
import { proposeCancellation } from '#selling/orders/cancelling/propose-cancellation.ts'
import { expireOrder, returnHeld } from '#selling/orders/expire-orders.ts'
import type { OrderItem } from '#selling/orders/items/lock-order.ts'
import { sampleProof } from '#world/samples/fulfilment/returns.samples.ts'
import { aside, oneOf, type Walk, type WalkDeed } from './walk.ts'

const bought = [
  'purchased',
  'shipped_from_seller',
  'received_at_warehouse',
  'ready_for_shipping',
  'shipped_to_destination',
  'arrived_uae',
  'in_shipping_process',
  'waiting_delivery_request',
] as const
const inRequests = [
  'prepare_for_pickup',
  'pending_pickup',
  'ready_for_pickup',
  'preparing_package',
  'preparing_shipment',
  'pending_delivery',
  'shipped',
] as const

async function writeOff({ as, crew, key, dice }: Walk, { id: itemId }: OrderItem): Promise<void> {
  if (dice() > 0.06) return
  const what = oneOf(['lost', 'seized', 'destroyed'] as const, dice)
  const wish = { key: key(), itemId, what, reason: 'Gone', proof: sampleProof() }
  const { number } = await as(crew.support, (work) => proposeWriteOff(work, wish))
  const agrees = dice() < 0.8
  await as(crew.colleague, (work) => answerWriteOff(work, { key: key(), number, agrees, why: 'Seen' }))
}

async function cancelWithFees({ as, crew, key, number: order, dice }: Walk, { id }: OrderItem): Promise<void> {
  if (dice() > 0.06) return
  const wish = { key: key(), number: order, itemIds: [id], why: 'Wished for by phone' }
  const { number } = await as(crew.support, (work) => proposeCancellation(work, wish))
  if (dice() > 0.85) return
  await as(crew.customer, (work) => answerCancellation(work, { key: key(), number, agrees: dice() < 0.7 }))
}

/** Time passes, and the jobs that are due for this order run. */
export async function letTimePass(walk: Walk, hours: number): Promise<void> {
  const { as, orderId, wait } = walk
  wait(hours)
  await as(system, (work) => expireOrder(work, orderId))
  await as(system, (work) => returnHeld(work, orderId))
  for (const number of await as(system, readOverdue)) await as(system, (work) => expireCancellation(work, number))
  for (const id of await requestsOf(walk)) {
    await as(system, (work) => expireDelivery(work, id))
    const late = await as(system, readNoShows)
    if (late.includes(id)) await as(system, (work) => endNoShow(work, id))
  }
}

async function requestsOf({ as, crew, orderId }: Walk): Promise<readonly string[]> {
  return as(crew.hub, async (work) => {
    const items = await work.db.selectFrom('order_items').select('id').where('order_id', '=', orderId).execute()
    const found: string[] = []
    for (const { id } of items) {
      const request = await findRequestOf(work, id)
      if (request !== null && !found.includes(request)) found.push(request)
    }
    return found
  })
}

export const caseDeeds: readonly WalkDeed[] = [
  aside('writeOff', { in: [...bought, ...inRequests], act: writeOff }),
  aside('cancelWithFees', { in: [...bought], act: cancelWithFees }),
]
