import { sql } from 'kysely'
import { writeCsv } from '#platform/files/csv.ts'
import type { Work } from '#platform/work/work.ts'

export type RateReading = {
  readonly id: string
  readonly base: string
  readonly quote: string
  readonly source: string
  readonly how: string
  readonly buy: string | null
  readonly mid: string | null
  readonly sell: string
  readonly quotedOn: string
  readonly fetchedAt: Date
  readonly state: 'accepted' | 'waiting' | 'rejected'
  readonly decidedBy: string | null
  readonly why: string | null
}

/** What was read of one currency, or of all, newest first. */
export async function readRateHistory(
  { db, site }: Work,
  { currency, limit }: { readonly currency: string | null; readonly limit: number },
): Promise<readonly RateReading[]> {
  const { rows } = await sql<RateReading>`
    select reading.id, reading.base, reading.quote, reading.source, reading.how, reading.buy, reading.mid, reading.sell,
      reading.quoted_on as "quotedOn", reading.fetched_at as "fetchedAt", staff.name as "decidedBy",
      coalesce(ending.why, reading.why) as why,
      case when reading.state = 'accepted' or ending.step = 'accept' then 'accepted'
        when ending.step = 'reject' then 'rejected' else 'waiting' end as state
    from exchange_rate_readings reading
    left join exchange_rate_decisions ending on ending.reading_id = reading.id and ending.step in ('accept', 'reject')
    left join staff_members staff on staff.id = ending.staff_id
    where reading.site = ${site} and (${currency}::text is null or reading.base = ${currency})
    order by reading.quoted_on desc, reading.id desc limit ${limit}`.execute(db)
  return rows
}

const header = ['Currency', 'In', 'Day', 'Buy', 'Mid', 'Sell', 'Source', 'How', 'State', 'Fetched', 'Decided by', 'Why']

export function rateHistoryCsv(readings: readonly RateReading[]): string {
  return writeCsv(
    header,
    readings.map(({ base, quote, quotedOn, buy, mid, sell, source, how, state, fetchedAt, decidedBy, why }) => [
      ...[base, quote, quotedOn, buy, mid, sell, source, how, state],
      ...[fetchedAt.toISOString(), decidedBy, why],
    ]),
  )
}
