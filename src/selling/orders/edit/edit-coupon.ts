import type { Work } from '#platform/work/work.ts'
import { verifyCoupon } from '#pricing/coupons/verify-coupon.ts'
import { couponErrorText } from '#pricing/quote/explain/coupon-error-text.ts'
import { no } from '#selling/orders/orders.refusals.ts'
import { costEdit } from './cost-edit.ts'
import { type EditAsked, lockEdit, saveDraft } from './lock-edit.ts'

/**
 * Puts another coupon on the order, in the draft. A coupon that gives nothing for these goods is refused, with the
 * reason.
 */
export async function setEditCoupon(
  work: Work,
  { code, ...asked }: EditAsked & { readonly code: string },
): Promise<number> {
  const { order, edit } = await lockEdit(work, asked)
  if (order.coupon_code?.toLowerCase() === code.trim().toLowerCase())
    return saveDraft(work, edit, { ...edit.draft, coupon: null })
  const coupon = await verifyCoupon(work, code, order.id)
  const draft = { ...edit.draft, coupon: { code: coupon.code } }
  const { breakdown } = await costEdit(work, order, draft)
  const objection = couponErrorText(breakdown, work.locale)
  if (objection !== null) throw no.EDIT_COUPON({ path: 'couponCode', why: objection })
  return saveDraft(work, edit, draft)
}

/** Removes the coupon from the order, in the draft. */
export async function removeEditCoupon(work: Work, asked: EditAsked): Promise<number> {
  const { order, edit } = await lockEdit(work, asked)
  const coupon = order.coupon_code === null ? null : { code: null }
  return saveDraft(work, edit, { ...edit.draft, coupon })
}
