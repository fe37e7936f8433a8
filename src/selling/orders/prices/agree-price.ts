import { formatMoney } from '#platform/values/amounts/format-money.ts'
import type { Work } from '#platform/work/work.ts'
import { consumeQuota, giveBackQuota } from '#pricing/subscriptions/consume-quota.ts'
import { quotaUse } from '#pricing/subscriptions/quota-use.ts'
import type { Order } from '#selling/orders/items/lock-order.ts'
import { no } from '#selling/orders/orders.refusals.ts'
import { dropOrderedPackage } from '#selling/orders/packages/drop-ordered-package.ts'
import { type NewPrice, priceAgain, pricedGoods } from './price-again.ts'

/** The new price that the customer saw and accepted: without a method's fee, with the version of its tables. */
export type SeenPrice = { readonly baseMinor: bigint; readonly tablesVersion: string }

/**
 * Before money moves for a locked order: if its price today differs, it is not paid until the customer has seen and
 * accepted exactly that price. Then the order gets today's price and quota use; otherwise nothing changes.
 */
export async function agreePrice(work: Work, order: Order, seen: SeenPrice | null): Promise<Order> {
  if (order.editing_by !== null) throw no.ORDER_BEING_EDITED()
  const price = await priceAgain(work, order)
  if (price === null) return order
  const { base_minor: base, tables_version: tables } = price.order
  if (seen === null || seen.baseMinor !== base || seen.tablesVersion !== tables) throw refusal(work, order, price)
  if (order.subscribes && !price.order.subscribes) await dropOrderedPackage(work, order)
  const { fees_minor, courtesy_minor, later_minor, current_costs, package_id, offers } = price.order
  await work.db
    .updateTable('orders')
    .set({
      base_minor: base,
      fees_minor,
      courtesy_minor,
      later_minor,
      tables_version: tables,
      package_id,
      current_costs: JSON.stringify(current_costs),
      offers: JSON.stringify(offers),
      // It also answers the review's question.
      change_asked_at: null,
    })
    .where('id', '=', order.id)
    .execute()
  await takeQuota(work, order, price)
  return { ...price.order, change_asked_at: null }
}

function refusal(work: Work, order: Order, { order: after, reasons, breakdown }: NewPrice) {
  const beforeMinor = order.base_minor - order.courtesy_minor
  const said = (minor: bigint) => formatMoney({ minor, currency: breakdown.currency }, work.locale)
  return no.RECALCULATION_NEEDED({
    before: said(beforeMinor),
    after: said(after.base_minor),
    beforeMinor,
    afterMinor: after.base_minor,
    tablesVersion: after.tables_version,
    reasons: reasons.join(' '),
  })
}

// Under the lock of the subscription, never more than its quota: if another order took the rest meanwhile, the customer
// is asked again.
async function takeQuota(work: Work, order: Order, { packageId, offers, breakdown }: NewPrice): Promise<void> {
  if (order.subscribes) return
  // Returns all of it first: an order that filled the quota by itself may keep the same package.
  await giveBackQuota(work, order.id)
  const terms = offers.packages?.find((one) => one.id === packageId)
  if (!terms) return
  const minor = quotaUse(terms, pricedGoods(order, breakdown))
  await consumeQuota(work, { customerId: order.customer_id, orderId: order.id, minor })
}
