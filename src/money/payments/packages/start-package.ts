import { asSystem, type Work } from '#platform/work/work.ts'
import { type Start, startSubscription } from '#pricing/subscriptions/start-subscription.ts'
import { isRefundable } from '#pricing/subscriptions/unused-package.ts'
import { earnPackage, giveBackEarned } from './package-books.ts'

/**
 * Starts a paid or free package, and books it as earned. The package that it replaces is refunded if it was unused: for
 * its 14 days the day counts on which the new one was requested. A package that waits for the end of another is not
 * changed.
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
