import { data, redirect } from 'react-router'
import { z } from 'zod'
import { typedFields } from '#platform/http/forms/form-answer.ts'
import { fieldErrors } from '#platform/http/forms/parse-form.ts'
import { refusedForm } from '#platform/http/forms/refused-form.ts'
import type { Visit } from '#platform/http/visit.ts'
import { requireKnownDeed } from '#platform/work/do-deed.ts'
import type { Work } from '#platform/work/work.ts'
import { beginEdit } from '#selling/orders/edit/begin-edit.ts'
import { cancelEditItem, restoreEditItem } from '#selling/orders/edit/cancel-edit-item.ts'
import { changeEditItem } from '#selling/orders/edit/change-edit-item.ts'
import { removeEditCoupon, setEditCoupon } from '#selling/orders/edit/edit-coupon.ts'
import { itemChange } from '#selling/orders/edit/edit-draft.ts'
import { endEdit } from '#selling/orders/edit/end-edit.ts'
import { leaveEdit } from '#selling/orders/edit/leave-edit.ts'

const version = z.coerce.number().int()
const item = { itemId: z.string(), version }
const editAction = z.discriminatedUnion('do', [
  z.object({ do: z.literal('begin') }),
  z.object({ do: z.literal('quantity'), ...item, quantity: z.coerce.number().int().min(1).max(99) }),
  z.object({ do: z.literal('specs'), ...item, ...itemChange.omit({ quantity: true }).shape }),
  z.object({ do: z.literal('cancel'), ...item }),
  z.object({ do: z.literal('restore'), ...item }),
  z.object({ do: z.literal('coupon'), version, couponCode: z.string().trim().min(1).max(60) }),
  z.object({ do: z.literal('removeCoupon'), version }),
  z.object({
    do: z.literal('end'),
    key: z.string(),
    seenTotal: z
      .string()
      .regex(/^\d{1,18}$/)
      .transform(BigInt),
  }),
  z.object({ do: z.literal('leave') }),
])
type EditAction = z.output<typeof editAction>

/** What a customer does to an order in edit mode. Everything but the end stays on the page, with what it would cost now. */
export async function actOnEdit(visit: Visit, number: string, form: FormData) {
  const typed = typedFields(form)
  requireKnownDeed(editAction, typed)
  const wanted = editAction.safeParse(typed)
  if (!wanted.success) return data({ errors: fieldErrors(wanted.error.issues, visit.locale), typed }, { status: 422 })
  try {
    return redirect(await visit.write((work) => act(work, number, wanted.data)))
  } catch (error) {
    const { status, errors } = refusedForm(error, visit.locale)
    return data({ errors, typed }, { status })
  }
}

export type EditAnswer = {
  readonly errors: Readonly<Record<string, string>>
  readonly typed: Readonly<Record<string, string>>
}

// Where the customer goes after it.
async function act(work: Work, number: string, wanted: EditAction): Promise<string> {
  const home = `/${work.locale}`
  const order = `${home}/account/orders/${number}`
  if (wanted.do === 'leave') {
    await leaveEdit(work, number)
    return `${order}?done=left`
  }
  if (wanted.do === 'end') {
    const { due } = await endEdit(work, { number, key: wanted.key, seenTotal: wanted.seenTotal })
    return due > 0n ? `${home}/checkout/order/${number}` : `${order}?done=edited`
  }
  await change(work, number, wanted)
  return `${order}/edit`
}

async function change(
  work: Work,
  number: string,
  wanted: Exclude<EditAction, { readonly do: 'leave' | 'end' }>,
): Promise<unknown> {
  if (wanted.do === 'begin') return beginEdit(work, number)
  const asked = { number, version: wanted.version }
  if (wanted.do === 'coupon') return setEditCoupon(work, { ...asked, code: wanted.couponCode })
  if (wanted.do === 'removeCoupon') return removeEditCoupon(work, asked)
  const { itemId } = wanted
  if (wanted.do === 'cancel') return cancelEditItem(work, { ...asked, itemId })
  if (wanted.do === 'restore') return restoreEditItem(work, { ...asked, itemId })
  if (wanted.do === 'quantity') return changeEditItem(work, { ...asked, itemId, change: { quantity: wanted.quantity } })
  const { color, size, style, notes } = wanted
  return changeEditItem(work, { ...asked, itemId, change: { color, size, style, notes } })
}
