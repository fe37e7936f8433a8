import { sql } from 'kysely'
import type { Retention, RoomJobs } from '#platform/background/jobs.ts'
import { sweepChore } from '#platform/background/sweep.ts'
import { mainSite } from '#sites/sites.ts'
import { countWords, isWordsOutdated, readCountedDocuments } from './count-words.ts'

const EVERY_MINUTES = 10
/** So many documents are counted once an hour: it takes half a minute. */
const LARGE = 100_000

const retentions: readonly Retention[] = [
  { table: 'product_document_writes', days: 1, over: (before) => sql<boolean>`written_at < ${before}` },
]

/** Words are counted anew some minutes after documents were written. */
export const productsFindingJobs: RoomJobs = {
  chores: [
    {
      name: 'products.count-words',
      cron: `*/${EVERY_MINUTES} * * * *`,
      run: async ({ site, now, write }) => {
        if (site !== mainSite) return
        await write(async (work) => {
          const isLarge = (await readCountedDocuments(work)) >= LARGE
          const minutes = isLarge ? 60 : EVERY_MINUTES
          if (isLarge && now.getUTCMinutes() >= EVERY_MINUTES) return
          // Written since the count before the last: the last may have missed what was not committed yet.
          if (await isWordsOutdated(work, new Date(now.getTime() - 2 * minutes * 60_000))) await countWords(work)
        })
      },
    },
    sweepChore('products.sweep-writes', '7 * * * *', retentions),
  ],
}
