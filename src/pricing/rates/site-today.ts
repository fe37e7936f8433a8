import { siteZones } from '#platform/say-date.ts'
import type { Site } from '#platform/work.ts'

const dayIn = (timeZone: string) => new Intl.DateTimeFormat('en-CA', { timeZone })
const days = { eg: dayIn(siteZones.eg), ae: dayIn(siteZones.ae) } as const

/** The day it is at a site, as `YYYY-MM-DD`. */
export function siteToday(now: Date, site: Site): string {
  return days[site].format(now)
}

export function daysBefore(day: string, count: number): string {
  return new Date(Date.parse(day) - count * 86_400_000).toISOString().slice(0, 10)
}
