import type { Currency } from '#platform/values/amounts/money.ts'
import {
  type CouponCost,
  chosenDeal,
  costWithAllCoupons,
  costWithAllPackages,
  type PackageCost,
} from './compare-offers.ts'
import type { CouponError } from './coupon.ts'
import { explainQuote, type Reasons } from './explain/explain-quote.ts'
import { type UsedRate, usedRates } from './explain/used-rates.ts'
import { type InvalidQuote, isInvalid } from './invalid-quote.ts'
import { dueLater, orderTotal } from './order-total.ts'
import type { PackageMessage } from './package-benefits.ts'
import { priceItems } from './price-items.ts'
import type { CostDetails, Line, LineAmounts } from './price-lines.ts'
import { type QuoteRequest, readRequest } from './quote-request.ts'
import type { CouponTerms, PackageTerms, Tables } from './tables/tables.ts'

/** A whole price with its reasons, in minor units of the site's currency. */
export type Breakdown = {
  readonly currency: Currency
  readonly costDetails: CostDetails
  /** The rates that prices were converted with, and where they come from; a price in the site's own currency needs none. */
  readonly rates: readonly UsedRate[]
  /** Every item's own share of the eight lines, in the order of the request. */
  readonly items: readonly LineAmounts[]
  /** The package and the coupon that were asked for, applied or not. */
  readonly package: PackageTerms | null
  readonly couponCode: string | null
  /** The coupon's terms, if the code is known. */
  readonly coupon: CouponTerms | null
  readonly packageMessage: PackageMessage | null
  readonly couponError: CouponError | null
  /** What the package took from each line. */
  readonly packageTaken: ReadonlyMap<Line, bigint>
  readonly dueNow: bigint
  readonly dueLater: bigint
  readonly why: Reasons
  readonly allPackagesCosts: readonly PackageCost[] | null
  readonly allCouponsCosts: readonly CouponCost[] | null
}

/** The only place where a price is made. Pure and exact; a request without a price is refused with the path of the wrong field. */
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
    rates: usedRates(tables, read.goods),
    items: priced.items,
    package: read.package,
    couponCode: read.couponCode,
    coupon: (read.couponCode !== null && tables.coupons.get(read.couponCode)) || null,
    packageMessage: deal.taken.message,
    couponError: deal.coupon.error,
    packageTaken: deal.taken.taken,
    dueNow: costDetails.totalCost - later,
    dueLater: later,
    why: explainQuote(tables, read, deal, costDetails),
    allPackagesCosts: read.withAllPackages ? costWithAllPackages(tables, read, priced) : null,
    allCouponsCosts: read.withAllCoupons ? costWithAllCoupons(tables, read, deal) : null,
  }
}
