import { type Site, sites } from '#sites/sites.ts'
import type { RateFact, RateSource } from './rate-fact.ts'
import { siteToday } from './site-today.ts'

const DAY = 86_400_000
const saturdayAndSunday: readonly number[] = [6, 0]

// Weekends and feasts are a country's own: they close its central bank and its people's desks, not the sheets of elsewhere.
const ofTheCountry: readonly RateSource[] = ['cbe', 'cbuae', 'manual']

/** From here on a reader of a price is told that the rate is an old one. */
export const oldAfterWorkingDays = 2

function weekendOf(source: RateSource, site: Site): readonly number[] {
  return ofTheCountry.includes(source) ? sites[site].calendar.bankRest : saturdayAndSunday
}

/** Whether the source quotes on this day of the week. */
export function isWorkingDay(source: RateSource, day: string, site: Site): boolean {
  return !weekendOf(source, site).includes(new Date(day).getUTCDay())
}

/**
 * How many of its source's working days went by without a newer quote; today is not one of them yet. The peg is never old.
 * Who knows the feasts of the site's country says on which days its banks rest.
 */
export function workingDaysOld(
  { source, quotedOn }: Pick<RateFact, 'source' | 'quotedOn'>,
  now: Date,
  site: Site,
  isClosed: (day: string) => boolean = () => false,
): number {
  if (source === 'peg') return 0
  const today = Date.parse(siteToday(now, site))
  let missed = 0
  for (let at = Date.parse(quotedOn) + DAY; at < today; at += DAY) {
    const day = new Date(at).toISOString().slice(0, 10)
    if (ofTheCountry.includes(source) && isClosed(day)) continue
    if (isWorkingDay(source, day, site)) missed++
  }
  return missed
}
