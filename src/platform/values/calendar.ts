import { siteCodes, sites } from '#sites/sites.ts'

const day = 86_400_000
const hour = 3_600_000
const [sunday, saturday] = [0, 6]

/** On which days people work in a country. */
export type Calendar = {
  readonly restDays: readonly number[]
  /** `2026-11-26` or, each year again, `12-25`. */
  readonly holidays: ReadonlySet<string>
  readonly hoursAhead: number
}

const siteCalendars = siteCodes.map((site) => {
  const { officeRest, hoursAheadOfUtc } = sites[site].calendar
  return [sites[site].country, { restDays: officeRest, hoursAhead: hoursAheadOfUtc }] as const
})

/** The part of a country's calendar that is the same every year: for our sites and for the stores' countries. */
export const countries: Readonly<Record<string, Omit<Calendar, 'holidays'>>> = {
  AE: { restDays: [saturday, sunday], hoursAhead: 4 },
  US: { restDays: [saturday, sunday], hoursAhead: -5 },
  UK: { restDays: [saturday, sunday], hoursAhead: 0 },
  CN: { restDays: [saturday, sunday], hoursAhead: 8 },
  TR: { restDays: [saturday, sunday], hoursAhead: 3 },
  ...Object.fromEntries(siteCalendars),
}

const known = new WeakMap<Calendar, Map<number, boolean>>()

/** Whether the day at this time, in the country's time zone, is a working day there. */
export function isWorkingMoment(moment: Date, calendar: Calendar): boolean {
  return isWorkingAt(moment.getTime(), calendar)
}

function isWorkingAt(moment: number, calendar: Calendar): boolean {
  const place = Math.floor((moment + calendar.hoursAhead * hour) / day)
  // Every row of a list asks about the same few weeks.
  const days = known.get(calendar) ?? new Map<number, boolean>()
  known.set(calendar, days)
  const isKnown = days.get(place)
  if (isKnown !== undefined) return isKnown
  const isWorking = isWorkingDay(new Date(place * day), calendar)
  days.set(place, isWorking)
  return isWorking
}

function isWorkingDay(there: Date, { restDays, holidays }: Calendar): boolean {
  const date = there.toISOString().slice(0, 10)
  return !restDays.includes(there.getUTCDay()) && !holidays.has(date) && !holidays.has(date.slice(5))
}

/** The time this many working days later. What begins on a day off counts from the end of the working day before it. */
export function afterWorkingDays(from: Date, days: number, calendar: Calendar): Date {
  if (days === 0) return from
  let at = countedFrom(from, calendar)
  for (let left = days; left > 0; ) {
    at += day
    if (isWorkingAt(at, calendar)) left--
  }
  return new Date(at)
}

/** The latest time from which this many working days have passed by `now`: whatever started later still has time. */
export function lastMomentFor(now: Date, days: number, calendar: Calendar): Date {
  if (days === 0) return now
  let at = countedFrom(now, calendar)
  for (let left = days; left > 0; at -= day) if (isWorkingAt(at, calendar)) left--
  // All that began on the days off before a working day is due at the end of that day, not earlier.
  if (at !== endOfDay(at, calendar)) while (!isWorkingAt(at, calendar)) at -= day
  return new Date(at)
}

/** How many working days have gone by since then. */
export function workingDaysBetween(from: Date, to: Date, calendar: Calendar): number {
  let days = 0
  for (let at = countedFrom(from, calendar) + day; at <= to.getTime(); at += day) if (isWorkingAt(at, calendar)) days++
  return days
}

function countedFrom(from: Date, calendar: Calendar): number {
  let at = from.getTime()
  if (isWorkingAt(at, calendar)) return at
  for (at = endOfDay(at, calendar); !isWorkingAt(at, calendar); ) at -= day
  return at
}

// Its last millisecond in local time.
function endOfDay(moment: number, { hoursAhead }: Calendar): number {
  const shift = hoursAhead * hour
  return (Math.floor((moment + shift) / day) + 1) * day - shift - 1
}
