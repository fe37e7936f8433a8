import { announce } from '#platform/work/announce.ts'
import { asSystem, type Work } from '#platform/work/work.ts'
import { giveBackQuota } from './give-back-quota.ts'
import { lockSubscriber, moveSubscription } from './move-subscription.ts'
import { no } from './subscriptions.refusals.ts'

export type QuotaUse = {
  readonly customerId: string
  readonly orderId: string
  /** What the order takes of the quota in all; asked again with another amount, the amount is replaced. */
  readonly minor: bigint
}

/**
 * Takes an order's share of the customer's quota, in the transaction that places it; never beyond the quota. What it took
 * of a package the customer has left goes back to that one: an order uses one subscription.
 */
export async function consumeQuota(work: Work, { customerId, orderId, minor }: QuotaUse): Promise<void> {
  // As whoever changes packages does: the subscriber is held before any subscription.
  if (await readUse(work, orderId)) await lockSubscriber(work, customerId)
  const active = await work.db
    .selectFrom('subscriptions')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('site', '=', work.site)
    .where('status', '=', 'Active')
    .where('ends_at', '>', work.now)
    .forUpdate()
    .executeTakeFirst()
  if (!active) throw await whyNone(work, customerId)
  const earlier = await readUse(work, orderId)
  const isOfAnother = earlier !== undefined && earlier.subscription_id !== active.id
  if (isOfAnother) await giveBackQuota(work, orderId)
  const taken = isOfAnother ? 0n : (earlier?.minor ?? 0n)
  const consumption = active.consumption_minor - taken + minor
  if (active.quota_minor !== null && consumption > active.quota_minor) {
    throw no.INSUFFICIENT_QUOTA({ remaining: active.quota_minor - active.consumption_minor + taken })
  }
  await work.db
    .updateTable('subscriptions')
    .set({ consumption_minor: consumption })
    .where('id', '=', active.id)
    .execute()
  await work.db
    .insertInto('quota_uses')
    .values({ order_id: orderId, subscription_id: active.id, minor, at: work.now })
    .onConflict((conflict) =>
      conflict.column('order_id').doUpdateSet({ subscription_id: active.id, minor, at: work.now }),
    )
    .execute()
  if (consumption === active.quota_minor) await moveSubscription(asSystem(work), active, 'fill')
  else await announce(work, 'package.used', { subscriptionId: active.id })
}

function readUse(work: Work, orderId: string) {
  return work.db
    .selectFrom('quota_uses')
    .select(['minor', 'subscription_id'])
    .where('order_id', '=', orderId)
    .executeTakeFirst()
}

async function whyNone(work: Work, customerId: string) {
  const last = await work.db
    .selectFrom('subscriptions')
    .select('status')
    .where('customer_id', '=', customerId)
    .where('site', '=', work.site)
    .where('starts_at', 'is not', null)
    .where('ends_at', '>', work.now)
    .orderBy('starts_at', 'desc')
    .executeTakeFirst()
  return last?.status === 'QuotaReached' ? no.QUOTA_REACHED() : no.NO_ACTIVE_PACKAGE()
}
