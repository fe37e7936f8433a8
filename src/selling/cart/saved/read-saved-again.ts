import { sql } from 'kysely'
import { pageFetcher } from '#catalog/reader/fetching/page-fetcher.ts'
import { readLink } from '#catalog/reader/fetching/read-link.ts'
import { saveReading } from '#catalog/reader/fetching/save-reading.ts'
import type { Chore, JobContext } from '#platform/background/jobs.ts'

const mostPages = 40
const atOnce = 4

/**
 * Reads again the pages of what customers keep for later, each once a day and a few at a time, so that the list can say
 * that a price went down. Only of carts that changed in the last 60 days.
 */
export const readSavedChore: Chore = {
  name: 'cart.read-saved',
  cron: '11 */2 * * *',
  run: async (job) => {
    const links = await linksToRead(job)
    for (let from = 0; from < links.length; from += atOnce) {
      await Promise.all(links.slice(from, from + atOnce).map((url) => readAgain(job, url)))
    }
  },
}

async function linksToRead(job: JobContext): Promise<readonly string[]> {
  const before = (hours: number) => new Date(job.now.getTime() - hours * 3_600_000)
  return job.write(async ({ db, site }) => {
    const { rows } = await sql<{ url: string }>`
      select min(item.url) as url from cart_items item
        join carts on carts.id = item.cart_id
        where item.saved_at is not null and item.reading_id is not null
          and carts.site = ${site} and carts.updated_at > ${before(60 * 24)}
          and not exists (select from link_readings reading
            where reading.canonical_url = item.canonical_url and reading.site = ${site} and reading.read_at > ${before(20)})
        group by item.canonical_url order by min(item.saved_at) limit ${mostPages}`.execute(db)
    return rows.map(({ url }) => url)
  })
}

// A page that cannot be read is kept as such, so that it is not asked again before tomorrow.
async function readAgain(job: JobContext, url: string): Promise<void> {
  const reading = await readLink(job.ports.get(pageFetcher), url)
  if (reading.url !== null) await job.write((work) => saveReading(work, reading))
}
