import type { Work } from '#platform/work/work.ts'

/** From one minute of the day to another one, in a time zone of its own; across midnight where the end comes first. */
export type QuietHours = { readonly fromMinute: number; readonly untilMinute: number; readonly timeZone: string }

const minute = 60_000
const dayMinutes = 1440

/** When quiet hours that are on at this moment end; null: they are not on. Holds across midnight and when clocks change. */
export function quietUntil({ fromMinute, untilMinute, timeZone }: QuietHours, now: Date): Date | null {
  const here = minuteOfDay(now, timeZone)
  const isOn =
    fromMinute < untilMinute ? here >= fromMinute && here < untilMinute : here >= fromMinute || here < untilMinute
  if (!isOn) return null
  const left = (untilMinute - here + dayMinutes) % dayMinutes
  const start = Math.floor(now.getTime() / minute) * minute
  const ends = new Date(start + left * minute)
  // Where clocks change in between, the same number of minutes leads to another time of the day.
  const off = minuteOfDay(ends, timeZone) - untilMinute
  const shift = off > dayMinutes / 2 ? off - dayMinutes : off < -dayMinutes / 2 ? off + dayMinutes : off
  const mended = new Date(ends.getTime() - shift * minute)
  // An end that the clocks leap over is the first moment after the leap.
  return mended.getTime() > now.getTime() && minuteOfDay(mended, timeZone) === untilMinute ? mended : ends
}

const clocks = new Map<string, Intl.DateTimeFormat>()

function minuteOfDay(at: Date, timeZone: string): number {
  const clock =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone })
  clocks.set(timeZone, clock)
  const [hours = '0', minutes = '0'] = clock.format(at).split(':')
  return Number(hours) * 60 + Number(minutes)
}

export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}

export async function readQuietHours(work: Work, customerId: string): Promise<QuietHours | null> {
  const row = await work.db
    .selectFrom('quiet_hours')
    .select(['from_minute as fromMinute', 'until_minute as untilMinute', 'time_zone as timeZone'])
    .where('customer_id', '=', customerId)
    .executeTakeFirst()
  return row ?? null
}
