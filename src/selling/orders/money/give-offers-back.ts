import type { Work } from '#platform/work/work.ts'
import { forgetOrder } from '#pricing/coupons/forget-order.ts'
import { giveBackQuota } from '#pricing/subscriptions/give-back-quota.ts'
import { quotaUse } from '#pricing/subscriptions/quota-use.ts'
import { effectiveData } from '#selling/orders/items/item-data.ts'
import { activeItems, type Order } from '#selling/orders/items/lock-order.ts'
import { offersForm, quoteOrder } from './order-quote.ts'

/** Cancelled items no longer use a package's quota; an order that is gone gives its coupon back and was no first order. */
export async function giveOffersBack(work: Work, order: Order, isPaid: boolean): Promise<void> {
  const active = activeItems(order)
  if (active.length === 0) {
    await forgetOrder(work, order.id)
    await giveBackQuota(work, order.id)
    return
  }
  const terms = offersForm.parse(order.offers).packages.find((one) => one.id === order.package_id)
  if (!terms) return
  const { breakdown } = await quoteOrder(work, order, active, { isPaid })
  const goods = active.map((item, place) => ({
    country: item.country,
    store: item.store,
    category: effectiveData(item).category,
    onlinePrice: breakdown.items[place]?.onlinePrice ?? 0n,
  }))
  await giveBackQuota(work, order.id, quotaUse(terms, goods))
}
