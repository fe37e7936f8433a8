import type { Work } from '#platform/work/work.ts'

/**
 * Records how many units of an item that waits for its purchase are bought already; its order is locked. Zero once all
 * of it is bought.
 */
export async function noteBoughtUnits(work: Work, itemId: string, units: number): Promise<void> {
  await work.db.updateTable('order_items').set({ bought_units: units }).where('id', '=', itemId).execute()
}
