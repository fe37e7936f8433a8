import type { CouponRefusalReason } from '#pricing/quote/explain/coupon-reasons.ts'
import type { CouponRefusal } from '#pricing/quote/tables/tables.ts'

/** What a coupon asks of time and people. */
export type CouponConditions = {
  readonly startsAt: Date
  readonly endsAt: Date | null
  readonly usesLimit: number | null
  readonly perCustomerLimit: number | null
  readonly isFirstOrderOnly: boolean
  readonly isPaused: boolean
}

/** The uses that stand, the asker's own order not among them. */
export type CouponHistory = {
  readonly uses: number
  readonly usesByCustomer: number
  readonly hasOrderedBefore: boolean
}

/** What speaks against a coupon, and more closely where one code says several things. */
export type Objection = { readonly refusal: CouponRefusal; readonly reason: CouponRefusalReason | null }

/** Why a coupon may not be used at this moment by this person; null where nothing speaks against it. */
export function couponRefusal(coupon: CouponConditions, history: CouponHistory, at: Date): Objection | null {
  const says = (refusal: CouponRefusal, reason: CouponRefusalReason | null = null) => ({ refusal, reason })
  if (coupon.endsAt !== null && at >= coupon.endsAt) return says('COUPON_EXPIRED')
  if (at < coupon.startsAt) return says('COUPON_NOT_STARTED')
  // Paused: it may run again, so it has not expired.
  if (coupon.isPaused) return says('COUPON_NOT_STARTED', 'PAUSED')
  if (coupon.usesLimit !== null && history.uses >= coupon.usesLimit) return says('COUPON_USED_UP')
  if (coupon.perCustomerLimit !== null && history.usesByCustomer >= coupon.perCustomerLimit)
    return says('COUPON_USED_UP', 'PER_CUSTOMER')
  // A welcome coupon is used up by the first order, with or without it.
  if (coupon.isFirstOrderOnly && history.hasOrderedBefore) return says('COUPON_USED_UP', 'FIRST_ORDER')
  return null
}
