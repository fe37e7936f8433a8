import { numberFromMinor } from '#platform/values/amounts/money-json.ts'
import type { Locale } from '#platform/work/work.ts'
import { sites } from '#sites/sites.ts'
import { type CalculatorForm, type CostAnswer, type CostShape, calculatorRequest } from './calculator-form.ts'
import { offerSentences } from './explain/breakdown-view.ts'
import { explain } from './explain/explain-line.ts'
import { type InvalidQuote, invalid, isInvalid } from './invalid-quote.ts'
import { details, eachLine } from './price-lines.ts'
import type { Breakdown } from './quote.ts'
import { quote } from './quote.ts'
import { withOffers } from './tables/compile-tables.ts'
import type { PackageTerms, PriceTables, Tables } from './tables/tables.ts'
import type { RawCoupon, RawPackage } from './tables/tables-form.ts'

/** The shop's offer for one customer: the prices, and the site's packages and coupons with their state for that customer. */
export type Offer = {
  readonly prices: PriceTables
  readonly packages: readonly RawPackage[]
  /** An unlisted coupon applies when its code is given, and is not shown otherwise. */
  readonly coupons: readonly (RawCoupon & { readonly listed: boolean })[]
  /** The customer's active package. */
  readonly defaultPackage: string | null
  readonly locale: Locale
}

/** Both calculators: prices a form against the offer and answers in the shape of the API, with the reasons in words. */
export function calculateCost(offer: Offer, form: CalculatorForm): CostAnswer | InvalidQuote {
  if (form.currency && form.currency !== offer.prices.currency) return invalid('currency')
  const tables = withOffers(offer.prices, offer.packages, offer.coupons)
  const breakdown = quote(tables, calculatorRequest(form))
  if (isInvalid(breakdown)) return breakdown
  const said = offerSentences(breakdown, offer.locale)
  const data = costData(offer, tables, breakdown, said)
  return said.couponError === null ? { data } : { data, code: 405, errors: { general: said.couponError } }
}

type Said = ReturnType<typeof offerSentences>

function costData(offer: Offer, tables: Tables, breakdown: Breakdown, said: Said): CostShape {
  const { costDetails, items, packageMessage, couponError, why } = breakdown
  const currency = sites[tables.site].currency
  const chosen = offer.defaultPackage === null ? undefined : tables.packages.get(offer.defaultPackage)
  const listed = new Set(offer.coupons.filter((coupon) => coupon.listed).map((coupon) => coupon.code))
  return {
    costDetails: detailsOf((line) => numberFromMinor(costDetails[line])),
    why: detailsOf((line) => why[line].map((reason) => explain(reason, offer.locale))),
    items: items.map((item) => eachLine((line) => numberFromMinor(item[line]))),
    currency,
    totalCost: numberFromMinor(costDetails.totalCost),
    dueNow: numberFromMinor(breakdown.dueNow),
    dueLater: numberFromMinor(breakdown.dueLater),
    package: breakdown.package && packageData(breakdown.package, offer.locale),
    packageMessage,
    packageMessageText: said.packageMessage,
    couponError,
    couponErrorText: said.couponError,
    defaultPackage: chosen ? packageData(chosen, offer.locale) : null,
    allPackagesCosts: (breakdown.allPackagesCosts ?? []).flatMap(({ package: id, totalCost, saving, ...rest }) => {
      const terms = tables.packages.get(id)
      if (!terms) return []
      const costs = { totalCost: numberFromMinor(totalCost), saving: numberFromMinor(saving) }
      return [{ package: packageData(terms, offer.locale), currency, ...costs, ...rest }]
    }),
    allCouponsCosts: (breakdown.allCouponsCosts ?? [])
      .filter(({ code }) => listed.has(code))
      .map(({ totalCost, saving, ...rest }) => ({
        totalCost: numberFromMinor(totalCost),
        saving: numberFromMinor(saving),
        ...rest,
      })),
  }
}

function packageData({ id, name, description, quota, consumption }: PackageTerms, locale: Locale) {
  return {
    id,
    name: name[locale],
    description: description[locale],
    quota: quota === null ? null : numberFromMinor(quota),
    consumption: numberFromMinor(consumption),
  }
}

function detailsOf<Value>(read: (line: (typeof details)[number]) => Value) {
  return Object.fromEntries(details.map((line) => [line, read(line)])) as Record<(typeof details)[number], Value>
}
