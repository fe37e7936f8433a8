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
  /** How many of our own orders it is based on; null if it is the shop's promise until there are enough. */
  readonly samples: number | null
}

/** How long each stage takes. */
export type StageBook = {
  readonly spans: (stage: TimedStage, country: string) => Span
  readonly calendars: Readonly<Record<string, Calendar>>
  readonly site: Site
}

/** Why goods take longer than usual, as staff wrote it, and when the customer hears more. */
export type Promised = { readonly reason: DelayReason; readonly until: Date; readonly at: Date }

export type Expectation = Span & {
  readonly stage: OurStage
  readonly since: Date
  /** Half of such items have moved on by then. */
  readonly usualBy: Date
  /** By then there is news: the goods have moved on, or staff have explained the delay. */
  readonly nextUpdateBy: Date
  readonly isLate: boolean
  /** Working days that have passed in this stage. */
  readonly daysGone: number
  readonly promised: Promised | null
  /** The open question to the customer; until it is answered, nothing is late. */
  readonly asked: Asked | null
  /** The problem that staff look into: until it is settled, no day is promised. */
  readonly amiss: DiscrepancyKind | null
  /** When the goods are expected at the office; null once they are there, and where no day can be promised. */
  readonly arrival: { readonly from: Date; readonly to: Date } | null
  /** When each later stage of the way is expected to begin; none where no arrival is expected. */
  readonly coming: readonly ComingStage[]
}

type ComingStage = { readonly stage: OurStage; readonly from: Date; readonly to: Date }

export type ItemProgress = {
  readonly state: string
  readonly since: Date
  readonly country: string
  /** When the warehouse abroad received it. */
  readonly receivedAt: Date | null
  readonly promised: Promised | null
  readonly asked: Asked | null
  readonly amiss: DiscrepancyKind | null
}

/**
 * When an item is expected to move on, by our own history or, without enough data, by the policy. Null while it waits
 * for its customer.
 */
export function expectationOf(book: StageBook, item: ItemProgress, now: Date): Expectation | null {
  const { state: stage, since, country } = item
  if (!isOurStage(stage)) return null
  const span = book.spans(stage, country)
  const calendar = calendarOf(book, stage, country)
  const expected = afterWorkingDays(since, span.mostDays, calendar)
  const { promised, asked } = item
  // The customer was asked, so staff have finished looking into it.
  const amiss = asked ? null : item.amiss
  const nextUpdateBy = asked?.until ?? later(expected, promised?.until ?? expected)
  const going = { ...item, state: stage }
  // The customer decides what happens to the goods, or staff look into it first.
  const arrival = asked || amiss ? null : arrivalOf(book, going, now)
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
    arrival,
    coming: arrival ? comingOf(book, going, now, arrival) : [],
  }
}

type Days = (span: Span) => number

// Before the warehouse: the remaining stages, one after the other, then the journey. On the journey: its own end, or
// the remaining stages from today if that is later; if all of it should be over already, no day is promised.
function arrivalOf(
  book: StageBook,
  item: ItemProgress & { readonly state: OurStage },
  now: Date,
): Expectation['arrival'] {
  const { state, country, promised } = item
  const journey = book.spans('journey', country)
  const home = calendarOf(book, 'journey', country)
  const most: Days = (span) => span.mostDays
  // The end of a stage is never expected in the past; if staff promised a new time, it may take until then.
  const until = promised ? later(promised.until, now) : now
  if (beforeJourney.some((stage) => stage === state)) {
    const end = (days: Days, floor: Date) =>
      afterWorkingDays(endOf(book, { ...item, stages: beforeJourney, floor }, days), days(journey), home)
    return { from: end((span) => span.usualDays, now), to: end(most, until) }
  }
  const began = item.receivedAt ?? item.since
  if (!onJourney.some((stage) => stage === state) || afterWorkingDays(began, journey.mostDays, home) < now) return null
  const end = (days: Days, floor: Date) => {
    // The whole journey never takes as long as the sum of the slowest times of all parts.
    const whole = afterWorkingDays(floor, days(journey), home)
    const left = endOf(book, { ...item, stages: onJourney, floor }, days)
    return later(afterWorkingDays(began, days(journey), home), earlier(left, whole))
  }
  return { from: end((span) => span.usualDays, now), to: end(most, until) }
}

// Each later stage begins when those before it have ended, and never after the whole way is expected to be over.
function comingOf(
  book: StageBook,
  item: ItemProgress & { readonly state: OurStage },
  now: Date,
  arrival: NonNullable<Expectation['arrival']>,
): readonly ComingStage[] {
  const way: readonly OurStage[] = [...beforeJourney, ...onJourney]
  const until = item.promised ? later(item.promised.until, now) : now
  return way.slice(way.indexOf(item.state) + 1).map((stage) => {
    const begin = (days: Days, floor: Date) =>
      earlier(endOf(book, { ...item, stages: way.slice(0, way.indexOf(stage)), floor }, days), arrival.to)
    return { stage, from: begin((span) => span.usualDays, now), to: begin((span) => span.mostDays, until) }
  })
}

type Left = Pick<ItemProgress, 'since' | 'country'> & {
  readonly state: OurStage
  readonly stages: readonly OurStage[]
  /** The present stage does not end earlier. */
  readonly floor: Date
}

// When the last of these stages ends, beginning with the present one.
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
