import type { Locale } from '#platform/work/work.ts'
import { m } from '#words/messages.js'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** How long something has waited, in its largest unit: '12 min', '3 h', '2 days'. */
export function ageText(since: Date, now: Date, locale: Locale): string {
  const waited = Math.max(0, now.getTime() - since.getTime())
  if (waited < hour) return m.platform_age_minutes({ count: Math.floor(waited / minute) }, { locale })
  if (waited < 2 * day) return m.platform_age_hours({ count: Math.floor(waited / hour) }, { locale })
  return m.platform_age_days({ count: Math.floor(waited / day) }, { locale })
}
