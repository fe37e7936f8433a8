import { money } from '#money/money.ts'
import { announce } from '#platform/announce.ts'
import { asSystem, type Work } from '#platform/work.ts'
import type { AccountName, HoldKind } from '#wallet/accounts.ts'
import { postEntry, transfer } from '#wallet/post-entry.ts'
import { notePayment } from './give-back.ts'
import { isFinal } from './item-states.ts'
import { lockOrder, type Order } from './lock-order.ts'
import { moveItems } from './move-item.ts'
import { readOrderMoney } from './order-money.ts'

/** Where a part of a payment comes from, and what kind of money it is when it has to go back. */
export type PaymentPart = { readonly from: AccountName; readonly kind: HoldKind; readonly minor: bigint }

export type OrderPayment = {
  readonly orderId: string
  readonly parts: readonly PaymentPart[]
  readonly method: string
  /** The method's fee within the amount. */
  readonly feesMinor?: bigint
  readonly paymentId?: string
  /** Names the payment so that it is posted once, whoever tries. */
  readonly onlyOnce?: string
}

export type PaymentTaken = { readonly isTaken: boolean; readonly orderId: string; readonly dueMinor: bigint }

/**
 * Money for an order has arrived: it is posted to `order:{id}` and, where that covers the order, its items go on. An
 * order that is closed takes nothing (`isTaken: false`, nothing posted): the caller credits the wallet instead.
 */
export async function confirmPayment(work: Work, payment: OrderPayment): Promise<PaymentTaken> {
  const order = await lockOrder(work, payment.orderId)
  const before = await readOrderMoney(work, order)
  if (order.items.every((item) => isFinal(item.state))) return { isTaken: false, orderId: order.id, dueMinor: 0n }
  for (const [index, part] of payment.parts.entries()) {
    const lines = transfer(money(part.minor, before.currency), part.from, `order:${order.id}`)
    const entryId = await postEntry(work, 'order_payment', lines, {
      reference: order.number,
      ...(payment.onlyOnce && { onlyOnce: `${payment.onlyOnce}:${index}` }),
    })
    await notePayment(work, order.id, {
      entryId,
      kind: part.kind,
      minor: part.minor,
      what: 'payment',
      method: payment.method,
      feesMinor: index === 0 ? (payment.feesMinor ?? 0n) : 0n,
      paymentId: payment.paymentId ?? null,
    })
  }
  const paid = await settleLater(work, await addFees(work, order, payment.feesMinor ?? 0n, before.paid === 0n))
  const after = await readOrderMoney(work, paid)
  const minor = (after.paid - before.paid).toString()
  await announce(work, 'order.paid', { orderId: order.id, number: order.number, minor, due: after.dueNow.toString() })
  if (after.dueNow === 0n) await letGoOn(asSystem(work), paid)
  return { isTaken: true, orderId: order.id, dueMinor: after.dueNow }
}

// The fee that was quoted with the order is replaced by the first payment's own; later payments bring theirs along.
async function addFees(work: Work, order: Order, feesMinor: bigint, isFirst: boolean): Promise<Order> {
  const fees = isFirst ? feesMinor : order.fees_minor + feesMinor
  await work.db.updateTable('orders').set({ fees_minor: fees }).where('id', '=', order.id).execute()
  return { ...order, fees_minor: fees }
}

// What was left to be paid in the office is paid: from now on nothing of this order waits for later, and none of it is surplus.
async function settleLater(work: Work, order: Order): Promise<Order> {
  const { due } = await readOrderMoney(work, order)
  if (order.later_minor === 0n || due > 0n) return order
  const settled = { later_minor: 0n, shipping_fees_calculation: 'With review' }
  await work.db.updateTable('orders').set(settled).where('id', '=', order.id).execute()
  return { ...order, ...settled }
}

async function letGoOn(work: Work, order: Order): Promise<void> {
  const placed = order.items.filter((item) => item.state === 'placed')
  const waiting = order.items.filter((item) => item.state === 'pending_payment')
  await moveItems(work, order, [
    ...placed.map((item) => ({ itemId: item.id, event: 'paymentConfirmed' as const })),
    ...waiting.map((item) => ({ itemId: item.id, event: 'covered' as const })),
  ])
}
