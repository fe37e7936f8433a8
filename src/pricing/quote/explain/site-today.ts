import { bySite, type Site, sites } from '#sites/sites.ts'

const days = bySite((site) => new Intl.DateTimeFormat('en-CA', { timeZone: sites[site].timeZone }))

/** The present day at a site, as `YYYY-MM-DD`. */
export function siteToday(now: Date, site: Site): string {
  return days[site].format(now)
}

export function daysBefore(day: string, count: number): string {
  return new Date(Date.parse(day) - count * 86_400_000).toISOString().slice(0, 10)
}
