import { type ItemState, rankOf } from './items/item-states.ts'

type Items = { readonly items: readonly { readonly state: ItemState }[] }

/** Something of the order has yet to come to the office, so its packing still matters. */
export function stillComes({ items }: Items): boolean {
  return items.some(({ state }) => rankOf(state) < rankOf('arrived_hub'))
}

/** Nothing of the order is packed yet, and something of it is still to come. */
export function mayChooseBox({ items }: Items): boolean {
  const going = items.filter(({ state }) => state !== 'cancelled')
  return going.length > 0 && going.every(({ state }) => rankOf(state) < rankOf('ready_for_shipping'))
}
