import { COUNTRIES_OF_CURRENCY, SURE_SIGNS } from './currency-signs.ts'

/** From a table with lines `code word word`: the code of each word. */
function byWord(table: string): ReadonlyMap<string, string> {
  const lines = table
    .trim()
    .split('\n')
    .map((line) => line.split(' '))
  return new Map(
    lines.flatMap(([code = '', ...words]) => words.map((word) => [word.replaceAll('_', ' '), code] as const)),
  )
}

const SURE = byWord(SURE_SIGNS)
const CURRENCY_OF_COUNTRY = byWord(COUNTRIES_OF_CURRENCY)

/**
 * Signs that several countries share; the shop's country decides between them. First value: the currency if the shop is
 * unknown, or null.
 */
const SHARED: Record<string, { default: string | null; of: readonly string[] }> = {
  $: { default: 'USD', of: ['USD', 'CAD', 'AUD', 'NZD', 'SGD', 'HKD', 'MXN', 'TWD', 'CLP', 'COP', 'ARS'] },
  '¥': { default: null, of: ['JPY', 'CNY'] },
  '￥': { default: null, of: ['JPY', 'CNY'] },
  kr: { default: null, of: ['SEK', 'NOK', 'DKK', 'ISK'] },
  'kr.': { default: null, of: ['DKK', 'SEK', 'NOK', 'ISK'] },
  rs: { default: null, of: ['INR', 'PKR', 'LKR', 'NPR', 'MUR'] },
  'rs.': { default: null, of: ['INR', 'PKR', 'LKR', 'NPR', 'MUR'] },
  r: { default: null, of: ['ZAR'] },
  din: { default: null, of: ['RSD'] },
  dh: { default: null, of: ['AED', 'MAD'] },
  دينار: { default: null, of: ['KWD', 'BHD', 'JOD', 'IQD', 'TND', 'LYD', 'DZD'] },
}

const CODES = new Set(
  (
    'USD EUR GBP AED EGP CNY TRY SAR KWD BHD QAR OMR JOD LBP SYP IQD YER LYD TND DZD MAD SDG MRU ILS IRR JPY KRW INR PKR LKR NPR BDT VND THB ' +
    'IDR MYR SGD PHP HKD TWD AUD NZD CAD MXN BRL ARS CLP COP PEN UYU CHF SEK NOK DKK ISK PLN CZK HUF RON BGN RSD HRK UAH RUB KZT GEL AMD AZN ' +
    'ZAR NGN KES GHS TZS UGX ETB XAF XOF KMF DJF MUR MOP CRC PYG BOB DOP GTQ TTD JMD'
  ).split(' '),
)

const THREE_DECIMALS = new Set(['KWD', 'BHD', 'OMR', 'JOD', 'TND', 'IQD', 'LYD'])

/** The currency of a country's shops, or null if it is not in the table. */
export function currencyOfCountry(country: string | null): string | null {
  return country ? (CURRENCY_OF_COUNTRY.get(country.toUpperCase()) ?? null) : null
}

export function hasThreeDecimals(currency: string | null): boolean {
  return currency !== null && THREE_DECIMALS.has(currency)
}

/** An ISO code found on a page, or null if the text is none. */
export function currencyCode(text: unknown): string | null {
  if (typeof text !== 'string') return null
  const code = text.trim().toUpperCase()
  if (CODES.has(code)) return code
  if (code === 'RMB') return 'CNY'
  return code === 'TL' || code === 'YTL' ? 'TRY' : null
}

const bySize = (a: string, b: string) => b.length - a.length
const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const edge = (sign: string, pattern: string) =>
  (/^[\p{L}]/u.test(sign) ? `(?<![\\p{L}])${pattern}` : pattern) + (/[\p{L}]$/u.test(sign) ? '(?![\\p{L}])' : '')
const signs = [...SURE.keys(), ...Object.keys(SHARED), ...CODES].sort(bySize).map((sign) => edge(sign, literally(sign)))

/** Matches any currency sign or code, but not letters inside a longer word. */
export const CURRENCY_SIGN = new RegExp(`(?:${signs.join('|')})`, 'giu')

/** The currency of a sign; `place` (the shop's own currency) decides between those that share it. */
export function currencyOfSign(sign: string, place: string | null): string | null {
  const key = sign.trim().toLowerCase()
  const code = currencyCode(key)
  if (code) return code
  if (key === 'ريال' && (place === 'QAR' || place === 'OMR' || place === 'YER')) return place
  if (key === 'درهم' && place === 'MAD') return place
  if (key === '£' && (place === 'EGP' || place === 'LBP')) return place
  const sure = SURE.get(key)
  if (sure) return sure
  const shared = SHARED[key]
  if (!shared) return null
  if (place && shared.of.includes(place)) return place
  return shared.default
}
