/** Within how many days of its start an unused package is refunded. */
export const daysToGiveBack = 14

type Started = {
  readonly starts_at: Date | null
  readonly consumption_minor: bigint
  readonly price_minor: bigint
  readonly paid_at: Date | null
}

/** Whether a running subscription that ends now is refunded: paid for, unused, within 14 days. */
export function isRefundable(subscription: Started, at: Date): boolean {
  const { starts_at, consumption_minor, price_minor, paid_at } = subscription
  if (starts_at === null || paid_at === null || price_minor === 0n || consumption_minor > 0n) return false
  return at.getTime() - starts_at.getTime() <= daysToGiveBack * 86_400_000
}
