import { walletAccount } from '#money/wallet/accounts.ts'
import { postEntry, transfer } from '#money/wallet/post-entry.ts'
import { newId } from '#platform/work/id.ts'
import { once } from '#platform/work/once.ts'
import { asSystem, type Work } from '#platform/work/work.ts'
import { methodFacts } from '#pricing/quote/method-table.ts'
import type { PaymentRequest } from './gateways/check-payment.ts'
import { checkPayment } from './gateways/check-payment.ts'
import type { Routes } from './gateways/gather-gateways.ts'
import { giveCode } from './gateways/give-code.ts'
import { movePayment } from './move-payment.ts'
import type { Payment } from './payment.ts'
import { isWalletMethod } from './payment-methods.ts'
import { writePayment } from './write-payment.ts'

/**
 * Writes down the intent to pay, and who outside takes it. The wallet's part moves to `payment:{id}` at once, so that it
 * cannot be spent twice while the rest is under way. Paid from the wallet alone it is Successed at once, and the caller
 * spends the balance in this same transaction; paid at our till it has its code at once. The same key gives the same payment.
 */
export async function openPayment(work: Work, request: PaymentRequest, routes: Routes): Promise<Payment> {
  const { key, ...body } = request
  return once(work, `payment:${key}`, body, () => openKeyedPayment(work, body, routes))
}

/** The same for a caller whose own key makes sure that it happens once. */
export async function openKeyedPayment(
  work: Work,
  request: Omit<PaymentRequest, 'key'>,
  routes: Routes,
): Promise<Payment> {
  const payment = await writePayment(work, newId(), await checkPayment(work, request, routes))
  if (isWalletMethod(payment.method)) {
    const paid = await movePayment(asSystem(work), payment, 'succeed')
    return paid
  }
  if (payment.walletPartKind !== null) {
    const from = walletAccount(payment.customerId, payment.walletPartKind)
    const held = transfer(payment.walletPart, from, `payment:${payment.id}`)
    await postEntry(work, 'payment_part_held', held, { reference: payment.number })
  }
  return methodFacts[payment.method].way === 'till' ? giveCode(work, payment) : payment
}
