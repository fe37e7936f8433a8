import type { AccountName, HoldKind } from '#money/wallet/accounts.ts'
import { postEntry, transfer } from '#money/wallet/post-entry.ts'
import { type Money, money } from '#platform/values/amounts/money.ts'
import { announce } from '#platform/work/announce.ts'
import { asSystem, type Work } from '#platform/work/work.ts'
import { isFinal } from '#selling/orders/items/item-states.ts'
import type { Order } from '#selling/orders/items/lock-order.ts'
import { moveItems } from '#selling/orders/items/move-item.ts'
import { startOrderedPackage } from '#selling/orders/packages/start-ordered-package.ts'
import { notePayment } from './give-back.ts'
import { moneyAfter, moneyOfNewOrder, type OrderMoney, readOrderMoney } from './order-money.ts'
import { releaseHolds } from './release-holds.ts'

/** The account a part of a payment comes from, and its kind of money for a refund. */
export type PaymentPart = { readonly from: AccountName; readonly kind: HoldKind; readonly minor: bigint }

export type OrderPayment = {
  readonly parts: readonly PaymentPart[]
  readonly method: string
  /** The method's fee inside the amount. */
  readonly feesMinor?: bigint
  readonly paymentId?: string
  /** Names the payment so that it is posted only once. */
  readonly onlyOnce?: string
}

export type PaymentTaken = { readonly isTaken: boolean; readonly orderId: string; readonly dueMinor: bigint }

/**
 * Posts money for an order to `order:{id}` and, if it covers the order, starts the package bought with it and moves its
 * items on. The caller holds the order locked. A closed order takes nothing (`isTaken: false`, nothing posted): the
 * caller credits the wallet instead.
 */
export async function confirmPayment(work: Work, order: Order, payment: OrderPayment): Promise<PaymentTaken> {
  return takePayment(work, order, await readOrderMoney(work, order), payment)
}

/** The same for an order placed in this transaction: nobody else knows it, and nothing was paid yet. */
export function confirmFirstPayment(work: Work, order: Order, payment: OrderPayment): Promise<PaymentTaken> {
  return takePayment(work, order, moneyOfNewOrder(order), payment)
}

/**
 * The total after a review is accepted: money on hold returns to the wallet. Returns the locked order in its new state;
 * an order without a question is not changed.
 */
export async function acceptTotal(work: Work, order: Order): Promise<{ order: Order; releasedMinor: bigint }> {
  if (order.change_asked_at === null) return { order, releasedMinor: 0n }
  const releasedMinor = await releaseHolds(work, order)
  await work.db.updateTable('orders').set({ change_asked_at: null }).where('id', '=', order.id).execute()
  return { order: { ...order, change_asked_at: null }, releasedMinor }
}

async function takePayment(work: Work, order: Order, before: OrderMoney, payment: OrderPayment): Promise<PaymentTaken> {
  if (order.items.every((item) => isFinal(item.state))) return { isTaken: false, orderId: order.id, dueMinor: 0n }
  let received = 0n
  for (const [index, part] of payment.parts.entries()) {
    await postPart(work, order, payment, index, money(part.minor, before.currency))
    received += part.minor
  }
  const fees = payment.feesMinor ?? 0n
  const paid = await agree(work, order, before.paid === 0n ? fees : order.fees_minor + fees, (agreed) =>
    moneyAfter(agreed, before, received),
  )
  const { dueNow } = moneyAfter(paid, before, received)
  const news = { orderId: order.id, number: order.number, minor: received.toString(), due: dueNow.toString() }
  await announce(work, 'order.paid', news)
  if (dueNow === 0n) {
    await startOrderedPackage(work, paid)
    await letGoOn(asSystem(work), paid)
  }
  return { isTaken: true, orderId: order.id, dueMinor: dueNow }
}

async function postPart(work: Work, order: Order, payment: OrderPayment, index: number, amount: Money): Promise<void> {
  const part = payment.parts[index]
  if (!part) return
  const entryId = await postEntry(work, 'order_payment', transfer(amount, part.from, `order:${order.id}`), {
    reference: order.number,
    ...(payment.onlyOnce && { onlyOnce: `${payment.onlyOnce}:${index}` }),
  })
  await notePayment(work, order.id, {
    entryId,
    kind: part.kind,
    minor: amount.minor,
    what: 'payment',
    method: payment.method,
    feesMinor: index === 0 ? (payment.feesMinor ?? 0n) : 0n,
    paymentId: payment.paymentId ?? null,
  })
}

// The quoted fee is replaced by that of the first payment; later payments add theirs. After a payment of what was left
// for the office, nothing waits for later, and none of it is surplus.
async function agree(work: Work, order: Order, fees: bigint, moneyOf: (order: Order) => OrderMoney): Promise<Order> {
  const agreed = { ...order, fees_minor: fees }
  const isSettled = order.later_minor > 0n && moneyOf(agreed).due === 0n
  if (fees === order.fees_minor && !isSettled) return order
  const settled = isSettled ? { later_minor: 0n, shipping_fees_calculation: 'With review' } : {}
  await work.db
    .updateTable('orders')
    .set({ fees_minor: fees, ...settled })
    .where('id', '=', order.id)
    .execute()
  return { ...agreed, ...settled }
}

/** Moves a covered order on: from placed to the review, from waiting for payment to the purchase. */
export async function letGoOn(work: Work, order: Order): Promise<void> {
  const placed = order.items.filter((item) => item.state === 'placed')
  const waiting = order.items.filter((item) => item.state === 'pending_payment')
  await moveItems(work, order, [
    ...placed.map((item) => ({ itemId: item.id, event: 'paymentConfirmed' as const })),
    ...waiting.map((item) => ({ itemId: item.id, event: 'covered' as const })),
  ])
}
