import { sayMoment } from '#platform/say-date.ts'
import type { Glance } from '#platform/work.ts'
import type { TablesFacts } from './check-price.tsx'
import type { PublishedTables } from './read-tables.ts'

/** A version of the tables as its readers see it. */
export function tablesFacts({ locale, site }: Glance, { id, validFrom, source }: PublishedTables): TablesFacts {
  return { id, since: sayMoment(validFrom, locale, site), source }
}
