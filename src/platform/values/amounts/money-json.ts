import { z } from 'zod'
import { minorToDecimal } from './format-money.ts'
import { parseMinor } from './parse-money.ts'

// Up to fifteen digits, a JSON number and its decimal text convert into each other exactly.
const mostMinor = 999_999_999_999_999n

/** A JSON number in major units as minor units, exactly; more than two decimals, exponents and too much are null. */
export function minorFromNumber(value: number): bigint | null {
  const text = String(value)
  const minor = parseMinor(text.startsWith('-') ? text.slice(1) : text)
  if (minor === null || minor > mostMinor) return null
  return text.startsWith('-') ? -minor : minor
}

/** Minor units as a JSON number in major units, exactly. */
export function numberFromMinor(minor: bigint): number {
  if (minor > mostMinor || minor < -mostMinor) throw new RangeError(`${minor} is too large for a JSON number`)
  return Number(minorToDecimal(minor))
}

/** The API's money: a JSON number in major units outside, bigint minor units inside. */
export const moneyJson = z.codec(z.number(), z.bigint(), {
  decode: (value, context) => {
    const minor = minorFromNumber(value)
    if (minor !== null) return minor
    context.issues.push({ code: 'custom', input: value, message: 'money has at most two decimals' })
    return z.NEVER
  },
  encode: numberFromMinor,
})

/** The API's money where we keep it as its decimal text: a JSON number outside, the text inside. Never below zero. */
export const decimalJson = z.codec(z.number(), z.string(), {
  decode: (value, context) => {
    const minor = minorFromNumber(value)
    if (minor !== null && minor >= 0n) return minorToDecimal(minor)
    context.issues.push({ code: 'custom', input: value, message: 'money has at most two decimals' })
    return z.NEVER
  },
  encode: (text) => {
    const value = numberFromDecimal(text)
    if (value === null) throw new RangeError(`${text} is no amount`)
    return value
  },
})

/** A decimal text as a JSON number in major units; null where it is no amount, as on a page of somebody else. */
export function numberFromDecimal(text: string | null | undefined): number | null {
  const minor = parseMinor(text)
  return minor === null ? null : numberFromMinor(minor)
}

/** The same as `moneyJson`, for amounts that cannot be below zero: prices, deposits, withdrawals. */
export const amountJson = moneyJson.refine((minor) => minor >= 0n, { error: 'money is not negative' })
