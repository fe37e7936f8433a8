import { type RawBuilder, sql } from 'kysely'
import { type BookCheck, checkOf } from '#money/wallet/book-checks.ts'
import type { Work } from '#platform/work/work.ts'

export type OpenParcel = {
  readonly id: string
  readonly number: string
  readonly site: string
  readonly company: string
  readonly awb: string
  readonly minor: bigint
  /** What staff counted for it as it was handed over, where they did. */
  readonly counted: bigint | null
  readonly at: Date
}

/** Parcels whose courier collected money that has not come to us, and that nobody has closed. */
export const openParcels: RawBuilder<OpenParcel> = sql<OpenParcel>`
  select request.id, request.number, request.site, request.company, request.cash_minor as minor,
    request.counted_minor as counted, request.delivered_at as at,
    coalesce((select waybill.awb from waybills waybill
      where waybill.request_id = request.id and waybill.state = 'delivered'
      order by waybill.attempt desc limit 1), request.number) as awb
  from requests request
  where request.kind = 'Delivery' and request.state = 'fulfilled' and request.cash_minor > 0
    and not exists (select from courier_remittance_lines line where line.request_id = request.id)
    and not exists (select from courier_closings closing
      where closing.request_id = request.id and closing.agreed_at is not null)`

export type OpenDifference = {
  readonly id: string
  readonly remittance_id: string
  readonly site: string
  readonly company: string
  readonly kind: 'short' | 'over' | 'unknown' | 'sum'
  readonly awb: string | null
  readonly request_id: string | null
  readonly minor: bigint
  readonly found_at: Date
}

/** What a remittance left open, until later money settles it or two people close it. */
export const openDifferences: RawBuilder<OpenDifference> = sql<OpenDifference>`
  select difference.* from courier_differences difference
  where not exists (select from courier_remittance_lines line where line.settles = difference.id)
    and not exists (select from courier_closings closing
      where closing.difference_id = difference.id and closing.agreed_at is not null)`

/** What is with a courier by the ledger is what its open parcels and differences come to, to the piastre. */
export const courierCashIsListed: BookCheck = checkOf(
  'courier cash not listed',
  sql`select count(*) from (${openParcels}) as parcel`,
  sql`
    select ledger.account as of, (-ledger.minor - coalesce(listed.minor, 0))::bigint as off
    from courier_companies company
      cross join lateral (select 'courier:' || company.code as account, coalesce(sum(line.amount_minor), 0)::bigint as minor
        from ledger_lines line where line.account = 'courier:' || company.code) as ledger
      left join (select company, sum(minor)::bigint as minor from (
        select company, minor from (${openParcels}) as parcel
        union all select company, minor from (${openDifferences}) as difference) as both_of group by company) as listed
        on listed.company = company.code
    where -ledger.minor <> coalesce(listed.minor, 0)`,
)

/** One at a time settles what is with a company: who comes second finds what the first one left. */
export async function lockCourierCash(work: Work, company: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`courier-cash:${company}`}, 7310))`.execute(work.db)
}
