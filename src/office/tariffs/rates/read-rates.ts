import { sql } from 'kysely'
import { readClosures } from '#money/payments/holidays/read-closures.ts'
import { type Currency, isCurrency } from '#platform/values/amounts/money.ts'
import type { Work } from '#platform/work/work.ts'
import { workingDaysOld } from '#pricing/quote/explain/rate-age.ts'
import type { RateFact } from '#pricing/quote/explain/rate-fact.ts'
import { daysBefore, siteToday } from '#pricing/quote/explain/site-today.ts'
import { readTables } from '#pricing/quote/tables/read-tables.ts'

export type RatePoint = { readonly day: string; readonly sell: number }

/** A currency of the tables that hold: what it costs, by whom, how old that is, and how it moved. */
export type RateRow = {
  readonly currency: Currency
  readonly rate: string
  readonly fact: RateFact | null
  readonly workingDaysOld: number
  readonly points: readonly RatePoint[]
}

const chartDays = 90

/** The rates that prices are made with now, the foreign ones. */
export async function readRates(work: Work): Promise<readonly RateRow[]> {
  const { raw } = await readTables(work)
  const points = await readPoints(work)
  const isClosed = await readClosures(work)
  const entries = Object.entries(raw.rates).toSorted(
    ([one], [other]) => Number(other === 'USD') - Number(one === 'USD'),
  )
  return entries.flatMap(([currency, rate]) => {
    if (!isCurrency(currency) || currency === raw.currency || rate === undefined) return []
    const fact = raw.rateFacts?.[currency] ?? null
    const old = fact ? workingDaysOld(fact, work.now, work.site, isClosed) : 0
    return [{ currency, rate, fact, workingDaysOld: old, points: points.get(currency) ?? [] }]
  })
}

type Point = { readonly base: string; readonly day: string; readonly sell: string }

// A picture may be a float; the rates themselves stay exact.
async function readPoints({ db, site, now }: Work): Promise<ReadonlyMap<string, readonly RatePoint[]>> {
  const from = daysBefore(siteToday(now, site), chartDays)
  const { rows } = await sql<Point>`
    select distinct on (reading.base, reading.quoted_on) reading.base, reading.quoted_on as day, reading.sell
    from exchange_rate_readings reading
    left join exchange_rate_decisions accepted on accepted.reading_id = reading.id and accepted.step = 'accept'
    where reading.site = ${site} and reading.quoted_on >= ${from}
      and (reading.state = 'accepted' or accepted.reading_id is not null)
    order by reading.base, reading.quoted_on, coalesce(accepted.at, reading.fetched_at) desc, reading.id desc`.execute(
    db,
  )
  const points = new Map<string, RatePoint[]>()
  for (const { base, day, sell } of rows) points.set(base, [...(points.get(base) ?? []), { day, sell: Number(sell) }])
  return points
}
