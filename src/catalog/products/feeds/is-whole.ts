import type { Work } from '#platform/work/work.ts'
import type { Run } from './runs.ts'

const ENOUGH = 70n
const SAME = 10n

/**
 * Whether so many rows are believed to be the whole feed: at least 70 % of the last good run's. A shop that has become smaller is
 * believed after two runs that saw the same.
 */
export async function isWhole(work: Work, feedId: string, run: Run, rows: bigint): Promise<boolean> {
  const ended = await work.db
    .selectFrom('feed_runs')
    .select(['state', 'why', 'rows_read'])
    .where('feed_id', '=', feedId)
    .where('id', '<>', run.id)
    .where('state', 'in', ['done', 'failed'])
    .orderBy('started_at', 'desc')
    .limit(50)
    .execute()
  const good = ended.find(({ state, why }) => state === 'done' && why === null)
  if (!good || rows * 100n >= good.rows_read * ENOUGH) return true
  const [one, two] = ended
  return [one, two].every(
    (before) =>
      before?.why === 'TOO_FEW_ROWS' &&
      before.rows_read * (100n - SAME) <= rows * 100n &&
      rows * 100n <= before.rows_read * (100n + SAME),
  )
}
