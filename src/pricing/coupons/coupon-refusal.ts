import type { Selectable } from 'kysely'
import type { Coupons } from '#platform/work/database.gen.ts'
import type { CouponRefusalReason } from '#pricing/quote/explain/coupon-reasons.ts'
import type { CouponRefusal } from '#pricing/quote/tables/tables.ts'

/** What a coupon asks of time and people. */
type CouponConditions = Pick<
  Selectable<Coupons>,
  'starts_at' | 'ends_at' | 'uses_limit' | 'per_customer_limit' | 'first_order_only' | 'paused_at'
>

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
  if (coupon.ends_at !== null && at >= coupon.ends_at) return says('COUPON_EXPIRED')
  if (at < coupon.starts_at) return says('COUPON_NOT_STARTED')
  // Paused: it may run again, so it has not expired.
  if (coupon.paused_at !== null) return says('COUPON_NOT_STARTED', 'PAUSED')
  if (coupon.uses_limit !== null && history.uses >= coupon.uses_limit) return says('COUPON_USED_UP')
  if (coupon.per_customer_limit !== null && history.usesByCustomer >= coupon.per_customer_limit)
    return says('COUPON_USED_UP', 'PER_CUSTOMER')
  // A welcome coupon is used up by the first order, with or without it.
  if (coupon.first_order_only && history.hasOrderedBefore) return says('COUPON_USED_UP', 'FIRST_ORDER')
  return null
}
