import { orderedOffers } from '#checkout/ordered-offers.ts'
import type { CartCost } from '#selling/cart/cost-cart.ts'

export const changeReasons = [
  'DIFFERENT_CART',
  'COUPON_ENDED',
  'DIFFERENT_COUPON',
  'DIFFERENT_RATES',
  'DIFFERENT_PACKAGES',
  'INSUFFICIENT_QUOTA',
  'DIFFERENT_FEES',
] as const
export type ChangeReason = (typeof changeReasons)[number]

/** What the customer saw when they agreed. A caller that does not know a part of it leaves that part null. */
export type Seen = {
  readonly totalMinor: bigint
  readonly tablesId: string | null
  readonly packageId: string | null
  /** Other goods at the same price are other goods: the cart counts its changes. */
  readonly cartVersion: number | null
  /** The coupon that took something off, empty where none did. */
  readonly couponCode: string | null
}

/** Why what would be ordered is not what was shown; none when it is. */
export function changeReasonsOf(cost: CartCost, cartVersion: number, seen: Seen): readonly ChangeReason[] {
  const { breakdown, offer } = cost
  const hasNewTables = seen.tablesId !== null && seen.tablesId !== offer.tables.id
  const hasNewCart = seen.cartVersion !== null && seen.cartVersion !== cartVersion
  const isSameTotal = breakdown.costDetails.totalCost === seen.totalMinor
  if (isSameTotal && !hasNewTables && !hasNewCart) return []
  const coupon = couponReason(cost, seen.couponCode)
  const hasNewPackage = seen.packageId !== null && seen.packageId !== (cost.request.package ?? '')
  const reasons: ChangeReason[] = []
  if (hasNewCart && coupon !== 'DIFFERENT_COUPON') reasons.push('DIFFERENT_CART')
  if (coupon) reasons.push(coupon)
  if (hasNewTables) reasons.push('DIFFERENT_RATES')
  if (hasNewPackage) reasons.push('DIFFERENT_PACKAGES')
  if (!isSameTotal && breakdown.packageMessage?.startsWith('EXCEEDS')) reasons.push('INSUFFICIENT_QUOTA')
  if (reasons.length > 0) return reasons
  return seen.cartVersion === null ? ['DIFFERENT_CART'] : ['DIFFERENT_FEES']
}

// Ended: still in the cart, and takes nothing off any more.
function couponReason(cost: CartCost, seen: string | null): 'COUPON_ENDED' | 'DIFFERENT_COUPON' | null {
  const now = orderedOffers(cost).couponCode ?? ''
  if (seen === null || seen === now) return null
  return seen !== '' && cost.breakdown.couponCode === seen ? 'COUPON_ENDED' : 'DIFFERENT_COUPON'
}
