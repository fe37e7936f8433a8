import type { Locale } from '#platform/work/work.ts'
import type { PackageMessage } from '#pricing/quote/package-benefits.ts'
import { m } from '#words/messages.js'

type Name = (inputs: Record<never, never>, options: { locale: Locale }) => string

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

/** A country inside a sentence: 'the USA'. */
export function countryName(country: string, locale: Locale): string {
  return countryNames.get(country)?.({}, { locale }) ?? country
}

/** Why the package gives nothing, as a sentence for the customer. */
export function packageMessageText(message: PackageMessage, packageName: string, locale: Locale): string {
  return packageMessages[message]({ package: packageName }, { locale })
}
