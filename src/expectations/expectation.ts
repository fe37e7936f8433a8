import { afterWorkingDays, type Calendar, workingDaysBetween } from '#platform/calendar.ts'
import type { Site } from '#platform/work.ts'
import type { DelayReason } from './delay-reasons.ts'
import { beforeJourney, isOurStage, type OurStage, onJourney, placeOf, type TimedStage } from './stages.ts'

/** How long a stage takes, in working days: usually (half of them) and at most (four fifths of them). */
export type Span = {
  readonly usualDays: number
  readonly mostDays: number
  /** How many of our own orders say so; null where it is what the shop promises until there are enough. */
  readonly samples: number | null
}

/** All that is known of how long things take. */
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
  /** When the goods are expected at the office; null once they are there. */
  readonly arrival: { readonly from: Date; readonly to: Date } | null
}

export type Standing = {
  readonly state: string
  readonly since: Date
  readonly country: string
  /** When the warehouse abroad had it. */
  readonly receivedAt: Date | null
  readonly promised: Promised | null
}

/** When an item is expected to go on, from our own history or, until there is enough, from the policy. Null where it waits for its customer. */
export function expectationOf(book: StageBook, item: Standing, now: Date): Expectation | null {
  const { state: stage, since, country } = item
  if (!isOurStage(stage)) return null
  const span = book.spans(stage, country)
  const calendar = calendarOf(book, stage, country)
  const expected = afterWorkingDays(since, span.mostDays, calendar)
  const { promised } = item
  const nextUpdateBy = promised && promised.until > expected ? promised.until : expected
  return {
    ...span,
    ...{ stage, since, nextUpdateBy, promised },
    usualBy: afterWorkingDays(since, span.usualDays, calendar),
    isLate: nextUpdateBy < now,
    daysGone: workingDaysBetween(since, now, calendar),
    arrival: arrivalOf(book, { ...item, state: stage }, now),
  }
}

// What is left of the stages before the warehouse, one after the other, then the journey; a part that is over is never expected in the past.
function arrivalOf(book: StageBook, item: Standing & { readonly state: OurStage }, now: Date): Expectation['arrival'] {
  const { state, country } = item
  const journey = book.spans('journey', country)
  const home = calendarOf(book, 'journey', country)
  const left = beforeJourney.slice(beforeJourney.findIndex((stage) => stage === state))
  if (onJourney.some((stage) => stage === state)) {
    const began = item.receivedAt ?? item.since
    return {
      from: later(afterWorkingDays(began, journey.usualDays, home), now),
      to: later(afterWorkingDays(began, journey.mostDays, home), now),
    }
  }
  if (!beforeJourney.some((stage) => stage === state)) return null
  const until = (days: (span: Span) => number) => {
    let at = item.since
    for (const stage of left) {
      const end = afterWorkingDays(at, days(book.spans(stage, country)), calendarOf(book, stage, country))
      at = stage === state ? later(end, now) : end
    }
    return afterWorkingDays(at, days(journey), home)
  }
  return { from: until((span) => span.usualDays), to: until((span) => span.mostDays) }
}

export function calendarOf(book: StageBook, stage: TimedStage, country: string): Calendar {
  const calendar = book.calendars[placeOf(stage, country, book.site)] ?? book.calendars.US
  if (!calendar) throw new Error(`no calendar for ${stage} of ${country}`)
  return calendar
}

function later(one: Date, other: Date): Date {
  return one > other ? one : other
}
