import type { Currency } from '#platform/values/amounts/money.ts'
import { newId } from '#platform/work/id.ts'
import type { Work } from '#platform/work/work.ts'
import type { RateSource } from '#pricing/quote/explain/rate-fact.ts'
import { lockTables } from '#pricing/quote/tables/lock-tables.ts'
import { readTables } from '#pricing/quote/tables/read-tables.ts'
import { sites } from '#sites/sites.ts'
import { type Asked, askSources, type FetchContext } from './ask-sources.ts'
import { crossRate, type Leg } from './cross-rate.ts'
import type { RateLimits } from './doubt-quote.ts'
import { keepQuotes, type Told } from './keep-quotes.ts'
import { publishRates } from './publish-rates.ts'
import type { CrossSheet } from './rate-sources.ts'
import { type GoodRate, readGoodRates, readRateLimits } from './read-good-rates.ts'
import type { SourceFault } from './source-fault.ts'

/** The result of asking one source. */
type Fetched = {
  readonly source: RateSource
  readonly outcome: 'new' | 'same' | 'failed'
  readonly fault: SourceFault | null
  /** Its newest day and what could not be read, or the fault. */
  readonly detail: string
}

export type FetchedRates = { readonly fetched: readonly Fetched[]; readonly version: string | null }

/**
 * Asks the sources of a site, stores their rates, and publishes the good ones. An outage only changes what is known of the
 * source: the last good rates stay.
 */
export async function fetchRates(job: FetchContext): Promise<FetchedRates> {
  const asked = await askSources(job)
  return job.write(async (work) => {
    await lockTables(work)
    const limits = await readRateLimits(work)
    const fetched = [...(await keepDirect(work, asked, limits)), ...(await keepCrossed(work, asked, limits))]
    for (const one of fetched) await noteFetch(work, one)
    return { fetched, version: await publishRates(work) }
  })
}

async function keepDirect(work: Work, { home, wanted }: Asked, limits: RateLimits): Promise<readonly Fetched[]> {
  const heldBy = await readHeld(work)
  const taken = new Set<Currency>()
  const fetched: Fetched[] = []
  for (const { name: source, answer } of home) {
    if (!answer.ok) {
      fetched.push({ source, outcome: 'failed', fault: answer.fault, detail: answer.detail })
      continue
    }
    const bases = new Set(answer.quotes.map(({ base }) => base))
    let kept = 0
    for (const base of wanted.filter((one) => bases.has(one) && !taken.has(one))) {
      taken.add(base)
      const quotes = answer.quotes.filter((quote) => quote.base === base)
      const told: Told = { source, how: source === 'peg' ? 'peg' : 'direct', quotes, legs: null }
      kept += await keepQuotes(work, told, { held: heldBy(base), limits })
    }
    const newest =
      answer.quotes
        .map(({ quotedOn }) => quotedOn)
        .sort()
        .at(-1) ?? ''
    const detail = [newest, ...answer.unreadable].filter(Boolean).join(', ')
    if (source !== 'peg' || kept > 0) fetched.push({ source, outcome: kept > 0 ? 'new' : 'same', fault: null, detail })
  }
  return fetched
}

async function keepCrossed(work: Work, { sheets, crossed }: Asked, limits: RateLimits): Promise<readonly Fetched[]> {
  const heldBy = await readHeld(work)
  const dollar = (await readGoodRates(work)).get('USD')
  const done = new Set<Currency>()
  const fetched: Fetched[] = []
  for (const { name: source, answer } of sheets) {
    if (!answer.ok) {
      fetched.push({ source, outcome: 'failed', fault: answer.fault, detail: answer.detail })
      continue
    }
    let kept = 0
    for (const currency of dollar ? crossed.filter((one) => !done.has(one)) : []) {
      const told = dollar && crossOver(work, { currency, dollar, source, sheet: answer })
      if (!told) continue
      done.add(currency)
      kept += await keepQuotes(work, told, { held: heldBy(currency), limits })
    }
    fetched.push({ source, outcome: kept > 0 ? 'new' : 'same', fault: null, detail: answer.quotedOn })
  }
  return fetched
}

type CrossFacts = {
  readonly currency: Currency
  readonly dollar: GoodRate
  readonly source: 'ecb' | 'er-api'
  readonly sheet: CrossSheet
}

function crossOver({ site }: Work, { currency, dollar, source, sheet }: CrossFacts): Told | null {
  // The peg has the age of the rate that it is crossed with.
  const homeDay = dollar.source === 'peg' ? sheet.quotedOn : dollar.quotedOn
  const home: Leg = { base: 'USD', quote: sites[site].currency, rate: dollar.sell, quotedOn: homeDay }
  const cross = crossRate(currency, home, sheet)
  if (!cross) return null
  const [quotedOn = homeDay] = [homeDay, sheet.quotedOn].sort()
  return {
    source,
    how: 'cross',
    quotes: [{ base: currency, quotedOn, buy: null, mid: null, sell: cross.rate }],
    legs: cross.legs.map((leg) => ({ ...leg, source: leg === home ? dollar.source : source })),
  }
}

async function readHeld(work: Work): Promise<(currency: Currency) => string | null> {
  const good = await readGoodRates(work)
  const { raw } = await readTables(work)
  return (currency) => good.get(currency)?.sell ?? raw.rates[currency] ?? null
}

async function noteFetch(work: Work, { source, outcome, fault, detail }: Fetched): Promise<void> {
  const { site, now: at, who } = work
  const asked = who.kind === 'staff' ? who.id : null
  await work.db
    .insertInto('exchange_rate_fetches')
    .values({ id: newId(), site, source, at, outcome, fault, detail, asked_by: asked })
    .execute()
}
