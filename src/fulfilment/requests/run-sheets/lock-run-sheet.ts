import type { Selectable } from 'kysely'
import type { RunSheets } from '#platform/work/database.gen.ts'
import { no as platformNo } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'

export type RunSheet = Selectable<RunSheets>

/** One run sheet of this site, locked. */
export async function lockRunSheet(work: Work, number: string): Promise<RunSheet> {
  const row = await work.db
    .selectFrom('run_sheets')
    .selectAll()
    .where('number', '=', number)
    .where('site', '=', work.site)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw platformNo.NOT_FOUND()
  return row
}
