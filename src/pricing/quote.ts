import type { Breakdown } from './breakdown.ts'
import { chosenDeal, costWithAllCoupons, costWithAllPackages } from './compare-offers.ts'
import { explainItems } from './explain-items.ts'
import { explainTotals } from './explain-totals.ts'
import { type InvalidQuote, isInvalid } from './invalid-quote.ts'
import { dueLater, orderTotal } from './order-total.ts'
import { priceItems } from './price-items.ts'
import { type QuoteRequest, readRequest } from './quote-request.ts'
import type { Tables } from './tables.ts'

/** The only place where a price is made. Pure and exact; what has no price is refused with the path of its field. */
export function quote(tables: Tables, request: QuoteRequest): Breakdown | InvalidQuote {
  const read = readRequest(tables, request)
  if (isInvalid(read)) return read
  const priced = priceItems(tables, read.goods)
  const deal = chosenDeal(tables, read, priced)
  const costDetails = orderTotal(tables, read, deal)
  const later = dueLater(tables, read, costDetails, deal.taken)
  return {
    currency: tables.currency,
    costDetails,
    items: priced.items,
    package: read.package,
    couponCode: read.couponCode,
    packageMessage: deal.taken.message,
    couponError: deal.coupon.error,
    packageTaken: deal.taken.taken,
    dueNow: costDetails.totalCost - later,
    dueLater: later,
    why: { ...explainItems(tables, priced), ...explainTotals(tables, read, deal, costDetails) },
    allPackagesCosts: read.withAllPackages ? costWithAllPackages(tables, read, priced) : null,
    allCouponsCosts: read.withAllCoupons ? costWithAllCoupons(tables, read, deal) : null,
  }
}
