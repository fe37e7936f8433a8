import { type ItemState, orderStatus } from './item-states.ts'

/** The five parts of the way from the order to the customer. */
export const wayParts = ['ordered', 'bought', 'warehouse', 'country', 'yours'] as const
export type WayPart = (typeof wayParts)[number]

/** Where goods are on the way: the part, and how much of it is behind them (1: all of it). */
export type WayPlace = { readonly part: WayPart; readonly share: number }

const places: Readonly<Record<Exclude<ItemState, 'cancelled'>, readonly [WayPart, number]>> = {
  placed: ['ordered', 0.3],
  processing: ['ordered', 0.5],
  pending_review: ['ordered', 0.6],
  missing_info: ['ordered', 0.6],
  pending_payment: ['ordered', 0.7],
  pending_purchase: ['ordered', 0.85],
  on_hold: ['ordered', 0.85],
  purchased: ['bought', 0.5],
  shipped_from_seller: ['bought', 0.85],
  received_at_warehouse: ['warehouse', 0.55],
  ready_for_shipping: ['warehouse', 0.85],
  shipped_to_destination: ['country', 0.3],
  arrived_uae: ['country', 0.5],
  in_shipping_process: ['country', 0.75],
  arrived_hub: ['country', 1],
  waiting_delivery_request: ['yours', 0.2],
  prepare_for_pickup: ['yours', 0.35],
  pending_pickup: ['yours', 0.5],
  ready_for_pickup: ['yours', 0.75],
  preparing_package: ['yours', 0.35],
  preparing_shipment: ['yours', 0.5],
  pending_delivery: ['yours', 0.6],
  shipped: ['yours', 0.8],
  picked_up: ['yours', 1],
  delivered: ['yours', 1],
}

export function placeOnWay(state: Exclude<ItemState, 'cancelled'>): WayPlace {
  const [part, share] = places[state]
  return { part, share }
}

/** Where an order is: as far as the slowest of its items; null if all are cancelled. */
export function orderOnWay(states: readonly ItemState[]): WayPlace | null {
  const slowest = orderStatus(states)
  return slowest === 'cancelled' ? null : placeOnWay(slowest)
}
