import type { Currency } from '#money/money.ts'
import type { CouponCost, PackageCost } from './compare-offers.ts'
import type { CouponError } from './coupon.ts'
import type { PackageMessage } from './package-benefits.ts'
import type { CostDetails, Detail, Line, LineAmounts } from './price-lines.ts'
import type { PackageTerms } from './tables.ts'
import type { Why } from './why.ts'

/** A whole price with its reasons, in minor units of the site's currency. */
export type Breakdown = {
  readonly currency: Currency
  readonly costDetails: CostDetails
  /** Every item's own share of the eight lines, in the order of the request. */
  readonly items: readonly LineAmounts[]
  /** The package and the coupon that were asked for, applied or not. */
  readonly package: PackageTerms | null
  readonly couponCode: string | null
  readonly packageMessage: PackageMessage | null
  readonly couponError: CouponError | null
  /** What the package took from each line. */
  readonly packageTaken: ReadonlyMap<Line, bigint>
  readonly dueNow: bigint
  readonly dueLater: bigint
  readonly why: Readonly<Record<Detail, readonly Why[]>>
  readonly allPackagesCosts: readonly PackageCost[] | null
  readonly allCouponsCosts: readonly CouponCost[] | null
}
