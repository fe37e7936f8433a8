import { smallerOf, timesRate } from '#platform/values/amounts/round.ts'
import { shareOut } from '#platform/values/amounts/share-out.ts'
import { amountOver, eligibleItems } from './eligible-items.ts'
import type { PackageOutcome } from './package-benefits.ts'
import type { PricedItems } from './price-items.ts'
import { type Line, lines } from './price-lines.ts'
import type { CouponRefusal, CouponTerms, Tables } from './tables/tables.ts'

export type CouponError =
  | 'COUPON_UNKNOWN'
  | CouponRefusal
  | 'COUPON_MINIMUM'
  | 'COUPON_WITH_PACKAGE'
  | 'COUPON_NOT_APPLICABLE'

/** The effect of a coupon on an order, after the package's benefits. */
export type CouponOutcome = {
  readonly error: CouponError | null
  readonly coupon: CouponTerms | null
  readonly base: bigint
  readonly discount: bigint
  readonly isCapped: boolean
}

export const noCoupon: CouponOutcome = { error: null, coupon: null, base: 0n, discount: 0n, isCapped: false }

/** Applies the coupon of this code, or returns the first reason why it gives nothing. */
export function applyCoupon(
  { coupons }: Tables,
  priced: PricedItems,
  taken: PackageOutcome,
  code: string | null,
): CouponOutcome {
  if (code === null || priced.goods.length === 0) return noCoupon
  const coupon = coupons.get(code) ?? null
  if (coupon === null) return { ...noCoupon, error: 'COUPON_UNKNOWN' }
  if (coupon.refusal !== null) return { ...noCoupon, coupon, error: coupon.refusal }
  if (priced.sums.onlinePrice < coupon.minimum) return { ...noCoupon, coupon, error: 'COUPON_MINIMUM' }
  if (!coupon.stackable && taken.isApplied) return { ...noCoupon, coupon, error: 'COUPON_WITH_PACKAGE' }
  const base = couponBase(priced, taken, coupon)
  if (base === 0n) return { ...noCoupon, coupon, error: 'COUPON_NOT_APPLICABLE' }
  const wanted = beforeCap(coupon, base)
  const most = coupon.max === null ? base : smallerOf(coupon.max, base)
  return { error: null, coupon, base, discount: smallerOf(wanted, most), isCapped: wanted > most }
}

function beforeCap(coupon: CouponTerms, base: bigint): bigint {
  if (coupon.kind === 'percent') return timesRate(base, coupon.rate)
  return coupon.kind === 'fixed' ? coupon.value : base
}

// Discounts that the package already gave on the same items and lines are not given twice.
function couponBase(priced: PricedItems, taken: PackageOutcome, coupon: CouponTerms): bigint {
  const places = eligibleItems(priced.goods, coupon.scope)
  let base = 0n
  for (const line of coupon.line === 'subtotal' ? lines : [coupon.line]) {
    base += amountOver(priced.items, places, line) - takenFrom(priced, taken, places, line)
  }
  return base
}

function takenFrom({ items }: PricedItems, taken: PackageOutcome, places: readonly number[], line: Line): bigint {
  const discount = taken.taken.get(line) ?? 0n
  if (discount === 0n) return 0n
  const shares = shareOut(
    discount,
    taken.eligible.map((place) => items[place]?.[line] ?? 0n),
  )
  let amount = 0n
  taken.eligible.forEach((place, turn) => {
    if (places.includes(place)) amount += shares[turn] ?? 0n
  })
  return amount
}
