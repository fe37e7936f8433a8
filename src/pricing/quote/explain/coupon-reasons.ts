/** What one refusal of a coupon can mean, for the sentence that says it. */
export const couponRefusalReasons = ['PAUSED', 'PER_CUSTOMER', 'FIRST_ORDER'] as const
export type CouponRefusalReason = (typeof couponRefusalReasons)[number]
