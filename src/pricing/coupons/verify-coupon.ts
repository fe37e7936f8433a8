import { isolate } from '#platform/values/isolate.ts'
import type { Refusal } from '#platform/work/refusal.ts'
import type { QueryWork, Work } from '#platform/work/work.ts'
import type { CouponError } from '#pricing/quote/coupon.ts'
import { refusedCouponText } from '#pricing/quote/explain/coupon-error-text.ts'
import type { Objection } from './coupon-refusal.ts'
import { no } from './coupons.refusals.ts'
import { type Coupon, findCoupon, readCoupons } from './read-coupons.ts'

/**
 * The coupon of a typed code, or the refusal with the reason for this person now. An order that is being edited does
 * not count against itself.
 */
export async function verifyCoupon(work: Work, code: string, orderId: string | null = null): Promise<Coupon> {
  const typed = code.trim()
  const customerId = work.who.kind === 'customer' ? work.who.id : null
  const coupon = findCoupon(await readCoupons(work, { customerId, orderId, code: typed }), typed)
  if (!coupon) throw no.COUPON_UNKNOWN({ path: 'couponCode' })
  const { refusal, reason = null } = coupon.terms
  if (refusal) throw refuseCoupon(work, { refusal, reason }, coupon)
  return coupon
}

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
