import { unloadWhenEmpty } from '#fulfilment/warehouse/hub/unload-shipment.ts'
import { leavePrepared } from '#fulfilment/warehouse/shipping/leave-prepared.ts'
import type { Work } from '#platform/work/work.ts'

/**
 * Takes items that are gone out of their shipments: out of one in preparation, with the boxes they are in; one at the
 * hub that waited only for them is unloaded. A dispatched shipment keeps them on its papers.
 */
export async function leaveShipments(work: Work, itemIds: readonly string[]): Promise<void> {
  await leavePrepared(work, itemIds)
  for (const itemId of itemIds) await unloadWhenEmpty(work, itemId)
}
