import { afterWorkingDays, type Calendar, countries, isWorkingMoment } from '#platform/calendar.ts'
import type { Site } from '#platform/work.ts'

export const siteCountry = { eg: 'EG', ae: 'AE' } as const
const [friday, saturday] = [5, 6]

// Egypt's banks rest on Saturdays, too, when its offices work.
const bankRest: Readonly<Record<Site, readonly number[]>> = { eg: [friday, saturday], ae: countries.AE!.restDays }

/** Public holidays on a fixed date, by country. Those that move are rows of `bank_holidays`. */
export const fixedHolidays: Readonly<Record<string, readonly string[]>> = {
  EG: ['01-07', '01-25', '04-25', '05-01', '06-30', '07-23', '10-06'],
  AE: ['01-01', '12-02', '12-03'],
}

/** Days of a site's country, YYYY-MM-DD, on which its banks rest beside weekends and feasts of a fixed date (`readBankHolidays`). */
export type Holidays = ReadonlySet<string>

/** When the site's offices work: Egypt's rest on Fridays (spec §9), the Emirates' on Saturdays and Sundays; both on holidays. */
export function officeCalendar(site: Site, holidays: Holidays): Calendar {
  const country = siteCountry[site]
  return { ...countries[country]!, holidays: new Set([...holidays, ...(fixedHolidays[country] ?? [])]) }
}

const bankCalendar = (site: Site, holidays: Holidays): Calendar => ({
  ...officeCalendar(site, holidays),
  restDays: bankRest[site],
})

/** The moment so many working days of the site's banks later: Egypt's rest on Friday and Saturday, the Emirates' on Saturday and Sunday. */
export function addBankDays(from: Date, days: number, site: Site, holidays: Holidays): Date {
  return afterWorkingDays(from, days, bankCalendar(site, holidays))
}

/** Whether the banks of the site work on the day that this moment falls on there. */
export function isBankDay(moment: Date, site: Site, holidays: Holidays): boolean {
  return isWorkingMoment(moment, bankCalendar(site, holidays))
}
