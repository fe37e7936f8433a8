import { applyCoupon, type CouponError, noCoupon } from './coupon.ts'
import { type Deal, orderTotal } from './order-total.ts'
import { applyPackage, noPackage, type PackageMessage } from './package-benefits.ts'
import type { PricedItems } from './price-items.ts'
import type { ReadRequest } from './quote-request.ts'
import type { PackageTerms, Tables } from './tables/tables.ts'

export type PackageCost = {
  readonly package: string
  readonly totalCost: bigint
  readonly saving: bigint
  readonly recommended: boolean
  readonly message: PackageMessage | null
}

export type CouponCost = {
  readonly code: string
  readonly totalCost: bigint
  readonly saving: bigint
  readonly couponError: CouponError | null
}

// Only a saving above 0.1 of the major unit is worth a recommendation.
const leastSaving = 10n

/** The same request with each package of the site as if subscribed to it, beside the request without any. */
export function costWithAllPackages(tables: Tables, request: ReadRequest, priced: PricedItems): PackageCost[] {
  const without = orderTotal(tables, request, withPackage(tables, request, priced, null)).totalCost
  return [...tables.packages.values()].map((terms) => {
    const deal = withPackage(tables, request, priced, terms)
    const { totalCost } = orderTotal(tables, request, deal)
    const saving = without - totalCost
    return { package: terms.id, totalCost, saving, recommended: saving > leastSaving, message: deal.taken.message }
  })
}

/** The same request with each coupon the customer may see, beside the request without one. */
export function costWithAllCoupons(tables: Tables, request: ReadRequest, deal: Deal): CouponCost[] {
  const without = orderTotal(tables, request, { ...deal, coupon: noCoupon }).totalCost
  return [...tables.coupons.keys()].map((code) => {
    const coupon = applyCoupon(tables, deal.priced, deal.taken, code)
    const { totalCost } = orderTotal(tables, request, { ...deal, coupon })
    return { code, totalCost, saving: without - totalCost, couponError: coupon.error }
  })
}

/** The deal asked for: its package where it is active or bought with this order, and its coupon. */
export function chosenDeal(tables: Tables, request: ReadRequest, priced: PricedItems): Deal {
  const { package: terms, isSubscribing, couponCode } = request
  const taken = terms ? applyPackage(tables, priced, terms, terms.active || isSubscribing) : noPackage
  const packagePrice = terms && isSubscribing ? terms.price : 0n
  return { priced, taken, coupon: applyCoupon(tables, priced, taken, couponCode), packagePrice }
}

function withPackage(tables: Tables, request: ReadRequest, priced: PricedItems, terms: PackageTerms | null): Deal {
  const taken = terms ? applyPackage(tables, priced, terms, true) : noPackage
  const isOwn = request.package === terms && !request.isSubscribing
  const coupon = applyCoupon(tables, priced, taken, request.couponCode)
  return { priced, taken, coupon, packagePrice: terms && !isOwn ? terms.price : 0n }
}
