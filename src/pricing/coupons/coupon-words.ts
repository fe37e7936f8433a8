import { parseDecimal, percentText } from '#platform/values/amounts/decimal.ts'
import { formatMoney } from '#platform/values/amounts/format-money.ts'
import { parseMoney } from '#platform/values/amounts/parse-money.ts'
import { isolate, isolateLtr } from '#platform/values/isolate.ts'
import type { Locale } from '#platform/work/work.ts'
import { scopeText } from '#pricing/quote/explain/coupon-error-text.ts'
import { lineName } from '#pricing/quote/price-lines.ts'
import type { RawCoupon } from '#pricing/quote/tables/tables-form.ts'
import { type Site, sites } from '#sites/sites.ts'
import { m } from '#words/messages.js'

export type Reader = { readonly site: Site; readonly locale: Locale }

/** What a coupon gives, in a sentence: '15% off international shipping, up to 1,000 EGP'. */
export function givesText(terms: RawCoupon, { site, locale }: Reader): string {
  const options = { locale }
  const line =
    terms.line === 'subtotal' ? m.coupons_line_subtotal({}, options) : inSentence(lineName(terms.line, locale))
  const max = terms.max ? amountText(terms.max, { site, locale }) : null
  if (terms.kind === 'fixed')
    return m.coupons_gives_fixed({ value: amountText(terms.value, { site, locale }), line }, options)
  if (terms.kind === 'waive')
    return max ? m.coupons_gives_waive_max({ line, max }, options) : m.coupons_gives_waive({ line }, options)
  const rate = parseDecimal(terms.value)
  const percent = isolateLtr(`${rate ? percentText(rate) : terms.value}%`)
  return max
    ? m.coupons_gives_percent_max({ percent, line, max }, options)
    : m.coupons_gives_percent({ percent, line }, options)
}

/** The goods, countries and stores it is for; empty if it is for everything. */
export function forText({ countries, stores, categories }: RawCoupon, locale: Locale): string {
  const listed = (codes: readonly string[] | undefined) => (codes?.length ? codes : null)
  return scopeText({ countries: listed(countries), stores: listed(stores), categories: listed(categories) }, locale)
}

/** The minimum of goods; null if there is none. */
export function minimumText({ minimum }: RawCoupon, reader: Reader): string | null {
  return minimum ? m.coupons_minimum_from({ minimum: amountText(minimum, reader) }, { locale: reader.locale }) : null
}

function amountText(decimal: string, { site, locale }: Reader): string {
  const money = parseMoney(decimal, sites[site].currency)
  return money ? isolate(formatMoney(money, locale)) : decimal
}

// A line's name begins with a capital, but not inside a sentence.
function inSentence(name: string): string {
  return `${name.charAt(0).toLowerCase()}${name.slice(1)}`
}
