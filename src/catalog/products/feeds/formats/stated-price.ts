import { parsePrice } from '#catalog/reader/parse-price.ts'
import { parseDecimal } from '#platform/values/amounts/decimal.ts'
import { currencies } from '#platform/values/amounts/money.ts'
import { timesRate } from '#platform/values/amounts/round.ts'
import type { RowFault } from './feed-row.ts'

export type StatedPrice =
  | { readonly minor: bigint; readonly currency: string; readonly fault: null }
  | { readonly minor: null; readonly currency: null; readonly fault: RowFault }

const MOST_MINOR = 100_000_000_000n
const no = (fault: RowFault): StatedPrice => ({ minor: null, currency: null, fault })

/** An amount of a feed (`15.00 USD`, `USD 15`, `1.299,00 €`, `15`) in minor units; `usual` is the currency where it names none. */
export function statedPrice(said: string, usual: string | null): StatedPrice {
  const text = said.trim().slice(0, 100)
  if (text === '') return no('NO_PRICE')
  const { amount, currency } = parsePrice(text, { place: usual })
  if (/[-−–]\s*[^\d\s]{0,3}\s*\d/.test(text) || amount === null) return no('BAD_PRICE')
  const exact = parseDecimal(amount)
  const minor = exact ? timesRate(100n, exact) : 0n
  if (minor <= 0n || minor > MOST_MINOR) return no('BAD_PRICE')
  // Letters beside the amount that are no currency of ours: `12 XAU`.
  const named = currency ?? (/\p{L}/u.test(text) ? 'unknown' : usual)
  if (named === null) return no('NO_CURRENCY')
  return currencies.some((one) => one === named) ? { minor, currency: named, fault: null } : no('UNKNOWN_CURRENCY')
}

/** Whether a sale holds now; a row that names no days means that it does. */
export function isOnSale(days: string, now: Date): boolean {
  const [from = Number.NaN, to = Number.NaN] = turnsOf(days)
  return !(from > now.getTime() || to < now.getTime())
}

const YEAR_MS = 366 * 86_400_000

/** When a sale of these days begins or ends next, within a year. */
export function nextTurn(days: string, now: Date): Date | null {
  const coming = turnsOf(days).filter((at) => at >= now.getTime() && at < now.getTime() + YEAR_MS)
  return coming.length === 0 ? null : new Date(Math.min(...coming))
}

const turnsOf = (days: string): readonly number[] =>
  days.split('/', 2).map((text) => new Date(text.trim().replace(/([+-]\d\d)(\d\d)$/, '$1:$2')).getTime())
