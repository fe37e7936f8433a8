import { CURRENCY_SIGN, currencyOfSign, hasThreeDecimals } from './currencies.ts'

export type RawPrice = { readonly amount: string | null; readonly currency: string | null }
export type PriceContext = {
  /** Text near the price that may name its currency. */
  readonly hint?: string | null
  /** The currency of the shop's country: decides what `$`, `kr` or `¥` mean, but never adds a currency by itself. */
  readonly place?: string | null
}

// A price is a short text; a longer one is no price, and must not keep the reader busy.
const LONGEST = 300

type Found = { readonly start: number; readonly end: number; readonly text: string }

const NUMBER =
  /(?<![\d.,])(?:\d{1,3}(?:[ ']\d{3})+(?!\d)(?:[.,] ?\d{1,3})?(?!\d)|\d(?:[\d.,']*\d)?(?:[.,] \d{1,2}(?![\d.,]))?|[.,]\d+)/g
const NOT_A_PRICE =
  /^\s*(?:\d{1,2}\.\d{1,2}\.\d{4}|\d{1,2}-\d{1,2}|\d[\d.,]* ?%|\d+\.\d\d ft)\s*(?:off|rabatt)?\s*$|free shipping|^\s*\p{L}+, \d{4}\s*$|^[^\d$€£]*\([^)]*\)\s*$/iu

/**
 * Reads an amount of money from text in the forms that people and shops write: Arabic digits, `1.299,90 TL`, `81€99`,
 * `₹1,41,999`.
 */
export function parsePrice(raw: string, context: PriceContext = {}): RawPrice {
  const text = plainText(raw.slice(0, LONGEST))
  const place = context.place ?? null
  const signs = findAll(text, CURRENCY_SIGN)
  const hintSigns = context.hint ? findAll(plainText(context.hint.slice(0, LONGEST)), CURRENCY_SIGN) : []
  const currency = firstCurrency(signs, place) ?? firstCurrency(hintSigns, place)
  if (NOT_A_PRICE.test(text)) return { amount: null, currency }
  const split = text.match(/(\d[\d., ]*?)\s?€\s?(\d{2})(?!\d|[.,]\d)/)
  if (split && !/[.,]\d{1,2}$/.test(split[1] ?? ''))
    return { amount: decimal(`${whole(split[1] ?? '')}.${split[2]}`), currency }
  const number = pickNumber(text, signs)
  return { amount: number ? readAmount(number, currency) : null, currency }
}

/** Digits of every script as 0-9, every kind of space as a space, without direction marks. */
export function plainText(raw: string): string {
  return raw
    .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069\u061c]/g, '')
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .replace(/[０-９]/g, (digit) => String(digit.charCodeAt(0) - 0xff10))
    .replace(/٬/g, ',')
    .replace(/٫/g, '.')
    .replace(/[’`´]/g, "'")
    .replace(/\s+/g, ' ')
}

function findAll(text: string, pattern: RegExp): Found[] {
  return [...text.matchAll(pattern)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    text: match[0],
  }))
}

function firstCurrency(signs: readonly Found[], place: string | null): string | null {
  // A written code beside a sign decides which of the sign's currencies is meant: `$1,190.00 AUD`.
  const code = signs.find((sign) => /^[a-z]{3}$/i.test(sign.text))
  const first = signs[0]
  if (!first) return null
  const meant = currencyOfSign(first.text, place)
  if (code && (meant === null || /^\$$/.test(first.text))) return currencyOfSign(code.text, place)
  return meant
}

function pickNumber(text: string, signs: readonly Found[]): string | null {
  const numbers = findAll(text, NUMBER).filter((number) => isFree(text, number, signs))
  const priced = numbers.filter((number) => signs.some((sign) => touches(text, sign, number)))
  const first = priced[0] ?? numbers[0]
  if (!first) return null
  const now = priced.find((number) => /\bnow:?\s*\S{0,3}$/i.test(text.slice(0, number.start)))
  if (now && !/^0(?:[.,]0+)?$/.test(now.text)) return now.text
  const before = numbers[numbers.indexOf(first) - 1]
  if (before && /^\s*(?:-|–|—|to|bis|à)\s*$/i.test(text.slice(before.end, first.start))) return before.text
  return first.text
}

/** A number directly beside letters that are no currency (`32 GB1`, `TQ-218`) is part of a name. */
function isFree(text: string, number: Found, signs: readonly Found[]): boolean {
  if (text.charAt(number.end) === '%') return false
  if (!/[\p{L}]/u.test(text.charAt(number.start - 1))) return true
  return signs.some((sign) => sign.end === number.start) || !/\d/.test(text.slice(number.end))
}

function touches(text: string, sign: Found, number: Found): boolean {
  if (sign.end <= number.start) return /^[\s:,.\-–*]{0,3}$/.test(text.slice(sign.end, number.start))
  return /^(?:[.,]?[-–]+|[.,])?\s{0,3}$/.test(text.slice(number.end, sign.start))
}

function readAmount(number: string, currency: string | null): string | null {
  const text = number
    .replace(/ (?=\d{1,2}$)/, '')
    .replace(/[ ']/g, '')
    .replace(/[.,]+$/, '')
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','))
  if (last < 0) return decimal(text)
  const separator = text.charAt(last)
  const fraction = text.slice(last + 1)
  const count = text.split(separator).length - 1
  const both = text.includes('.') && text.includes(',')
  if (count === 1 && !both && /^\d{1,3}$/.test(text.slice(0, last)) && fraction.length === 5)
    return decimal(`${text.slice(0, last)}${fraction.slice(0, 3)}.${fraction.slice(3)}`)
  if (isFraction({ fraction, count, both, lead: text.slice(0, last) }, currency))
    return decimal(`${whole(text.slice(0, last))}.${fraction}`)
  return decimal(whole(text))
}

function isFraction(
  shape: { fraction: string; count: number; both: boolean; lead: string },
  currency: string | null,
): boolean {
  const { fraction, count, both, lead } = shape
  if (fraction.length !== 3) return count === 1 || fraction.length < 3
  if (both) return count === 1 && /[.,]/.test(lead) && hasThreeDecimals(currency)
  if (count > 1) return false
  return hasThreeDecimals(currency) || /^0?$/.test(lead) || lead.replace(/\D/g, '').length > 3
}

const whole = (text: string) => text.replace(/\D/g, '')

function decimal(text: string): string | null {
  const [units = '', fraction = ''] = text.split('.')
  const lead = units.replace(/^0+(?=\d)/, '') || '0'
  if (!/^\d{1,12}$/.test(lead) || !/^\d*$/.test(fraction)) return null
  return fraction ? `${lead}.${fraction}` : lead
}
