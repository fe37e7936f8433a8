import { isCurrency } from '#platform/values/amounts/money.ts'
import { parseMinor } from '#platform/values/amounts/parse-money.ts'
import type { Work } from '#platform/work/work.ts'
import type { ItemFields } from '#selling/cart/cart-item.ts'
import { effectiveData } from '#selling/orders/items/item-data.ts'
import { findOrder } from '#selling/orders/items/lock-order.ts'

/** One of an order's goods as it was last agreed, to be added to a cart again. */
export type OrderedGoods = ItemFields & { readonly image: string | null }

/** The goods of the customer's own order, or one item of it; without the notes, which were for that order. */
export async function readOrderGoods(
  work: Work,
  number: string,
  itemId: string | null = null,
): Promise<{ readonly placedAt: Date; readonly goods: readonly OrderedGoods[] }> {
  const { items, placed_at: placedAt } = await findOrder(work, { number })
  const wanted = itemId === null ? items : items.filter(({ id }) => id === itemId)
  const goods = wanted.flatMap((item): OrderedGoods[] => {
    const { price, currency, domesticShipping, weight, category, color, size, style } = effectiveData(item)
    if (!isCurrency(currency)) return []
    return [
      {
        url: item.url,
        title: item.title,
        country: item.country,
        category,
        color: color ?? '',
        size: size ?? '',
        style: style ?? '',
        quantity: item.quantity,
        weightGrams: weight,
        price: parseMinor(price) ?? 0n,
        domesticShipping: parseMinor(domesticShipping ?? '0') ?? 0n,
        currency,
        notes: '',
        readingId: item.reading_id,
        estimated: [],
        image: item.image,
      },
    ]
  })
  return { placedAt, goods }
}
