import { sql } from 'kysely'
import { type Currency, isCurrency } from '#platform/values/amounts/money.ts'
import type { Work } from '#platform/work/work.ts'
import { type RateSource, rateSources } from '#pricing/quote/explain/rate-fact.ts'
import { no } from '#pricing/quote/pricing.refusals.ts'
import type { Leg } from './cross-rate.ts'
import type { RateLimits } from './doubt-quote.ts'

/** The newest rate of a currency that nobody doubts or that two people stand for. */
export type GoodRate = {
  readonly id: string
  readonly currency: Currency
  readonly sell: string
  readonly source: RateSource
  readonly how: string
  readonly quotedOn: string
  readonly fetchedAt: Date
  readonly legs: readonly SourcedLeg[] | null
}

type Row = Omit<GoodRate, 'currency' | 'source'> & { readonly base: string; readonly source: string }

/** Of each currency of the site: of the newest day it was quoted for, what was accepted last. */
export async function readGoodRates({ db, site }: Work): Promise<ReadonlyMap<Currency, GoodRate>> {
  const { rows } = await sql<Row>`
    select distinct on (reading.base) reading.id, reading.base, reading.sell, reading.source, reading.how,
      reading.quoted_on as "quotedOn", reading.fetched_at as "fetchedAt", reading.legs
    from exchange_rate_readings reading
    left join exchange_rate_decisions accepted on accepted.reading_id = reading.id and accepted.step = 'accept'
    where reading.site = ${site} and (reading.state = 'accepted' or accepted.reading_id is not null)
    order by reading.base, reading.quoted_on desc, coalesce(accepted.at, reading.fetched_at) desc, reading.id desc`.execute(
    db,
  )
  const good = new Map<Currency, GoodRate>()
  for (const { base, source, ...row } of rows) {
    if (isCurrency(base)) good.set(base, { ...row, currency: base, source: sourceNamed(source) })
  }
  return good
}

/** A leg of a cross, and who said it. */
export type SourcedLeg = Leg & { readonly source: RateSource }

export function sourceNamed(name: string): RateSource {
  const source = rateSources.find((one) => one === name)
  if (!source) throw new RangeError(`no source is called ${name}`)
  return source
}

export async function readRateLimits({ db, site }: Work): Promise<RateLimits> {
  const row = await db.selectFrom('exchange_rate_limits').selectAll().where('site', '=', site).executeTakeFirst()
  if (!row) throw no.NO_PRICE_TABLES({ site })
  return {
    jumpPercent: row.jump_percent,
    oldestDays: row.oldest_days,
    alarmWorkingDays: row.alarm_working_days,
  }
}
