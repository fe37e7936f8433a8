import type { Selectable } from 'kysely'
import type { Packages } from '#platform/work/database.gen.ts'
import { newId } from '#platform/work/id.ts'
import { nextNumber } from '#platform/work/next-number.ts'
import { asSystem, type Work } from '#platform/work/work.ts'
import {
  lockSubscription,
  moveSubscription,
  noteSubscriptionStep,
  type Subscription,
} from '#pricing/subscriptions/move-subscription.ts'
import { insertDraft } from '#pricing/subscriptions/packages/draft-package.ts'
import { publishPackage } from '#pricing/subscriptions/packages/publish-package.ts'
import { notePackagePaid } from '#pricing/subscriptions/start-subscription.ts'
import { sampleStaff } from '#world/samples/people/people.samples.ts'

const dayMs = 86_400_000

/** A package that a customer asked for a day ago and has not paid. */
export async function sampleRequested(work: Work, customerId: string, packageId = 'star'): Promise<Subscription> {
  const pack = await work.db
    .selectFrom('packages')
    .selectAll()
    .where('site', '=', work.site)
    .where('id', '=', packageId)
    .executeTakeFirstOrThrow()
  const subscription = await work.db
    .insertInto('subscriptions')
    .values({
      id: newId(),
      number: `SB-${await nextNumber(work, 'subscription')}`,
      site: work.site,
      customer_id: customerId,
      package_id: packageId,
      version_id: pack.version_id,
      status: 'Requested',
      quota_minor: pack.quota_minor,
      price_minor: pack.price_minor,
      requested_at: new Date(work.now.getTime() - dayMs),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await noteSubscriptionStep(work, subscription.id, { event: 'request', from: null, to: 'Requested' })
  return subscription
}

/** A running subscription to one of the site's packages, one day old, valid for another month. */
export async function sampleSubscription(
  given: Work,
  customerId: string,
  packageId = 'star',
): Promise<{ readonly id: string }> {
  const work = asSystem(given)
  const { id } = await sampleRequested(work, customerId, packageId)
  await notePackagePaid(work, id)
  await moveSubscription(work, await lockSubscription(work, id), 'start', {
    starts_at: new Date(work.now.getTime() - dayMs),
    ends_at: new Date(work.now.getTime() + 29 * dayMs),
  })
  return { id }
}

/** New terms of a package of the site, drafted by one person and published by another. */
export async function samplePackageChange(
  work: Work,
  packageId: string,
  changes: Partial<Pick<Selectable<Packages>, 'price_minor' | 'quota_minor' | 'benefits'>>,
): Promise<void> {
  const [author, publisher] = [await sampleStaff(work, ['finance']), await sampleStaff(work, ['finance'])]
  const { version_id } = await work.db
    .selectFrom('packages')
    .select('version_id')
    .where('site', '=', work.site)
    .where('id', '=', packageId)
    .executeTakeFirstOrThrow()
  const {
    id: _id,
    benefits,
    ...terms
  } = await work.db.selectFrom('package_versions').selectAll().where('id', '=', version_id).executeTakeFirstOrThrow()
  const changed = { ...terms, benefits: JSON.stringify(benefits), ...changes, why: 'a sample of another price' }
  const id = await insertDraft({ ...work, who: author.who }, changed)
  await publishPackage({ ...work, who: publisher.who }, id)
}
