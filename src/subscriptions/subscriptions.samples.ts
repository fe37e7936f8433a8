import { newId } from '#platform/id.ts'
import type { Work } from '#platform/work.ts'

/** A running subscription to one of the site's packages, a day old, good for another month. */
export async function sampleSubscription(
  work: Work,
  customerId: string,
  packageId = 'star',
): Promise<{ readonly id: string }> {
  const id = newId()
  const { quota_minor } = await work.db
    .selectFrom('packages')
    .select('quota_minor')
    .where('site', '=', work.site)
    .where('id', '=', packageId)
    .executeTakeFirstOrThrow()
  const day = 86_400_000
  await work.db
    .insertInto('subscriptions')
    .values({
      id,
      site: work.site,
      customer_id: customerId,
      package_id: packageId,
      status: 'Active',
      quota_minor,
      requested_at: new Date(work.now.getTime() - day),
      starts_at: new Date(work.now.getTime() - day),
      ends_at: new Date(work.now.getTime() + 29 * day),
    })
    .execute()
  return { id }
}
