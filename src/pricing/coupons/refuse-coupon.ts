import { isolate } from '#platform/values/isolate.ts'
import type { Refusal } from '#platform/work/refusal.ts'
import type { QueryWork } from '#platform/work/work.ts'
import type { CouponError } from '#pricing/quote/coupon.ts'
import { refusedCouponText } from '#pricing/quote/explain/coupon-error-text.ts'
import type { Objection } from './coupon-refusal.ts'
import { no } from './coupons.refusals.ts'

type Named = { readonly code: string; readonly startsAt: Date }

/** The refusal at the field of the code, for what speaks against a coupon at this moment and for this person. */
export function refuseCoupon(work: QueryWork, { refusal, reason }: Objection, { code, startsAt }: Named): Refusal {
  const coupon = isolate(code)
  const why = refusedCouponText({ coupon, refusal, reason, startsAt }, work)
  return no[refusal]({ path: 'couponCode', coupon, reason, why })
}

/** The same for any reason the price calculator gives, in the words it gives them. */
export function refuseUnfit(error: CouponError, code: string, why: string): Refusal {
  return no[error]({ path: 'couponCode', coupon: isolate(code), why })
}
