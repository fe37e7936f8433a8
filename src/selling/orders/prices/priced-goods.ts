import type { Breakdown } from '#pricing/quote/quote.ts'
import type { PricedGoods } from '#pricing/subscriptions/quota-use.ts'
import { effectiveData } from '#selling/orders/items/item-data.ts'
import { activeItems, type Order } from '#selling/orders/items/lock-order.ts'

/** What is left of an order as a package's quota sees it, priced by a quote of it. */
export function pricedGoods(order: Order, { items }: Pick<Breakdown, 'items'>): readonly PricedGoods[] {
  return activeItems(order).map((item, place) => ({
    country: item.country,
    store: item.store,
    category: effectiveData(item).category,
    onlinePrice: items[place]?.onlinePrice ?? 0n,
  }))
}
