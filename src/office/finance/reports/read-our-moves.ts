import { sql } from 'kysely'
import type { Work } from '#platform/work/work.ts'
import { sites } from '#sites/sites.ts'
import { moveKey } from './reconcile.ts'
import type { FeeTerms, MoveKind, OurMove, ReportLine } from './report-line.ts'

type Span = { readonly provider: string; readonly fromDay: string; readonly toDay: string }
type MoveRow = {
  kind: MoveKind
  transaction_id: string
  minor: bigint
  currency: string
  day: string
  is_refunded: boolean
}

/** What our books have of a provider: charges and money that went back, of these days or named by these lines. */
export async function readOurMoves(work: Work, span: Span, lines: readonly ReportLine[]): Promise<readonly OurMove[]> {
  const { provider, fromDay, toDay } = span
  const named = lines.map(({ transactionId }) => transactionId)
  const zone = sites[work.site].timeZone
  const { rows } = await sql<MoveRow>`
    with moves as (
      select 'charge' as kind, charge.transaction_id, charge.amount_minor as minor, charge.currency, charge.payment_id,
        to_char(charge.at at time zone ${zone}, 'YYYY-MM-DD') as day,
        exists (select from payment_reversals gone
          where gone.provider = charge.provider and gone.charge_id = charge.transaction_id) as is_refunded
      from payment_charges charge where charge.provider = ${provider}
      union all
      select 'refund', gone.transaction_id, gone.amount_minor, gone.currency, gone.payment_id,
        to_char(gone.at at time zone ${zone}, 'YYYY-MM-DD'), true
      from payment_reversals gone where gone.provider = ${provider}
    )
    select moves.* from moves left join payments payment on payment.id = moves.payment_id
    where coalesce(payment.site = ${work.site}, moves.currency = ${sites[work.site].currency})
      and ((day >= ${fromDay} and day <= ${toDay}) or transaction_id = any(${named}::text[]))`.execute(work.db)
  return rows.map((row) => ({
    kind: row.kind,
    transactionId: row.transaction_id,
    minor: row.minor,
    currency: row.currency,
    day: row.day,
    isRefunded: row.is_refunded,
  }))
}

/** Transactions that an earlier report of this provider paid out, as `kind transaction`. */
export async function readSettledBefore(work: Work, { provider, fromDay }: Span): Promise<ReadonlySet<string>> {
  const rows = await work.db
    .selectFrom('provider_report_lines as line')
    .innerJoin('provider_reports as report', 'report.id', 'line.report_id')
    .select(['line.kind', 'line.transaction_id'])
    .distinct()
    .where('report.site', '=', work.site)
    .where('report.provider', '=', provider)
    .where('line.settled_on', 'is not', null)
    // What was paid out long before cannot be told twice by mistake of a day.
    .where('line.happened_on', '>=', new Date(Date.parse(fromDay) - 90 * 86_400_000).toISOString().slice(0, 10))
    .execute()
  return new Set(rows.map((row) => moveKey({ kind: row.kind as MoveKind, transactionId: row.transaction_id })))
}

export async function readFeeTerms(work: Work, provider: string): Promise<FeeTerms | null> {
  const row = await work.db
    .selectFrom('provider_fee_terms')
    .select(['basis_points', 'fixed_minor'])
    .where('site', '=', work.site)
    .where('provider', '=', provider)
    .executeTakeFirst()
  return row ? { basisPoints: BigInt(row.basis_points), fixedMinor: row.fixed_minor } : null
}
