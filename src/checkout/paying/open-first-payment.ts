import { spendWallet } from '#checkout/deposit/spend-wallet.ts'
import type { WalletPart } from '#checkout/deposit/wallet-part.ts'
import { reviewFirst } from '#checkout/review-first.ts'
import type { Routes } from '#money/payments/gateways/gather-gateways.ts'
import { openKeyedPayment } from '#money/payments/open-payment.ts'
import { isPaidAfterReview } from '#money/payments/payment-methods.ts'
import { signedInCustomer } from '#people/access/signed-in-customer.ts'
import { money } from '#platform/values/amounts/money.ts'
import { asSystem, type Work } from '#platform/work/work.ts'
import type { PaymentMethod } from '#pricing/quote/method-table.ts'
import { confirmFirstPayment } from '#selling/orders/money/confirm-payment.ts'
import type { PlacedOrder } from '#selling/orders/place-order.ts'
import { sites } from '#sites/sites.ts'

type FirstPayment = {
  readonly method: PaymentMethod
  readonly feesMinor: bigint
  readonly walletPart: WalletPart | null
  readonly payerAccount: string | null
}
type Opened = { readonly paymentId: string | null; readonly isPaid: boolean }

/**
 * The payment an order is placed with: from the wallet at once, else opened for the customer to make outside. None yet for
 * an order that is reviewed before it is paid.
 */
export async function openFirstPayment(
  work: Work,
  order: PlacedOrder,
  first: FirstPayment,
  routes: Routes,
): Promise<Opened> {
  const { method, feesMinor, walletPart, payerAccount } = first
  if (order.dueMinor === 0n) {
    await confirmFirstPayment(asSystem(work), order.order, { parts: [], method })
    return { paymentId: null, isPaid: true }
  }
  if (isPaidAfterReview(method)) {
    const outsideMinor = order.dueMinor - (walletPart?.minor ?? 0n)
    await reviewFirst(work, order.order, { method, balanceFirst: walletPart?.kind ?? null, outsideMinor }, routes)
    return { paymentId: null, isPaid: false }
  }
  const currency = sites[work.site].currency
  const wish = {
    customerId: signedInCustomer(work),
    initiator: 'placeOrder',
    method,
    amount: money(order.dueMinor, currency),
    fee: money(feesMinor, currency),
    subject: { kind: 'order', id: order.id },
    payerAccount,
    ...(walletPart && { walletPart }),
  } as const
  const payment = await openKeyedPayment(work, wish, routes)
  if (payment.status === 'successed') await spendWallet(work, payment, { order: order.order, isNew: true })
  return { paymentId: payment.id, isPaid: payment.status === 'successed' }
}
