import { sql } from 'kysely'
import { z } from 'zod'
import type { LineFault } from '#office/finance/csv-cells.ts'
import { type Money, money } from '#platform/values/amounts/money.ts'
import type { Work } from '#platform/work/work.ts'
import { sites } from '#sites/sites.ts'
import { type BreakKind, breakKinds } from './report-line.ts'

export type ReportRow = {
  readonly id: string
  readonly number: string
  readonly provider: string
  readonly fileName: string
  readonly fromDay: string
  readonly toDay: string
  readonly lines: number
  readonly matched: number
  readonly openBreaks: number
  readonly fees: Money
  /** What it comes to: charges, less what went back, was charged back and was kept. */
  readonly due: Money
  readonly faults: readonly LineFault[]
  readonly isPaidOut: boolean
  readonly payout: string | null
  readonly at: Date
}

const faultList = z.array(z.object({ line: z.number(), fault: z.string() }))

/** The reports of providers, the latest in front, each with how many of its breaks are open. */
export async function readReports(work: Work, limit = 30): Promise<readonly ReportRow[]> {
  const rows = await work.db
    .selectFrom('provider_reports as report')
    .selectAll('report')
    .select(({ selectFrom, fn, cast }) =>
      cast<bigint>(
        selectFrom('reconciliation_breaks as open')
          .select(fn.countAll().as('count'))
          .whereRef('open.report_id', '=', 'report.id')
          .where('resolved_at', 'is', null),
        'bigint',
      ).as('open_breaks'),
    )
    .select([
      sql<bigint>`(select net from provider_report_sums(report.id))`.as('due'),
      sql<string | null>`(select payout.number from provider_payout_reports one
        join provider_payouts payout on payout.id = one.payout_id where one.report_id = report.id)`.as('payout'),
    ])
    .where('site', '=', work.site)
    .orderBy('imported_at', 'desc')
    .limit(limit)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    number: row.number,
    provider: row.provider,
    fileName: row.file_name,
    at: row.imported_at,
    fromDay: row.from_day,
    toDay: row.to_day,
    lines: row.line_count,
    matched: row.matched_count,
    openBreaks: Number(row.open_breaks),
    fees: money(row.fees_minor, sites[work.site].currency),
    faults: faultList.parse(row.faults),
    due: money(row.due, sites[work.site].currency),
    isPaidOut: row.payout !== null || row.payout_line !== null,
    payout: row.payout,
  }))
}

export const breakStates = ['open', 'resolved'] as const
type BreakState = (typeof breakStates)[number]

export type BreakRow = {
  readonly id: string
  readonly kind: BreakKind
  readonly report: string
  readonly provider: string
  readonly transactionId: string
  readonly payment: string | null
  readonly ours: string | null
  readonly theirs: string | null
  readonly foundAt: Date
  readonly resolution: string | null
}

const most = 2_000

type BreakFilters = { readonly state: BreakState; readonly kind: BreakKind | null; readonly q: string }

/** Where providers and our books differ, the oldest in front. */
export async function readBreaks(work: Work, { state, kind, q }: BreakFilters): Promise<readonly BreakRow[]> {
  const rows = await work.db
    .selectFrom('reconciliation_breaks as break')
    .innerJoin('provider_reports as report', 'report.id', 'break.report_id')
    .leftJoin('payment_charges as charge', (join) =>
      join.onRef('charge.provider', '=', 'break.provider').onRef('charge.transaction_id', '=', 'break.transaction_id'),
    )
    .leftJoin('payments', 'payments.id', 'charge.payment_id')
    .selectAll('break')
    .select(['report.number', 'payments.number as payment'])
    .where('break.site', '=', work.site)
    .where('resolved_at', state === 'open' ? 'is' : 'is not', null)
    .$if(kind !== null, (query) => query.where('break.kind', '=', kind ?? ''))
    .$if(q !== '', (query) =>
      query.where(({ or, eb }) =>
        or([
          eb('break.transaction_id', 'ilike', `%${q}%`),
          eb('report.number', 'ilike', q),
          eb('payments.number', 'ilike', q),
        ]),
      ),
    )
    .orderBy('found_at', state === 'open' ? 'asc' : 'desc')
    .orderBy('break.id')
    .limit(most)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    kind: breakKinds.find((one) => one === row.kind) ?? 'missingWithUs',
    report: row.number,
    provider: row.provider,
    transactionId: row.transaction_id,
    payment: row.payment,
    ours: row.ours,
    theirs: row.theirs,
    foundAt: row.found_at,
    resolution: row.resolution,
  }))
}
