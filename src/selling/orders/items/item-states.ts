/**
 * The states of an item by rank (domain page §1): an order's own status is the lowest of its items that are not
 * cancelled.
 */
export const itemStates = [
  'placed',
  'processing',
  'pending_review',
  'missing_info',
  'pending_payment',
  'pending_purchase',
  'on_hold',
  'purchased',
  'shipped_from_seller',
  'received_at_warehouse',
  'ready_for_shipping',
  'shipped_to_destination',
  'arrived_uae',
  'in_shipping_process',
  'arrived_hub',
  'waiting_delivery_request',
  'prepare_for_pickup',
  'pending_pickup',
  'ready_for_pickup',
  'preparing_package',
  'preparing_shipment',
  'pending_delivery',
  'shipped',
  'picked_up',
  'delivered',
  'cancelled',
] as const

export type ItemState = (typeof itemStates)[number]

const ranks: ReadonlyMap<string, number> = new Map(itemStates.map((state, rank) => [state, rank]))

function isItemState(code: string): code is ItemState {
  return ranks.has(code)
}

/** A state read from the database; any other word is a fault. */
export function toItemState(code: string): ItemState {
  if (!isItemState(code)) throw new Error(`${code} is no state of an item`)
  return code
}

export const finalStates = ['picked_up', 'delivered', 'cancelled'] as const satisfies readonly ItemState[]

export function isFinal(state: ItemState): boolean {
  return finalStates.some((one) => one === state)
}

/** The order's status: the lowest in rank of its items that are not cancelled, or `cancelled` when all are. */
export function orderStatus(states: readonly ItemState[]): ItemState {
  const left = states.filter((state) => state !== 'cancelled')
  return left.reduce<ItemState>((low, state) => (rankOf(state) < rankOf(low) ? state : low), 'cancelled')
}

export function rankOf(state: ItemState): number {
  return ranks.get(state) ?? itemStates.length
}

export const orderTabs = ['ongoing', 'fulfilled', 'cancelled'] as const
export type OrderTab = (typeof orderTabs)[number]

/** The tab of an order in My Orders: fulfilled when all its items are final and at least one was not cancelled. */
export function orderTab(states: readonly ItemState[]): OrderTab {
  if (states.every((state) => state === 'cancelled')) return 'cancelled'
  return states.every(isFinal) ? 'fulfilled' : 'ongoing'
}
