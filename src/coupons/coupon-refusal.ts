import type { CouponRefusal } from '#pricing/tables.ts'

/** What a coupon asks of time and people. */
export type CouponConditions = {
  readonly startsAt: Date
  readonly endsAt: Date | null
  readonly usesLimit: number | null
  readonly perCustomerLimit: number | null
  readonly isFirstOrderOnly: boolean
}

/** The uses that stand, the asker's own order not among them. */
export type CouponHistory = {
  readonly uses: number
  readonly usesByCustomer: number
  readonly hasOrderedBefore: boolean
}

/** Why a coupon may not be used at this moment by this person; null where nothing speaks against it. */
export function couponRefusal(coupon: CouponConditions, history: CouponHistory, at: Date): CouponRefusal | null {
  if (coupon.endsAt !== null && at >= coupon.endsAt) return 'COUPON_EXPIRED'
  if (at < coupon.startsAt) return 'COUPON_NOT_STARTED'
  if (coupon.usesLimit !== null && history.uses >= coupon.usesLimit) return 'COUPON_USED_UP'
  if (coupon.perCustomerLimit !== null && history.usesByCustomer >= coupon.perCustomerLimit) return 'COUPON_USED_UP'
  // A welcome coupon is used up by the first order, with or without it.
  if (coupon.isFirstOrderOnly && history.hasOrderedBefore) return 'COUPON_USED_UP'
  return null
}
