import type { Money } from '#platform/values/amounts/money.ts'
import type { Locale } from '#platform/work/work.ts'
import type { Line } from '#pricing/quote/price-lines.ts'
import type { LocalName } from '#pricing/quote/tables/tables.ts'
import { m } from '#words/messages.js'

// Every sentence a line can be explained with.
const messages = {
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
  pricing_why_delivery_by: m.pricing_why_delivery_by,
  pricing_why_delivery_shared: m.pricing_why_delivery_shared,
  pricing_why_delivery_steps: m.pricing_why_delivery_steps,
  pricing_why_no_delivery: m.pricing_why_no_delivery,
  pricing_why_method: m.pricing_why_method,
  pricing_why_method_prepaid: m.pricing_why_method_prepaid,
  pricing_why_method_free: m.pricing_why_method_free,
  pricing_why_method_covered: m.pricing_why_method_covered,
  pricing_why_method_paid: m.pricing_why_method_paid,
  pricing_why_fees_back: m.pricing_why_fees_back,
  pricing_why_no_method: m.pricing_why_no_method,
  pricing_why_total: m.pricing_why_total,
} as const

/**
 * The facts in the sentences. Texts that depend on the language (countries, categories, lines, methods) are codes;
 * rates and percents are exact decimal texts.
 */
type FactTypes = {
  item: number
  category: string
  country: string
  coupon: string
  method: string
  percent: string
  rate: string
  package: LocalName
  company: LocalName
  place: LocalName
  line: Line | 'subtotal'
  quantity: bigint
  count: bigint
  grams: bigint
  minGrams: bigint
  steps: bigint
  stepGrams: bigint
  amount: Money
  base: Money
  deliveryFees: Money
  discount: Money
  fees: Money
  fromCoupon: Money
  fromPackage: Money
  limit: Money
  packagePrice: Money
  perStep: Money
  perUnit: Money
  prepaid: Money
  price: Money
  subtotal: Money
  value: Money
  vat: Money
}

export type WhyKey = keyof typeof messages
type FactsOf<Key extends WhyKey> = keyof Parameters<(typeof messages)[Key]>[0] & keyof FactTypes

/** A message key and its numbers: a reason in both languages that a pocket calculator can check. */
export type Why = { readonly [Key in WhyKey]: WhyOf<Key> }[WhyKey]
export type WhyOf<Key extends WhyKey> = {
  readonly key: Key
  readonly numbers: { readonly [Fact in FactsOf<Key>]: FactTypes[Fact] }
}

/** The numbers of a sentence, formatted. */
export type Said<Key extends WhyKey> = { readonly [Fact in FactsOf<Key>]: string }

export const sentences: {
  readonly [Key in WhyKey]: (said: Said<Key>, options: { readonly locale: Locale }) => string
} = messages
