const day = 86_400_000
const friday = 5

/** The date so many working days later; offices rest on Fridays (spec §9: Saturday to Thursday) and on the holidays given. */
export function addWorkingDays(from: Date, days: number, holidays: ReadonlySet<string> = new Set()): Date {
  let at = from.getTime()
  for (let left = days; left > 0; ) {
    at += day
    if (isWorkingDay(new Date(at), holidays)) left--
  }
  return new Date(at)
}

/** `holidays` are days as `2026-11-21`. */
export function isWorkingDay(date: Date, holidays: ReadonlySet<string> = new Set()): boolean {
  return date.getUTCDay() !== friday && !holidays.has(date.toISOString().slice(0, 10))
}
