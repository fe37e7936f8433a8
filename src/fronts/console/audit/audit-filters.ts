import type { AuditFilter } from '#people/access/read-audit.ts'
import { sayPlainTime } from '#platform/values/say-date.ts'
import { isId } from '#platform/work/id.ts'
import type { Work } from '#platform/work/work.ts'
import type { Site } from '#sites/sites.ts'
import { subjectsOf } from './name-subjects.ts'

/** The filters as they stand in the address; an empty one narrows nothing. */
export type AuditAsked = Readonly<Record<'q' | 'who' | 'act' | 'place' | 'from' | 'to', string>>

/** What the address asks for; what cannot be a day, a member or an act asks for nothing. */
export function auditAsked(search: URLSearchParams): AuditAsked {
  const asked = (name: string) => search.get(name)?.trim().slice(0, 100) ?? ''
  const kept = (name: string, fits: (text: string) => boolean) => (fits(asked(name)) ? asked(name) : '')
  return {
    q: asked('q'),
    who: kept('who', isId),
    act: kept('act', (text) => /^[a-zA-Z][\w.-]*$/.test(text)),
    place: kept('place', (text) => /^[\w-]+$/.test(text)),
    from: kept('from', isDay),
    to: kept('to', isDay),
  }
}

export async function auditFilter(work: Work, { q, who, act, place, from, to }: AuditAsked): Promise<AuditFilter> {
  return {
    ...(who !== '' && { staffId: who }),
    ...(q !== '' && { subjects: await subjectsOf(work, q) }),
    ...(place !== '' && { place }),
    ...(from !== '' && { from }),
    ...(to !== '' && { to }),
    act,
  }
}

/** The days from so many days ago to today, as the site's calendar says them. */
export function lastDays(days: number, now: Date, site: Site): { readonly from: string; readonly to: string } {
  const to = sayPlainTime(now, site).slice(0, 10)
  const first = new Date(`${to}T00:00:00Z`)
  first.setUTCDate(first.getUTCDate() - (days - 1))
  return { from: first.toISOString().slice(0, 10), to }
}

function isDay(text: string): boolean {
  const isDated = /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))
  // PostgreSQL knows no year 0.
  return isDated && text >= '1000' && new Date(text).toISOString().startsWith(text)
}
