import { itemOf, lockOrderOfItem } from '#orders/lock-order.ts'
import { mayActAt } from '#people/permissions.ts'
import { isId } from '#platform/id.ts'
import { no as platformNo } from '#platform/refusal.ts'
import type { Work } from '#platform/work.ts'
import { type Arrival, arrivePart, type PartArrived } from '#purchasing/arrive-part.ts'
import { no } from '#warehouse/warehouse.refusals.ts'

/** Some units of an item came before the others: they wait on their shelf, and the item is received with the last of them. */
export async function putAside(work: Work, part: PartArrived): Promise<Arrival> {
  if (!isId(part.itemId)) throw platformNo.NOT_FOUND()
  const place = itemOf(await lockOrderOfItem(work, part.itemId), part.itemId).country
  if (!mayActAt(work.who, place)) throw no.OTHER_PLACE({ place })
  return arrivePart(work, part)
}
