import { signedInCustomer } from '#people/access/signed-in-customer.ts'
import type { Work } from '#platform/work/work.ts'
import { lockOwn, moveSubscription, type Subscription } from './move-subscription.ts'
import { no } from './subscriptions.refusals.ts'

/** The customer ends their running package now: nothing of it holds any more. */
export async function endOwnPackage(work: Work): Promise<Subscription> {
  const { active } = await lockOwn(work, signedInCustomer(work))
  if (!active?.ends_at || active.ends_at <= work.now) throw no.NO_ACTIVE_PACKAGE()
  return moveSubscription(work, active, 'unsubscribe')
}

/** The customer gives up the package that has not started; one that is bought with an order goes with that order alone. */
export async function cancelOwnPackage(work: Work): Promise<Subscription> {
  const { requested } = await lockOwn(work, signedInCustomer(work))
  if (!requested) throw no.NO_PACKAGE_WAITS()
  if (requested.order_id !== null) throw no.PACKAGE_OF_ORDER()
  return moveSubscription(work, requested, 'cancel')
}

/** The customer knows that their package is over, and goes on without: the cart says no more of it. */
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
