import { findOrder } from '#orders/lock-order.ts'
import { isOpen } from '#payments/payment-moves.ts'
import { readPaymentsOf } from '#payments/read-payment.ts'
import { signedInCustomer } from '#people/signed-in-customer.ts'
import type { Visit } from '#platform/visit.ts'
import type { Work } from '#platform/work.ts'
import { methodName } from '#pricing/names.ts'
import { sites } from '#sites/sites.ts'
import { readSubscriptions } from '#subscriptions/read-subscriptions.ts'

/** The customer's packages: the running one, the one that waits with its payment, and those that are over. */
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

// The last one that may still be paid: its page says how.
async function readOpenPayment(work: Work, subscriptionId: string) {
  const payments = await readPaymentsOf(work, subscriptionId)
  const last = payments.filter((one) => isOpen(one.status) && one.status !== 'failed').at(-1)
  if (!last) return null
  return { id: last.id, methodName: methodName(last.method, work.locale), expiresAt: last.expiresAt }
}
