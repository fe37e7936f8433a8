import { redirect } from 'react-router'
import { z } from 'zod'
import { deed, noFields, type Sent } from '#people/proofs/answer-deeds.ts'
import { beginEdit } from '#selling/orders/edit/begin-edit.ts'
import { cancelEditItem, restoreEditItem } from '#selling/orders/edit/cancel-edit-item.ts'
import { changeEditItem } from '#selling/orders/edit/change-edit-item.ts'
import { removeEditCoupon, setEditCoupon } from '#selling/orders/edit/edit-coupon.ts'
import { itemChange } from '#selling/orders/edit/edit-draft.ts'
import { endEdit } from '#selling/orders/edit/end-edit.ts'
import { leaveEdit } from '#selling/orders/edit/leave-edit.ts'

const version = z.coerce.number().int()
const item = z.object({ itemId: z.string(), version })
const quantityForm = item.extend({ quantity: z.coerce.number().int().min(1).max(99) })
const specsForm = item.extend(itemChange.omit({ quantity: true }).shape)
const couponForm = z.object({ version, couponCode: z.string().trim().min(1).max(60) })
const endForm = z.object({
  key: z.string(),
  seenTotal: z
    .string()
    .regex(/^\d{1,18}$/)
    .transform(BigInt),
})

/** What a customer does to an order in edit mode. Everything but the end stays on the page, with what it would cost now. */
export function editDeeds(number: string) {
  const stay = (_done: unknown, _values: unknown, { visit }: Sent) =>
    redirect(`${orderPath(visit.locale, number)}/edit`)
  return {
    begin: deed(noFields, (work) => beginEdit(work, number), stay),
    quantity: deed(
      quantityForm,
      (work, { quantity, ...wish }) => changeEditItem(work, { ...wish, number, change: { quantity } }),
      stay,
    ),
    specs: deed(
      specsForm,
      (work, { itemId, version: seen, ...change }) => changeEditItem(work, { number, version: seen, itemId, change }),
      stay,
    ),
    cancel: deed(item, (work, wish) => cancelEditItem(work, { ...wish, number }), stay),
    restore: deed(item, (work, wish) => restoreEditItem(work, { ...wish, number }), stay),
    coupon: deed(
      couponForm,
      (work, { version: seen, couponCode: code }) => setEditCoupon(work, { number, version: seen, code }),
      stay,
    ),
    removeCoupon: deed(z.object({ version }), (work, wish) => removeEditCoupon(work, { ...wish, number }), stay),
    end: deed(
      endForm,
      (work, wish) => endEdit(work, { ...wish, number }),
      ({ due }, _, { visit }) => (due > 0n ? redirect(`/${visit.locale}/checkout/order/${number}`) : 'edited'),
    ),
    leave: deed(noFields, (work) => leaveEdit(work, number), 'left'),
  }
}

function orderPath(locale: string, number: string): string {
  return `/${locale}/account/orders/${number}`
}
