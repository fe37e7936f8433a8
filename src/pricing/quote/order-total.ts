import { smallerOf, timesRate } from '#platform/values/amounts/round.ts'
import type { CouponOutcome } from './coupon.ts'
import { deliveryFeeOf } from './delivery-quote.ts'
import type { PackageOutcome } from './package-benefits.ts'
import type { PricedItems } from './price-items.ts'
import { type CostDetails, sumOfLines } from './price-lines.ts'
import type { ReadRequest } from './quote-request.ts'
import type { Tables } from './tables/tables.ts'

/** The priced items with one choice of package and coupon. */
export type Deal = {
  readonly priced: PricedItems
  readonly taken: PackageOutcome
  readonly coupon: CouponOutcome
  /** Of a package bought with this order. */
  readonly packagePrice: bigint
}

/** From the eight lines to the total: discounts, VAT, package, delivery and the fee of the payment method. */
export function orderTotal(tables: Tables, request: ReadRequest, deal: Deal): CostDetails {
  const { priced, taken, coupon, packagePrice } = deal
  const { sums, goods } = priced
  const subtotal = sumOfLines(sums)
  const discount = taken.discount + coupon.discount
  const vat = timesRate(subtotal - discount, tables.vatRate)
  // Without goods there is nothing to deliver.
  const deliveryFees = request.isDelivered && goods.length > 0 ? deliveryFee(tables, request) : 0n
  const beforeFees = subtotal - discount + vat + packagePrice + deliveryFees
  const fees = methodFees(tables, request, beforeFees)
  return {
    ...sums,
    subtotal,
    discount,
    packageDiscount: taken.discount,
    couponDiscount: coupon.discount,
    vat,
    packagePrice,
    deliveryFees,
    fees,
    totalCost: beforeFees + fees,
  }
}

function deliveryFee(tables: Tables, { delivery }: ReadRequest): bigint {
  return delivery === null ? tables.deliveryFee : deliveryFeeOf(delivery)
}

function methodFees({ paymentFees }: Tables, { paymentMethod, prepaid }: ReadRequest, amount: bigint): bigint {
  const rate = paymentMethod === null ? undefined : paymentFees.get(paymentMethod)
  return rate === undefined || amount <= prepaid ? 0n : timesRate(amount - prepaid, rate)
}

/** The part that is due only after the goods have arrived and been weighed: their shipping after the package's discount, with its VAT. */
export function dueLater(tables: Tables, request: ReadRequest, cost: CostDetails, taken: PackageOutcome): bigint {
  if (request.shipping !== 'In office') return 0n
  const left = cost.internationalShipping - (taken.taken.get('internationalShipping') ?? 0n)
  const later = left + timesRate(left, tables.vatRate)
  // A coupon may have taken more than that from the same order; the amount never goes below zero.
  return smallerOf(later, cost.totalCost)
}
