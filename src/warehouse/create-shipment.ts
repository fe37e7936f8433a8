import type { OrderItem } from '#orders/lock-order.ts'
import { audit } from '#people/audit.ts'
import { mayActAt } from '#people/permissions.ts'
import { newId } from '#platform/id.ts'
import { nextNumber } from '#platform/next-number.ts'
import { once } from '#platform/once.ts'
import type { Work } from '#platform/work.ts'
import { lockItemsOrders } from '#purchasing/lock-items-orders.ts'
import { noteStep } from './note-shipment-step.ts'
import { no } from './warehouse.refusals.ts'

export type NewShipment = {
  readonly itemIds: readonly string[]
  readonly boxes: number
  readonly airwayBill: string | null
  readonly key: string
}

/** Packed items of one warehouse are put together into a shipment. */
export async function createShipment(
  work: Work,
  request: NewShipment,
): Promise<{ readonly id: string; readonly number: string }> {
  return once(work, request.key, request, async () => {
    const { itemIds, boxes, airwayBill } = request
    const orders = await lockItemsOrders(work, itemIds)
    const items = orders.flatMap((order) => order.items).filter((item) => itemIds.includes(item.id))
    const origin = await oneOrigin(work, items)
    const id = newId()
    const number = `S${await nextNumber(work, 'shipments', 5001)}`
    const made = { created_by: work.who.id ?? '', created_at: work.now }
    await work.db
      .insertInto('shipments')
      .values({ id, number, site: work.site, origin, state: 'preparing', boxes, airway_bill: airwayBill, ...made })
      .execute()
    await work.db
      .insertInto('shipment_items')
      .values(items.map((item) => ({ item_id: item.id, shipment_id: id })))
      .execute()
    await noteStep(work, id, { event: 'create', from: null, to: 'preparing' })
    await audit(work, { action: 'shipment.create', subject: `shipment:${id}`, after: [...itemIds] })
    return { id, number }
  })
}

async function oneOrigin(work: Work, items: readonly OrderItem[]): Promise<string> {
  const [origin, ...others] = [...new Set(items.map((item) => item.country))]
  if (origin === undefined) throw no.SHIPMENT_EMPTY()
  if (others.length > 0) throw no.ORIGINS_DIFFER()
  if (!mayActAt(work.who, origin)) throw no.OTHER_PLACE({ place: origin })
  const unready = items.find((item) => item.state !== 'ready_for_shipping')
  if (unready) throw no.SHIPMENT_NOT_ALLOWED({ state: unready.state, event: 'ship' })
  const taken = await work.db
    .selectFrom('shipment_items')
    .select('item_id')
    .where(
      'item_id',
      'in',
      items.map((item) => item.id),
    )
    .executeTakeFirst()
  if (taken) throw no.IN_ANOTHER_SHIPMENT()
  return origin
}
