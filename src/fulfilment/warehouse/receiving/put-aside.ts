import { type Arrival, arrivePart, type PartArrived } from '#fulfilment/purchasing/arrive-part.ts'
import { no } from '#fulfilment/warehouse/warehouse.refusals.ts'
import { mayActAt } from '#people/access/permissions.ts'
import { isId } from '#platform/work/id.ts'
import { no as platformNo } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { itemOf, lockOrderOfItem } from '#selling/orders/items/lock-order.ts'

/**
 * Some units of an item came before the others: they wait on their shelf, and the item is received with the last of
 * them.
 */
export async function putAside(work: Work, part: PartArrived): Promise<Arrival> {
  if (!isId(part.itemId)) throw platformNo.NOT_FOUND()
  const place = itemOf(await lockOrderOfItem(work, part.itemId), part.itemId).country
  if (!mayActAt(work.who, place)) throw no.OTHER_PLACE({ place })
  return arrivePart(work, part)
}
