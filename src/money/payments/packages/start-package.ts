import { asSystem, type Work } from '#platform/work/work.ts'
import { type Start, startSubscription } from '#pricing/subscriptions/start-subscription.ts'
import { isRefundable } from '#pricing/subscriptions/unused-package.ts'
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
