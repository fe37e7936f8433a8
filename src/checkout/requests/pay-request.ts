import { no } from '#checkout/checkout.refusals.ts'
import { readWalletPart } from '#checkout/deposit/wallet-part.ts'
import { payWaiting } from '#checkout/paying/pay-waiting.ts'
import { readRequestMoney, waitsForMoney } from '#fulfilment/requests/facts/read-request-money.ts'
import { type LockedRequest, lockRequest } from '#fulfilment/requests/move-request.ts'
import { no as requestsNo } from '#fulfilment/requests/requests.refusals.ts'
import { cancelPayment } from '#money/payments/cancel-payment.ts'
import type { Routes } from '#money/payments/gateways/gather-gateways.ts'
import { readMethodFee } from '#money/payments/method-fee.ts'
import { openKeyedPayment } from '#money/payments/open-payment.ts'
import { isBy, type Payment } from '#money/payments/payment.ts'
import { moneyKindOf } from '#money/payments/payment-methods.ts'
import { isOpen } from '#money/payments/payment-moves.ts'
import { readPaymentsOf } from '#money/payments/read-payment.ts'
import { type MoneyKind, walletAccount } from '#money/wallet/accounts.ts'
import { add, money } from '#platform/values/amounts/money.ts'
import { asSystem, type Work } from '#platform/work/work.ts'
import type { PaymentMethod } from '#pricing/quote/method-table.ts'

export type RequestPayment = {
  readonly method: PaymentMethod | null
  /** The balance that pays a part before the method. */
  readonly useBalance?: MoneyKind | null
  readonly payerAccount?: string | null
}
/** `paymentId` is null where there was nothing to pay. */
export type RequestOpened = { readonly number: string; readonly paymentId: string | null; readonly isPaid: boolean }

/**
 * Opens the payment of all that is due for a request: bringing it, and what is due on the goods in it. From the wallet it is
 * paid at once; one of the same sum by the same method that still waits is gone on with.
 */
export async function payRequestNow(
  work: Work,
  requestId: string,
  { method, useBalance: kind = null, payerAccount = null }: RequestPayment,
  routes: Routes,
): Promise<RequestOpened> {
  const held = await lockRequest(work, requestId)
  const { id, number, customer_id: customerId } = held.request
  const due = await dueOf(work, held)
  if (due.minor === 0n) return { number, paymentId: null, isPaid: true }
  if (method === null) throw no.METHOD_NEEDED({ path: 'method' })
  const payments = await readPaymentsOf(work, id)
  const open = payments.filter((one) => isOpen(one.status) && one.status !== 'failed' && one.expiresAt > work.now)
  const same = open.find(
    (one) =>
      isBy(one, method, payerAccount) && one.walletPartKind === kind && one.amount.minor - one.fee.minor === due.minor,
  )
  if (same) return { number, paymentId: same.id, isPaid: false }
  for (const one of open) if (one.status !== 'pending_review') await cancelPayment(work, one.id)
  const walletPart = await readWalletPart(work, { kind, method, due })
  const fee = await readMethodFee(work, method, money(due.minor - (walletPart?.minor ?? 0n), due.currency))
  const initiator = payments.length > 0 ? 'payNowRequest' : firstOf(held)
  const subject = { kind: 'request', id } as const
  const wish = { customerId, initiator, method, amount: add(due, fee), fee, subject, payerAccount } as const
  const payment = await openKeyedPayment(work, { ...wish, ...(walletPart && { walletPart }) }, routes)
  const isPaid = payment.status === 'successed'
  if (isPaid) await spendOnRequest(work, held, payment)
  return { number, paymentId: payment.id, isPaid }
}

function firstOf({ request }: LockedRequest) {
  return request.kind === 'Delivery' ? 'deliveryRequest' : 'pickupRequest'
}

// Once the courier was told what to collect, nothing of it is asked for a second time.
async function dueOf(work: Work, { request, orders }: LockedRequest) {
  const { due, currency } = await readRequestMoney(work, request, orders)
  if (request.cash_minor > 0n && due > 0n) throw requestsNo.COURIER_COLLECTS_IT()
  return money(due, currency)
}

async function spendOnRequest(work: Work, held: LockedRequest, payment: Payment): Promise<void> {
  const kind = moneyKindOf(payment.method)
  const from = walletAccount(payment.customerId, kind)
  const isWaiting = await waitsForMoney(work, held.request, held.orders)
  const subject = { kind: 'request', request: held, isWaiting } as const
  return payWaiting(asSystem(work), subject, payment, [{ from, kind, amount: payment.amount }])
}
