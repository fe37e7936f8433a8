import { decimalText, parseDecimal } from '#platform/values/amounts/decimal.ts'
import { minorToDecimal } from '#platform/values/amounts/format-money.ts'
import { parseMoney, withWesternDigits } from '#platform/values/amounts/parse-money.ts'
import { confidences } from '#pricing/quote/explain/provenance.ts'
import { type Site, sites } from '#sites/sites.ts'
import type { Kind } from './columns.ts'

const cellFaults = ['amount', 'percent', 'grams', 'steps', 'text', 'confidence'] as const
export type CellFault = (typeof cellFaults)[number]
export type ReadCell = { readonly text: string } | { readonly fault: CellFault }

const longestText = 300
const mostGrams = 1_000_000
// Ten times the value: above it somebody wrote another number.
const mostPercent = 1000n

/** What somebody typed, in the one form of its kind, with Western or Arabic digits; or what is wrong with it. */
export function readCell(kind: Kind, typed: string, site: Site): ReadCell {
  const text = typed.trim()
  if (kind === 'text') return text.length > longestText || /\p{Cc}/u.test(text) ? { fault: kind } : { text }
  if (kind === 'confidence') {
    const found = confidences.find((one) => one === text.toLowerCase())
    return found ? { text: found } : { fault: kind }
  }
  if (kind === 'amount') {
    const money = parseMoney(text, sites[site].currency)
    return money ? { text: minorToDecimal(money.minor) } : { fault: kind }
  }
  const western = withWesternDigits(text).replace(/\s/g, '')
  return kind === 'percent' ? readPercent(western) : readGrams(kind, western)
}

function readPercent(western: string): ReadCell {
  const percent = parseDecimal(western.replace(/[%٪]$/, ''))
  if (percent === null || western.length > 12 || percent.numerator > mostPercent * percent.scale)
    return { fault: 'percent' }
  return { text: decimalText(percent) }
}

function readGrams(kind: 'grams' | 'steps', western: string): ReadCell {
  const grams = /^\d{1,7}$/.test(western) ? Number(western) : Number.NaN
  const fits = grams >= (kind === 'steps' ? 1 : 0) && grams <= mostGrams
  return fits ? { text: String(grams) } : { fault: kind }
}
