import type { Locale } from '#platform/work/work.ts'
import { type RateSource, rateSources } from '#pricing/quote/explain/rate-fact.ts'
import { rateSourceName } from '#pricing/quote/explain/rate-lines.ts'
import { m } from '#words/messages.js'
import type { VersionRow } from './read-history.ts'

const ownReasons: Readonly<Record<string, (() => string) | undefined>> = {
  'New exchange rates': m.tariffs_why_rates,
  'First tables of the site': m.tariffs_why_first,
}

/** Why a version was published: as a person wrote it, or in the reader's language where the system did it. */
export function sayVersionWhy({ by, why }: Pick<VersionRow, 'by' | 'why'>): string {
  return (by === null ? ownReasons[why]?.() : undefined) ?? why
}

/** Where a version's numbers come from; `cbe 2026-11-22: AED, USD; …` of the system with the sources by their names. */
export function sayVersionSource({ by, source }: Pick<VersionRow, 'by' | 'source'>, locale: Locale): string {
  if (by !== null) return source
  return source
    .split('; ')
    .map((part) => {
      const [, key = '', rest = ''] = /^([a-z-]+)(?: |:)(.*)$/.exec(part) ?? []
      return isRateSource(key) ? `${rateSourceName(key, locale)} \u2066${rest.trim()}\u2069` : part
    })
    .join(' · ')
}

function isRateSource(key: string): key is RateSource {
  return rateSources.some((one) => one === key)
}
