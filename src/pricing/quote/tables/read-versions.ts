import type { Work } from '#platform/work/work.ts'
import { type PublishedTables, readTablesVersion } from './read-tables.ts'

/** The versions that begin after a given time, in their order; of several for one time only the valid one. */
export async function readScheduled(work: Work, after: Date): Promise<readonly PublishedTables[]> {
  const rows = await work.db
    .selectFrom('price_table_versions')
    .select('id')
    .distinctOn('valid_from')
    .where('site', '=', work.site)
    .where('valid_from', '>', after)
    .orderBy('valid_from')
    .orderBy('id', 'desc')
    .execute()
  const versions: PublishedTables[] = []
  for (const { id } of rows) versions.push(await readTablesVersion(work, id))
  return versions
}
