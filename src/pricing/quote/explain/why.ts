import type { Money } from '#platform/values/amounts/money.ts'
import type { Line } from '#pricing/quote/price-lines.ts'
import type { LocalName } from '#pricing/quote/tables/tables.ts'

/**
 * Every sentence a line can be explained with, and the numbers it needs. Texts that depend on the language (countries,
 * categories, lines, methods) stand here by their codes; rates and percents are exact decimal texts.
 */
export type WhyFacts = {
  pricing_why_item_price: { item: number; quantity: bigint; price: Money; rate: string; amount: Money }
  pricing_why_item_price_home: { item: number; quantity: bigint; price: Money; amount: Money }
  pricing_why_item_domestic: { item: number; price: Money; rate: string; amount: Money }
  pricing_why_item_domestic_home: { item: number; amount: Money }
  pricing_why_no_domestic: Record<never, never>
  pricing_why_shipping: Shipping
  pricing_why_shipping_minimum: Shipping & { minGrams: bigint }
  pricing_why_customs: { item: number; category: string; percent: string; base: Money; amount: Money }
  pricing_why_customs_waived: { base: Money; limit: Money }
  pricing_why_clearance: { country: string; amount: Money }
  pricing_why_handling: { country: string; quantity: bigint; perUnit: Money; amount: Money }
  pricing_why_product_fee: { item: number; category: string; quantity: bigint; perUnit: Money; amount: Money }
  pricing_why_no_product_fee: Record<never, never>
  pricing_why_service: { percent: string; base: Money; amount: Money }
  pricing_why_service_minimum: { percent: string; base: Money; amount: Money }
  pricing_why_subtotal: { amount: Money }
  pricing_why_no_goods: Record<never, never>
  pricing_why_courtesy: { amount: Money }
  pricing_why_no_discount: Record<never, never>
  pricing_why_discount_package: { amount: Money }
  pricing_why_discount_coupon: { amount: Money }
  pricing_why_discount: { fromPackage: Money; fromCoupon: Money; amount: Money }
  pricing_why_package_percent: PackageBenefit & { percent: string }
  pricing_why_package_waive: PackageBenefit
  pricing_why_package_counted: PackageBenefit & { count: bigint; value: Money }
  pricing_why_package_steps: PackageBenefit & { count: bigint; value: Money }
  pricing_why_package_max: PackageBenefit
  pricing_why_no_package: Record<never, never>
  pricing_why_coupon_percent: CouponBenefit & { percent: string; base: Money }
  pricing_why_coupon_fixed: CouponBenefit & { base: Money }
  pricing_why_coupon_waive: CouponBenefit
  pricing_why_coupon_max: CouponBenefit
  pricing_why_no_coupon: Record<never, never>
  pricing_why_vat: { percent: string; subtotal: Money; discount: Money; amount: Money }
  pricing_why_package_price: { package: LocalName; amount: Money }
  pricing_why_no_package_price: Record<never, never>
  pricing_why_delivery: { amount: Money }
  pricing_why_no_delivery: Record<never, never>
  pricing_why_method: { method: string; percent: string; base: Money; amount: Money }
  pricing_why_method_prepaid: { method: string; percent: string; base: Money; prepaid: Money; amount: Money }
  pricing_why_method_free: { method: string }
  pricing_why_method_covered: { prepaid: Money }
  pricing_why_method_paid: { method: string; amount: Money }
  pricing_why_fees_back: { amount: Money }
  pricing_why_no_method: Record<never, never>
  pricing_why_total: {
    subtotal: Money
    discount: Money
    vat: Money
    packagePrice: Money
    deliveryFees: Money
    fees: Money
    amount: Money
  }
}

type Shipping = {
  grams: bigint
  country: string
  steps: bigint
  stepGrams: bigint
  perStep: Money
  amount: Money
}
type PackageBenefit = { package: LocalName; line: Line; base: Money; amount: Money }
type CouponBenefit = { coupon: string; line: Line | 'subtotal'; amount: Money }

export type WhyKey = keyof WhyFacts

/** A message key and its numbers: a reason that both languages say and a pocket calculator checks. */
export type Why = { readonly [Key in WhyKey]: WhyOf<Key> }[WhyKey]
export type WhyOf<Key extends WhyKey> = { readonly key: Key; readonly numbers: Readonly<WhyFacts[Key]> }
