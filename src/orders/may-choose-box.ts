import { type ItemState, rankOf } from './item-states.ts'

/** Nothing of the order is packed yet, and something of it still comes. */
export function mayChooseBox({ items }: { readonly items: readonly { readonly state: ItemState }[] }): boolean {
  const going = items.filter(({ state }) => state !== 'cancelled')
  return going.length > 0 && going.every(({ state }) => rankOf(state) < rankOf('ready_for_shipping'))
}
