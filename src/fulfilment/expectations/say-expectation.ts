import { isolateLtr } from '#platform/values/isolate.ts'
import { sayNearDay } from '#platform/values/say-date.ts'
import type { Locale } from '#platform/work/work.ts'
import type { DiscrepancyKind } from '#selling/orders/discrepancies/discrepancy-kinds.ts'
import { kindNames, optionNames } from '#selling/orders/discrepancies/discrepancy-names.ts'
import type { Site } from '#sites/sites.ts'
import { m } from '#words/messages.js'
import type { Asked } from './asked.ts'
import type { DelayReason } from './delay-reasons.ts'
import type { Expectation, Span } from './expectation.ts'

type Reader = { readonly locale: Locale; readonly site: Site }
export type Said = {
  readonly tone: 'neutral' | 'late'
  /** What is usual here, or why it takes longer. */
  readonly text: string
  /** The day of the next news. */
  readonly next: string
  /** When the goods are expected at the office. */
  readonly arrival: string | null
  /** Where the figures come from; null if none is given. */
  readonly source: string | null
}

/** An expectation in the reader's language; it says openly when goods are late. */
export function sayExpectation(expected: Expectation, reader: Reader): Said {
  const { locale, site } = reader
  const { promised, asked, amiss, isLate, daysGone, arrival } = expected
  const day = (date: Date) => sayNearDay(date, locale, site)
  if (asked) return sayAsked(asked, locale, day(asked.until))
  const usual = sayDays(expected)
  const holds = promised !== null && !isLate
  const why = holds ? sayReason(promised.reason, locale) : null
  const pace = isLate
    ? m.expectations_late({ gone: String(daysGone), usual }, { locale })
    : m.expectations_usual({ usual }, { locale })
  // Usual times do not apply to goods with a problem.
  const text = amiss ? [sayAmiss(amiss, locale), why].filter(Boolean).join(' ') : (why ?? pace)
  const next = day(expected.nextUpdateBy)
  return {
    tone: isLate ? 'late' : 'neutral',
    text,
    next: isLate
      ? m.expectations_next_missed({ day: next }, { locale })
      : m.expectations_next({ day: next }, { locale }),
    arrival: arrival && m.expectations_arrival({ from: day(arrival.from), to: day(arrival.to) }, { locale }),
    source: amiss ? null : saySource(expected, locale),
  }
}

function sayAmiss(kind: DiscrepancyKind, locale: Locale): string {
  return m.expectations_amiss({ kind: kindNames[kind]({}, { locale }) }, { locale })
}

// Next the customer answers, or the announced default happens.
function sayAsked({ byDefault }: Asked, locale: Locale, day: string): Said {
  const text =
    byDefault === 'keep'
      ? m.expectations_asked_keep({ day }, { locale })
      : m.expectations_asked({ day, default: optionNames[byDefault]({}, { locale }) }, { locale })
  return { tone: 'neutral', text, next: m.expectations_next({ day }, { locale }), arrival: null, source: null }
}

/** `2–5`, or `1` if usual and longest are the same. */
export function sayDays({ usualDays, mostDays }: Pick<Span, 'usualDays' | 'mostDays'>): string {
  const text = usualDays === mostDays ? String(mostDays) : `${usualDays}–${mostDays}`
  return isolateLtr(text)
}

function saySource({ samples }: Pick<Span, 'samples'>, locale: Locale): string {
  return samples === null
    ? m.expectations_from_policy({}, { locale })
    : m.expectations_from_history({ samples: String(samples) }, { locale })
}

const reasons: Readonly<Record<DelayReason, typeof m.expectations_why_busy>> = {
  seller: m.expectations_why_seller,
  carrier: m.expectations_why_carrier,
  flight: m.expectations_why_flight,
  customs: m.expectations_why_customs,
  holiday: m.expectations_why_holiday,
  busy: m.expectations_why_busy,
  looking: m.expectations_why_looking,
}

export function sayReason(reason: DelayReason, locale: Locale): string {
  return reasons[reason]({}, { locale })
}
