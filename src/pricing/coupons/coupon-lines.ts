import { lines } from '#pricing/quote/price-lines.ts'

/** The lines that a coupon may lower; `subtotal` means all of them together. */
export const couponLines = [...lines, 'subtotal'] as const
export const couponKinds = ['percent', 'fixed', 'waive'] as const
