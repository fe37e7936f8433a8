import type { ItemState } from '#selling/orders/items/item-states.ts'
import { m } from '#words/messages.js'

const coming: Partial<Readonly<Record<ItemState, () => string>>> = {
  processing: m.account_coming_processing,
  purchased: m.account_coming_purchased,
  shipped_from_seller: m.account_coming_shipped_from_seller,
  received_at_warehouse: m.account_coming_received_at_warehouse,
  shipped_to_destination: m.account_coming_shipped_to_destination,
  arrived_hub: m.account_coming_arrived_hub,
  ready_for_pickup: m.account_coming_ready_for_pickup,
  picked_up: m.account_coming_picked_up,
  shipped: m.account_coming_shipped,
  delivered: m.account_coming_delivered,
}

/** A step that is still to come, in the future tense, so that nothing is called done before it is. */
export function comingStep(state: ItemState, label: string): string {
  return coming[state]?.() ?? label
}
