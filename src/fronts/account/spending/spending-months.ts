import { todayOf } from '#fronts/account/statement/statement-period.ts'
import type { Site } from '#sites/sites.ts'

/** The last months with the present one, oldest first, as '2026-11' in the site's time. */
export function lastMonths(now: Date, site: Site, count: number): readonly string[] {
  const [year = 1970, month = 1] = todayOf(now, site).split('-').map(Number)
  return Array.from({ length: count }, (_, place) =>
    new Date(Date.UTC(year, month - count + place, 1)).toISOString().slice(0, 7),
  )
}
