import type { Mover } from '#platform/work/moves.ts'
import type { ItemEvent } from '#selling/orders/items/item-moves.ts'

export const shipmentStates = ['preparing', 'dispatched', 'in_uae', 'at_customs', 'at_hub', 'dissolved'] as const
export type ShipmentState = (typeof shipmentStates)[number]

export type ShipmentMove = {
  readonly from: ShipmentState
  readonly event: string
  readonly to: ShipmentState
  readonly by: readonly Mover[]
  /** What happens to its items at the same moment; the hub scans each one on its own. */
  readonly items: ItemEvent | null
}

/** The whole life of a shipment. */
export const shipmentMoves = [
  { from: 'preparing', event: 'dispatch', to: 'dispatched', by: ['warehouse', 'system'], items: 'dispatch' },
  // With a reason (shipping/dissolve-shipment.ts); its content stays packed.
  { from: 'preparing', event: 'dissolve', to: 'dissolved', by: ['warehouse', 'system'], items: null },
  { from: 'dispatched', event: 'transit', to: 'in_uae', by: ['warehouse', 'system'], items: 'transit' },
  {
    from: 'dispatched',
    event: 'arriveAtCustoms',
    to: 'at_customs',
    by: ['warehouse', 'hub', 'system'],
    items: 'arriveAtCustoms',
  },
  { from: 'in_uae', event: 'onward', to: 'at_customs', by: ['warehouse', 'hub', 'system'], items: 'onward' },
  { from: 'at_customs', event: 'unload', to: 'at_hub', by: ['hub', 'system'], items: null },
] as const satisfies readonly ShipmentMove[]

export type ShipmentEvent = (typeof shipmentMoves)[number]['event']
export const shipmentEvents = shipmentMoves.map((move) => move.event)
