import { afterWorkingDays, type Calendar, workingDaysBetween } from '#platform/values/calendar.ts'
import type { DiscrepancyKind } from '#selling/orders/discrepancies/discrepancy-kinds.ts'
import type { Site } from '#sites/sites.ts'
import type { Asked } from './asked.ts'
import type { DelayReason } from './delay-reasons.ts'
import { beforeJourney, isOurStage, type OurStage, onJourney, placeOf, type TimedStage } from './stages.ts'

/** How long a stage takes, in working days: usually (half of them) and at most (four fifths of them). */
export type Span = {
  readonly usualDays: number
  readonly mostDays: number
  /** How many of our own orders say so; null where it is what the shop promises until there are enough. */
  readonly samples: number | null
}

/** How long each stage takes. */
export type StageBook = {
  readonly spans: (stage: TimedStage, country: string) => Span
  readonly calendars: Readonly<Record<string, Calendar>>
  readonly site: Site
}

/** Why goods take longer than usual, as staff said, and when the customer hears more. */
export type Promised = { readonly reason: DelayReason; readonly until: Date; readonly at: Date }

export type Expectation = Span & {
  readonly stage: OurStage
  readonly since: Date
  /** By then half of them have gone on. */
  readonly usualBy: Date
  /** By then there is news: the goods have gone on, or somebody has said why not. */
  readonly nextUpdateBy: Date
  readonly isLate: boolean
  /** Working days that have gone by in this stage. */
  readonly daysGone: number
  readonly promised: Promised | null
  /** The open question to the customer; until it is answered, nothing is late. */
  readonly asked: Asked | null
  /** The problem that staff look into: until it is settled, no day is promised. */
  readonly amiss: DiscrepancyKind | null
  /** When the goods are expected at the office; null once they are there, and where no day can be promised. */
  readonly arrival: { readonly from: Date; readonly to: Date } | null
}

export type ItemProgress = {
  readonly state: string
  readonly since: Date
  readonly country: string
  /** When the warehouse abroad had it. */
  readonly receivedAt: Date | null
  readonly promised: Promised | null
  readonly asked: Asked | null
  readonly amiss: DiscrepancyKind | null
}

/** When an item is expected to move on, by our own history or, without enough data, by the policy. Null while it waits for its customer. */
export function expectationOf(book: StageBook, item: ItemProgress, now: Date): Expectation | null {
  const { state: stage, since, country } = item
  if (!isOurStage(stage)) return null
  const span = book.spans(stage, country)
  const calendar = calendarOf(book, stage, country)
  const expected = afterWorkingDays(since, span.mostDays, calendar)
  const { promised, asked } = item
  // What was put to the customer has been looked into.
  const amiss = asked ? null : item.amiss
  const nextUpdateBy = asked?.until ?? later(expected, promised?.until ?? expected)
  return {
    ...span,
    stage,
    since,
    nextUpdateBy,
    promised,
    asked,
    amiss,
    usualBy: afterWorkingDays(since, span.usualDays, calendar),
    isLate: asked === null && nextUpdateBy < now,
    daysGone: workingDaysBetween(since, now, calendar),
    // The customer decides what happens to the goods, or staff look into it first.
    arrival: asked || amiss ? null : arrivalOf(book, { ...item, state: stage }, now),
  }
}

type Days = (span: Span) => number

// Before the warehouse: what is left of the stages, one after the other, then the journey. On the journey: its own end, or what
// is left from today where that is later; once all of it should be over, no day is promised.
function arrivalOf(
  book: StageBook,
  item: ItemProgress & { readonly state: OurStage },
  now: Date,
): Expectation['arrival'] {
  const { state, country, promised } = item
  const journey = book.spans('journey', country)
  const home = calendarOf(book, 'journey', country)
  const most: Days = (span) => span.mostDays
  // A part that is over is never expected in the past, and what staff gave a new time for may take that.
  const until = promised ? later(promised.until, now) : now
  if (beforeJourney.some((stage) => stage === state)) {
    const end = (days: Days, floor: Date) =>
      afterWorkingDays(endOf(book, { ...item, stages: beforeJourney, floor }, days), days(journey), home)
    return { from: end((span) => span.usualDays, now), to: end(most, until) }
  }
  const began = item.receivedAt ?? item.since
  if (!onJourney.some((stage) => stage === state) || afterWorkingDays(began, journey.mostDays, home) < now) return null
  const end = (days: Days, floor: Date) => {
    // The sum of the slowest times of all parts is more than the whole ever takes.
    const whole = afterWorkingDays(floor, days(journey), home)
    const left = endOf(book, { ...item, stages: onJourney, floor }, days)
    return later(afterWorkingDays(began, days(journey), home), earlier(left, whole))
  }
  return { from: end((span) => span.usualDays, now), to: end(most, until) }
}

type Left = Pick<ItemProgress, 'since' | 'country'> & {
  readonly state: OurStage
  readonly stages: readonly OurStage[]
  /** The stage in hand does not end before. */
  readonly floor: Date
}

// When the last of these stages is over, from the one in hand on.
function endOf(book: StageBook, { since, country, stages, state, floor }: Left, days: Days): Date {
  return stages.slice(stages.indexOf(state)).reduce((at, stage) => {
    const end = afterWorkingDays(at, days(book.spans(stage, country)), calendarOf(book, stage, country))
    return stage === state ? later(end, floor) : end
  }, since)
}

export function calendarOf(book: StageBook, stage: TimedStage, country: string): Calendar {
  const calendar = book.calendars[placeOf(stage, country, book.site)] ?? book.calendars.US
  if (!calendar) throw new Error(`no calendar for ${stage} of ${country}`)
  return calendar
}

function earlier(one: Date, other: Date): Date {
  return one > other ? other : one
}

function later(one: Date, other: Date): Date {
  return one > other ? one : other
}
