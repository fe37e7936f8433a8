import { no as platformNo } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { itemOf } from '#selling/orders/items/lock-order.ts'
import { no } from '#selling/orders/orders.refusals.ts'
import { refuseSimilar } from './change-edit-item.ts'
import { draftedGoods } from './edit-draft.ts'
import { type EditAsked, lockEdit, saveDraft } from './lock-edit.ts'

type AskedItem = EditAsked & { readonly itemId: string }

/**
 * Removes an item from the order, in the draft. The last one cannot be removed here: the whole order is cancelled
 * instead.
 */
export async function cancelEditItem(work: Work, { itemId, ...asked }: AskedItem): Promise<number> {
  const { order, edit } = await lockEdit(work, asked)
  const { draft } = edit
  const goods = draftedGoods(order.items, draft)
  if (!goods.some((one) => one.id === itemId)) throw platformNo.NOT_FOUND()
  if (goods.length === 1) throw no.EDIT_LAST_ITEM()
  if (draft.added.some((item) => item.id === itemId)) {
    return saveDraft(work, edit, { ...draft, added: draft.added.filter((item) => item.id !== itemId) })
  }
  return saveDraft(work, edit, { ...draft, cancelled: [...draft.cancelled, itemId] })
}

/** Undoes the changes to an item in this edit: its removal, or its new values. */
export async function restoreEditItem(work: Work, { itemId, ...asked }: AskedItem): Promise<number> {
  const found = await lockEdit(work, asked)
  const { order, edit } = found
  itemOf(order, itemId)
  const { [itemId]: _, ...changed } = edit.draft.changed
  const cancelled = edit.draft.cancelled.filter((id) => id !== itemId)
  const draft = { ...edit.draft, changed, cancelled }
  refuseSimilar(found, draft, itemId)
  return saveDraft(work, edit, draft)
}
