import type { Decimal } from '#platform/values/amounts/decimal.ts'
import type { Currency } from '#platform/values/amounts/money.ts'
import type { CouponRefusalReason } from '#pricing/quote/explain/coupon-reasons.ts'
import type { RateFact } from '#pricing/quote/explain/rate-fact.ts'
import type { Line } from '#pricing/quote/price-lines.ts'
import type { Site } from '#sites/sites.ts'

/** The tables of one quote, read once and used for many: amounts in minor units, rates as exact fractions. */
export type Tables = PriceTables & {
  readonly packages: ReadonlyMap<string, PackageTerms>
  readonly coupons: ReadonlyMap<string, CouponTerms>
  /** The largest quota of any package; null where one is unlimited. */
  readonly largestQuota: bigint | null
}

export type PriceTables = {
  readonly site: Site
  readonly currency: Currency
  readonly vatRate: Decimal
  readonly rates: ReadonlyMap<Currency, Decimal>
  /** The source of each rate that came from a source. */
  readonly rateFacts: ReadonlyMap<Currency, RateFact>
  readonly routes: ReadonlyMap<string, Route>
  readonly categories: ReadonlyMap<string, Category>
  readonly deMinimis: bigint | null
  readonly service: { readonly rate: Decimal; readonly minimum: bigint }
  readonly paymentFees: ReadonlyMap<string, Decimal>
  /** What the caller has already quoted for the address. */
  readonly deliveryFee: bigint
}

export type Route = {
  readonly country: string
  readonly perStep: bigint
  readonly stepGrams: bigint
  readonly minGrams: bigint
  readonly clearance: bigint
  readonly handlingPerUnit: bigint
}

export type Category = {
  readonly code: string
  readonly duty: Decimal
  readonly productFee: bigint
  readonly defaultGrams: bigint
}

/** Which items an offer is for; null means all. */
export type Scope = {
  readonly countries: ReadonlySet<string> | null
  readonly stores: ReadonlySet<string> | null
  readonly categories: ReadonlySet<string> | null
}

export type LocalName = { readonly ar: string; readonly en: string }

export type Benefit = { readonly line: Line; readonly max: bigint | null } & (
  | { readonly kind: 'percent'; readonly rate: Decimal }
  | { readonly kind: 'waive' }
  | { readonly kind: 'perStep' | 'perUnit'; readonly value: bigint }
)

export type PackageTerms = {
  readonly id: string
  readonly name: LocalName
  readonly description: LocalName
  readonly price: bigint
  readonly quota: bigint | null
  readonly consumption: bigint
  readonly active: boolean
  readonly scope: Scope
  readonly benefits: readonly Benefit[]
}

/** Whether a coupon may be used depends on time and customer: the room of coupons checks it and passes the result in. */
export type CouponRefusal = 'COUPON_EXPIRED' | 'COUPON_NOT_STARTED' | 'COUPON_USED_UP'

export type CouponTerms = {
  readonly code: string
  readonly line: Line | 'subtotal'
  readonly scope: Scope
  readonly minimum: bigint
  readonly max: bigint | null
  readonly stackable: boolean
  readonly refusal: CouponRefusal | null
  readonly reason: CouponRefusalReason | null
  readonly startsAt: Date | null
} & (
  | { readonly kind: 'percent'; readonly rate: Decimal }
  | { readonly kind: 'fixed'; readonly value: bigint }
  | { readonly kind: 'waive' }
)
