import { endOfPeriod, type Period } from '#pricing/subscriptions/packages/package-period.ts'

/** An order of the past, asked what a package would have taken off it with so much of its quota used. */
export type PastOrder = {
  readonly placedAt: Date
  readonly with: (used: bigint) => { readonly saved: bigint; readonly took: bigint }
}

export type Replay = {
  /** Taken off all the orders. */
  readonly saved: bigint
  /** What the package would have cost: its price for each period it would have run. */
  readonly cost: bigint
  readonly periods: number
}

/**
 * What a package would have done for orders that were placed, had it been bought with the first and bought again with the
 * first order after each of its ends. Its quota is used up as it is in life.
 */
export function replayPackage(orders: readonly PastOrder[], price: bigint, period: Period): Replay {
  let [saved, used, periods] = [0n, 0n, 0]
  let end: Date | null = null
  for (const order of orders) {
    if (end === null || order.placedAt >= end) {
      end = endOfPeriod(order.placedAt, period)
      used = 0n
      periods++
    }
    const one = order.with(used)
    saved += one.saved
    used += one.took
  }
  return { saved, cost: price * BigInt(periods), periods }
}
