import { m } from '#words/messages.js'
import type { ShipmentEvent, ShipmentState } from './shipment-moves.ts'

const states: Readonly<Record<ShipmentState, () => string>> = {
  preparing: m.warehouse_shipment_preparing,
  dispatched: m.warehouse_shipment_dispatched,
  in_uae: m.warehouse_shipment_in_uae,
  at_customs: m.warehouse_shipment_at_customs,
  at_hub: m.warehouse_shipment_at_hub,
  dissolved: m.warehouse_shipment_dissolved,
}

const events: Readonly<Record<Exclude<ShipmentEvent, 'dispatch' | 'dissolve' | 'unload'>, () => string>> = {
  transit: m.warehouse_shipment_transit,
  arriveAtCustoms: m.warehouse_shipment_arrive,
  onward: m.warehouse_shipment_onward,
}

export function shipmentLabel(state: ShipmentState): string {
  return states[state]()
}

export function shipmentEventLabel(event: keyof typeof events): string {
  return events[event]()
}

export function isPressed(event: string): event is keyof typeof events {
  return Object.hasOwn(events, event)
}
