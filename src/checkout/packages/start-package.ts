import { startPackage } from '#money/payments/packages/start-package.ts'
import { asSystem, type Work } from '#platform/work/work.ts'
import { notePackagePaid } from '#pricing/subscriptions/start-subscription.ts'
import type { Site } from '#sites/sites.ts'

/** Starts a package that was just paid, unless another one is still running. */
export async function startPaidPackage(given: Work, subscriptionId: string, site: Site): Promise<void> {
  const work = { ...asSystem(given), site }
  await notePackagePaid(work, subscriptionId)
  await startPackage(work, subscriptionId)
}

/** Paid packages whose predecessor has ended. */
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
