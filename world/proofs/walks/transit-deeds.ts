// From the scale of a warehouse abroad to the hub.

import { arriveItem } from '#fulfilment/requests/arrive-item.ts'
import { receiveAtHub } from '#fulfilment/warehouse/hub/receive-at-hub.ts'
import { packItems } from '#fulfilment/warehouse/pack-items.ts'
import { receiveItem } from '#fulfilment/warehouse/receive-item.ts'
import { createShipment } from '#fulfilment/warehouse/shipments/create-shipment.ts'
import { moveShipment } from '#fulfilment/warehouse/shipments/move-shipment.ts'
import type { ShipmentEvent } from '#fulfilment/warehouse/shipments/shipment-moves.ts'
import { unpackItem } from '#fulfilment/warehouse/unpack-item.ts'
import { system } from '#platform/work/work.ts'
import type { OrderItem } from '#selling/orders/items/lock-order.ts'
import { handedOverSample, releasedSample } from '#world/samples/fulfilment/warehouse.samples.ts'
import { aside, forward, oneOf, type Walk, type WalkDeed } from './walk.ts'

async function receive({ as, crew, key, dice }: Walk, { id: itemId }: OrderItem): Promise<void> {
  const unitGrams = oneOf([180, 250, 250, 250, 420], dice)
  const condition = dice() < 0.15 ? 'damaged' : 'good'
  const receipt = { itemId, trackingNumber: key(), unitGrams, condition, note: '', photo: null } as const
  await as(crew.warehouse, (work) => receiveItem(work, receipt))
}

async function pack({ as, crew }: Walk, { id }: OrderItem): Promise<void> {
  await as(crew.warehouse, (work) => packItems(work, [id]))
}

async function dispatch({ as, crew, key }: Walk, { id }: OrderItem): Promise<void> {
  const known = await as(crew.warehouse, (work) => shipmentOf(work, id))
  const request = { itemIds: [id], boxes: 1, airwayBill: key(), key: key() }
  const shipmentId = known ?? (await as(crew.warehouse, (work) => createShipment(work, request))).id
  await handedOverSample(as, crew, shipmentId)
}

function step(event: ShipmentEvent): WalkDeed['act'] {
  return async ({ as, crew }, { id }) => {
    const shipmentId = await as(crew.warehouse, (work) => shipmentOf(work, id))
    if (shipmentId !== null) await as(crew.warehouse, (work) => moveShipment(work, { shipmentId, event }))
  }
}

async function shipmentOf(work: Parameters<typeof packItems>[0], itemId: string): Promise<string | null> {
  const rows = work.db.selectFrom('shipment_items').select('shipment_id').where('item_id', '=', itemId)
  return (await rows.executeTakeFirst())?.shipment_id ?? null
}

// Not yet released by customs.
async function shipmentAtCustoms({ db }: Parameters<typeof packItems>[0], itemId: string): Promise<string | null> {
  const rows = db
    .selectFrom('shipment_items as part')
    .innerJoin('shipments', 'shipments.id', 'part.shipment_id')
    .leftJoin('shipment_releases as release', 'release.shipment_id', 'shipments.id')
    .select('shipments.id')
    .where('part.item_id', '=', itemId)
    .where('shipments.state', '=', 'at_customs')
    .where('release.id', 'is', null)
  return (await rows.executeTakeFirst())?.id ?? null
}

async function atHub({ as, crew, orderId }: Walk, { id }: OrderItem): Promise<void> {
  const shipment = await as(crew.warehouse, (work) => shipmentAtCustoms(work, id))
  if (shipment !== null) await releasedSample(as, crew, shipment)
  await as(crew.hub, (work) => receiveAtHub(work, id))
  await as(system, (work) => arriveItem(work, orderId, id))
}

export const transitDeeds: readonly WalkDeed[] = [
  forward('receive', { in: ['shipped_from_seller'], act: receive }),
  forward('pack', { in: ['received_at_warehouse'], act: pack }),
  aside('unpack', {
    in: ['ready_for_shipping'],
    act: ({ as, crew }, { id }) => as(crew.warehouse, (work) => unpackItem(work, id, 'The box is too small')),
  }),
  forward('dispatch', { in: ['ready_for_shipping'], act: dispatch }),
  forward('transit', { in: ['shipped_to_destination'], act: step('transit') }),
  forward('arriveAtCustoms', { in: ['shipped_to_destination'], act: step('arriveAtCustoms') }),
  forward('onward', { in: ['arrived_uae'], act: step('onward') }),
  forward('receiveAtHub', { in: ['in_shipping_process'], act: atHub }),
]
