import { Alarm, type JobContext, type RoomJobs } from '#platform/background/jobs.ts'
import { bankClosures } from '#pricing/quote/explain/bank-closures.ts'
import { isWorkingDay, workingDaysOld } from '#pricing/quote/explain/rate-age.ts'
import { siteToday } from '#pricing/quote/explain/site-today.ts'
import { type Site, siteCodes } from '#sites/sites.ts'
import { fetchRates } from './fetch-rates.ts'
import { rateSources } from './rate-sources.ts'
import { readGoodRates, readRateLimits } from './read-good-rates.ts'
import { tellOldRates } from './tell-old-rates.ts'

/** Asks a site's sources on their working days; does nothing without a source. */
export async function fetchByClock(job: JobContext): Promise<void> {
  const { crosses, ...sources } = job.ports.get(rateSources)
  const today = siteToday(job.now, job.site)
  const names = [...sources[job.site], ...crosses].map(({ name }) => name).filter((name) => name !== 'peg')
  if (names.some((name) => isWorkingDay(name, today, job.site))) await fetchRates(job)
}

/** Once a day: if a source has not renewed a rate for too long, holidays not counted, raises an alarm and writes to the people who are responsible for prices. */
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

/** Rates are fetched in the hours in which either bank publishes; rates that are not new change nothing. Each morning old rates raise an alarm. */
export const ratesJobs: RoomJobs = {
  chores: [
    { name: 'pricing.fetch-rates', cron: '7 6-18 * * *', run: fetchByClock },
    // One for each site, because an alarm for one site must not hide the alarm for another.
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
