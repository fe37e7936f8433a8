import { lines } from '#pricing/quote/price-lines.ts'

/** What a coupon may be taken off, and how. */
export const couponLines = [...lines, 'subtotal'] as const
export const couponKinds = ['percent', 'fixed', 'waive'] as const
