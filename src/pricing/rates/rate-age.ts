import type { Site } from '#platform/work.ts'
import type { RateFact, RateSource } from '#pricing/rate-fact.ts'
import { siteToday } from './site-today.ts'

const DAY = 86_400_000
const fridayAndSaturday: readonly number[] = [5, 6]
const saturdayAndSunday: readonly number[] = [6, 0]

/** From here on a reader of a price is told that the rate is an old one. */
export const oldAfterWorkingDays = 2

// Banks close on Fridays and Saturdays in Egypt, on Saturdays and Sundays elsewhere; feasts are not known here.
function weekendOf(source: RateSource, site: Site): readonly number[] {
  return source === 'cbe' || (source === 'manual' && site === 'eg') ? fridayAndSaturday : saturdayAndSunday
}

/** Whether the source quotes on this day of the week. */
export function isWorkingDay(source: RateSource, day: string, site: Site): boolean {
  return !weekendOf(source, site).includes(new Date(day).getUTCDay())
}

/** How many of its source's working days went by without a newer quote; today is not one of them yet. The peg is never old. */
export function workingDaysOld(
  { source, quotedOn }: Pick<RateFact, 'source' | 'quotedOn'>,
  now: Date,
  site: Site,
): number {
  if (source === 'peg') return 0
  const today = Date.parse(siteToday(now, site))
  let missed = 0
  for (let at = Date.parse(quotedOn) + DAY; at < today; at += DAY) {
    if (isWorkingDay(source, new Date(at).toISOString().slice(0, 10), site)) missed++
  }
  return missed
}
