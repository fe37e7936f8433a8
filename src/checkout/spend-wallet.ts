import { confirmFirstPayment, confirmPayment } from '#orders/confirm-payment.ts'
import type { Order } from '#orders/lock-order.ts'
import type { Payment } from '#payments/payment.ts'
import { moneyKindOf } from '#payments/payment-methods.ts'
import { asSystem, type Work } from '#platform/work.ts'
import { walletAccount } from '#wallet/accounts.ts'
import { no } from './checkout.refusals.ts'

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
