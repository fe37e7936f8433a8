import { isOpen } from '#money/payments/payment-moves.ts'
import { readPaymentsOf } from '#money/payments/read-payment.ts'
import { asSystem, type Work } from '#platform/work/work.ts'
import { lockSubscription, moveSubscription } from '#pricing/subscriptions/move-subscription.ts'

/** How long a package waits for a payment attempt. */
const hoursToPay = 72

/** Packages that nobody paid in 72 hours. */
export async function readUnpaidPackages(work: Work): Promise<readonly string[]> {
  const before = new Date(work.now.getTime() - hoursToPay * 3_600_000)
  const rows = await work.db
    .selectFrom('subscriptions')
    .select('id')
    .where('site', '=', work.site)
    .where('status', '=', 'Requested')
    .where('paid_at', 'is', null)
    // A package that is bought with an order ends with the order.
    .where('order_id', 'is', null)
    .where('requested_at', '<=', before)
    .limit(500)
    .execute()
  return rows.map((row) => row.id)
}

/** Gives up an unpaid package; the time does not run while a payment of it is in progress. */
export async function lapsePackage(given: Work, subscriptionId: string): Promise<void> {
  const work = asSystem(given)
  const subscription = await lockSubscription(work, subscriptionId)
  if (subscription.status !== 'Requested' || subscription.paid_at !== null) return
  const payments = await readPaymentsOf(work, subscriptionId)
  const isUnderWay = payments.some((one) => isOpen(one.status) && one.status !== 'failed')
  if (!isUnderWay) await moveSubscription(work, subscription, 'lapse')
}
