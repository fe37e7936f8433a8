import type { Tone } from '#platform/ui/show/tone.ts'
import type { ItemState } from '#selling/orders/items/item-states.ts'

const asks: ReadonlySet<ItemState> = new Set(['missing_info', 'pending_payment', 'on_hold', 'waiting_delivery_request'])
const done: ReadonlySet<ItemState> = new Set(['ready_for_pickup', 'picked_up', 'delivered'])

/** The colour of a state: action needed, done, ended, or in progress. */
export function stateTone(state: ItemState): Tone {
  if (asks.has(state)) return 'warn'
  if (done.has(state)) return 'ok'
  if (state === 'cancelled') return 'neutral'
  return state === 'placed' ? 'wait' : 'info'
}
