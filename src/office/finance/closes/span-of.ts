import { siteToday } from '#pricing/quote/explain/site-today.ts'
import type { Site } from '#sites/sites.ts'
import type { Span } from './read-revenue.ts'
import { isDay } from './site-days.ts'

/** The days an address asks for; this month where it asks for none. */
export function spanOf(params: URLSearchParams, now: Date, site: Site): Span {
  const today = siteToday(now, site)
  const [from, to] = [params.get('from'), params.get('to')]
  const first = isDay(from) ? from : `${today.slice(0, 8)}01`
  const last = isDay(to) ? to : today
  return first <= last ? { from: first, to: last } : { from: last, to: first }
}
