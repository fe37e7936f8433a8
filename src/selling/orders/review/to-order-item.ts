import { minorToDecimal } from '#platform/values/amounts/format-money.ts'
import type { NewItem as Goods } from '#selling/cart/cart-item.ts'
import type { NewItem } from '#selling/orders/place-order.ts'

/** An item of the cart in the order's form: the customer's own data, until it is reviewed. */
export function toOrderItem(item: Goods): NewItem {
  return {
    title: item.title,
    url: item.url,
    image: item.image,
    store: item.store,
    country: item.country,
    quantity: item.quantity,
    notes: item.notes || null,
    readingId: item.readingId,
    estimated: item.estimated,
    data: {
      price: minorToDecimal(item.price),
      currency: item.currency,
      domesticShipping: minorToDecimal(item.domesticShipping),
      weight: item.weightGrams,
      category: item.category,
      color: item.color || null,
      size: item.size || null,
      style: item.style || null,
    },
  }
}
