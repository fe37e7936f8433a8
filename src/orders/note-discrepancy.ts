import { audit } from '#people/audit.ts'
import type { Work } from '#platform/work.ts'
import { itemOf, lockOrderOfItem } from './lock-order.ts'

export const discrepancies = ['wrong', 'damaged', 'short', 'prohibited'] as const
export type Discrepancy = (typeof discrepancies)[number]

/** Something is wrong with the goods (or no longer, with null): the state stays, but nothing is packed until it is resolved. */
export async function noteDiscrepancy(
  work: Work,
  itemId: string,
  found: Discrepancy | null,
  why: string,
): Promise<void> {
  const order = await lockOrderOfItem(work, itemId)
  const before = itemOf(order, itemId).discrepancy
  await work.db.updateTable('order_items').set({ discrepancy: found }).where('id', '=', itemId).execute()
  await audit(work, { action: 'item.discrepancy', subject: `item:${itemId}`, before, after: found, why })
}
