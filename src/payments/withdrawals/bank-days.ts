import type { Site } from '#platform/work.ts'

const day = 86_400_000
const sunday = 0
const friday = 5
const saturday = 6

const weekends: Readonly<Record<Site, readonly number[]>> = { eg: [friday, saturday], ae: [saturday, sunday] }
// Public holidays on a fixed date. Those that move are rows of `bank_holidays`.
const fixed: Readonly<Record<Site, readonly string[]>> = {
  eg: ['01-07', '01-25', '04-25', '05-01', '06-30', '07-23', '10-06'],
  ae: ['01-01', '12-02', '12-03'],
}
/** The same by country. */
export const fixedHolidays: Readonly<Record<string, readonly string[]>> = { EG: fixed.eg, AE: fixed.ae }
// Without summer time on purpose: an hour never decides on which day a bank works.
const hoursAhead: Readonly<Record<Site, number>> = { eg: 2, ae: 4 }

/** Days of a site's country, YYYY-MM-DD, on which its banks rest beside weekends and feasts of a fixed date (`readBankHolidays`). */
export type Holidays = ReadonlySet<string>

/** The moment so many working days of the site's banks later: Egypt's rest on Friday and Saturday, the Emirates' on Saturday and Sunday. */
export function addBankDays(from: Date, days: number, site: Site, holidays: Holidays): Date {
  let at = from.getTime()
  for (let left = days; left > 0; ) {
    at += day
    if (isBankDay(new Date(at), site, holidays)) left--
  }
  return new Date(at)
}

/** Whether the banks of the site work on the day that this moment falls on there. */
export function isBankDay(moment: Date, site: Site, holidays: Holidays): boolean {
  const there = new Date(moment.getTime() + hoursAhead[site] * 3_600_000)
  const date = there.toISOString().slice(0, 10)
  return !weekends[site].includes(there.getUTCDay()) && !fixed[site].includes(date.slice(5)) && !holidays.has(date)
}
