import { z } from 'zod'
import { orderAsksNationalId } from '#checkout/steps/asks-national-id.ts'
import type { Routes } from '#money/payments/gateways/gather-gateways.ts'
import { readMethodRules, whyNot } from '#money/payments/gateways/why-not.ts'
import { readMethodFee } from '#money/payments/method-fee.ts'
import { openPayment } from '#money/payments/open-payment.ts'
import type { Payment } from '#money/payments/payment.ts'
import { isPaidAfterReview } from '#money/payments/payment-methods.ts'
import { walletPartOf } from '#money/payments/read-payment-methods.ts'
import { readWallet } from '#money/wallet/read-wallet.ts'
import { add, money } from '#platform/values/amounts/money.ts'
import { asSystem, type Work } from '#platform/work/work.ts'
import { paymentMethods } from '#pricing/quote/method-table.ts'
import { activeItems, lockOrder, type Order } from '#selling/orders/items/lock-order.ts'
import { readOrderMoney } from '#selling/orders/money/order-money.ts'
import { isReviewedFirst } from '#selling/orders/money/payable-now.ts'
import { readPayUntil } from '#selling/orders/money/payment-clock.ts'
import { priceAgain } from '#selling/orders/prices/price-again.ts'
import { readOrderDue } from './order-due.ts'
import { readWaitingPayments } from './read-waiting-payments.ts'

export type AskedPayment = {
  readonly order: Order
  readonly until: Date
  /** Opened as it was chosen at checkout; null where the customer has to choose anew. */
  readonly payment: Payment | null
}

const knownMethod = z.enum(paymentMethods)
const kindOfMoney = z.enum(['card', 'cash']).nullable()

/**
 * The review of an order that nobody paid is done: its payment is opened in the way its customer chose, with what the balance
 * holds now, until the order's own time is over. Nothing where the order does not wait for its first payment. The same key asks once.
 */
export async function askPayment(
  given: Work,
  { orderId, key }: { readonly orderId: string; readonly key: string },
  routes: Routes,
): Promise<AskedPayment | null> {
  const work = asSystem(given)
  const order = await lockOrder(work, orderId)
  const owed = await readOrderMoney(work, order)
  const until = await readPayUntil(work, order)
  const isAsked = activeItems(order).some((item) => item.state === 'pending_payment')
  if (!isAsked || until === null || until <= work.now || owed.paid > 0n || isReviewedFirst(order, owed)) return null
  return { order, until, payment: await openAsChosen(work, order, { key, until }, routes) }
}

type Ask = { readonly key: string; readonly until: Date }

async function openAsChosen(work: Work, order: Order, { key, until }: Ask, routes: Routes): Promise<Payment | null> {
  const method = knownMethod.parse(order.payment_method)
  if (!isPaidAfterReview(method) || order.editing_by !== null) return null
  const customer = { ...work, who: { kind: 'customer', id: order.customer_id } } as const
  if (await orderAsksNationalId(customer, order)) return null
  const waiting = await readWaitingPayments(work, order)
  if (waiting.length > 0) return waiting.find((one) => one.method === method) ?? null
  // Another price than the review's is looked at and accepted first.
  if ((await priceAgain(work, order)) !== null) return null
  const due = await readOrderDue(work, order)
  const kind = kindOfMoney.parse(order.balance_first)
  const balance = kind && (await readWallet(work, order.customer_id))[kind]
  // What a balance covers alone by now is its customer's to say.
  if (balance && balance.minor >= due.minor) return null
  const part = balance && walletPartOf(balance, due)
  const outside = money(due.minor - (part?.minor ?? 0n), due.currency)
  const fee = await readMethodFee(work, method, outside)
  const use = { method, site: work.site, initiator: 'placeOrder', outsideMinor: outside.minor + fee.minor } as const
  if (whyNot(use, await readMethodRules(work), routes) !== null) return null
  const wish = {
    key,
    customerId: order.customer_id,
    method,
    amount: add(due, fee),
    fee,
    initiator: 'placeOrder',
    subject: { kind: 'order', id: order.id },
    expiresInMinutes: (until.getTime() - work.now.getTime()) / 60_000,
    ...(part && kind && { walletPart: { minor: part.minor, kind } }),
  } as const
  return openPayment(work, wish, routes)
}
