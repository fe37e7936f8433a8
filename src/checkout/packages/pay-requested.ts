import { no } from '#checkout/checkout.refusals.ts'
import { readWalletPart } from '#checkout/deposit/wallet-part.ts'
import { payWaiting } from '#checkout/paying/pay-waiting.ts'
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
import type { Subscription } from '#pricing/subscriptions/move-subscription.ts'
import { sites } from '#sites/sites.ts'

export type PackagePayment = {
  readonly method: PaymentMethod | null
  /** The balance that pays a part before the method. */
  readonly useBalance?: MoneyKind | null
  readonly payerAccount?: string | null
}
/** `paymentId` is null where there was nothing to pay. */
export type PackageOpened = { readonly number: string; readonly paymentId: string | null; readonly isPaid: boolean }

/**
 * Opens the payment of a package that waits for its money; from the wallet it is paid, and started, at once. One of the same
 * sum by the same method that still waits is gone on with. The subscription must be held.
 */
export async function payRequested(
  work: Work,
  held: Subscription,
  { method, useBalance: kind = null, payerAccount = null }: PackagePayment,
  routes: Routes,
): Promise<PackageOpened> {
  if (method === null) throw no.METHOD_NEEDED({ path: 'method' })
  const { id, number, customer_id: customerId } = held
  const due = money(held.price_minor, sites[work.site].currency)
  const payments = await readPaymentsOf(work, id)
  const open = payments.filter((one) => isOpen(one.status) && one.status !== 'failed' && one.expiresAt > work.now)
  const same = open.find((one) => isBy(one, method, payerAccount) && one.walletPartKind === kind)
  if (same) return { number, paymentId: same.id, isPaid: false }
  for (const one of open) if (kind !== null && one.walletPartKind === kind) await cancelPayment(work, one.id)
  const walletPart = await readWalletPart(work, { kind, method, due })
  const fee = await readMethodFee(work, method, money(due.minor - (walletPart?.minor ?? 0n), due.currency))
  const initiator = payments.length === 0 ? 'packageSubscription' : 'payNowPackage'
  const subject = { kind: 'subscription', id } as const
  const wish = { customerId, initiator, method, amount: add(due, fee), fee, subject, payerAccount } as const
  const payment = await openKeyedPayment(work, { ...wish, ...(walletPart && { walletPart }) }, routes)
  const isPaid = payment.status === 'successed'
  if (isPaid) await spendOnPackage(work, held, payment)
  return { number, paymentId: payment.id, isPaid }
}

function spendOnPackage(work: Work, { id, status, paid_at }: Subscription, payment: Payment): Promise<void> {
  const kind = moneyKindOf(payment.method)
  const from = walletAccount(payment.customerId, kind)
  const subject = { kind: 'subscription', id, isWaiting: status === 'Requested' && paid_at === null } as const
  return payWaiting(asSystem(work), subject, payment, [{ from, kind, amount: payment.amount }])
}
