import { z } from 'zod'
import type { Work } from '#platform/work/work.ts'
import { type SeenPage, wayNames } from './seen-page.ts'

const waysForm = z.partialRecord(
  z.enum(wayNames),
  z.enum(['layout', 'json-ld', 'microdata', 'meta', 'state', 'visible']),
)

/** What the pages of these readings showed, by the reading's id; one that was not opened is absent. */
export async function readSnapshots(work: Work, readingIds: readonly string[]): Promise<ReadonlyMap<string, SeenPage>> {
  if (readingIds.length === 0) return new Map()
  const rows = await work.db
    .selectFrom('page_snapshots')
    .selectAll()
    .where('reading_id', 'in', [...readingIds])
    .execute()
  return new Map(rows.map((row) => [row.reading_id, { text: row.text, ways: waysForm.parse(row.ways) }]))
}
