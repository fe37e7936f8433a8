import type { Selectable } from 'kysely'
import type { Coupons } from '#platform/work/database.gen.ts'
import type { CouponRefusalReason } from '#pricing/quote/explain/coupon-reasons.ts'
import type { CouponRefusal } from '#pricing/quote/tables/tables.ts'

/** A coupon's conditions on time and customer. */
type CouponConditions = Pick<
  Selectable<Coupons>,
  'starts_at' | 'ends_at' | 'uses_limit' | 'per_customer_limit' | 'first_order_only' | 'paused_at'
>

/** The uses that count, without the asker's own order. */
export type CouponHistory = {
  readonly uses: number
  readonly usesByCustomer: number
  readonly hasOrderedBefore: boolean
}

/** Why a coupon is refused, and more exactly if one code covers several reasons. */
export type Objection = { readonly refusal: CouponRefusal; readonly reason: CouponRefusalReason | null }

/** Why this person may not use a coupon now; null if they may. */
export function couponRefusal(coupon: CouponConditions, history: CouponHistory, at: Date): Objection | null {
  const says = (refusal: CouponRefusal, reason: CouponRefusalReason | null = null) => ({ refusal, reason })
  if (coupon.ends_at !== null && at >= coupon.ends_at) return says('COUPON_EXPIRED')
  if (at < coupon.starts_at) return says('COUPON_NOT_STARTED')
  // A paused coupon may continue later, so it has not expired.
  if (coupon.paused_at !== null) return says('COUPON_NOT_STARTED', 'PAUSED')
  if (coupon.uses_limit !== null && history.uses >= coupon.uses_limit) return says('COUPON_USED_UP')
  if (coupon.per_customer_limit !== null && history.usesByCustomer >= coupon.per_customer_limit)
    return says('COUPON_USED_UP', 'PER_CUSTOMER')
  // A welcome coupon is for the first order only, whether that order used it or not.
  if (coupon.first_order_only && history.hasOrderedBefore) return says('COUPON_USED_UP', 'FIRST_ORDER')
  return null
}
