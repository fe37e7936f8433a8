import { confirmFirstPayment, confirmPayment } from '#orders/confirm-payment.ts'
import type { Order } from '#orders/lock-order.ts'
import type { Payment } from '#payments/payment.ts'
import { moneyKindOf } from '#payments/payment-methods.ts'
import { asSystem, type Work } from '#platform/work.ts'
import { walletAccount } from '#wallet/accounts.ts'
import { no } from './checkout.refusals.ts'

/**
 * A payment from the wallet reaches its order in the transaction that opened it. Refuses INSUFFICIENT_FUNDS. `placed` is
 * the order where this transaction has placed it, too.
 */
export async function spendWallet(work: Work, payment: Payment, placed?: Order): Promise<void> {
  const kind = moneyKindOf(payment.method)
  const taken = {
    parts: [{ from: walletAccount(payment.customerId, kind), kind, minor: payment.amount.minor }],
    method: payment.method,
    feesMinor: payment.fee.minor,
    paymentId: payment.id,
    onlyOnce: `payment:${payment.id}`,
  }
  const { isTaken } = placed
    ? await confirmFirstPayment(asSystem(work), placed, taken)
    : await confirmPayment(asSystem(work), { ...taken, orderId: payment.subject?.id ?? '' })
  if (!isTaken) throw no.NOTHING_DUE()
}
