import type { InvalidQuote } from './invalid-quote.ts'
import type { Breakdown } from './quote.ts'
import type { QuoteRequest } from './quote-request.ts'
import type { PublishedTables } from './tables/read-tables.ts'
import type { RawCoupon, RawPackage, RawTables } from './tables/tables-form.ts'

export type QuoteFile = {
  /** The tables: their version, since when they are valid, and the sources of their numbers. */
  readonly tables: PublishedTables
  readonly packages: readonly RawPackage[]
  readonly coupons: readonly RawCoupon[]
  readonly request: QuoteRequest
  readonly breakdown: Breakdown
  /** The subject of the file, and further facts beside the quote. */
  readonly about: Readonly<Record<string, unknown>>
}

const command = 'npm run --silent quote < this-file.json'

/**
 * Everything that a price is made of, as `npm run quote` reads it, and the result. Only the tables that this price
 * needs; the same command on the same file gives `expected`.
 */
export function writeQuoteFile({ tables, packages, coupons, request, breakdown, about }: QuoteFile): string {
  const { id, validFrom, source } = tables
  const asked = plainRequest(request)
  return quoteJson({
    about: { ...about, tablesVersion: id, tablesValidFrom: validFrom.toISOString(), source, command },
    tables: neededTables(tables, { packages, coupons }, asked),
    request: asked,
    expected: quoteAnswer(asked, breakdown),
  })
}

/** The breakdown in the format of the worked examples; lines that were not asked for are left out. */
export function quoteAnswer(request: QuoteRequest, breakdown: Breakdown): object {
  const { costDetails, items, packageMessage, couponError, allPackagesCosts, allCouponsCosts } = breakdown
  const { dueNow, dueLater } = breakdown
  return {
    costDetails,
    items,
    packageMessage,
    couponError,
    ...(request.getCostWithAllPackages && allPackagesCosts && { allPackagesCosts }),
    ...(request.getCostWithAllCoupons && allCouponsCosts && { allCouponsCosts }),
    ...(request.shippingFeesCalculation && { dueNow, dueLater }),
  }
}

declare global {
  interface JSON {
    /** In Node since 22: a piece of JSON text as it stands. */
    rawJSON(text: string): unknown
  }
}

/** JSON with every amount as an integer of minor units, whatever its size. */
export function quoteJson(answer: object | readonly (object | InvalidQuote)[]): string {
  return JSON.stringify(answer, (_, value) => (typeof value === 'bigint' ? JSON.rawJSON(value.toString()) : value))
}

/** The request for the price itself, without the comparison of other offers. */
export function plainRequest(request: QuoteRequest): QuoteRequest {
  const { getCostWithAllPackages: _packages, getCostWithAllCoupons: _coupons, ...asked } = request
  return asked
}

/** The parts of the tables that this price uses, without anything for staff only. */
function neededTables(
  { raw }: PublishedTables,
  { packages, coupons }: Pick<QuoteFile, 'packages' | 'coupons'>,
  request: QuoteRequest,
): RawTables {
  const { items, paymentMethod } = request
  const { site, currency, vatRate, deMinimis, service, deliveryFee } = raw
  const currencies = new Set([currency, ...items.map(({ clientData }) => clientData.currency)])
  const countries = new Set(items.map(({ country }) => country))
  const categories = new Set(items.map(({ category }) => category))
  return {
    site,
    currency,
    vatRate,
    service,
    deliveryFee,
    deMinimis: deMinimis ?? null,
    rates: only(raw.rates, (code) => currencies.has(code)),
    routes: mapped(raw.routes, countries, ({ perStep, stepGrams, minGrams, clearance, handlingPerUnit }) => ({
      perStep,
      stepGrams,
      minGrams,
      clearance,
      handlingPerUnit,
    })),
    categories: mapped(raw.categories, categories, ({ duty, productFee, defaultGrams }) => ({
      duty,
      productFee,
      defaultGrams,
    })),
    paymentFees: only(raw.paymentFees, (method) => method === paymentMethod),
    packages: packages.filter((one) => one.id === request.package),
    coupons: coupons.filter((one) => one.code === request.couponCode),
  }
}

function only<Value>(record: Readonly<Record<string, Value>>, isNeeded: (code: string) => boolean) {
  return Object.fromEntries(Object.entries(record).filter(([code]) => isNeeded(code)))
}

function mapped<Raw, Kept>(
  record: Readonly<Record<string, Raw>>,
  codes: ReadonlySet<string>,
  keep: (raw: Raw) => Kept,
): Record<string, Kept> {
  const kept = Object.entries(record).filter(([code]) => codes.has(code))
  return Object.fromEntries(kept.map(([code, raw]) => [code, keep(raw)]))
}
