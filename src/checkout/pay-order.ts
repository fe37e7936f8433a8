import { add } from '#money/money.ts'
import { acceptChange } from '#orders/accept-change.ts'
import { lockOrderByNumber, type Order } from '#orders/lock-order.ts'
import { openPayment } from '#payments/open-payment.ts'
import type { Payment } from '#payments/payment.ts'
import { readPaymentsOf } from '#payments/read-payment.ts'
import { signedInCustomer } from '#people/signed-in-customer.ts'
import { once } from '#platform/once.ts'
import type { Work } from '#platform/work.ts'
import type { PaymentMethod } from '#pricing/quote-request.ts'
import { no } from './checkout.refusals.ts'
import { methodFee, readOrderDue } from './order-due.ts'
import { spendWallet } from './spend-wallet.ts'

export type OrderPaymentRequest = {
  readonly key: string
  readonly number: string
  readonly method: PaymentMethod | null
}
export type OrderPaymentOpened = { readonly paymentId: string; readonly isPaid: boolean }

/**
 * Pays what is due for an order that exists: after a declined card, or when the review raised the total, which is
 * accepted by paying. From the wallet it is paid at once; a card payment of the same sum that is still open is gone on with.
 */
export async function payOrder(work: Work, request: OrderPaymentRequest): Promise<OrderPaymentOpened> {
  const { key, number, method } = request
  const customerId = signedInCustomer(work)
  if (method === null) throw no.METHOD_NEEDED({ path: 'method' })
  return once(work, `pay-order:${key}`, { number, method }, async () => {
    const order = await lockOrderByNumber(work, number)
    const due = await readOrderDue(work, order)
    if (due.minor === 0n) throw no.NOTHING_DUE()
    const fee = await methodFee(work, method, due)
    const amount = add(due, fee)
    const open = await openPaymentOf(work, order, method, amount.minor)
    if (open) return { paymentId: open.id, isPaid: false }
    const initiator = (await isFirstTry(work, order)) ? 'placeOrder' : 'payNow'
    const subject = { kind: 'order', id: order.id } as const
    const payment = await openPayment(work, { key, customerId, initiator, method, amount, fee, subject })
    const isPaid = payment.status === 'successed'
    if (isPaid && order.change_asked_at !== null) await acceptChange(work, number)
    if (isPaid) await spendWallet(work, payment)
    return { paymentId: payment.id, isPaid }
  })
}

async function openPaymentOf(work: Work, order: Order, method: PaymentMethod, minor: bigint): Promise<Payment | null> {
  const payments = await readPaymentsOf(work, order.id)
  const isWaiting = (one: Payment) => one.status === 'pending' || one.status === 'on_progress'
  const isSame = (one: Payment) => one.method === method && one.amount.minor === minor && one.expiresAt > work.now
  return payments.find((one) => isWaiting(one) && isSame(one)) ?? null
}

async function isFirstTry(work: Work, order: Order): Promise<boolean> {
  return (
    order.items.some((item) => item.state === 'placed') &&
    (await readPaymentsOf(work, order.id)).every((one) => one.status !== 'successed')
  )
}
