import { z } from 'zod'
import type { Work } from '#platform/work/work.ts'
import { type SeenPage, wayNames } from './seen-page.ts'

const waysForm = z.partialRecord(
  z.enum(wayNames),
  z.enum(['layout', 'json-ld', 'microdata', 'meta', 'state', 'visible']),
)

/** The page snapshots of these readings, by the reading's id; pages that were not opened are left out. */
export async function readSnapshots(work: Work, readingIds: readonly string[]): Promise<ReadonlyMap<string, SeenPage>> {
  if (readingIds.length === 0) return new Map()
  const rows = await work.db
    .selectFrom('page_snapshots')
    .selectAll()
    .where('reading_id', 'in', [...readingIds])
    .execute()
  return new Map(rows.map((row) => [row.reading_id, { text: row.text, ways: waysForm.parse(row.ways) }]))
}
