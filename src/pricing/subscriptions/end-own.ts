import { signedInCustomer } from '#people/access/signed-in-customer.ts'
import type { Work } from '#platform/work/work.ts'
import { lockOwn, moveSubscription, type Subscription } from './move-subscription.ts'
import { no } from './subscriptions.refusals.ts'

/** The customer ends their running package now: all its benefits stop. */
export async function endOwnPackage(work: Work): Promise<Subscription> {
  const { active } = await lockOwn(work, signedInCustomer(work))
  if (!active?.ends_at || active.ends_at <= work.now) throw no.NO_ACTIVE_PACKAGE()
  return moveSubscription(work, active, 'unsubscribe')
}

/**
 * The customer cancels the package that has not started; one that is bought with an order is cancelled only with the
 * order.
 */
export async function cancelOwnPackage(work: Work): Promise<Subscription> {
  const { requested } = await lockOwn(work, signedInCustomer(work))
  if (!requested) throw no.NO_PACKAGE_WAITS()
  if (requested.order_id !== null) throw no.PACKAGE_OF_ORDER()
  return moveSubscription(work, requested, 'cancel')
}

/** The customer dismisses the notice about their ended package: the cart does not show it again. */
export async function letPackageGo(work: Work): Promise<void> {
  await work.db
    .updateTable('subscriptions')
    .set({ let_go_at: work.now })
    .where('customer_id', '=', signedInCustomer(work))
    .where('site', '=', work.site)
    .where('status', 'in', ['Expired', 'QuotaReached'])
    .where('let_go_at', 'is', null)
    .execute()
}
