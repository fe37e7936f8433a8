import { sayPlainTime } from '#platform/values/say-date.ts'
import type { Site } from '#sites/sites.ts'

/** A moment as a field of day and time shows it, in the site's own time: '2026-11-22T14:05'. */
export function localText(date: Date, site: Site): string {
  return sayPlainTime(date, site).replace(' ', 'T')
}

/** The moment that a clock of the site shows so; null where the text is none. In an hour that clocks skip, the one after. */
export function momentOf(text: string, site: Site): Date | null {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(text)) return null
  const asUtc = Date.parse(`${text}:00Z`)
  if (Number.isNaN(asUtc)) return null
  let at = asUtc
  // The offset at the guess leads to the moment; a second time, where clocks are moved between the two.
  for (let turn = 0; turn < 2; turn++) at = asUtc - (Date.parse(`${localText(new Date(at), site)}:00Z`) - at)
  return new Date(at)
}
