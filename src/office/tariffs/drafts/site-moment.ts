import { sayPlainTime } from '#platform/values/say-date.ts'
import type { Site } from '#sites/sites.ts'

/** '2026-12-01T00:00' by the clocks of a site as a moment; null when it is none. */
export function siteMoment(text: string, site: Site): Date | null {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(text)) return null
  const asked = Date.parse(`${text}Z`)
  if (Number.isNaN(asked)) return null
  // What the site's clocks say at a moment tells how far they are from it; once more, as they may be moved in between.
  let moment = asked
  for (let turn = 0; turn < 2; turn++) moment += asked - Date.parse(`${siteClock(new Date(moment), site)}Z`)
  return siteClock(new Date(moment), site) === text ? new Date(moment) : null
}

/** A moment as the site's clocks say it, for a field of day and time. */
export function siteClock(moment: Date, site: Site): string {
  return sayPlainTime(moment, site).replace(' ', 'T')
}
