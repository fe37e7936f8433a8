import type { Currency } from '#platform/values/amounts/money.ts'
import { newId } from '#platform/work/id.ts'
import type { Work } from '#platform/work/work.ts'
import type { RateSource } from '#pricing/quote/explain/rate-fact.ts'
import { siteToday } from '#pricing/quote/explain/site-today.ts'
import { sites } from '#sites/sites.ts'
import { doubtQuote, type RateLimits } from './doubt-quote.ts'
import type { Quote } from './rate-sources.ts'
import type { SourcedLeg } from './read-good-rates.ts'
import { isSameNumber } from './signed-decimal.ts'

/** The rates of one currency from one source: its newest day, and the earlier days that were asked for. */
export type Told = {
  readonly source: RateSource
  readonly how: 'direct' | 'peg' | 'cross'
  readonly quotes: readonly Quote[]
  readonly legs: readonly SourcedLeg[] | null
}

export type Standing = {
  /** The rate that customers are charged at present. */
  readonly held: string | null
  readonly limits: RateLimits
}

/**
 * Stores the new rates, oldest day first: one without a doubt is used at once, one with a doubt waits for a person. Returns
 * how many were new. Repeated rates are not stored again, even if they were rejected.
 */
export async function keepQuotes(work: Work, told: Told, { held, limits }: Standing): Promise<number> {
  const quotes = told.quotes.toSorted((one, other) => one.quotedOn.localeCompare(other.quotedOn))
  const newest = quotes.at(-1)
  if (!newest) return 0
  const known = await readKnown(work, told.source, newest.base)
  const today = siteToday(work.now, work.site)
  let before: string | null = null
  let kept = 0
  for (const quote of quotes) {
    const last = known.get(quote.quotedOn)
    const isKnown = last && isSameNumber(last.sell, quote.sell) && isSameBuy(last.buy, quote.buy)
    if (isKnown) {
      if (last.state === 'accepted') before = quote.sell
      continue
    }
    const isNewest = quote === newest
    const previous: string | null = isNewest ? (held ?? before) : before
    // The peg has been fixed since 1997, so its age is no doubt.
    const found = doubtQuote(quote, { previous, today, isNewest: isNewest && told.how !== 'peg' }, limits)
    await insertReading(work, { ...told, quote, previous, doubts: found })
    if (found.length === 0) before = quote.sell
    kept++
  }
  return kept
}

type Known = { readonly sell: string; readonly buy: string | null; readonly state: string }

// The latest rate of this source for each day.
async function readKnown({ db, site }: Work, source: RateSource, base: Currency): Promise<ReadonlyMap<string, Known>> {
  const rows = await db
    .selectFrom('exchange_rate_readings')
    .select(['quoted_on', 'sell', 'buy', 'state'])
    .distinctOn('quoted_on')
    .where('site', '=', site)
    .where('source', '=', source)
    .where('base', '=', base)
    .orderBy('quoted_on', 'desc')
    .orderBy('id', 'desc')
    .limit(200)
    .execute()
  return new Map(rows.map(({ quoted_on, ...row }) => [String(quoted_on), row]))
}

function isSameBuy(one: string | null, other: string | null): boolean {
  return one === null || other === null ? one === other : isSameNumber(one, other)
}

type NewReading = Omit<Told, 'quotes'> & {
  readonly quote: Quote
  readonly previous: string | null
  readonly doubts: readonly string[]
}

async function insertReading(work: Work, { source, how, legs, quote, previous, doubts }: NewReading): Promise<void> {
  const { base, buy, mid, sell, quotedOn } = quote
  await work.db
    .insertInto('exchange_rate_readings')
    .values({
      id: newId(),
      site: work.site,
      source,
      base,
      quote: sites[work.site].currency,
      how,
      buy,
      mid: mid ?? middle(buy, sell),
      sell,
      quoted_on: quotedOn,
      fetched_at: work.now,
      legs: legs && JSON.stringify(legs),
      state: doubts.length === 0 ? 'accepted' : 'quarantined',
      doubts: [...doubts],
      previous,
    })
    .execute()
}

/** Half way between, exactly. */
function middle(buy: string | null, sell: string): string | null {
  if (buy === null) return null
  const places = Math.max(...[buy, sell].map((text) => text.split('.')[1]?.length ?? 0)) + 1
  const unit = (text: string) => {
    const [whole = '', fraction = ''] = text.split('.')
    return BigInt(whole + fraction.padEnd(places, '0'))
  }
  const half = (unit(buy) + unit(sell)) / 2n
  const size = (half < 0n ? -half : half).toString().padStart(places + 1, '0')
  return `${half < 0n ? '-' : ''}${size.slice(0, -places)}.${size.slice(-places)}`
}
