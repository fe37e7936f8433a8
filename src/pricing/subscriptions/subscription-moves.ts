import type { Mover } from '#platform/work/moves.ts'

export const subscriptionStatuses = [
  'Requested',
  'Active',
  'Expired',
  'QuotaReached',
  'Unsubscribed',
  'Switched',
  'Cancelled',
] as const
export type SubscriptionStatus = (typeof subscriptionStatuses)[number]

export type SubscriptionMove = {
  readonly from: SubscriptionStatus
  readonly event: string
  readonly to: SubscriptionStatus
  readonly by: readonly Mover[]
}

/** The whole life of a subscription (domain page §4). */
export const subscriptionMoves = [
  // Paid, or the free first month.
  { from: 'Requested', event: 'start', to: 'Active', by: ['system'] },
  { from: 'Requested', event: 'cancel', to: 'Cancelled', by: ['customer'] },
  // Not paid in time.
  { from: 'Requested', event: 'lapse', to: 'Cancelled', by: ['system'] },
  // Bought with an order that is cancelled, or that no longer benefits from it.
  { from: 'Requested', event: 'dropWithOrder', to: 'Cancelled', by: ['system'] },
  { from: 'Active', event: 'expire', to: 'Expired', by: ['system'] },
  { from: 'Active', event: 'fill', to: 'QuotaReached', by: ['system'] },
  { from: 'Active', event: 'unsubscribe', to: 'Unsubscribed', by: ['customer'] },
  { from: 'Active', event: 'replace', to: 'Switched', by: ['system'] },
  // Items were cancelled, so quota is free again.
  { from: 'QuotaReached', event: 'reopen', to: 'Active', by: ['system'] },
] as const satisfies readonly SubscriptionMove[]

export type SubscriptionEvent = (typeof subscriptionMoves)[number]['event']
