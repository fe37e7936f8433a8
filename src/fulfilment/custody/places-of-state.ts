import type { ItemState } from '#selling/orders/items/item-states.ts'
import type { PlaceKind } from './custody-acts.ts'

const abroad = ['warehouse', 'bin', 'box'] as const
const home = ['hub', 'shelf', 'desk'] as const

/** Where the pieces of an item may be in each state; a state that is not listed says nothing about it. */
export const placesOfState: Partial<Readonly<Record<ItemState, readonly PlaceKind[]>>> = {
  received_at_warehouse: abroad,
  ready_for_shipping: abroad,
  shipped_to_destination: ['shipment'],
  arrived_uae: ['shipment'],
  // Some of its pieces may have been scanned at the hub before the last one was.
  in_shipping_process: ['shipment', 'customs', 'hub'],
  arrived_hub: home,
  waiting_delivery_request: home,
  prepare_for_pickup: home,
  pending_pickup: home,
  ready_for_pickup: home,
  preparing_package: home,
  preparing_shipment: home,
  pending_delivery: home,
  shipped: ['courier'],
}
