import { type Money, money } from '#platform/values/amounts/money.ts'
import type { CartCost } from '#selling/cart/cost-cart.ts'

export type OfferedCoupon = { readonly code: string; readonly saving: Money; readonly total: Money }

const mostOffered = 3

/** Public coupons that are valid for these goods instead of the requested one, the best first. */
export function offeredCoupons({ breakdown, offer }: Pick<CartCost, 'breakdown' | 'offer'>): readonly OfferedCoupon[] {
  const { currency, couponCode } = breakdown
  const listed = new Set(offer.coupons.filter((coupon) => coupon.listed).map((coupon) => coupon.code))
  return (breakdown.allCouponsCosts ?? [])
    .filter(({ code, saving, couponError }) => {
      return listed.has(code) && couponError === null && saving > 0n && code !== couponCode
    })
    .sort((one, other) => (other.saving > one.saving ? 1 : other.saving < one.saving ? -1 : 0))
    .slice(0, mostOffered)
    .map(({ code, saving, totalCost }) => ({
      code,
      saving: money(saving, currency),
      total: money(totalCost, currency),
    }))
}
