import { formatMinor, formatMoney } from '#platform/values/amounts/format-money.ts'
import { isCurrency } from '#platform/values/amounts/money.ts'
import type { Locale } from '#platform/work/work.ts'

/** A store's price in words; a dash where there is none. */
export function priceText(minor: bigint | null, currency: string | null, locale: Locale): string {
  if (minor === null || currency === null) return '—'
  return isCurrency(currency) ? formatMoney({ minor, currency }, locale) : `${formatMinor(minor)} ${currency}`
}
