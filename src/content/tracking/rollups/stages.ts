import type { ItemState } from '#selling/orders/items/item-states.ts'

/** The parts of the way from an order to its customer, in their order. */
export const stages = ['review', 'purchase', 'seller', 'warehouse', 'travel', 'handover'] as const
export type Stage = (typeof stages)[number]

/** In which part an item is; null at its ends. */
export const stageOf: Readonly<Record<ItemState, Stage | null>> = {
  placed: 'review',
  processing: 'review',
  pending_review: 'review',
  missing_info: 'review',
  pending_payment: 'review',
  pending_purchase: 'purchase',
  on_hold: 'purchase',
  purchased: 'seller',
  shipped_from_seller: 'seller',
  received_at_warehouse: 'warehouse',
  ready_for_shipping: 'warehouse',
  shipped_to_destination: 'travel',
  arrived_uae: 'travel',
  in_shipping_process: 'travel',
  arrived_hub: 'handover',
  waiting_delivery_request: 'handover',
  prepare_for_pickup: 'handover',
  pending_pickup: 'handover',
  ready_for_pickup: 'handover',
  preparing_package: 'handover',
  preparing_shipment: 'handover',
  pending_delivery: 'handover',
  shipped: 'handover',
  picked_up: null,
  delivered: null,
  cancelled: null,
}
