import { sql } from 'kysely'
import type { Work } from '#platform/work/work.ts'
import type { RateSource } from '#pricing/quote/explain/rate-fact.ts'
import { movedBy } from '#pricing/rates/doubt-quote.ts'
import { sourceNamed } from '#pricing/rates/read-good-rates.ts'

/** A rate that waits for people: what held when it came, how far it is from that, and who stands for it so far. */
export type WaitingRate = {
  readonly id: string
  readonly base: string
  readonly sell: string
  readonly buy: string | null
  readonly previous: string | null
  readonly movedPercent: number | null
  readonly source: RateSource
  readonly quotedOn: string
  readonly fetchedAt: Date
  readonly doubts: readonly string[]
  readonly proposedBy: string | null
  readonly proposedWhy: string | null
  readonly isMine: boolean
  /** Nonsense can only be rejected. */
  readonly makesSense: boolean
}

type Row = Omit<WaitingRate, 'source' | 'movedPercent' | 'isMine'> & {
  readonly source: string
  readonly proposer: string | null
}

/** What nobody has decided yet, oldest first. */
export async function readWaiting({ db, site, who }: Work): Promise<readonly WaitingRate[]> {
  const { rows } = await sql<Row>`
    select reading.id, reading.base, reading.sell, reading.buy, reading.previous, reading.source, reading.doubts,
      reading.quoted_on as "quotedOn", reading.fetched_at as "fetchedAt",
      coalesce(reading.why, proposal.why) as "proposedWhy", staff.name as "proposedBy", staff.id as proposer,
      reading.sell > 0 and coalesce(reading.buy, reading.sell) > 0
        and coalesce(reading.buy, reading.sell) <= reading.sell as "makesSense"
    from exchange_rate_readings reading
    left join exchange_rate_decisions proposal on proposal.reading_id = reading.id and proposal.step = 'propose'
    left join staff_members staff on staff.id = coalesce(reading.entered_by, proposal.staff_id)
    where reading.site = ${site} and reading.state = 'quarantined' and not exists (
      select from exchange_rate_decisions ending where ending.reading_id = reading.id and ending.step in ('accept', 'reject'))
    order by reading.id limit 100`.execute(db)
  return rows.map(({ source, proposer, ...row }) => ({
    ...row,
    source: sourceNamed(source),
    movedPercent: row.previous === null ? null : movedBy(row.previous, row.sell),
    isMine: proposer !== null && proposer === who.id,
  }))
}
