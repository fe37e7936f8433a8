import { newId } from '#platform/work/id.ts'
import { once } from '#platform/work/once.ts'
import type { Work } from '#platform/work/work.ts'
import { completeItem } from '#selling/cart/apply-change.ts'
import type { ItemFields } from '#selling/cart/cart-item.ts'
import { no } from '#selling/orders/orders.refusals.ts'
import { toOrderItem } from '#selling/orders/review/to-order-item.ts'
import { refuseSimilar } from './change-edit-item.ts'
import { draftedGoods } from './edit-draft.ts'
import { type EditAsked, lockEdit, saveDraft } from './lock-edit.ts'

export type EditAddition = EditAsked & { readonly fields: ItemFields; readonly key: string }
export type EditAdded = { readonly itemId: string; readonly version: number }

const most = 100

/** Adds goods to the order, in the draft, checked and completed from link and page like in the cart. */
export async function addEditItem(work: Work, { fields, key, ...asked }: EditAddition): Promise<EditAdded> {
  return once(work, key, { number: asked.number, fields }, async () => {
    const found = await lockEdit(work, asked)
    const item = await completeItem(work, fields)
    const itemId = newId()
    const added = {
      ...toOrderItem(item),
      id: itemId,
      canonicalUrl: item.canonicalUrl,
      estimated: [...item.estimated],
    }
    const draft = { ...found.edit.draft, added: [...found.edit.draft.added, added] }
    refuseSimilar(found, draft, itemId)
    if (draftedGoods(found.order.items, draft).length > most) throw no.EDIT_FULL({ limit: most })
    return { itemId, version: await saveDraft(work, found.edit, draft) }
  })
}
