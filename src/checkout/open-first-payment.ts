import { money } from '#money/money.ts'
import { confirmPayment } from '#orders/confirm-payment.ts'
import type { PlacedOrder } from '#orders/place-order.ts'
import { openPayment } from '#payments/open-payment.ts'
import { signedInCustomer } from '#people/signed-in-customer.ts'
import { asSystem, siteCurrency, type Work } from '#platform/work.ts'
import type { PaymentMethod } from '#pricing/quote-request.ts'
import { spendWallet } from './spend-wallet.ts'

type FirstPayment = { readonly key: string; readonly method: PaymentMethod; readonly feesMinor: bigint }
type Opened = { readonly paymentId: string | null; readonly isPaid: boolean }

/** The payment an order is placed with: from the wallet at once, else opened for the customer to make outside. */
export async function openFirstPayment(work: Work, order: PlacedOrder, first: FirstPayment): Promise<Opened> {
  const { method, feesMinor } = first
  if (order.dueMinor === 0n) {
    await confirmPayment(asSystem(work), { orderId: order.id, parts: [], method })
    return { paymentId: null, isPaid: true }
  }
  const currency = siteCurrency[work.site]
  const payment = await openPayment(work, {
    key: first.key,
    customerId: signedInCustomer(work),
    initiator: 'placeOrder',
    method,
    amount: money(order.dueMinor, currency),
    fee: money(feesMinor, currency),
    subject: { kind: 'order', id: order.id },
  })
  if (payment.status === 'successed') await spendWallet(work, payment)
  return { paymentId: payment.id, isPaid: payment.status === 'successed' }
}
