import { unloadWhenEmpty } from '#fulfilment/warehouse/hub/unload-shipment.ts'
import { leavePrepared } from '#fulfilment/warehouse/shipping/leave-prepared.ts'
import type { Work } from '#platform/work/work.ts'

/**
 * Items that are gone wait in no shipment: they are taken out of one that is being prepared, with the boxes they lie in, and
 * one that stands at the hub and waited for them alone is unloaded. What was dispatched keeps them on its papers.
 */
export async function leaveShipments(work: Work, itemIds: readonly string[]): Promise<void> {
  await leavePrepared(work, itemIds)
  for (const itemId of itemIds) await unloadWhenEmpty(work, itemId)
}
