import { formatCount, formatMoney } from '#platform/values/amounts/format-money.ts'
import type { Money } from '#platform/values/amounts/money.ts'
import type { Locale } from '#platform/work/work.ts'
import { methodName } from '#pricing/quote/method-table.ts'
import { type Detail, lineName } from '#pricing/quote/price-lines.ts'
import type { LocalName } from '#pricing/quote/tables/tables.ts'
import { m } from '#words/messages.js'
import { categoryName } from './category-names.ts'
import { countryName } from './names.ts'
import type { WhyFacts, WhyKey, WhyOf } from './why.ts'

type Said<Key extends WhyKey> = { [Fact in keyof WhyFacts[Key]]: string }
type Sentences = { [Key in WhyKey]: (facts: Said<Key>, options: { locale: Locale }) => string }

const sentences: Sentences = {
  pricing_why_item_price: m.pricing_why_item_price,
  pricing_why_item_price_home: m.pricing_why_item_price_home,
  pricing_why_item_domestic: m.pricing_why_item_domestic,
  pricing_why_item_domestic_home: m.pricing_why_item_domestic_home,
  pricing_why_no_domestic: m.pricing_why_no_domestic,
  pricing_why_shipping: m.pricing_why_shipping,
  pricing_why_shipping_minimum: m.pricing_why_shipping_minimum,
  pricing_why_customs: m.pricing_why_customs,
  pricing_why_customs_waived: m.pricing_why_customs_waived,
  pricing_why_clearance: m.pricing_why_clearance,
  pricing_why_handling: m.pricing_why_handling,
  pricing_why_product_fee: m.pricing_why_product_fee,
  pricing_why_no_product_fee: m.pricing_why_no_product_fee,
  pricing_why_service: m.pricing_why_service,
  pricing_why_service_minimum: m.pricing_why_service_minimum,
  pricing_why_subtotal: m.pricing_why_subtotal,
  pricing_why_no_goods: m.pricing_why_no_goods,
  pricing_why_courtesy: m.pricing_why_courtesy,
  pricing_why_no_discount: m.pricing_why_no_discount,
  pricing_why_discount_package: m.pricing_why_discount_package,
  pricing_why_discount_coupon: m.pricing_why_discount_coupon,
  pricing_why_discount: m.pricing_why_discount,
  pricing_why_package_percent: m.pricing_why_package_percent,
  pricing_why_package_waive: m.pricing_why_package_waive,
  pricing_why_package_counted: m.pricing_why_package_counted,
  pricing_why_package_steps: m.pricing_why_package_steps,
  pricing_why_package_max: m.pricing_why_package_max,
  pricing_why_no_package: m.pricing_why_no_package,
  pricing_why_coupon_percent: m.pricing_why_coupon_percent,
  pricing_why_coupon_fixed: m.pricing_why_coupon_fixed,
  pricing_why_coupon_waive: m.pricing_why_coupon_waive,
  pricing_why_coupon_max: m.pricing_why_coupon_max,
  pricing_why_no_coupon: m.pricing_why_no_coupon,
  pricing_why_vat: m.pricing_why_vat,
  pricing_why_package_price: m.pricing_why_package_price,
  pricing_why_no_package_price: m.pricing_why_no_package_price,
  pricing_why_delivery: m.pricing_why_delivery,
  pricing_why_no_delivery: m.pricing_why_no_delivery,
  pricing_why_method: m.pricing_why_method,
  pricing_why_method_prepaid: m.pricing_why_method_prepaid,
  pricing_why_method_free: m.pricing_why_method_free,
  pricing_why_method_covered: m.pricing_why_method_covered,
  pricing_why_method_paid: m.pricing_why_method_paid,
  pricing_why_fees_back: m.pricing_why_fees_back,
  pricing_why_no_method: m.pricing_why_no_method,
  pricing_why_total: m.pricing_why_total,
}

/** A reason as a sentence that a customer can check with a pocket calculator. */
export function explain<Key extends WhyKey>(why: WhyOf<Key>, locale: Locale): string {
  const said = Object.entries(why.numbers).map(([fact, value]) => [fact, say(fact, value, locale)])
  return sentences[why.key](Object.fromEntries(said) as Said<Key>, { locale })
}

function say(fact: string, value: unknown, locale: Locale): string {
  if (typeof value === 'bigint' || typeof value === 'number') return formatCount(value)
  if (isMoney(value)) return formatMoney(value, locale)
  if (isLocalName(value)) return value[locale]
  const text = String(value)
  if (fact === 'country') return countryName(text, locale)
  if (fact === 'category') return categoryName(text, locale)
  if (fact === 'method') return methodName(text, locale)
  // What the lines of a breakdown are called is typed by the reasons themselves.
  if (fact === 'line') return lineName(text as Detail, locale)
  return fact === 'percent' ? `${text}%` : text
}

function isMoney(value: unknown): value is Money {
  return typeof value === 'object' && value !== null && 'minor' in value
}

function isLocalName(value: unknown): value is LocalName {
  return typeof value === 'object' && value !== null && 'ar' in value
}
