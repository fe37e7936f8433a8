// Days of a place, by its own clock: a day may have 23 or 25 hours, and need not begin at midnight.

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const step = 15 * minute

const formatters = new Map<string, Intl.DateTimeFormat>()
const starts = new Map<string, number>()

/** The local day of a time, as `2026-11-26`. */
export function dayAt(moment: Date | number, timeZone: string): string {
  const how = { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' } as const
  const formatter = formatters.get(timeZone) ?? new Intl.DateTimeFormat('en-CA', how)
  formatters.set(timeZone, formatter)
  return formatter.format(moment)
}

/** The first moment of a local day. */
export function startOfDay(date: string, timeZone: string): number {
  const key = `${timeZone} ${date}`
  const known = starts.get(key)
  if (known !== undefined) return known
  // No place is further than 14 hours from UTC, and every clock changes at a quarter of an hour.
  const midnight = Date.parse(`${date}T00:00:00Z`)
  let [before, from] = [midnight - 15 * hour, midnight + 13 * hour]
  while (from - before > step) {
    const middle = before + Math.floor((from - before) / step / 2) * step
    if (dayAt(middle, timeZone) < date) before = middle
    else from = middle
  }
  starts.set(key, from)
  return from
}

export function nextDay(date: string): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + day).toISOString().slice(0, 10)
}
