import type { CartCost } from '#selling/cart/cost-cart.ts'
import type { NewOrder } from '#selling/orders/place-order.ts'

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
