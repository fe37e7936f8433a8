import { readReadings, type SavedReading } from '#catalog/reader/fetching/read-readings.ts'
import { originCode } from '#catalog/stores/origin-code.ts'
import type { QueryWork } from '#platform/work/work.ts'
import type { FoundPage } from './found-page.ts'

/** The pages read under these ids, by id; an id the reader does not know is left out. */
export async function readFoundPages(work: QueryWork, ids: readonly string[]): Promise<ReadonlyMap<string, FoundPage>> {
  const readings = await readReadings(work, ids)
  return new Map([...readings].map(([id, reading]) => [id, toFoundPage(reading)]))
}

function toFoundPage({ id, url, canonicalUrl, domain, country, facts, reason, source }: SavedReading): FoundPage {
  return { id, url, canonicalUrl, store: domain, country: originCode(country), product: facts, reason, source }
}
