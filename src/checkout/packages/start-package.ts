import { asSystem, type Site, type Work } from '#platform/work.ts'
import { notePackagePaid, type Start, startSubscription } from '#subscriptions/start-subscription.ts'
import { isRefundable } from '#subscriptions/unused-package.ts'
import { earnPackage, giveBackEarned } from './package-books.ts'

/**
 * Starts a package that is paid, or free, and earns it. The one it takes the place of is given back where nobody used it: for
 * its 14 days the day counts on which the new one was asked for. One that waits for the end of another stays as it is.
 */
export async function startPackage(given: Work, subscriptionId: string): Promise<Start> {
  const work = asSystem(given)
  const start = await startSubscription(work, subscriptionId)
  if (start.kind !== 'started') return start
  await earnPackage(work, start.subscription)
  const { replaced } = start
  if (replaced && isRefundable(replaced, start.subscription.requested_at)) await giveBackEarned(work, replaced)
  return start
}

/** Its money has just arrived: it starts at once, if nothing else runs before it. */
export async function startPaidPackage(given: Work, subscriptionId: string, site: Site): Promise<void> {
  const work = { ...asSystem(given), site }
  await notePackagePaid(work, subscriptionId)
  await startPackage(work, subscriptionId)
}

/** Packages that are paid and have nothing running before them any more. */
export async function readReadyPackages(work: Work): Promise<readonly string[]> {
  const rows = await work.db
    .selectFrom('subscriptions as waiting')
    .select('waiting.id')
    .where('waiting.site', '=', work.site)
    .where('waiting.status', '=', 'Requested')
    .where('waiting.paid_at', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('subscriptions as running')
            .select('running.id')
            .whereRef('running.customer_id', '=', 'waiting.customer_id')
            .whereRef('running.site', '=', 'waiting.site')
            .where('running.status', '=', 'Active')
            .where('running.ends_at', '>', work.now),
        ),
      ),
    )
    .limit(500)
    .execute()
  return rows.map((row) => row.id)
}
