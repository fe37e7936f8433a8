import { audit } from '#people/access/audit.ts'
import { no } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { itemOf, lockOrderOfItem } from '#selling/orders/items/lock-order.ts'
import { lockLines } from './lock-lines.ts'
import { normalTracking } from './seller-shipped.ts'

export type PartArrived = { readonly itemId: string; readonly trackingNumber: string }
/** How many units of an item have arrived; with the last one the whole item is received. */
export type Arrival = {
  readonly here: number
  readonly ofUnits: number
  /** Whether this parcel contains any of it. */
  readonly isOfParcel: boolean
  readonly isLast: boolean
}

/** How many units would have arrived with this parcel, for a decision; the order is locked. */
export async function countArrival(work: Work, { itemId, trackingNumber }: PartArrived): Promise<Arrival> {
  const tracking = normalTracking(trackingNumber)
  const lines = await lockLines(work, [itemId])
  const { quantity, bought_units: bought } = itemOf(await lockOrderOfItem(work, itemId), itemId)
  const here = lines.filter((line) => line.arrivedAt !== null || line.trackingNumber === tracking)
  const count = here.reduce((sum, line) => sum + line.units, 0)
  const isOfParcel = lines.some((line) => line.trackingNumber === tracking)
  return { here: count, ofUnits: quantity, isOfParcel, isLast: bought === 0 && here.length === lines.length }
}

/** Some units of an item came in their own parcel: they are put aside until the others arrive. */
export async function arrivePart(work: Work, part: PartArrived): Promise<Arrival> {
  await lockOrderOfItem(work, part.itemId)
  const arrival = await countArrival(work, part)
  if (!arrival.isOfParcel) throw no.NOT_FOUND()
  const wereHere = (await lockLines(work, [part.itemId])).filter((line) => line.arrivedAt !== null)
  const before = { here: wereHere.reduce((sum, line) => sum + line.units, 0), of: arrival.ofUnits }
  await work.db
    .updateTable('store_order_items')
    .set({ arrived_at: work.now, arrived_by: work.who.kind === 'staff' ? work.who.id : null })
    .where('item_id', '=', part.itemId)
    .where('tracking_number', '=', normalTracking(part.trackingNumber))
    .where('closed_at', 'is', null)
    .where('arrived_at', 'is', null)
    .execute()
  const after = { here: arrival.here, of: arrival.ofUnits, tracking: normalTracking(part.trackingNumber) }
  await audit(work, { action: 'item.partArrived', subject: `item:${part.itemId}`, before, after })
  return arrival
}
