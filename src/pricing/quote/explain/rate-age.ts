import { type Site, sites } from '#sites/sites.ts'
import type { RateFact, RateSource } from './rate-fact.ts'
import { siteToday } from './site-today.ts'

const DAY = 86_400_000
const saturdayAndSunday: readonly number[] = [6, 0]

// Sources that follow their country's weekends and holidays: its central bank and its own staff.
const ofTheCountry: readonly RateSource[] = ['cbe', 'cbuae', 'manual']

/** From this age on a price says that its rate is old. */
export const oldAfterWorkingDays = 2

function weekendOf(source: RateSource, site: Site): readonly number[] {
  return ofTheCountry.includes(source) ? sites[site].calendar.bankRest : saturdayAndSunday
}

/** Whether the source quotes on this weekday. */
export function isWorkingDay(source: RateSource, day: string, site: Site): boolean {
  return !weekendOf(source, site).includes(new Date(day).getUTCDay())
}

/**
 * How many working days of its source passed without a newer quote; today does not count yet. The peg is never old. The
 * caller passes the days on which the country's banks were closed.
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
