import type { Locale, Site } from './work.ts'

const zones: Readonly<Record<Site, string>> = { eg: 'Africa/Cairo', ae: 'Asia/Dubai' }
const tags: Readonly<Record<Locale, string>> = { ar: 'ar-EG-u-nu-latn', en: 'en-GB' }

/** A day as the reader writes it, in the site's own time: the same on the server and in the browser. */
export function sayDay(date: Date, locale: Locale, site: Site): string {
  return format(date, locale, site, { day: 'numeric', month: 'short', year: 'numeric' })
}

export function sayTime(date: Date, locale: Locale, site: Site): string {
  return format(date, locale, site, { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' })
}

/** Day and time of something that happened, for those who compare many: the year stands in it too. */
export function sayMoment(date: Date, locale: Locale, site: Site): string {
  const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
  return format(date, locale, site, { day: 'numeric', month: 'short', year: 'numeric', ...time })
}

function format(date: Date, locale: Locale, site: Site, how: Intl.DateTimeFormatOptions): string {
  return formatter(locale, { ...how, timeZone: zones[site] }).format(date)
}

/** A day of the calendar, with its name, whatever the time zone. */
export function sayPlainDay(day: string, locale: Locale): string {
  const how = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const
  return formatter(locale, how).format(new Date(`${day}T00:00:00Z`))
}

// Made once for each way of writing: making one costs more than a hundred uses of it.
const formatters = new Map<string, Intl.DateTimeFormat>()

function formatter(locale: Locale, how: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(how)
  const made = formatters.get(key) ?? new Intl.DateTimeFormat(tags[locale], how)
  formatters.set(key, made)
  return made
}
