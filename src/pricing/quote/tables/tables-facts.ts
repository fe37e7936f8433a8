import { sayMoment } from '#platform/values/say-date.ts'
import type { QueryWork } from '#platform/work/work.ts'
import type { TablesFacts } from '#pricing/quote/explain/check-price.tsx'
import { rateSources } from '#pricing/quote/explain/rate-fact.ts'
import { sayRateSources } from '#pricing/quote/explain/rate-lines.ts'
import type { PublishedTables } from './read-tables.ts'

// A version with only new rates names the sources of the rates by their codes.
const ofRates = new RegExp(`^(?:${rateSources.join('|')})[ :]`)

/** A version of the tables, as readers see it. The number of a draft is shown to staff only: the rates below a price name their own sources. */
export function tablesFacts(
  { locale, site, who }: Pick<QueryWork, 'locale' | 'site' | 'who'>,
  { id, validFrom, source, draft, raw }: PublishedTables,
): TablesFacts {
  const isInternal = who.kind !== 'staff' && draft !== null
  const rates = ofRates.test(source) ? sayRateSources(Object.values(raw.rateFacts ?? {}), site, locale) : null
  return { id, since: sayMoment(validFrom, locale, site), source: isInternal ? null : (rates ?? source) }
}
