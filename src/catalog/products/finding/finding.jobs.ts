import type { RoomJobs } from '#platform/background/jobs.ts'
import { mainSite } from '#sites/sites.ts'
import { countWords, isWordsOutdated } from './count-words.ts'

const EVERY_MINUTES = 10

/** Words are counted anew some minutes after documents were written. */
export const productsFindingJobs: RoomJobs = {
  chores: [
    {
      name: 'products.count-words',
      cron: `*/${EVERY_MINUTES} * * * *`,
      run: async ({ site, now, write }) => {
        if (site !== mainSite) return
        const since = new Date(now.getTime() - 2 * EVERY_MINUTES * 60_000)
        await write(async (work) => {
          if (await isWordsOutdated(work, since)) await countWords(work)
        })
      },
    },
  ],
}
