import { no } from '#checkout/checkout.refusals.ts'
import { spendWallet } from '#checkout/deposit/spend-wallet.ts'
import { readWalletPart } from '#checkout/deposit/wallet-part.ts'
import { reviewFirst } from '#checkout/review-first.ts'
import { requireOrderNationalId } from '#checkout/steps/asks-national-id.ts'
import { cancelPayment } from '#money/payments/cancel-payment.ts'
import type { Routes } from '#money/payments/gateways/gather-gateways.ts'
import { readMethodFee } from '#money/payments/method-fee.ts'
import { openPayment } from '#money/payments/open-payment.ts'
import { isBy, type Payment } from '#money/payments/payment.ts'
import { isPaidAfterReview, isWalletMethod } from '#money/payments/payment-methods.ts'
import { readConfirmation, readPaymentsOf } from '#money/payments/read-payment.ts'
import type { MoneyKind } from '#money/wallet/accounts.ts'
import { signedInCustomer } from '#people/access/signed-in-customer.ts'
import { add, money } from '#platform/values/amounts/money.ts'
import { once } from '#platform/work/once.ts'
import type { Work } from '#platform/work/work.ts'
import { methodFacts, type PaymentMethod } from '#pricing/quote/method-table.ts'
import { activeItems, lockOrderByNumber, type Order } from '#selling/orders/items/lock-order.ts'
import { acceptTotal } from '#selling/orders/money/confirm-payment.ts'
import { readOrderMoney } from '#selling/orders/money/order-money.ts'
import { isReviewedFirst } from '#selling/orders/money/payable-now.ts'
import { readPayUntil } from '#selling/orders/money/payment-clock.ts'
import { requoteOrder } from '#selling/orders/money/requote-order.ts'
import { no as ordersNo } from '#selling/orders/orders.refusals.ts'
import { agreePrice, type SeenPrice } from '#selling/orders/prices/agree-price.ts'
import { readOrderDue } from './order-due.ts'
import { readWaitingPayments } from './read-waiting-payments.ts'

export type OrderPaymentRequest = {
  readonly key: string
  readonly number: string
  readonly method: PaymentMethod | null
  /** The balance that pays a part before the method. */
  readonly useBalance?: MoneyKind | null
  readonly payerAccount?: string | null
  /** The price of today that the customer accepted, where it is not the one agreed before. */
  readonly seen?: SeenPrice | null
}
export type OrderPaymentOpened = {
  /** Null where the order is reviewed before it is paid this way. */
  readonly paymentId: string | null
  readonly isPaid: boolean
}

/**
 * Pays what is due for an order that exists: after a declined card, or when the review raised the total, which is
 * accepted by paying. An order nobody paid yet is quoted again with today's tables: where that is another price, nothing moves
 * before the customer has seen and accepted it. From the wallet it is paid at once; a payment of the same sum by the same method that still waits is
 * gone on with, and one that holds the balance asked for now gives it back first. A payment ends no later than its order does. An order that was placed and is to be paid in
 * the office or by transfer is reviewed first: nothing is opened, and nothing is paid until the review is done. While one payment
 * is said to be paid and its gateway has not confirmed that, no other is opened.
 */
export async function payOrder(work: Work, request: OrderPaymentRequest, routes: Routes): Promise<OrderPaymentOpened> {
  const { key, number, method, useBalance: kind = null, payerAccount = null, seen = null } = request
  const customerId = signedInCustomer(work)
  if (method === null) throw no.METHOD_NEEDED({ path: 'method' })
  return once(work, `pay-order:${key}`, { number, method, kind, payerAccount, ...(seen && { seen }) }, async () => {
    const locked = await lockOrderByNumber(work, number)
    if (isReviewedFirst(locked, await readOrderMoney(work, locked))) throw ordersNo.REVIEWED_FIRST()
    const order = await agreePrice(work, locked, seen)
    await requireOrderNationalId(work, order)
    const due = await readOrderDue(work, order)
    if (due.minor === 0n) throw no.NOTHING_DUE()
    const waiting = await waitingPayments(work, order, method)
    const same = waiting.find(
      (one) => isBy(one, method, payerAccount) && one.walletPartKind === kind && isOf(one, due.minor),
    )
    if (same) return { paymentId: same.id, isPaid: false }
    await requireNoneConfirmed(work, waiting)
    const isFirst = isPaidAfterReview(method) && activeItems(order).every((item) => item.state === 'placed')
    for (const one of waiting) {
      const isInTheWay = isFirst ? one.status !== 'pending_review' : kind !== null && one.walletPartKind === kind
      if (isInTheWay) await cancelPayment(work, one.id)
    }
    const walletPart = await readWalletPart(work, { kind, method, due })
    if (isFirst) {
      const outsideMinor = due.minor - (walletPart?.minor ?? 0n)
      await requoteOrder(work, await reviewFirst(work, order, { method, balanceFirst: kind, outsideMinor }, routes))
      return { paymentId: null, isPaid: false }
    }
    const fee = await readMethodFee(work, method, money(due.minor - (walletPart?.minor ?? 0n), due.currency))
    const initiator = (await isFirstTry(work, order)) ? 'placeOrder' : 'payNow'
    const subject = { kind: 'order', id: order.id } as const
    const expiresInMinutes = await readTimeToPay(work, order, method)
    const amount = add(due, fee)
    const wish = { key, customerId, initiator, method, amount, fee, subject, payerAccount, expiresInMinutes } as const
    const payment = await openPayment(work, { ...wish, ...(walletPart && { walletPart }) }, routes)
    const isPaid = payment.status === 'successed'
    if (isPaid) {
      const { order: accepted } = await acceptTotal(work, order)
      await spendWallet(work, payment, { order: accepted, isNew: false })
    }
    return { paymentId: payment.id, isPaid }
  })
}

// A transfer whose receipt is with finance is gone on with whatever it was of; it is never given up for another payment.
async function waitingPayments(work: Work, order: Order, method: PaymentMethod): Promise<readonly Payment[]> {
  const waiting = await readWaitingPayments(work, order)
  return waiting.filter((one) => one.status !== 'pending_review' || one.method === method)
}

// Who has paid already, as the gateway says, would pay twice.
async function requireNoneConfirmed(work: Work, waiting: readonly Payment[]): Promise<void> {
  for (const { id } of waiting)
    if ((await readConfirmation(work, id))?.kind === 'told') throw no.PAYMENT_BEING_CONFIRMED()
}

function isOf(payment: Payment, dueMinor: bigint): boolean {
  return payment.amount.minor - payment.fee.minor === dueMinor
}

async function isFirstTry(work: Work, order: Order): Promise<boolean> {
  return (
    order.items.some((item) => item.state === 'placed') &&
    (await readPaymentsOf(work, order.id)).every((one) => one.status !== 'successed')
  )
}

/**
 * For how many minutes a payment of an order that is opened now may be paid: as long as its method lasts, and never longer than the
 * order waits for its money. Refuses TIME_TO_PAY_OVER where that time has passed; what a balance pays at once asks for no time.
 */
async function readTimeToPay(work: Work, order: Pick<Order, 'id' | 'items'>, method: PaymentMethod): Promise<number> {
  const usual = methodFacts[method].hours * 60
  const until = await readPayUntil(work, order)
  if (until === null || isWalletMethod(method)) return usual
  const left = (until.getTime() - work.now.getTime()) / 60_000
  if (left <= 0) throw no.TIME_TO_PAY_OVER()
  return Math.min(usual, left)
}
