import { signedInCustomer } from '#people/access/signed-in-customer.ts'
import type { Work } from '#platform/work/work.ts'
import { noteOrder, redeemCoupon } from '#pricing/coupons/redeem-coupon.ts'
import { consumeQuota } from '#pricing/subscriptions/consume-quota.ts'
import { quotaUse } from '#pricing/subscriptions/quota-use.ts'
import { requestSubscription } from '#pricing/subscriptions/request-subscription.ts'
import { no } from '#pricing/subscriptions/subscriptions.refusals.ts'
import type { CartCost } from '#selling/cart/cost-cart.ts'
import type { NewOrder } from '#selling/orders/place-order.ts'
import type { CheckoutCost } from './steps/cost-checkout.ts'

export type OrderedOffers = Pick<NewOrder, 'offers' | 'couponCode' | 'packageId'>

/** The package and the coupon that took something off, with their terms of today; one that does not apply stays out. */
export function orderedOffers({ breakdown, offer }: CartCost): OrderedOffers {
  const packageId = breakdown.package !== null && breakdown.packageMessage === null ? breakdown.package.id : null
  const couponCode = breakdown.couponError === null ? breakdown.couponCode : null
  return {
    packageId,
    couponCode,
    offers: {
      packages: offer.packages.filter((one) => one.id === packageId),
      coupons: offer.coupons.filter((one) => one.code === couponCode),
    },
  }
}

/**
 * Takes what the order uses of coupon and quota, under their locks: two carts never share the last of either. A package that
 * is bought with it waits for the order's money, and its quota is used when it starts.
 */
export async function spendOffers(work: Work, orderId: string, cost: CheckoutCost, used: OrderedOffers): Promise<void> {
  const customerId = signedInCustomer(work)
  if (cost.bought !== null) await requestWith(work, orderId, cost)
  const { couponCode, packageId } = used
  if (couponCode !== null)
    await redeemCoupon(work, {
      code: couponCode,
      customerId,
      orderId,
      givenMinor: cost.breakdown.costDetails.couponDiscount,
    })
  await noteOrder(work, customerId, orderId)
  const terms = cost.offer.packages.find((one) => one.id === packageId)
  if (!terms || cost.bought !== null) return
  const goods = cost.request.items.map(({ country, store, category }, place) => ({
    country,
    store: store ?? '',
    category,
    onlinePrice: cost.breakdown.items[place]?.onlinePrice ?? 0n,
  }))
  await consumeQuota(work, { customerId, orderId, minor: quotaUse(terms, goods) })
}

async function requestWith(work: Work, orderId: string, { bought, breakdown }: CheckoutCost): Promise<void> {
  const packageId = bought?.pack.id ?? ''
  const customerId = signedInCustomer(work)
  const { price_minor } = await requestSubscription(work, { customerId, packageId, way: 'subscribe', orderId })
  // Its price was changed, or the free month taken, since these goods were quoted a moment ago.
  if (price_minor !== breakdown.costDetails.packagePrice) throw no.PACKAGE_NOT_SOLD({ path: 'packageId' })
}
