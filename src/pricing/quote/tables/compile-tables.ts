import { type Decimal, parseDecimal } from '#platform/values/amounts/decimal.ts'
import { type Currency, currencies } from '#platform/values/amounts/money.ts'
import { parseMinor } from '#platform/values/amounts/parse-money.ts'
import type { RateFact } from '#pricing/quote/explain/rate-fact.ts'
import type { Benefit, CouponTerms, LocalName, PackageTerms, PriceTables, Scope, Tables } from './tables.ts'
import {
  couponForm,
  packageForm,
  priceTablesForm,
  type RawCoupon,
  type RawPackage,
  type RawPriceTables,
  type RawTables,
} from './tables-form.ts'

/** Reads tables once, so that many quotes can be made with them. Throws where they are not in the form of tables. */
export function compileTables(raw: RawTables): Tables {
  return withOffers(compilePriceTables(raw), raw.packages ?? [], raw.coupons ?? [])
}

/** The site's own prices alone: what a published version holds. */
export function compilePriceTables(raw: RawPriceTables): PriceTables {
  const tables = priceTablesForm.parse(raw)
  return {
    site: tables.site,
    currency: tables.currency,
    vatRate: rate(tables.vatRate),
    rates: new Map(currencies.flatMap((currency) => rateOf(currency, tables.rates[currency]))),
    rateFacts: new Map(currencies.flatMap((currency) => factOf(currency, tables.rateFacts?.[currency]))),
    routes: mapOf(tables.routes, (route, country) => ({
      country,
      perStep: minor(route.perStep),
      stepGrams: BigInt(route.stepGrams),
      minGrams: BigInt(route.minGrams),
      clearance: minor(route.clearance),
      handlingPerUnit: minor(route.handlingPerUnit),
    })),
    categories: mapOf(tables.categories, (category, code) => ({
      code,
      duty: rate(category.duty),
      productFee: minor(category.productFee),
      defaultGrams: BigInt(category.defaultGrams),
    })),
    deMinimis: optionalMinor(tables.deMinimis),
    service: { rate: rate(tables.service.rate), minimum: minor(tables.service.minimum) },
    paymentFees: mapOf(tables.paymentFees, rate),
    deliveryFee: minor(tables.deliveryFee),
  }
}

/** The same prices with the packages and coupons of one customer beside them. */
export function withOffers(
  prices: PriceTables,
  packages: readonly RawPackage[],
  coupons: readonly RawCoupon[],
): Tables {
  const terms = packages.map((one) => readOnce(readPackages, one, compilePackage))
  let largestQuota: bigint | null = 0n
  for (const { quota } of terms) {
    if (quota === null) largestQuota = null
    else if (largestQuota !== null && quota > largestQuota) largestQuota = quota
  }
  return {
    ...prices,
    packages: new Map(terms.map((one) => [one.id, one])),
    coupons: new Map(coupons.map((coupon) => [coupon.code, readOnce(readCoupons, coupon, compileCoupon)])),
    largestQuota,
  }
}

// Terms are parsed once for each object, so that a caller that keeps them does not parse them for every price.
const readPackages = new WeakMap<RawPackage, PackageTerms>()
const readCoupons = new WeakMap<RawCoupon, CouponTerms>()

function readOnce<Raw extends object, Terms>(
  known: WeakMap<Raw, Terms>,
  raw: Raw,
  compile: (raw: Raw) => Terms,
): Terms {
  const terms = known.get(raw) ?? compile(raw)
  known.set(raw, terms)
  return terms
}

function compilePackage(raw: RawPackage): PackageTerms {
  const { id, name, description, price, quota, consumption, active, benefits, ...scope } = packageForm.parse(raw)
  return {
    id,
    name: localName(name),
    description: localName(description ?? ''),
    price: minor(price),
    quota: optionalMinor(quota),
    consumption: minor(consumption),
    active,
    scope: compileScope(scope),
    benefits: benefits.map((benefit): Benefit => {
      const { line } = benefit
      const max = optionalMinor(benefit.max)
      if (benefit.kind === 'waive') return { line, max, kind: 'waive' }
      if (benefit.kind === 'percent') return { line, max, kind: 'percent', rate: rate(benefit.value) }
      return { line, max, kind: benefit.kind, value: minor(benefit.value) }
    }),
  }
}

function compileCoupon(raw: RawCoupon): CouponTerms {
  const coupon = couponForm.parse(raw)
  const terms = {
    code: coupon.code,
    line: coupon.line,
    scope: compileScope(coupon),
    minimum: optionalMinor(coupon.minimum) ?? 0n,
    max: optionalMinor(coupon.max),
    stackable: coupon.stackable,
    refusal: coupon.refusal ?? null,
    reason: coupon.reason ?? null,
    startsAt: coupon.startsAt ? new Date(coupon.startsAt) : null,
  }
  if (coupon.kind === 'waive') return { ...terms, kind: 'waive' }
  if (coupon.kind === 'percent') return { ...terms, kind: 'percent', rate: rate(coupon.value) }
  return { ...terms, kind: 'fixed', value: minor(coupon.value) }
}

type RawScope = { countries: readonly string[]; stores: readonly string[]; categories: readonly string[] }

function compileScope({ countries, stores, categories }: RawScope): Scope {
  return { countries: allowed(countries), stores: allowed(stores), categories: allowed(categories) }
}

function allowed(codes: readonly string[]): ReadonlySet<string> | null {
  return codes.length === 0 ? null : new Set(codes)
}

function localName(name: string | LocalName): LocalName {
  return typeof name === 'string' ? { ar: name, en: name } : name
}

// Maps, not objects: a country called `constructor` must be unknown.
function mapOf<Raw, Read>(record: Readonly<Record<string, Raw>>, read: (raw: Raw, code: string) => Read) {
  return new Map(Object.entries(record).map(([code, raw]) => [code, read(raw, code)] as const))
}

function rateOf(currency: Currency, text: string | undefined): [Currency, Decimal][] {
  return text === undefined ? [] : [[currency, rate(text)]]
}

function factOf(currency: Currency, fact: RateFact | undefined): [Currency, RateFact][] {
  return fact === undefined ? [] : [[currency, fact]]
}

function rate(text: string): Decimal {
  return certain(parseDecimal(text), text)
}

function minor(text: string): bigint {
  return certain(parseMinor(text), text)
}

function optionalMinor(text: string | null | undefined): bigint | null {
  return text === null || text === undefined ? null : minor(text)
}

function certain<Value>(value: Value | null, text: string): Value {
  if (value === null) throw new RangeError(`not an exact decimal: ${text}`)
  return value
}
