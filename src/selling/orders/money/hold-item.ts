import { audit } from '#people/access/audit.ts'
import { asSystem, type Work } from '#platform/work/work.ts'
import { holdData } from '#selling/orders/items/item-data.ts'
import { itemOf, lockOrderOfItem } from '#selling/orders/items/lock-order.ts'
import { moveItems } from '#selling/orders/items/move-item.ts'
import { no } from '#selling/orders/orders.refusals.ts'

export type ItemHold = {
  readonly itemId: string
  readonly reason: 'UNAVAILABLE' | 'NEW_PRICE'
  /** Decimal text in the store's currency, of one unit. */
  readonly newPrice: string | null
  readonly note: string
}

/**
 * The buyer cannot buy as agreed. If nothing is available, a customer's saved preference "continue with the others" is
 * applied.
 */
export async function holdItem(work: Work, { itemId, reason, newPrice, note }: ItemHold): Promise<string> {
  if (reason === 'NEW_PRICE' && newPrice === null) throw no.NO_NEW_PRICE({ path: 'newPrice' })
  const order = await lockOrderOfItem(work, itemId)
  const hold = holdData.parse({ reason, newPrice, note })
  await work.db
    .updateTable('order_items')
    .set({ hold: JSON.stringify(hold) })
    .where('id', '=', itemId)
    .execute()
  const held = await moveItems(work, order, [{ itemId, event: 'hold', note, data: { reason, newPrice } }])
  const deed = await audit(work, {
    action: 'item.hold',
    subject: `item:${itemId}`,
    before: { state: 'pending_purchase' },
    after: { state: 'on_hold', reason, newPrice },
    why: note,
  })
  if (reason === 'UNAVAILABLE' && order.user_decision === 'PROCEED_OTHER_ITEMS') {
    await moveItems(asSystem(work), held, [{ itemId, event: 'PROCEED_OTHER_ITEMS' }])
  }
  return deed
}

/** The obstacle is gone; the item is bought as agreed. */
export async function resumeItem(work: Work, itemId: string, why: string): Promise<string> {
  const order = await lockOrderOfItem(work, itemId)
  const held = itemOf(order, itemId).hold
  await moveItems(work, order, [{ itemId, event: 'resume', note: why }])
  await work.db.updateTable('order_items').set({ hold: null }).where('id', '=', itemId).execute()
  const { reason = null, newPrice = null, note = '' } = held === null ? {} : holdData.parse(held)
  return audit(work, {
    action: 'item.resume',
    subject: `item:${itemId}`,
    before: { state: 'on_hold', reason, newPrice, note },
    after: { state: 'pending_purchase' },
    why,
  })
}
