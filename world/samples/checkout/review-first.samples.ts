import { askPayment } from '#checkout/paying/ask-payment.ts'
import { type OrderPaymentRequest, payOrder } from '#checkout/paying/pay-order.ts'
import { newId } from '#platform/work/id.ts'
import { findOrder } from '#selling/orders/items/lock-order.ts'
import type { PlacedOrder } from '#selling/orders/place-order.ts'
import { sampleRoutes } from '#world/samples/money/payments.samples.ts'
import { type Cast, placeSample, reviewSample, type Stage, sampleItem } from '#world/samples/selling/orders.samples.ts'

type Chosen = Pick<OrderPaymentRequest, 'method' | 'useBalance'>

/** An order that goes to review unpaid, to be paid by the chosen method later: its items are `processing`. */
export async function reviewedFirstSample(
  stage: Stage,
  cast: Cast,
  chosen: Chosen = { method: 'office' },
  items = [sampleItem()],
): Promise<PlacedOrder> {
  const placed = await placeSample(stage, cast, items)
  const { number } = placed
  await stage(cast.customer, (work) => payOrder(work, { ...chosen, key: newId(), number }, sampleRoutes))
  return placed
}

/** The same, approved, and its payment is asked for; returns its number and that of the order. */
export async function askedSample(stage: Stage, cast: Cast, chosen: Chosen = { method: 'office' }) {
  const { id, number } = await reviewedFirstSample(stage, cast, chosen)
  await reviewSample(stage, cast, number)
  const asked = await stage(cast.reviewer, (work) => askPayment(work, { orderId: id, key: newId() }, sampleRoutes))
  if (!asked?.payment) throw new Error(`order ${number} asks for no payment`)
  return { id, number, paymentId: asked.payment.id }
}

/** Approved without an open payment: its items are `pending_payment`. */
export async function approvedUnpaid(stage: Stage, cast: Cast): Promise<PlacedOrder> {
  const placed = await reviewedFirstSample(stage, cast)
  await reviewSample(stage, cast, placed.number)
  const { items } = await stage(cast.customer, (work) => findOrder(work, { number: placed.number }))
  if (items.some((item) => item.state !== 'pending_payment')) throw new Error('it does not wait for its payment')
  return placed
}

/** The id of the opened payment; fails if there is none. */
export function openedId({ paymentId }: { readonly paymentId: string | null }): string {
  if (paymentId === null) throw new Error('no payment was opened')
  return paymentId
}
