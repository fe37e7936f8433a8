import type { Refusal } from '#platform/refusal.ts'
import type { Objection } from './coupon-refusal.ts'
import { no } from './coupons.refusals.ts'

/** The refusal at the field of the code; `reason` chooses between the sentences of one code, `starts` is a day in words. */
export function refuseCoupon({ refusal, reason }: Objection, coupon: string, starts = ''): Refusal {
  const why = reason ?? (refusal === 'COUPON_NOT_STARTED' && starts !== '' ? 'STARTS' : 'NONE')
  return no[refusal]({ path: 'couponCode', coupon, reason: why, starts })
}
