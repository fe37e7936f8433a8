import { afterWorkingDays, type Calendar, countries, isWorkingMoment } from '#platform/values/calendar.ts'
import { type Site, siteCodes, sites } from '#sites/sites.ts'

/** Public holidays with a fixed date, by country. Moving ones are rows of `bank_holidays`. */
export const fixedHolidays: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  siteCodes.map((site) => [sites[site].country, sites[site].calendar.holidays]),
)

/**
 * Days of a site's country, YYYY-MM-DD, on which its banks are closed besides weekends and fixed holidays
 * (`readBankHolidays`).
 */
export type Holidays = ReadonlySet<string>

/** The working days of the site's offices; they are closed on holidays. */
export function officeCalendar(site: Site, holidays: Holidays): Calendar {
  const { country } = sites[site]
  return { ...countries[country]!, holidays: new Set([...holidays, ...(fixedHolidays[country] ?? [])]) }
}

const bankCalendar = (site: Site, holidays: Holidays): Calendar => ({
  ...officeCalendar(site, holidays),
  restDays: sites[site].calendar.bankRest,
})

/** The time this many working days of the site's banks later. */
export function addBankDays(from: Date, days: number, site: Site, holidays: Holidays): Date {
  return afterWorkingDays(from, days, bankCalendar(site, holidays))
}

/** Whether the site's banks work on the local day of this time. */
export function isBankDay(moment: Date, site: Site, holidays: Holidays): boolean {
  return isWorkingMoment(moment, bankCalendar(site, holidays))
}
