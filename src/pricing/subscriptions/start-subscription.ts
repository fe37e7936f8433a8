import { asSystem, type Work } from '#platform/work/work.ts'
import { lockSubscription, moveSubscription, type Subscription } from './move-subscription.ts'
import { endOfPeriod, freeMonth, periodOf } from './packages/package-period.ts'

export type Start =
  /** Running from now on; `replaced` ended at the same time. */
  | { readonly kind: 'started'; readonly subscription: Subscription; readonly replaced: Subscription | null }
  /** Paid, and starts when the running one ends. */
  | { readonly kind: 'waits' | 'over'; readonly subscription: Subscription }

/** Records that it is paid. It must be locked, and still wait for its payment. */
export async function notePackagePaid(work: Work, subscriptionId: string): Promise<void> {
  await work.db.updateTable('subscriptions').set({ paid_at: work.now }).where('id', '=', subscriptionId).execute()
}

/** Starts a paid or free package, for its whole period from now; a renewal waits for the end of the one it follows. */
export async function startSubscription(given: Work, subscriptionId: string): Promise<Start> {
  const work = asSystem(given)
  const subscription = await lockSubscription(work, subscriptionId)
  const isDue = subscription.price_minor === 0n || subscription.paid_at !== null
  if (subscription.status !== 'Requested' || !isDue) return { kind: 'over', subscription }
  const running = await lockRunning(work, subscription)
  const isRunning = running?.ends_at ? running.ends_at > work.now : false
  if (isRunning && running?.id === subscription.follows_id) return { kind: 'waits', subscription }
  if (running && !isRunning) await moveSubscription(work, running, 'expire', { ended_at: running.ends_at })
  const replaced = running && isRunning ? await moveSubscription(work, running, 'replace') : null
  const period = subscription.is_free ? freeMonth : await readPeriod(work, subscription)
  const started = await moveSubscription(work, subscription, 'start', {
    starts_at: work.now,
    ends_at: endOfPeriod(work.now, period),
  })
  return { kind: 'started', subscription: started, replaced }
}

function lockRunning(work: Work, { customer_id, site }: Subscription): Promise<Subscription | undefined> {
  return work.db
    .selectFrom('subscriptions')
    .selectAll()
    .where('customer_id', '=', customer_id)
    .where('site', '=', site)
    .where('status', '=', 'Active')
    .forUpdate()
    .executeTakeFirst()
}

async function readPeriod(work: Work, { version_id }: Subscription) {
  const terms = work.db.selectFrom('package_versions').select(['period_unit', 'period_count'])
  return periodOf(await terms.where('id', '=', version_id).executeTakeFirstOrThrow())
}
