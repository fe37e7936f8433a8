import { formatCount, formatMoney } from '#platform/values/amounts/format-money.ts'
import type { Money } from '#platform/values/amounts/money.ts'
import type { Locale } from '#platform/work/work.ts'
import { methodName } from '#pricing/quote/method-table.ts'
import { type Detail, lineName } from '#pricing/quote/price-lines.ts'
import type { LocalName } from '#pricing/quote/tables/tables.ts'
import { categoryName } from './category-names.ts'
import { countryName } from './names.ts'
import { type Said, sentences, type WhyKey, type WhyOf } from './why.ts'

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
  // The reasons' types name the lines of a breakdown.
  if (fact === 'line') return lineName(text as Detail, locale)
  return fact === 'percent' ? `${text}%` : text
}

function isMoney(value: unknown): value is Money {
  return typeof value === 'object' && value !== null && 'minor' in value
}

function isLocalName(value: unknown): value is LocalName {
  return typeof value === 'object' && value !== null && 'ar' in value
}
