import type { Work } from '#platform/work.ts'
import { unloadWhenEmpty } from './unload-shipment.ts'

/**
 * Items that are gone wait in no shipment: they are taken out of one that is being prepared, and one that stands at the hub
 * and waited for them alone is unloaded. What was dispatched keeps them on its papers.
 */
export async function leaveShipments(work: Work, itemIds: readonly string[]): Promise<void> {
  if (itemIds.length === 0) return
  await work.db
    .deleteFrom('shipment_items')
    .where('item_id', 'in', [...itemIds])
    .where('shipment_id', 'in', (select) =>
      select.selectFrom('shipments').select('id').where('state', '=', 'preparing').forUpdate(),
    )
    .execute()
  for (const itemId of itemIds) await unloadWhenEmpty(work, itemId)
}
