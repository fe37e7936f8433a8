import type { Locale } from '#platform/work/work.ts'
import type { PackageMessage } from '#pricing/quote/package-benefits.ts'
import type { Detail } from '#pricing/quote/price-lines.ts'
import { m } from '#words/messages.js'

type Name = (inputs: Record<never, never>, options: { locale: Locale }) => string

const lineNames: Readonly<Record<Detail, Name>> = {
  onlinePrice: m.pricing_line_online_price,
  domesticShipping: m.pricing_line_domestic_shipping,
  internationalShipping: m.pricing_line_international_shipping,
  customs: m.pricing_line_customs,
  clearanceFees: m.pricing_line_clearance_fees,
  storageAndHandling: m.pricing_line_storage_and_handling,
  productFees: m.pricing_line_product_fees,
  serviceFees: m.pricing_line_service_fees,
  subtotal: m.pricing_line_subtotal,
  discount: m.pricing_line_discount,
  packageDiscount: m.pricing_line_package_discount,
  couponDiscount: m.pricing_line_coupon_discount,
  vat: m.pricing_line_vat,
  packagePrice: m.pricing_line_package_price,
  deliveryFees: m.pricing_line_delivery_fees,
  fees: m.pricing_line_fees,
  totalCost: m.pricing_line_total_cost,
}

const countryNames: ReadonlyMap<string, Name> = new Map([
  ['US', m.pricing_country_us],
  ['UK', m.pricing_country_uk],
  ['AE', m.pricing_country_ae],
  ['CN', m.pricing_country_cn],
  ['TR', m.pricing_country_tr],
])

const packageMessages = {
  NOT_APPLICABLE: m.pricing_package_not_applicable,
  INACTIVE: m.pricing_package_inactive,
  EXCEEDS_REMAINING: m.pricing_package_exceeds_remaining,
  EXCEEDS_QUOTA: m.pricing_package_exceeds_quota,
  EXCEEDS_ANY: m.pricing_package_exceeds_any,
  EXCEEDS_REMAINING_INACTIVE: m.pricing_package_exceeds_remaining_inactive,
} as const

export function lineName(line: Detail, locale: Locale): string {
  return lineNames[line]({}, { locale })
}

/** A country as it stands within a sentence: 'the USA'. */
export function countryName(country: string, locale: Locale): string {
  return countryNames.get(country)?.({}, { locale }) ?? country
}

/** Why the package gives nothing, as the customer reads it. */
export function packageMessageText(message: PackageMessage, packageName: string, locale: Locale): string {
  return packageMessages[message]({ package: packageName }, { locale })
}
