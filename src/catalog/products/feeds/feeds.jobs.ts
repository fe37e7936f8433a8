import { sql } from 'kysely'
import { takeReadings } from '#catalog/products/readings/take-readings.ts'
import type { JobContext, Retention, RoomJobs } from '#platform/background/jobs.ts'
import { sweepChore } from '#platform/background/sweep.ts'
import { mainSite } from '#sites/sites.ts'
import { type RunOptions, runFeed } from './run-feed.ts'
import { failRun } from './runs.ts'

const AT_ONCE = 2
/** One look ends well before its lane would call it dead; the next goes on. */
const SLICE_MS = 50 * 60_000
const DEAD_AFTER_MINUTES = 5

/** Reads the feeds that are due, two at once, and goes on with runs that died. A fault of ours in one ends its run, and is said after the others. */
export async function readDueFeeds(job: JobContext, options: RunOptions = {}): Promise<void> {
  const due = await job.write(({ db, now }) =>
    db
      .selectFrom('product_feeds as feed')
      .select('feed.id')
      .where('feed.is_on', '=', true)
      .where((is) =>
        is.or([
          is('feed.next_at', '<=', now),
          is.exists(
            is
              .selectFrom('feed_runs as run')
              .whereRef('run.feed_id', '=', 'feed.id')
              .where('run.state', '=', 'running')
              .where('run.beaten_at', '<', new Date(now.getTime() - DEAD_AFTER_MINUTES * 60_000)),
          ),
        ]),
      )
      .orderBy('feed.next_at')
      .limit(100)
      .execute(),
  )
  const waiting = due.map(({ id }) => id)
  const until = Date.now() + SLICE_MS
  const faults: unknown[] = []
  const read = async () => {
    for (let id = waiting.shift(); id !== undefined && Date.now() < until; id = waiting.shift())
      try {
        await runFeed(job, id, { sliceMs: until - Date.now(), ...options })
      } catch (error) {
        faults.push(error)
        await job.write((work) => failRun(work, id))
      }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, read))
  if (faults.length > 0) throw new AggregateError(faults, `${faults.length} feeds: ${faults.map(String).join('; ')}`)
}

const retentions: readonly Retention[] = [
  {
    table: 'feed_refusals',
    days: 90,
    over: (before) => sql<boolean>`run_id in (select id from feed_runs where ended_at < ${before})`,
  },
]

/** Products are the same for all sites. */
export const feedsJobs: RoomJobs = {
  chores: [
    {
      name: 'products.read-feeds',
      lane: 'feeds',
      cron: '* * * * *',
      run: async (job) => {
        if (job.site === mainSite) await readDueFeeds(job)
      },
    },
    {
      name: 'products.take-readings',
      cron: '* * * * *',
      run: async (job) => {
        if (job.site === mainSite) await takeReadings(job)
      },
    },
    sweepChore('products.sweep', '37 3 * * *', retentions),
  ],
}
