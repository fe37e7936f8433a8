import { sql } from 'kysely'
import type { DeskLoad } from '#office/finance/count-waiting.ts'
import { type Money, money } from '#platform/values/amounts/money.ts'
import type { Work } from '#platform/work/work.ts'
import { sites } from '#sites/sites.ts'
import { openDifferences, openParcels } from './courier-dues.ts'

export type CourierBalance = {
  readonly code: string
  readonly name: string
  /** What it has of our money. */
  readonly held: Money
  readonly parcels: number
  readonly oldest: Date | null
}

type ClosingProposal = {
  readonly id: string
  readonly reason: string
  readonly by: string
  readonly isMine: boolean
}

/** What stands open with a company: a parcel whose money has not come, or what a remittance left. */
export type OpenItem = {
  readonly id: string
  readonly kind: 'missing' | 'short' | 'over' | 'unknown' | 'sum'
  readonly company: string
  readonly companyName: string
  readonly awb: string | null
  readonly request: string | null
  readonly remittance: string | null
  readonly note: string | null
  readonly at: Date
  /** Above zero the company owes it. */
  readonly amount: Money
  readonly proposal: ClosingProposal | null
}

export type RemittanceRow = {
  readonly number: string
  readonly companyName: string
  /** The line of the statement, the sheet, or the till. */
  readonly came: string
  readonly parcels: number
  readonly received: Money
  readonly fees: Money
  readonly difference: Money
  readonly note: string | null
  readonly at: Date
  readonly by: string
}

const companyName = (work: Work) => sql`case when ${work.locale === 'ar'} then company.name_ar else company.name_en end`

/** The companies that hold money of ours or collect it, with how much and since when. */
export async function readCourierBalances(work: Work): Promise<readonly CourierBalance[]> {
  const { rows } = await sql<{ code: string; name: string; held: bigint; parcels: bigint; oldest: Date | null }>`
    select company.code, ${companyName(work)} as name, coalesce(ledger.held, 0)::bigint as held,
      count(parcel.id) as parcels, min(parcel.at) as oldest
    from courier_companies company
      cross join lateral (select -sum(line.amount_minor) as held from ledger_lines line
        where line.account = 'courier:' || company.code) as ledger
      left join (${openParcels}) as parcel on parcel.company = company.code
    where company.site = ${work.site} and (company.collects_cash or ledger.held is not null)
    group by company.code, ledger.held order by company.place, company.code`.execute(work.db)
  return rows.map(({ held, parcels, ...row }) => ({
    ...row,
    held: money(held, sites[work.site].currency),
    parcels: Number(parcels),
  }))
}

type ItemRow = Omit<OpenItem, 'amount' | 'proposal'> & {
  readonly minor: bigint
  readonly closingId: string | null
  readonly reason: string
  readonly by: string
  readonly isMine: boolean
}

/** What stands open, the oldest in front; of one company where it is named. */
export async function readOpenItems(
  work: Work,
  { company, limit }: { readonly company: string | null; readonly limit: number },
): Promise<readonly OpenItem[]> {
  const { rows } = await sql<ItemRow>`
    select item.*, ${companyName(work)} as "companyName", closing.id as "closingId", closing.reason,
      staff.name as by, closing.proposed_by = ${work.who.id} as "isMine"
    from (
      select id, 'missing' as kind, company, awb, number as request, null as remittance, null as note, at, minor, site
        from (${openParcels}) as parcel
      union all
      select difference.id, difference.kind, difference.company, difference.awb, request.number, remittance.number,
        remittance.note, found_at, minor, difference.site
        from (${openDifferences}) as difference
          join courier_remittances remittance on remittance.id = difference.remittance_id
          left join requests request on request.id = difference.request_id
    ) as item
      join courier_companies company on company.code = item.company
      left join courier_closings closing on closing.agreed_at is null and closing.withdrawn_at is null
        and case when item.kind = 'missing' then closing.request_id else closing.difference_id end = item.id
      left join staff_members staff on staff.id = closing.proposed_by
    where item.site = ${work.site} and (${company}::text is null or item.company = ${company})
    order by item.at, item.id limit ${limit}`.execute(work.db)
  return rows.map(({ minor, closingId, reason, by, isMine, ...row }) => ({
    ...row,
    amount: money(minor, sites[work.site].currency),
    proposal: closingId === null ? null : { id: closingId, reason, by, isMine },
  }))
}

/** What came last, and what it left open at the time. */
export async function readRemittances(work: Work, limit = 20): Promise<readonly RemittanceRow[]> {
  type Row = Omit<RemittanceRow, 'parcels' | 'received' | 'fees' | 'difference'> &
    Readonly<Record<'parcels' | 'received' | 'fees' | 'difference', bigint>>
  const { rows } = await sql<Row>`
    select remittance.number, ${companyName(work)} as "companyName", remittance.note, staff.name as by,
      coalesce(sheet.number, till.number, line.number) as came, remittance.entered_at as at,
      (select count(*) from courier_remittance_lines parcel where parcel.remittance_id = remittance.id) as parcels,
      remittance.received_minor as received, remittance.fees_minor as fees,
      coalesce((select sum(minor) from courier_differences difference
        where difference.remittance_id = remittance.id), 0)::bigint as difference
    from courier_remittances remittance
      join courier_companies company on company.code = remittance.company
      join staff_members staff on staff.id = remittance.entered_by
      left join run_sheets sheet on sheet.id = remittance.sheet_id
      left join till_sessions till on till.id = remittance.till_id
      left join bank_statement_lines line on line.id = remittance.line_id
    where remittance.site = ${work.site} order by remittance.entered_at desc, remittance.number desc
    limit ${limit}`.execute(work.db)
  const of = (minor: bigint) => money(minor, sites[work.site].currency)
  return rows.map(({ parcels, received, fees, difference, ...row }) => ({
    ...row,
    parcels: Number(parcels),
    received: of(received),
    fees: of(fees),
    difference: of(difference),
  }))
}

const patienceDays = 7

/** What couriers have had for a week, and what they owe: how many, and since when. */
export async function countCourierCash({ db, site, now }: Work): Promise<DeskLoad> {
  const week = new Date(now.getTime() - patienceDays * 86_400_000)
  const { rows } = await sql<{ count: bigint; oldest: Date | null }>`
    select count(*)::bigint as count, min(at) as oldest from (
      select at from (${openParcels}) as parcel where site = ${site} and at < ${week}
      union all select found_at from (${openDifferences}) as difference where site = ${site}) as owed`.execute(db)
  return { count: Number(rows[0]?.count ?? 0n), oldest: rows[0]?.oldest ?? null }
}
