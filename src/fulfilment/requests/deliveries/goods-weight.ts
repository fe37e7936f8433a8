import { effectiveData } from '#selling/orders/items/item-data.ts'
import type { Order } from '#selling/orders/items/lock-order.ts'

// For goods with no known weight.
const usualGrams = 500

/** The weight of these goods for a courier: by our scales, otherwise as quoted; for as many units of each as arrive. */
export function goodsWeight(
  orders: readonly Pick<Order, 'items'>[],
  itemIds: readonly string[],
  units: ReadonlyMap<string, number> = new Map(),
): number {
  const items = orders.flatMap((order) => order.items).filter((item) => itemIds.includes(item.id))
  return parcelGrams(
    items.map((item) => ({
      grams: item.real_grams ?? effectiveData(item).weight ?? null,
      quantity: units.get(item.id) ?? item.quantity,
    })),
  )
}

/** The same for goods that are not ordered yet. */
export function parcelGrams(goods: readonly { readonly grams: number | null; readonly quantity: number }[]): number {
  return goods.reduce((sum, { grams, quantity }) => sum + (grams ?? usualGrams) * quantity, 0)
}
