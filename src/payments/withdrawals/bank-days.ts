import type { Site } from '#platform/work.ts'

const day = 86_400_000
const sunday = 0
const friday = 5
const saturday = 6

const weekends: Readonly<Record<Site, readonly number[]>> = { eg: [friday, saturday], ae: [saturday, sunday] }
// Public holidays on a fixed date. Those of the moon are announced each year; until then a due day may come a little early.
const holidays: Readonly<Record<Site, readonly string[]>> = {
  eg: ['01-07', '01-25', '04-25', '05-01', '06-30', '07-23', '10-06'],
  ae: ['01-01', '12-02', '12-03'],
}
// Without summer time on purpose: an hour never decides on which day a bank works.
const hoursAhead: Readonly<Record<Site, number>> = { eg: 2, ae: 4 }

/** The moment so many working days of the site's banks later: Egypt's rest on Friday and Saturday, the Emirates' on Saturday and Sunday. */
export function addBankDays(from: Date, days: number, site: Site): Date {
  let at = from.getTime()
  for (let left = days; left > 0; ) {
    at += day
    if (isBankDay(new Date(at), site)) left--
  }
  return new Date(at)
}

/** Whether the banks of the site work on the day that this moment falls on there. */
export function isBankDay(moment: Date, site: Site): boolean {
  const there = new Date(moment.getTime() + hoursAhead[site] * 3_600_000)
  return !weekends[site].includes(there.getUTCDay()) && !holidays[site].includes(there.toISOString().slice(5, 10))
}
