import { isId } from '#platform/id.ts'
import type { Work } from '#platform/work.ts'
import { ORIGINS, type Origin } from '#stores/stores.ts'
import type { ProductFacts } from './product-facts.ts'
import { productFactsForm } from './product-facts-form.ts'
import type { ReadingSource } from './read-link.ts'

export type SavedReading = {
  readonly id: string
  readonly url: string
  readonly canonicalUrl: string
  readonly domain: string
  readonly store: string | null
  readonly country: Origin | null
  readonly facts: ProductFacts | null
  readonly reason: string | null
  readonly source: ReadingSource
  readonly readAt: Date
}

/** Readings by id, of this site; ids that are unknown or no ids at all are simply absent. */
export async function readReadings(work: Work, ids: readonly string[]): Promise<ReadonlyMap<string, SavedReading>> {
  const known = ids.filter(isId)
  if (known.length === 0) return new Map()
  const rows = await work.db
    .selectFrom('link_readings')
    .selectAll()
    .where('id', 'in', known)
    .where('site', '=', work.site)
    .execute()
  return new Map(
    rows.map((row) => [
      row.id,
      {
        id: row.id,
        url: row.url,
        canonicalUrl: row.canonical_url,
        domain: row.domain,
        store: row.store,
        country: ORIGINS.find((origin) => origin === row.country) ?? null,
        facts: row.facts === null ? null : productFactsForm.parse(row.facts),
        reason: row.reason,
        source: row.source === 'provider' ? 'provider' : 'page',
        readAt: row.read_at,
      },
    ]),
  )
}
