import type { Currency } from '#platform/values/amounts/money.ts'
import type { Locale } from '#platform/work/work.ts'
import { itemShares } from '#pricing/quote/item-shares.ts'
import { type Detail, details, lineName } from '#pricing/quote/price-lines.ts'
import type { Breakdown } from '#pricing/quote/quote.ts'
import { couponErrorText } from './coupon-error-text.ts'
import { explain } from './explain-line.ts'
import { packageMessageText } from './names.ts'
import type { RateCalendar } from './rate-calendar.ts'
import { type RateLine, rateLines } from './rate-lines.ts'

/** A row as a screen shows it: its name and its reasons are already in the reader's language. */
type BreakdownRow = {
  readonly line: Detail
  readonly label: string
  readonly amountMinor: bigint
  /** What the row does to the total: a line of the goods, a sum, something taken off, a part of what is taken off, … */
  readonly effect: 'adds' | 'sums' | 'takes' | 'details'
  readonly why: readonly string[]
  /** Each item's share, in the order of the items; null where the row belongs to the order alone. */
  readonly shares: readonly bigint[] | null
}

export type BreakdownView = {
  readonly currency: Currency
  readonly rows: readonly BreakdownRow[]
  readonly totalMinor: bigint
  readonly dueNowMinor: bigint
  readonly dueLaterMinor: bigint
  /** Why the package or the coupon gives nothing, as sentences. */
  readonly packageMessage: string | null
  readonly couponError: string | null
  /** What was converted, and the source and day of the rates. */
  readonly rates: readonly RateLine[]
}

const effects: Partial<Record<Detail, BreakdownRow['effect']>> = {
  subtotal: 'sums',
  discount: 'takes',
  packageDiscount: 'details',
  couponDiscount: 'details',
  totalCost: 'sums',
}

/**
 * The only form in which cart, checkout and order pages show a price. Includes rows of zero, which a screen may leave
 * out. With a calendar, old rates are marked.
 */
export function breakdownView(breakdown: Breakdown, locale: Locale, calendar?: RateCalendar): BreakdownView {
  const { costDetails, why } = breakdown
  return {
    currency: breakdown.currency,
    rows: details.map((line) => ({
      line,
      label: lineName(line, locale),
      amountMinor: costDetails[line],
      effect: effects[line] ?? 'adds',
      why: why[line].map((reason) => explain(reason, locale)),
      shares: itemShares(breakdown, line),
    })),
    totalMinor: costDetails.totalCost,
    dueNowMinor: breakdown.dueNow,
    dueLaterMinor: breakdown.dueLater,
    rates: rateLines(breakdown.rates, breakdown.currency, { locale, calendar }),
    ...offerSentences(breakdown, locale),
  }
}

/** Why the package or the coupon gives nothing, as sentences; null if it gives something, or none was asked for. */
export function offerSentences(
  breakdown: Breakdown,
  locale: Locale,
): Pick<BreakdownView, 'packageMessage' | 'couponError'> {
  const { packageMessage, package: terms } = breakdown
  return {
    packageMessage: packageMessage && packageMessageText(packageMessage, terms?.name[locale] ?? '', locale),
    couponError: couponErrorText(breakdown, locale),
  }
}
