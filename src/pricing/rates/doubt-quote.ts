import type { Quote } from './rate-sources.ts'
import { signedDecimal } from './signed-decimal.ts'

/** Why a rate waits for a person before a price is made with it. */
export type Doubt = 'NOT_POSITIVE' | 'SWAPPED' | 'JUMP' | 'FUTURE' | 'OLD'

export type RateLimits = {
  readonly jumpPercent: number
  readonly oldestDays: number
  readonly alarmWorkingDays: number
}

/** What a new quote is compared with: the present rate, today's date on the site, and whether the quote would apply from now on. */
export type Measure = { readonly previous: string | null; readonly today: string; readonly isNewest: boolean }

/** The doubts about a quote; empty if it may be used at once. */
export function doubtQuote(
  { buy, sell, quotedOn }: Omit<Quote, 'base'>,
  { previous, today, isNewest }: Measure,
  { jumpPercent, oldestDays }: RateLimits,
): readonly Doubt[] {
  const found: Doubt[] = []
  const isPositive = (text: string) => signedDecimal(text).numerator > 0n
  if (!isPositive(sell) || (buy !== null && !isPositive(buy))) found.push('NOT_POSITIVE')
  else if (buy !== null && movedBy(sell, buy) > 0) found.push('SWAPPED')
  else if (previous !== null && Math.abs(movedBy(previous, sell)) > jumpPercent) found.push('JUMP')
  if (quotedOn > today) found.push('FUTURE')
  if (isNewest && daysBetween(quotedOn, today) > oldestDays) found.push('OLD')
  return found
}

/** The change of a rate in percent of the old rate, rounded away from zero to two decimals. */
export function movedBy(before: string, after: string): number {
  const was = signedDecimal(before)
  const is = signedDecimal(after)
  const change = (is.numerator * was.scale - was.numerator * is.scale) * 10_000n
  const whole = was.numerator * is.scale
  if (whole === 0n) return 0
  const size = change < 0n ? -change : change
  const hundredths = Number((size + whole - 1n) / whole)
  return (change < 0n ? -hundredths : hundredths) / 100
}

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)
}
