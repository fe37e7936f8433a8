/** The exact reasons of one refusal of a coupon, for its sentence. */
export const couponRefusalReasons = ['PAUSED', 'PER_CUSTOMER', 'FIRST_ORDER'] as const
export type CouponRefusalReason = (typeof couponRefusalReasons)[number]
