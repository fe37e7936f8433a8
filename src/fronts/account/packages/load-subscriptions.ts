import { isOpen } from '#money/payments/payment-moves.ts'
import { readPaymentsOf } from '#money/payments/read-payment.ts'
import { signedInCustomer } from '#people/access/signed-in-customer.ts'
import type { Visit } from '#platform/http/visit.ts'
import type { Work } from '#platform/work/work.ts'
import { methodName } from '#pricing/quote/method-table.ts'
import { readSubscriptions } from '#pricing/subscriptions/read-subscriptions.ts'
import { findOrder } from '#selling/orders/items/lock-order.ts'
import { sites } from '#sites/sites.ts'

/** The customer's packages: the running one, the one that waits with its payment, and ended ones. */
export async function loadSubscriptions(visit: Visit) {
  const { locale, site } = visit
  return visit.read(async (work) => {
    const own = await readSubscriptions(work, signedInCustomer(work))
    const payment = own.requested && !own.requested.isPaid ? await readOpenPayment(work, own.requested.id) : null
    const orderNumber = own.requested?.orderId ? (await findOrder(work, { id: own.requested.orderId })).number : null
    return { ...own, payment, orderNumber, locale, site, currency: sites[site].currency }
  })
}

export type SubscriptionsFacts = Awaited<ReturnType<typeof loadSubscriptions>>

// The latest one that can still be paid: its page says how.
async function readOpenPayment(work: Work, subscriptionId: string) {
  const payments = await readPaymentsOf(work, subscriptionId)
  const last = payments.filter((one) => isOpen(one.status) && one.status !== 'failed').at(-1)
  if (!last) return null
  return { id: last.id, methodName: methodName(last.method, work.locale), expiresAt: last.expiresAt }
}
