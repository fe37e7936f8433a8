import type { QueryWork } from '#platform/work/work.ts'
import { readReadings, type SavedReading } from './save-reading.ts'

/** The latest reading of each of these links that showed a product, by canonical link; links that were never read are left out. */
export async function readLatestReadings(
  work: QueryWork,
  links: readonly string[],
): Promise<ReadonlyMap<string, SavedReading>> {
  if (links.length === 0) return new Map()
  const rows = await work.db
    .selectFrom('link_readings')
    .distinctOn('canonical_url')
    .select('id')
    .where('site', '=', work.site)
    .where('canonical_url', 'in', [...links])
    .where('facts', 'is not', null)
    .orderBy('canonical_url')
    .orderBy('read_at', 'desc')
    .execute()
  const readings = await readReadings(
    work,
    rows.map(({ id }) => id),
  )
  return new Map([...readings.values()].map((reading) => [reading.canonicalUrl, reading]))
}
