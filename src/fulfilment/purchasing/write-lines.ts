import { newId } from '#platform/work/id.ts'
import type { Work } from '#platform/work/work.ts'
import type { ChosenLine } from './choose-units.ts'

/** The lines of a new store order. What was bought before a customer chose to have it bought anew is closed and stays. */
export async function writeLines(work: Work, storeOrderId: string, lines: readonly ChosenLine[]): Promise<void> {
  const anew = lines.filter(({ item }) => item.bought_units === 0).map(({ item }) => item.id)
  if (anew.length > 0)
    await work.db
      .updateTable('store_order_items')
      .set({ closed_at: work.now, closed_as: 'replaced' })
      .where('item_id', 'in', anew)
      .where('closed_at', 'is', null)
      .execute()
  await work.db
    .insertInto('store_order_items')
    .values(
      lines.map(({ item, units, costMinor }) => ({
        id: newId(),
        item_id: item.id,
        store_order_id: storeOrderId,
        units,
        cost_minor: costMinor,
        is_part: units < item.quantity,
      })),
    )
    .execute()
}
