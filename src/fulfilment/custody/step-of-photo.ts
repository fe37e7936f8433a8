import type { ItemState } from '#selling/orders/items/item-states.ts'
import type { PlaceKind } from './custody-acts.ts'
import type { OrderPhoto } from './read-order-photos.ts'

const steps: Partial<Readonly<Record<PlaceKind, ItemState>>> = {
  warehouse: 'received_at_warehouse',
  bin: 'received_at_warehouse',
  box: 'received_at_warehouse',
  shipment: 'shipped_to_destination',
  customs: 'shipped_to_destination',
  hub: 'arrived_hub',
  shelf: 'arrived_hub',
  desk: 'ready_for_pickup',
  courier: 'shipped',
}

/** The step of an order's way to which a photo belongs. */
export function stepOfPhoto({ kind }: OrderPhoto): ItemState | null {
  return steps[kind] ?? null
}
