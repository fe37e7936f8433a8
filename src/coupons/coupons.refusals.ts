import { refusals } from '#platform/refusal.ts'

export const no = refusals({
  COUPON_UNKNOWN: 404,
  COUPON_EXPIRED: 409,
  COUPON_NOT_STARTED: 409,
  COUPON_USED_UP: 409,
})
