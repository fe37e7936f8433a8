import { sayMoment } from '#platform/say-date.ts'
import type { Glance } from '#platform/work.ts'
import type { TablesFacts } from './check-price.tsx'
import type { PublishedTables } from './read-tables.ts'

/** A version of the tables as its readers see it. The number of a draft is for staff: the rates below a price name their own sources. */
export function tablesFacts(
  { locale, site, who }: Pick<Glance, 'locale' | 'site' | 'who'>,
  { id, validFrom, source, draft }: PublishedTables,
): TablesFacts {
  const isInternal = who.kind !== 'staff' && draft !== null
  return { id, since: sayMoment(validFrom, locale, site), source: isInternal ? null : source }
}
