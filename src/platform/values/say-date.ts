import type { Locale } from '#platform/work/work.ts'
import { type Site, sites } from '#sites/sites.ts'

const tags: Readonly<Record<Locale, string>> = { ar: 'ar-EG-u-nu-latn', en: 'en-GB' }

/** A day in the reader's language and the site's time zone: the same on the server and in the browser. */
export function sayDay(date: Date, locale: Locale, site: Site): string {
  return format(date, locale, site, { day: 'numeric', month: 'short', year: 'numeric' })
}

/** Two days and what lies between them, such as '12–24 December', in the site's time zone; without their year. */
export function sayDays(from: Date, to: Date, locale: Locale, site: Site): string {
  const how = { day: 'numeric', month: 'long', timeZone: sites[site].timeZone } as const
  const days = formatter(locale, how)
  // A range over the turn of a year would be written with both years.
  const isOneYear = from.getUTCFullYear() === to.getUTCFullYear()
  if (!isOneYear) return `${days.format(from)} – ${days.format(to)}`
  // Browsers and Node put different spaces around the dash: an open page would throw away what the server sent.
  return days.formatRange(from, to).replaceAll(/[\u2009\u202f\u00a0]/g, ' ')
}

/** A day near today, without its year. */
export function sayNearDay(date: Date, locale: Locale, site: Site): string {
  return format(date, locale, site, { day: 'numeric', month: 'long' })
}

export function sayTime(date: Date, locale: Locale, site: Site): string {
  return format(date, locale, site, { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' })
}

/** The time of the day alone, where its day stands above it. */
export function sayClock(date: Date, locale: Locale, site: Site): string {
  return format(date, locale, site, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
}

/** Day and time with the year, for lists in which people compare many. */
export function sayMoment(date: Date, locale: Locale, site: Site): string {
  const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
  return format(date, locale, site, { day: 'numeric', month: 'short', year: 'numeric', ...time })
}

/** '2026-11-21 14:05' in the site's time zone: it sorts, fits a narrow column and is the same in both languages. */
export function sayPlainTime(date: Date, site: Site): string {
  const zoned = formatter('en', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: sites[site].timeZone,
  })
  const part = Object.fromEntries(zoned.formatToParts(date).map(({ type, value }) => [type, value.padStart(2, '0')]))
  return `${part.year}-${part.month}-${part.day} ${part.hour}:${part.minute}`
}

function format(date: Date, locale: Locale, site: Site, how: Intl.DateTimeFormatOptions): string {
  return formatter(locale, { ...how, timeZone: sites[site].timeZone }).format(date)
}

/** A day of the calendar, with its name, whatever the time zone. */
export function sayPlainDay(day: string, locale: Locale): string {
  const how = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const
  return formatter(locale, how).format(new Date(`${day}T00:00:00Z`))
}

/** The same in short, with its year, for lists. */
export function sayShortDay(day: string, locale: Locale): string {
  const how = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const
  return formatter(locale, how).format(new Date(`${day}T00:00:00Z`))
}

/** A day of the week by its number; 0 is Sunday. */
export function sayWeekday(day: number, locale: Locale): string {
  // The first of January 2023 was a Sunday.
  return formatter(locale, { weekday: 'long', timeZone: 'UTC' }).format(new Date(Date.UTC(2023, 0, 1 + day)))
}

/** A month of the calendar ('2026-11'): its name, and its name with the year. */
export function sayMonth(month: string, locale: Locale): { readonly short: string; readonly long: string } {
  const first = new Date(`${month}-01T00:00:00Z`)
  const say = (how: Intl.DateTimeFormatOptions) => formatter(locale, { ...how, timeZone: 'UTC' }).format(first)
  return { short: say({ month: 'short' }), long: say({ month: 'long', year: 'numeric' }) }
}

// One formatter for each format: making one costs more than a hundred uses of it.
const formatters = new Map<string, Intl.DateTimeFormat>()

function formatter(locale: Locale, how: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(how)
  const made = formatters.get(key) ?? new Intl.DateTimeFormat(tags[locale], how)
  formatters.set(key, made)
  return made
}
