import type { Currency } from '#platform/values/amounts/money.ts'
import { applyCoupon, type CouponError, noCoupon } from './coupon.ts'
import { explainQuote, type Reasons } from './explain/explain-quote.ts'
import { type UsedRate, usedRates } from './explain/rate-calendar.ts'
import { type InvalidQuote, isInvalid } from './invalid-quote.ts'
import { type Deal, dueLater, orderTotal } from './order-total.ts'
import { applyPackage, noPackage, type PackageMessage } from './package-benefits.ts'
import { type PricedItems, priceItems } from './price-items.ts'
import type { CostDetails, Line, LineAmounts } from './price-lines.ts'
import { type QuoteRequest, type ReadRequest, readRequest } from './quote-request.ts'
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

type PackageCost = {
  readonly package: string
  readonly totalCost: bigint
  readonly saving: bigint
  readonly recommended: boolean
  readonly message: PackageMessage | null
}

type CouponCost = {
  readonly code: string
  readonly totalCost: bigint
  readonly saving: bigint
  readonly couponError: CouponError | null
}

// Only a saving above 0.1 of the major unit is worth a recommendation.
const leastSaving = 10n

/** The same request with each package of the site as if subscribed to it, beside the request without any. */
function costWithAllPackages(tables: Tables, request: ReadRequest, priced: PricedItems): PackageCost[] {
  const without = orderTotal(tables, request, withPackage(tables, request, priced, null)).totalCost
  return [...tables.packages.values()].map((terms) => {
    const deal = withPackage(tables, request, priced, terms)
    const { totalCost } = orderTotal(tables, request, deal)
    const saving = without - totalCost
    return { package: terms.id, totalCost, saving, recommended: saving > leastSaving, message: deal.taken.message }
  })
}

/** The same request with each coupon the customer may see, beside the request without one. */
function costWithAllCoupons(tables: Tables, request: ReadRequest, deal: Deal): CouponCost[] {
  const without = orderTotal(tables, request, { ...deal, coupon: noCoupon }).totalCost
  return [...tables.coupons.keys()].map((code) => {
    const coupon = applyCoupon(tables, deal.priced, deal.taken, code)
    const { totalCost } = orderTotal(tables, request, { ...deal, coupon })
    return { code, totalCost, saving: without - totalCost, couponError: coupon.error }
  })
}

/** The deal asked for: its package where it is active or bought with this order, and its coupon. */
function chosenDeal(tables: Tables, request: ReadRequest, priced: PricedItems): Deal {
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
