import { effectiveData } from '#selling/orders/items/item-data.ts'
import type { Order } from '#selling/orders/items/lock-order.ts'

// Where neither our scales nor anybody else said what it weighs.
const usualGrams = 500

/** What these goods weigh for a courier: by our scales, else as they were quoted; of each so many units as come. */
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

/** The same of goods that nobody ordered yet. */
export function parcelGrams(goods: readonly { readonly grams: number | null; readonly quantity: number }[]): number {
  return goods.reduce((sum, { grams, quantity }) => sum + (grams ?? usualGrams) * quantity, 0)
}
