import { confirmPayment } from '#orders/confirm-payment.ts'
import type { Payment } from '#payments/payment.ts'
import { moneyKindOf } from '#payments/payment-methods.ts'
import { asSystem, type Work } from '#platform/work.ts'
import { walletAccount } from '#wallet/accounts.ts'
import { no } from './checkout.refusals.ts'

/** A payment from the wallet reaches its order in the transaction that opened it. Refuses INSUFFICIENT_FUNDS. */
export async function spendWallet(work: Work, payment: Payment): Promise<void> {
  const kind = moneyKindOf(payment.method)
  const { isTaken } = await confirmPayment(asSystem(work), {
    orderId: payment.subject?.id ?? '',
    parts: [{ from: walletAccount(payment.customerId, kind), kind, minor: payment.amount.minor }],
    method: payment.method,
    feesMinor: payment.fee.minor,
    paymentId: payment.id,
    onlyOnce: `payment:${payment.id}`,
  })
  if (!isTaken) throw no.NOTHING_DUE()
}
