import type { Work } from '#platform/work/work.ts'
import { redeemCoupon, releaseCoupon } from '#pricing/coupons/redeem-coupon.ts'
import { consumeQuota, giveBackQuota } from '#pricing/subscriptions/consume-quota.ts'
import { quotaUse } from '#pricing/subscriptions/quota-use.ts'
import { effectiveData } from '#selling/orders/items/item-data.ts'
import { activeItems } from '#selling/orders/items/lock-order.ts'
import { offersForm } from '#selling/orders/money/order-quote.ts'
import { insertItems } from '#selling/orders/place-order.ts'
import type { EditCost } from './cost-edit.ts'
import type { EditDraft } from './edit-draft.ts'

/** Writes a draft's changes of the order and its items; the states are moved afterwards. */
export async function writeEdit(work: Work, draft: EditDraft, { order, breakdown }: EditCost): Promise<void> {
  const { coupon_code, id, customer_id: customerId, package_id, subscribes } = order
  if (draft.coupon) {
    const givenMinor = breakdown.costDetails.couponDiscount
    if (coupon_code === null) await releaseCoupon(work, id)
    else await redeemCoupon(work, { code: coupon_code, customerId, orderId: id, givenMinor })
  }
  // A package that no longer covers these goods is removed from the order; one that is bought with it stays.
  const isUsed = subscribes || breakdown.packageMessage === null
  const offers = offersForm.parse(order.offers)
  await work.db
    .updateTable('orders')
    .set({
      coupon_code,
      package_id: isUsed ? package_id : null,
      offers: JSON.stringify(isUsed ? offers : { ...offers, packages: [] }),
      // Whoever changes the order accepts its new cost.
      change_asked_at: null,
    })
    .where('id', '=', id)
    .execute()
  for (const item of order.items.filter(({ id: itemId }) => itemId in draft.changed)) {
    await work.db
      .updateTable('order_items')
      .set({
        quantity: item.quantity,
        notes: item.notes,
        client_data: JSON.stringify(item.client_data),
        review_data: item.review_data === null ? null : JSON.stringify(item.review_data),
        completed_data: item.completed_data === null ? null : JSON.stringify(item.completed_data),
        verdict: null,
        hold: null,
        issues: '[]',
      })
      .where('id', '=', item.id)
      .execute()
  }
  const [first] = draft.added
  if (!first) return
  const place = order.items.find((item) => item.id === first.id)?.place ?? 0
  await insertItems(work, id, draft.added, place)
}

/**
 * Recomputes the order's share of its package's quota: never more than it, and nothing if the package gives nothing.
 */
export async function countQuotaAgain(work: Work, cost: EditCost): Promise<void> {
  const { order, breakdown, isPackageRunning } = cost
  const use = await work.db.selectFrom('quota_uses').select('minor').where('order_id', '=', order.id).executeTakeFirst()
  if (!use) return
  const terms = offersForm.parse(order.offers).packages.find((one) => one.id === order.package_id)
  const goods = activeItems(order).map((item, place) => ({
    country: item.country,
    store: item.store,
    category: effectiveData(item).category,
    onlinePrice: breakdown.items[place]?.onlinePrice ?? 0n,
  }))
  const minor = terms && breakdown.packageMessage === null ? quotaUse(terms, goods) : 0n
  if (minor <= use.minor) return giveBackQuota(work, order.id, minor)
  if (isPackageRunning) await consumeQuota(work, { customerId: order.customer_id, orderId: order.id, minor })
}
