/** The currencies the shop can read prices in (ISO 4217). Every minor unit here is a hundredth. */
export const currencies = [
  'EGP',
  'AED',
  'USD',
  'EUR',
  'GBP',
  'CNY',
  'TRY',
  'SAR',
  'QAR',
  'KWD',
  'BHD',
  'OMR',
  'JOD',
  'LBP',
  'IQD',
  'SYP',
  'YER',
  'LYD',
  'TND',
  'DZD',
  'MAD',
  'SDG',
  'CAD',
  'AUD',
  'NZD',
  'CHF',
  'SEK',
  'NOK',
  'DKK',
  'ISK',
  'PLN',
  'CZK',
  'HUF',
  'RON',
  'BGN',
  'RSD',
  'UAH',
  'RUB',
  'GEL',
  'KZT',
  'JPY',
  'KRW',
  'HKD',
  'MOP',
  'TWD',
  'SGD',
  'MYR',
  'THB',
  'IDR',
  'PHP',
  'VND',
  'INR',
  'PKR',
  'BDT',
  'LKR',
  'BRL',
  'MXN',
  'ARS',
  'CLP',
  'COP',
  'PEN',
  'ZAR',
  'NGN',
  'KES',
  'GHS',
  'ETB',
  'ILS',
] as const

export type Currency = (typeof currencies)[number]

/** An amount is never without its currency, and never a floating-point number. */
export type Money = { readonly minor: bigint; readonly currency: Currency }

const known: ReadonlySet<string> = new Set(currencies)

export function isCurrency(code: unknown): code is Currency {
  return typeof code === 'string' && known.has(code)
}

export function money(minor: bigint, currency: Currency): Money {
  return { minor, currency }
}

export function zero(currency: Currency): Money {
  return { minor: 0n, currency }
}

export function add(a: Money, b: Money): Money {
  return { minor: a.minor + sameCurrency(a, b).minor, currency: a.currency }
}

export function subtract(a: Money, b: Money): Money {
  return { minor: a.minor - sameCurrency(a, b).minor, currency: a.currency }
}

export function times(a: Money, count: bigint): Money {
  return { minor: a.minor * count, currency: a.currency }
}

/** Below zero, zero or above zero, as sorting wants it. */
export function compare(a: Money, b: Money): -1 | 0 | 1 {
  const other = sameCurrency(a, b).minor
  return a.minor < other ? -1 : a.minor > other ? 1 : 0
}

export function sum(amounts: readonly Money[], currency: Currency): Money {
  return amounts.reduce(add, zero(currency))
}

export function smaller(a: Money, b: Money): Money {
  return compare(a, b) <= 0 ? a : b
}

export function larger(a: Money, b: Money): Money {
  return compare(a, b) >= 0 ? a : b
}

// Two different currencies in one calculation are a bug, never a customer's mistake.
function sameCurrency(a: Money, b: Money): Money {
  if (a.currency !== b.currency) throw new RangeError(`${a.currency} and ${b.currency} cannot be reckoned together`)
  return b
}
