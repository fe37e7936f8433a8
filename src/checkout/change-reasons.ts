import type { CartCost } from '#cart/cost-cart.ts'

export const changeReasons = ['DIFFERENT_RATES', 'DIFFERENT_PACKAGES', 'INSUFFICIENT_QUOTA', 'DIFFERENT_CART'] as const
export type ChangeReason = (typeof changeReasons)[number]

/** What the customer saw when they agreed. A caller that does not know tables or package leaves them out. */
export type Seen = { readonly totalMinor: bigint; readonly tablesId: string | null; readonly packageId: string | null }

/** Why the price is not what was shown; none when it is. */
export function changeReasonsOf({ breakdown, offer }: CartCost, seen: Seen): readonly ChangeReason[] {
  const isSameTotal = breakdown.costDetails.totalCost === seen.totalMinor
  const hasNewTables = seen.tablesId !== null && seen.tablesId !== offer.tables.id
  if (isSameTotal && !hasNewTables) return []
  const reasons: ChangeReason[] = []
  if (hasNewTables) reasons.push('DIFFERENT_RATES')
  if (seen.packageId !== null && seen.packageId !== (offer.defaultPackage ?? '')) reasons.push('DIFFERENT_PACKAGES')
  if (breakdown.packageMessage?.startsWith('EXCEEDS')) reasons.push('INSUFFICIENT_QUOTA')
  return reasons.length > 0 ? reasons : ['DIFFERENT_CART']
}
