import type { Work } from '#platform/work/work.ts'
import { collectRows } from './collect-rows.ts'
import type { FeedRow, Progress } from './formats/feed-row.ts'
import { type Begun, beat, type Run } from './runs.ts'
import { takeRows } from './take-rows.ts'

export type Reading = {
  readonly begun: Begun
  readonly write: <Answer>(act: (work: Work) => Promise<Answer>) => Promise<Answer>
  readonly clock: () => Date
  /** When this slice of the run pauses, as a time in milliseconds. */
  readonly until: number
}
/** `whole`: to the end; `part`: the source itself lists only a part; `full`: the feed's limit of rows. */
export type ReadEnd = 'whole' | 'part' | 'full' | 'paused' | 'lost' | 'off'

const BATCH = 500
const SILENT_MS = 20_000

/** Turns rows into offers and takes them, some hundreds a transaction; those that the run took before it was cut are passed over. */
export async function readRows(
  { begun: { feed }, write, clock, until }: Reading,
  run: Run,
  source: AsyncIterable<readonly FeedRow[]>,
  progress: Progress,
): Promise<{ readonly end: ReadEnd; readonly rows: number }> {
  const waiting = collectRows(feed, clock)
  let taken = run.rowsRead
  let rows = taken
  let seenAt = clock().getTime()
  const take = async (then: ReadEnd | null): Promise<ReadEnd | null> => {
    const batch = { ...waiting.empty(), before: taken, rows, bytes: progress.bytes }
    taken = rows
    seenAt = clock().getTime()
    if (batch.rows === batch.before && batch.offers.length + batch.refused.length === 0) return then
    const answer = await write((work) => takeRows(work, feed, run, batch))
    return answer === 'taken' ? then : answer
  }

  for await (const some of source) {
    for (const row of some) {
      if (row.number <= run.rowsRead) continue
      if (row.number > feed.mostRows) return { end: (await take('full'))!, rows }
      if (waiting.size() >= BATCH && !waiting.isOpenTo(row)) {
        const end = await take(clock().getTime() > until ? 'paused' : null)
        if (end !== null) return { end, rows }
      }
      waiting.enter(row)
      rows = row.number
    }
    if (clock().getTime() - seenAt > SILENT_MS) {
      seenAt = clock().getTime()
      await write((work) => beat(work, run))
    }
  }
  return { end: (await take(progress.isPart ? 'part' : 'whole'))!, rows }
}
