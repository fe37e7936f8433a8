import { no } from '#checkout/checkout.refusals.ts'
import type { Payment } from '#money/payments/payment.ts'
import { moneyKindOf } from '#money/payments/payment-methods.ts'
import { walletAccount } from '#money/wallet/accounts.ts'
import { asSystem, type Work } from '#platform/work/work.ts'
import type { Order } from '#selling/orders/items/lock-order.ts'
import { confirmFirstPayment, confirmPayment } from '#selling/orders/money/confirm-payment.ts'

type PaidOrder = { readonly order: Order; readonly isNew: boolean }

/**
 * A payment from the wallet reaches its order, which the caller holds or has just placed (`isNew`), in the transaction that
 * opened it. Refuses INSUFFICIENT_FUNDS.
 */
export async function spendWallet(work: Work, payment: Payment, { order, isNew }: PaidOrder): Promise<void> {
  const kind = moneyKindOf(payment.method)
  const taken = {
    parts: [{ from: walletAccount(payment.customerId, kind), kind, minor: payment.amount.minor }],
    method: payment.method,
    feesMinor: payment.fee.minor,
    paymentId: payment.id,
    onlyOnce: `payment:${payment.id}`,
  }
  const confirm = isNew ? confirmFirstPayment : confirmPayment
  const { isTaken } = await confirm(asSystem(work), order, taken)
  if (!isTaken) throw no.NOTHING_DUE()
}
