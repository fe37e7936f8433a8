import { siteCodes, sites } from '#sites/sites.ts'
import type { Currency, Money } from './money.ts'

/** A price in its two parts, so that a screen can isolate and align them. */
export type MoneyParts = { readonly amount: string; readonly currency: string }

const arabicSymbols: Partial<Record<Currency, string>> = Object.fromEntries(
  siteCodes.map((site) => [sites[site].currency, sites[site].arabicSign]),
)

/** '1250.50': the exact decimal string of an amount in minor units. */
export function minorToDecimal(minor: bigint): string {
  const digits = (minor < 0n ? -minor : minor).toString().padStart(3, '0')
  return `${minor < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** '1,250.50': Western digits, two decimals, in thousands. */
export function formatMinor(minor: bigint): string {
  const [whole = '', fraction = ''] = minorToDecimal(minor).split('.')
  return `${inThousands(whole)}.${fraction}`
}

/** '1,250': a whole number in thousands. */
export function formatCount(count: bigint | number): string {
  return inThousands(count.toString())
}

/** How the currency is written beside an amount: the site currencies by their Arabic signs, all others by their code. */
export function currencySign(currency: Currency, locale: 'ar' | 'en'): string {
  return (locale === 'ar' && arabicSymbols[currency]) || currency
}

export function moneyParts({ minor, currency }: Money, locale: 'ar' | 'en'): MoneyParts {
  return { amount: formatMinor(minor), currency: currencySign(currency, locale) }
}

// A price does not break: its currency sign never moves alone to the next line.
const noBreak = '\u00a0'

/**
 * The price as one line of text: '1,250.50 EGP', '1,250.50 ج.م'; the space in it does not break. An Arabic sign stands to the
 * left of its number; a minus before it is kept there by an isolate of the number (U+2066 to U+2069).
 */
export function formatMoney(money: Money, locale: 'ar' | 'en'): string {
  const { amount, currency } = moneyParts(money, locale)
  const number = isReadFromRight(money.currency, locale) && money.minor < 0n ? `\u2066${amount}\u2069` : amount
  return `${number}${noBreak}${currency}`
}

/** Whether a price is written with an Arabic sign, and so from the right: its number first, then its sign. */
export function isReadFromRight(currency: Currency, locale: 'ar' | 'en'): boolean {
  return locale === 'ar' && currency in arabicSymbols
}

function inThousands(whole: string): string {
  return whole.replace(/\B(?=(?:\d{3})+$)/g, ',')
}
