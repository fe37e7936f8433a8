import { siteToday } from '#pricing/quote/explain/site-today.ts'
import type { Site } from '#sites/sites.ts'

/** The first moment of a site's day. Sought, because clocks there are moved. */
export function startOf(day: string, site: Site): Date {
  const noon = Date.parse(`${day}T12:00:00Z`)
  const quarter = 15 * 60_000
  let at = noon - 17 * 3_600_000
  while (siteToday(new Date(at), site) < day) at += quarter
  return new Date(at)
}

export function nextDay(day: string, count = 1): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * 86_400_000).toISOString().slice(0, 10)
}

export function isDay(text: string | null): text is string {
  return text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`))
}
