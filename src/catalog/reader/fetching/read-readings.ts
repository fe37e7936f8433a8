import type { Selectable } from 'kysely'
import type { ProductFacts } from '#catalog/reader/product-facts.ts'
import { productFactsForm } from '#catalog/reader/product-facts-form.ts'
import { ORIGINS, type Origin } from '#catalog/stores/stores.ts'
import type { LinkReadings } from '#platform/work/database.gen.ts'
import { isId } from '#platform/work/id.ts'
import { lruCache } from '#platform/work/lru-cache.ts'
import type { QueryWork } from '#platform/work/work.ts'
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
export async function readReadings(
  work: QueryWork,
  ids: readonly string[],
): Promise<ReadonlyMap<string, SavedReading>> {
  const found = new Map<string, SavedReading>()
  const missing: string[] = []
  for (const id of ids.filter(isId)) {
    const known = kept.get(`${work.site} ${id}`)
    if (known) found.set(id, known)
    else missing.push(id)
  }
  if (missing.length === 0) return found
  const rows = await work.db
    .selectFrom('link_readings')
    .selectAll()
    .where('id', 'in', missing)
    .where('site', '=', work.site)
    .execute()
  for (const row of rows) found.set(row.id, kept.set(`${work.site} ${row.id}`, toReading(row)))
  return found
}

// A reading never changes (the database refuses it): what was read of it once holds.
const kept = lruCache<SavedReading>(1000)

function toReading(row: Selectable<LinkReadings>): SavedReading {
  return {
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
  }
}
