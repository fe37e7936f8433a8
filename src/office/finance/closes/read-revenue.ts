import { sql } from 'kysely'
import { writeCsv } from '#platform/files/csv.ts'
import { minorToDecimal } from '#platform/values/amounts/format-money.ts'
import type { Currency } from '#platform/values/amounts/money.ts'
import type { Work } from '#platform/work/work.ts'
import { otherCurrencies, sites } from '#sites/sites.ts'
import { nextDay, startOf } from './site-days.ts'

export type RevenueLine = {
  readonly account: string
  readonly currency: Currency
  readonly entries: number
  readonly minor: bigint
}
export type Span = { readonly from: string; readonly to: string }

/** What was earned in these days (both within), line by line, with the tax and the duties that came with it; costs are below zero. */
export async function readRevenue(work: Work, { from, to }: Span): Promise<readonly RevenueLine[]> {
  const { rows } = await sql<{ account: string; currency: Currency; entries: bigint; minor: bigint }>`
    select account, currency, count(distinct entry.id) as entries, sum(amount_minor)::bigint as minor
    from ledger_lines line join journal_entries entry on entry.id = line.entry_id
    where currency <> all(${otherCurrencies(work.site)}::text[])
      and at >= ${startOf(from, work.site)} and at < ${startOf(nextDay(to), work.site)}
      and (account like 'revenue:%' or account like 'purchases:%'
        or account in ('vat', 'duties', 'gateway-fees', 'refunds', 'price-lock', 'till-difference'))
    group by account, currency order by currency <> ${sites[work.site].currency}, currency, account not like 'revenue:%', account`.execute(
    work.db,
  )
  return rows.map((row) => ({ ...row, entries: Number(row.entries) }))
}

/** The same for a spreadsheet. */
export function revenueCsv(lines: readonly RevenueLine[], { from, to }: Span): string {
  return writeCsv(
    ['from', 'to', 'account', 'entries', 'amount', 'currency'],
    lines.map(({ account, entries, minor, currency }) => [from, to, account, entries, minorToDecimal(minor), currency]),
  )
}
