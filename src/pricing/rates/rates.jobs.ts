import { Alarm, type JobContext, type RoomJobs } from '#platform/background/jobs.ts'
import { bankClosures } from '#pricing/quote/explain/bank-closures.ts'
import { isWorkingDay, workingDaysOld } from '#pricing/quote/explain/rate-age.ts'
import { siteToday } from '#pricing/quote/explain/site-today.ts'
import { type Site, siteCodes } from '#sites/sites.ts'
import { fetchRates } from './fetch-rates.ts'
import { rateSources } from './rate-sources.ts'
import { readGoodRates, readRateLimits } from './read-good-rates.ts'
import { tellOldRates } from './tell-old-rates.ts'

/** Asks a site's sources on their working days; where none is plugged in nothing is asked. */
export async function fetchByClock(job: JobContext): Promise<void> {
  const { crosses, ...sources } = job.ports.get(rateSources)
  const today = siteToday(job.now, job.site)
  const names = [...sources[job.site], ...crosses].map(({ name }) => name).filter((name) => name !== 'peg')
  if (names.some((name) => isWorkingDay(name, today, job.site))) await fetchRates(job)
}

/** Once a day: a rate that its source has not renewed for too long, feasts not counted, wakes somebody, and those who look after prices are written to. */
export async function watchRates({ now, site, origin, ports, write }: JobContext): Promise<void> {
  const old = await write(async (work) => {
    const { alarmWorkingDays } = await readRateLimits(work)
    const rates = [...(await readGoodRates(work)).values()]
    const isClosed = await ports.get(bankClosures)(work)
    const found = rates.filter((rate) => workingDaysOld(rate, now, site, isClosed) > alarmWorkingDays)
    if (found.length > 0) await tellOldRates(work, found, origin)
    return found
  })
  if (old.length === 0) return
  const said = old.map(({ currency, source, quotedOn }) => `${currency} (${source}, ${quotedOn})`)
  throw new Alarm(`Exchange rates of ${site} are old: ${said.join(', ')}`)
}

/** In the hours in which either bank publishes its rates are fetched: what is not new changes nothing. Each morning somebody is woken if they are old. */
export const ratesJobs: RoomJobs = {
  chores: [
    { name: 'pricing.fetch-rates', cron: '7 6-18 * * *', run: fetchByClock },
    // One for each site: an alarm of one must not silence the other.
    ...siteCodes.map((site, place) => ({
      name: `pricing.watch-rates-${site}`,
      cron: `${(17 + place * 10) % 60} 7 * * *`,
      run: (job: JobContext) => watchOnly(job, site),
    })),
  ],
}

async function watchOnly(job: JobContext, site: Site): Promise<void> {
  if (job.site === site) await watchRates(job)
}
