import type { CartCost } from '#cart/cost-cart.ts'
import { noteOrder } from '#coupons/note-order.ts'
import { redeemCoupon } from '#coupons/redeem-coupon.ts'
import { signedInCustomer } from '#people/signed-in-customer.ts'
import type { Work } from '#platform/work.ts'
import { consumeQuota } from '#subscriptions/consume-quota.ts'
import { quotaUse } from '#subscriptions/quota-use.ts'
import type { OrderedOffers } from './ordered-offers.ts'

/** Takes what the order uses of coupon and quota, under their locks: two carts never share the last of either. */
export async function spendOffers(work: Work, orderId: string, cost: CartCost, used: OrderedOffers): Promise<void> {
  const customerId = signedInCustomer(work)
  const { couponCode, packageId } = used
  if (couponCode !== null)
    await redeemCoupon(work, {
      ...{ code: couponCode, customerId, orderId },
      givenMinor: cost.breakdown.costDetails.couponDiscount,
    })
  await noteOrder(work, customerId, orderId)
  const terms = cost.offer.packages.find((one) => one.id === packageId)
  if (!terms) return
  const goods = cost.request.items.map(({ country, store, category }, place) => ({
    country,
    store: store ?? '',
    category,
    onlinePrice: cost.breakdown.items[place]?.onlinePrice ?? 0n,
  }))
  await consumeQuota(work, { customerId, orderId, minor: quotaUse(terms, goods) })
}
