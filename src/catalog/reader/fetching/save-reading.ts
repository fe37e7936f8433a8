import type { Selectable } from 'kysely'
import type { ProductFacts } from '#catalog/reader/product-facts.ts'
import { fittingFacts, productFactsForm } from '#catalog/reader/product-facts-form.ts'
import { no } from '#catalog/reader/reader.refusals.ts'
import { ORIGINS, type Origin } from '#catalog/stores/stores.ts'
import type { LinkReadings } from '#platform/work/database.gen.ts'
import { isId, newId } from '#platform/work/id.ts'
import { lruCache } from '#platform/work/lru-cache.ts'
import type { QueryWork, Work } from '#platform/work/work.ts'
import { type LinkReading, type ReadingSource, readingSources } from './read-link.ts'

/** Saves what was read from a link; returns the id that carts refer to. A text without a link is refused. */
export async function saveReading(work: Work, reading: LinkReading): Promise<string> {
  const { url, canonicalUrl, domain, store, country, facts, reason, source, seen } = reading
  if (url === null || canonicalUrl === null || domain === null) throw no.NOTHING_READ()
  const id = newId()
  const believed = facts ? productFactsForm.parse(fittingFacts(facts)) : null
  await work.db
    .insertInto('link_readings')
    .values({
      id,
      site: work.site,
      url,
      canonical_url: canonicalUrl,
      domain,
      store,
      country,
      facts: believed && JSON.stringify(believed),
      reason: believed ? null : (reason ?? 'NO_PRODUCT'),
      source,
      read_at: work.now,
    })
    .execute()
  if (seen) {
    const snapshot = { reading_id: id, text: seen.text, ways: JSON.stringify(seen.ways) }
    await work.db.insertInto('page_snapshots').values(snapshot).execute()
  }
  return id
}

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
    source: readingSources.find((source) => source === row.source) ?? 'page',
    readAt: row.read_at,
  }
}

/** One kept reading, or null where there is none of that id on this site. */
export async function readReading(work: Work, id: string): Promise<SavedReading | null> {
  return (await readReadings(work, [id])).get(id) ?? null
}
