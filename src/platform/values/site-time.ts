import { sayPlainTime } from '#platform/values/say-date.ts'
import type { Site } from '#sites/sites.ts'

/** A time for an input of day and time, in the site's time zone: '2026-11-22T14:05'. */
export function localText(date: Date, site: Site): string {
  return sayPlainTime(date, site).replace(' ', 'T')
}

/**
 * The time that a site's clock shows like this; null if the text is none. For an hour that the clocks skip, the hour
 * after it.
 */
export function momentOf(text: string, site: Site): Date | null {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(text)) return null
  const asUtc = Date.parse(`${text}:00Z`)
  if (Number.isNaN(asUtc)) return null
  let at = asUtc
  // The offset at the guessed time gives the result; applied twice, in case the clocks change between the two.
  for (let turn = 0; turn < 2; turn++) at = asUtc - (Date.parse(`${localText(new Date(at), site)}:00Z`) - at)
  return new Date(at)
}
