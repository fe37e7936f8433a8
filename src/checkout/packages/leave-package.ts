import { endPayments } from '#money/payments/end-payments.ts'
import { giveBackEarned, giveBackUnearned } from '#money/payments/packages/package-books.ts'
import { signedInCustomer } from '#people/access/signed-in-customer.ts'
import { once } from '#platform/work/once.ts'
import { asSystem, type Work } from '#platform/work/work.ts'
import { cancelOwnPackage, endOwnPackage } from '#pricing/subscriptions/end-own.ts'
import { lockOwn } from '#pricing/subscriptions/move-subscription.ts'
import { isRefundable } from '#pricing/subscriptions/unused-package.ts'

export type PackageLeft = { readonly number: string; readonly refundedMinor: bigint }

/**
 * Ends the customer's running package now. One that nobody used is given back within its 14 days; a renewal that is paid for
 * and waits for its end goes back, too.
 */
export async function unsubscribePackage(work: Work, key: string): Promise<PackageLeft> {
  return once(work, `unsubscribe:${key}`, {}, async () => {
    const { requested } = await lockOwn(work, signedInCustomer(work))
    const ended = await endOwnPackage(work)
    const back = isRefundable(ended, work.now) ? await giveBackEarned(asSystem(work), ended) : 0n
    const isNext = requested !== null && requested.follows_id === ended.id
    return { number: ended.number, refundedMinor: back + (isNext ? await cancelRequested(work) : 0n) }
  })
}

/** Gives up a package that has not started; its payment is refunded. */
export async function cancelPackage(work: Work, key: string): Promise<PackageLeft> {
  return once(work, `cancel-package:${key}`, {}, async () => {
    const { requested } = await lockOwn(work, signedInCustomer(work))
    const refundedMinor = await cancelRequested(work)
    return { number: requested?.number ?? '', refundedMinor }
  })
}

async function cancelRequested(work: Work): Promise<bigint> {
  const cancelled = await cancelOwnPackage(work)
  await endPayments(work, cancelled.id)
  return cancelled.paid_at === null ? 0n : giveBackUnearned(asSystem(work), cancelled)
}
