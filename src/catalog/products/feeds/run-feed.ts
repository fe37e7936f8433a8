import { endOffers, renewOffers } from '#catalog/products/taking/end-offers.ts'
import { fileFetcher } from '#catalog/reader/fetching/file-fetcher.ts'
import type { JobContext } from '#platform/background/jobs.ts'
import type { Work } from '#platform/work/work.ts'
import { FeedFault, type FeedRow, type Progress, type RunFault } from './formats/feed-row.ts'
import { faultOfFetch, faultOfReading } from './formats/fetch-fault.ts'
import { fileRows } from './formats/file-rows.ts'
import { shopifyRows } from './formats/shopify-rows.ts'
import { sitemapRows } from './formats/sitemap-rows.ts'
import { isWhole } from './is-whole.ts'
import { type ReadEnd, type Reading, readRows } from './read-rows.ts'
import {
  type Begun,
  beginRun,
  endRun,
  keepVersion,
  pauseRun,
  type Run,
  restartRun,
  tryAgainSoon,
  type Version,
} from './runs.ts'

export type RunOptions = {
  readonly clock?: () => Date
  /** A run pauses after so long; the next look at the feeds goes on with it. */
  readonly sliceMs?: number
  /** Between two requests to one shop, where many are needed. */
  readonly pauseMs?: number
}
export type RunEnd = 'done' | 'unchanged' | 'failed' | 'stopped' | 'paused' | 'busy'

/**
 * Reads one feed: whole, in its own words, and row by row. One run a feed at a time; one that was killed goes on behind the rows it
 * took, where the file is still the same. What a full run did not meet any more is gone.
 */
export async function runFeed(job: JobContext, feedId: string, options: RunOptions = {}): Promise<RunEnd> {
  const clock = options.clock ?? (() => new Date())
  const write: Reading['write'] = (act) => job.write((work) => act({ ...work, now: clock() }))
  const begun = await write((work) => beginRun(work, feedId))
  if (!begun) return 'busy'
  const reading = { begun, write, clock, until: clock().getTime() + (options.sliceMs ?? 50 * 60_000) }
  const end = (run: Run, state: 'failed' | 'stopped', why: RunFault) =>
    write(async (work) => {
      await endRun(work, run, state, why)
      if (state === 'failed') await tryAgainSoon(work, feedId)
      return state
    })
  try {
    return await readFormat(job, reading, options.pauseMs ?? 1000)
  } catch (error) {
    const code = faultOfReading(error)
    if (code === null) throw error
    return end(await lastRun(write, begun), 'failed', code)
  }
}

async function readFormat(job: JobContext, reading: Reading, pauseMs: number): Promise<RunEnd> {
  const { begun, write } = reading
  const { feed } = begun
  const fetcher = job.ports.get(fileFetcher)
  if (feed.format === 'shopify' || feed.format === 'sitemap') {
    const run = begun.wasCut ? await write((work) => restartRun(work, begun)) : begun.run
    const progress: Progress = { bytes: 0, isPart: false }
    const rows =
      feed.format === 'shopify'
        ? shopifyRows(fetcher, feed, pauseMs, progress)
        : sitemapRows(job, feed, pauseMs, progress)
    return takeAll(reading, run, { etag: null, lastModified: null }, rows, progress)
  }
  const asked = begun.wasCut ? {} : { etag: feed.etag, lastModified: feed.lastModified }
  const answer = await fetcher(feed.url, asked, async (file) => {
    if (file.isUnchanged) return unchanged(reading)
    const isSame = begun.wasCut && sameVersion(begun.run, file)
    const run = begun.wasCut && !isSame ? await write((work) => restartRun(work, begun)) : begun.run
    await write((work) => keepVersion(work, run, file))
    const progress: Progress = { bytes: 0, isPart: false }
    return takeAll(reading, run, file, fileRows(file, feed, progress), progress)
  })
  if (!answer.ok) throw new FeedFault(faultOfFetch(answer.reason))
  return answer.found
}

/** Runs that did not see the whole feed: nothing is gone after them. */
const EARLY_ENDS: Partial<Record<ReadEnd, { readonly state: 'done' | 'stopped'; readonly why: RunFault }>> = {
  off: { state: 'stopped', why: 'SWITCHED_OFF' },
  full: { state: 'stopped', why: 'TOO_MANY_ROWS' },
  part: { state: 'done', why: 'PARTIAL' },
}

async function takeAll(
  reading: Reading,
  run: Run,
  version: Version,
  rows: AsyncIterable<readonly FeedRow[]>,
  progress: Progress,
): Promise<RunEnd> {
  const { begun, write } = reading
  const { feed } = begun
  const read = await readRows(reading, run, rows, progress)
  if (read.end === 'lost') return 'busy'
  if (read.end === 'paused') {
    await write((work) => pauseRun(work, feed.id, run))
    return 'paused'
  }
  const early = EARLY_ENDS[read.end]
  if (early) {
    await write((work) => endRun(work, run, early.state, early.why))
    return early.state
  }
  if (read.rows === 0) throw new FeedFault('EMPTY')
  if (!(await write((work) => isWhole(work, feed.id, run, BigInt(read.rows))))) throw new FeedFault('TOO_FEW_ROWS')
  for (let gone = 1; gone > 0; )
    gone = await write(async (work) => {
      const ended = await endOffers(work, { feedId: feed.id, runId: run.id })
      await addGone(work, run, ended)
      return ended
    })
  return write(async (work): Promise<RunEnd> => {
    await endRun(work, run, 'done', null)
    const { etag, lastModified: last_modified } = version
    // Whoever changed the feed meanwhile has ended the run: then its version says nothing.
    await work.db
      .updateTable('product_feeds')
      .set({ etag, last_modified })
      .where('id', '=', feed.id)
      .where((is) =>
        is.exists(is.selectFrom('feed_runs').select('id').where('id', '=', run.id).where('state', '=', 'done')),
      )
      .execute()
    return 'done'
  })
}

/** The file is as it was: so are the prices, as of today. */
async function unchanged({ begun, write }: Reading): Promise<RunEnd> {
  const { feed, run } = begun
  for (let after: bigint | null = 0n; after !== null; )
    after = await write((work): Promise<bigint | null> => renewOffers(work, feed.id, after!))
  await write((work) => endRun(work, run, 'unchanged', null))
  return 'unchanged'
}

async function addGone(work: Work, run: Run, gone: number): Promise<void> {
  await work.db
    .updateTable('feed_runs')
    .set((row) => ({ gone: row('gone', '+', gone), beaten_at: work.now }))
    .where('id', '=', run.id)
    .execute()
}

/** The run that is open now: the one that was begun, or the one that began anew in its place. */
async function lastRun(write: Reading['write'], { feed, run }: Begun): Promise<Run> {
  const open = await write((work) =>
    work.db
      .selectFrom('feed_runs')
      .select('id')
      .where('feed_id', '=', feed.id)
      .where('state', '=', 'running')
      .executeTakeFirst(),
  )
  return open ? { ...run, id: open.id } : run
}

function sameVersion(run: Version, file: Version): boolean {
  const isNamed = run.etag !== null || run.lastModified !== null
  return isNamed && run.etag === file.etag && run.lastModified === file.lastModified
}
