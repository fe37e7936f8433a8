import type { GatewayOutcome } from '#money/payments/gateways/gateway.ts'
import { attachCheckout, startAttempt } from '#money/payments/gateways/open-checkout.ts'
import { openPayment } from '#money/payments/open-payment.ts'
import type { Payment } from '#money/payments/payment.ts'
import { recordRefund } from '#money/payments/refunds/record-refund.ts'
import type { Refund } from '#money/payments/refunds/refund.ts'
import { refundAccount } from '#money/payments/refunds/refund-rule.ts'
import { postEntry, transfer } from '#money/wallet/post-entry.ts'
import { money } from '#platform/values/amounts/money.ts'
import { newId } from '#platform/work/id.ts'
import { asSystem, type Work } from '#platform/work/work.ts'
import { methodFacts, type PaymentMethod } from '#pricing/quote/method-table.ts'
import { sites } from '#sites/sites.ts'
import { sampleRoutes } from './payments.samples.ts'
import { settleFound } from './settle-payment.samples.ts'

export type PaidSample = { readonly payment: Payment; readonly orderId: string; readonly outcome: GatewayOutcome }

let lastTransaction = 700_000_000

/** A payment that a gateway confirmed, its money in `order:{id}`. */
export async function samplePaid(
  work: Work,
  customerId: string,
  minor: bigint,
  method: PaymentMethod = 'creditCard',
): Promise<PaidSample> {
  const orderId = newId()
  const amount = money(minor, sites[work.site].currency)
  const subject = { kind: 'order', id: orderId } as const
  const request = { key: newId(), customerId, initiator: 'payNow', method, amount, subject } as const
  const wish = {
    ...request,
    ...(method === 'valu' && { payerAccount: '12345' }),
  }
  const opened = await openPayment(work, wish, sampleRoutes)
  const provider = sampleRoutes(method, work.site) ?? 'paymob'
  lastTransaction += 1
  const outcome = await beginSample(work, opened.id, String(lastTransaction))
  const settled = await settleFound(work, { provider, outcome })
  if (settled.kind !== 'settled') throw new Error(`the payment was ${settled.kind}`)
  for (const { from, amount: brought } of settled.credited)
    await postEntry(work, 'order_payment', transfer(brought, from, `order:${orderId}`))
  return { payment: settled.payment, orderId, outcome }
}

/** The customer is on the gateway's page; returns what the gateway reports once they have paid there. */
export async function beginSample(work: Work, paymentId: string, transactionId: string): Promise<GatewayOutcome> {
  const start = await startAttempt(asSystem(work), paymentId)
  if (start.kind !== 'start') throw new Error('the payment was not begun')
  const { payment, reference } = start
  const providerReference = `order-${transactionId}`
  const redirectUrl = 'http://gateway.test/pay'
  await attachCheckout(work, reference, { kind: 'opened', providerReference, redirectUrl })
  const { minor, currency } = payment.outside
  return {
    state: 'paid',
    site: payment.site,
    transactionId,
    providerReference,
    reference,
    amount: { minor, currency },
    card: payment.method === 'creditCard' ? { brand: 'Visa', last4: '4242' } : null,
    declineCode: null,
  }
}

/** The job has asked the provider for this refund; returns the attempt in progress. */
export async function askSample(work: Work, refundId: string): Promise<string> {
  const { id } = await work.db
    .updateTable('refund_sends')
    .set({ status: 'asked', asked: 1, asked_at: work.now, ask_next_at: work.now })
    .where('refund_id', '=', refundId)
    .where('status', '=', 'waiting')
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Refunds a part of it, as an order does. */
export async function sampleRefund(
  work: Work,
  { payment, orderId }: Pick<PaidSample, 'payment' | 'orderId'>,
  minor: bigint,
): Promise<readonly Refund[]> {
  const { customerId } = payment
  const { kind } = methodFacts[payment.method]
  const back = transfer(money(minor, payment.amount.currency), `order:${orderId}`, refundAccount(customerId, kind))
  const entryId = await postEntry(work, kind === 'valu' ? 'order_hold' : 'order_refund', back)
  const subject = { kind: 'order', id: orderId, number: 'M-100001' } as const
  const paid = [{ paymentId: payment.id, minor: payment.amount.minor }]
  return recordRefund(work, { customerId, subject, kind, minor, entryId, cause: 'cancelled', paid })
}
