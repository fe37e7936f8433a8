import { afterWorkingDays, type Calendar, countries, isWorkingMoment } from '#platform/values/calendar.ts'
import { type Site, siteCodes, sites } from '#sites/sites.ts'

/** Public holidays on a fixed date, by country. Those that move are rows of `bank_holidays`. */
export const fixedHolidays: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  siteCodes.map((site) => [sites[site].country, sites[site].calendar.holidays]),
)

/** Days of a site's country, YYYY-MM-DD, on which its banks rest beside weekends and feasts of a fixed date (`readBankHolidays`). */
export type Holidays = ReadonlySet<string>

/** When the site's offices work; on holidays they rest. */
export function officeCalendar(site: Site, holidays: Holidays): Calendar {
  const { country } = sites[site]
  return { ...countries[country]!, holidays: new Set([...holidays, ...(fixedHolidays[country] ?? [])]) }
}

const bankCalendar = (site: Site, holidays: Holidays): Calendar => ({
  ...officeCalendar(site, holidays),
  restDays: sites[site].calendar.bankRest,
})

/** The moment so many working days of the site's banks later. */
export function addBankDays(from: Date, days: number, site: Site, holidays: Holidays): Date {
  return afterWorkingDays(from, days, bankCalendar(site, holidays))
}

/** Whether the banks of the site work on the day that this moment falls on there. */
export function isBankDay(moment: Date, site: Site, holidays: Holidays): boolean {
  return isWorkingMoment(moment, bankCalendar(site, holidays))
}
