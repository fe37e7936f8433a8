import { no as platformNo } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { itemOf } from '#selling/orders/items/lock-order.ts'
import { no } from '#selling/orders/orders.refusals.ts'
import {
  addedAsChange,
  asChange,
  draftedGoods,
  type EditDraft,
  type ItemChange,
  isSameChange,
  itemChange,
} from './edit-draft.ts'
import { type EditAsked, type EditedOrder, lockEdit, saveDraft } from './lock-edit.ts'

export type ItemEdit = EditAsked & { readonly itemId: string; readonly change: Partial<ItemChange> }

/** Changes an item, in the draft. Values equal to the order's count as no change. */
export async function changeEditItem(work: Work, { itemId, change, ...asked }: ItemEdit): Promise<number> {
  const found = await lockEdit(work, asked)
  const draft = changedDraft(found, itemId, change)
  refuseSimilar(found, draft, itemId)
  return saveDraft(work, found.edit, draft)
}

function changedDraft({ order, edit: { draft } }: EditedOrder, itemId: string, change: Partial<ItemChange>): EditDraft {
  const own = draft.added.find((item) => item.id === itemId)
  if (own) {
    const { quantity, notes, ...specs } = itemChange.parse({ ...addedAsChange(own), ...change })
    const { color, size, style } = specs
    const data = { ...own.data, color: color || null, size: size || null, style: style || null }
    const changed = { ...own, quantity, notes: notes || null, data }
    return { ...draft, added: draft.added.map((item) => (item === own ? changed : item)) }
  }
  const item = itemOf(order, itemId)
  if (item.state === 'cancelled' || draft.cancelled.includes(itemId)) throw platformNo.NOT_FOUND()
  const { [itemId]: before, ...others } = draft.changed
  const wanted = itemChange.parse({ ...(before ?? asChange(item)), ...change })
  return { ...draft, changed: isSameChange(wanted, asChange(item)) ? others : { ...others, [itemId]: wanted } }
}

/** An order cannot have the same goods twice. */
export function refuseSimilar({ order }: EditedOrder, draft: EditDraft, itemId: string): void {
  const goods = draftedGoods(order.items, draft)
  const own = goods.find((one) => one.id === itemId)
  const other = goods.find((one) => one.id !== itemId && one.specs === own?.specs)
  if (other) throw no.EDIT_SIMILAR_ITEM({ itemId: other.id, quantity: other.quantity })
}
