import { depositMoney } from '#checkout/deposit/deposit-money.ts'
import { payRequest } from '#checkout/requests/request-delivery.ts'
import { nextPath } from '#checkout/steps/submit-checkout.ts'
import { readPayableCards } from '#money/payments/cards/read-saved-cards.ts'
import { type Routes, routesOf } from '#money/payments/gateways/gather-gateways.ts'
import { openPayment } from '#money/payments/open-payment.ts'
import { saidOf } from '#money/payments/payment.ts'
import { isOpen } from '#money/payments/payment-moves.ts'
import { type PaymentView, readPayment } from '#money/payments/read-payment.ts'
import type { Visit } from '#platform/http/visit.ts'
import { no } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { findOrder } from '#selling/orders/items/lock-order.ts'
import { priceAgain } from '#selling/orders/prices/price-again.ts'
import { payOrder } from './pay-order.ts'
import { isWaitingSubject, lockWaiting, type WaitingSubject } from './pay-waiting.ts'

/**
 * The same payment again after the gateway was away or the card was declined: never a second order, and the key makes
 * one new payment however often it is pressed. Answers where the customer goes on.
 */
export async function retryPayment(visit: Visit, paymentId: string, key: string): Promise<string> {
  const routes = routesOf(visit.ports)
  const opened = await visit.write(async (work) => {
    const payment = await readPayment(work, paymentId)
    if (!payment) throw no.NOT_FOUND()
    const isStillOpen = isOpen(payment.status) && payment.expiresAt > work.now
    if (isStillOpen || payment.status === 'successed') {
      return { paymentId, isPaid: payment.status === 'successed' }
    }
    const { method, walletPartKind: useBalance } = payment
    const payerAccount = await saidAgain(work, payment)
    if (payment.initiator === 'deposit') {
      const again = await depositMoney(work, { key, minor: payment.amount.minor, method, payerAccount }, routes)
      return { paymentId: again.paymentId, isPaid: false }
    }
    if (payment.subject?.kind === 'request') {
      const {
        number,
        paymentId: id,
        isPaid,
      } = await payRequest(work, { key, requestId: payment.subject.id, method, useBalance, payerAccount }, routes)
      return id === null ? { request: number } : { paymentId: id, isPaid }
    }
    if (isWaitingSubject(payment.subject)) return retryWaiting(work, payment, payment.subject, key, routes)
    if (payment.subject?.kind !== 'order') throw no.NOT_FOUND()
    const order = await findOrder(work, { id: payment.subject.id })
    const { number } = order
    // If the price is no longer the agreed one, the customer sees and accepts it before a payment is opened.
    if (await priceAgain(work, order)) return { ask: number }
    const again = await payOrder(work, { key, number, method, useBalance, payerAccount }, routes)
    return { ...again, number }
  })
  if ('ask' in opened) return `/${visit.locale}/checkout/order/${opened.ask}`
  if ('request' in opened) return `/${visit.locale}/account/orders/request/${opened.request}`
  return nextPath(visit, { orderNumber: 'number' in opened ? opened.number : '', ...opened })
}

// A saved card that the gateway no longer takes, or that was removed since, is not tried again: the next one is typed.
async function saidAgain(work: Work, payment: PaymentView): Promise<string | null> {
  const { customerId, provider, cardChoice } = payment
  if (cardChoice.savedCardId === null) return saidOf(work, payment)
  const cards = await readPayableCards(work, { customerId, provider })
  return cards.some(({ id }) => id === cardChoice.savedCardId) ? saidOf(work, payment) : null
}

// The same amount for the same package, as long as it waits for its money.
async function retryWaiting(work: Work, payment: PaymentView, subject: WaitingSubject, key: string, routes: Routes) {
  const { customerId, initiator, method, amount, fee, walletPart, walletPartKind } = payment
  const payerAccount = await saidAgain(work, payment)
  if (!(await lockWaiting(work, subject, customerId)).isWaiting) throw no.NOT_FOUND()
  const part = walletPartKind && { walletPart: { minor: walletPart.minor, kind: walletPartKind } }
  const request = { key, customerId, initiator, method, amount, fee, subject, payerAccount, ...part }
  const again = await openPayment(work, request, routes)
  return { paymentId: again.id, isPaid: again.status === 'successed' }
}
