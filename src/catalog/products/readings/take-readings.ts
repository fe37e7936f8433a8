import { sql } from 'kysely'
import { takeOffers } from '#catalog/products/taking/take-offers.ts'
import { productFactsForm } from '#catalog/reader/product-facts-form.ts'
import type { JobContext } from '#platform/background/jobs.ts'
import type { Work } from '#platform/work/work.ts'
import { offerOfFacts } from './offer-of-facts.ts'
import { isPublicPage } from './public-page.ts'
import { renewOffer } from './renew-offer.ts'

/** How far back is looked each time: what was taken already is not taken again. */
const LOOKED_BACK_MS = 30 * 60_000
const MOST = 500

type NewReading = {
  readonly canonical_url: string
  readonly domain: string
  readonly country: string | null
  readonly facts: unknown
  readonly read_at: Date
  readonly offer: bigint | null
}

/**
 * What customers' links were read as enters the catalogue: of stores that we know, where the page is public, without whose it was. One
 * that fails is told after the others.
 */
export async function takeReadings({ write }: Pick<JobContext, 'write'>): Promise<number> {
  const readings = await write(newReadings)
  let taken = 0
  const faults: unknown[] = []
  for (const reading of readings) {
    try {
      if (await takeReading(write, reading)) taken += 1
    } catch (error) {
      faults.push(error)
    }
  }
  if (faults.length > 0) throw new AggregateError(faults, `${faults.length} readings: ${faults.map(String).join('; ')}`)
  return taken
}

async function takeReading(write: JobContext['write'], reading: NewReading): Promise<boolean> {
  if (!isPublicPage(reading.canonical_url)) return false
  const facts = productFactsForm.parse(reading.facts)
  const read = offerOfFacts(
    { canonicalUrl: reading.canonical_url, domain: reading.domain, country: reading.country, facts },
    reading.domain,
  )
  if (read === null) return false
  await write(async (work) => {
    const then = { ...work, now: reading.read_at }
    if (reading.offer !== null) await renewOffer(then, reading.offer, read)
    else await takeOffers(then, { feedId: null, runId: null }, [read])
  })
  return true
}

/** Readings of shops' pages of the last half hour, the newest of each page, where no offer was seen later. */
async function newReadings(work: Work): Promise<readonly NewReading[]> {
  const since = new Date(work.now.getTime() - LOOKED_BACK_MS)
  const { rows } = await sql<NewReading>`
    select reading.*, known.id as offer from (
      select distinct on (canonical_url) canonical_url, domain, country, facts, read_at from link_readings
      where read_at > ${since} and facts is not null and source in ('page', 'provider')
      order by canonical_url, read_at desc) as reading
    left join lateral (
      select id, seen_at from product_offers
      where md5(page) = md5(reading.canonical_url) and page = reading.canonical_url and store = reading.domain
      order by gone_at is not null, feed_id is null, id limit 1) as known on true
    where known.seen_at is null or known.seen_at < reading.read_at
    order by reading.read_at limit ${MOST}`.execute(work.db)
  return rows
}
