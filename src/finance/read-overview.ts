import { sql } from 'kysely'
import type { Work } from '#platform/work.ts'
import { readNextDay } from './closes/read-days.ts'
import { countWaiting, type DeskLoad } from './count-waiting.ts'
import { readSuspense } from './suspense/read-suspense.ts'

export type Overview = {
  readonly desks: Readonly<Record<OverviewDesk, DeskLoad>>
  readonly openTills: number
  readonly freeLines: number
  readonly nextDay: string
}
export type OverviewDesk = 'receipts' | 'withdrawals' | 'refunds' | 'reports' | 'suspense'

/** How much waits on each desk of finance and since when, and what is next. */
export async function readOverview(work: Work): Promise<Overview> {
  const { db, site } = work
  const { rows } = await sql<{ desk: string; count: bigint; oldest: Date | null }>`
    select 'receipts' as desk, count(*)::bigint as count, min(receipt.at) as oldest
      from payments payment join payment_receipts receipt on receipt.payment_id = payment.id
      where payment.site = ${site} and payment.status = 'pending_review' and receipt.replaced_at is null
        and receipt.decision is null
    union all
    select 'reports', count(*)::bigint, min(found_at) from reconciliation_breaks where site = ${site} and resolved_at is null
    union all
    select 'tills', count(*)::bigint, null from till_sessions where site = ${site} and closed_at is null
    union all
    select 'lines', count(*)::bigint, null from bank_statement_lines
      where site = ${site} and used_as is null and amount_minor > 0`.execute(db)
  const of = (desk: string): DeskLoad => {
    const row = rows.find((one) => one.desk === desk)
    return { count: Number(row?.count ?? 0n), oldest: row?.oldest ?? null }
  }
  const suspense = await readSuspense(work)
  return {
    desks: {
      ...(await countWaiting(work)),
      ...{ receipts: of('receipts'), reports: of('reports') },
      suspense: { count: suspense.length, oldest: suspense[0]?.at ?? null },
    },
    ...{ openTills: of('tills').count, freeLines: of('lines').count, nextDay: await readNextDay(work) },
  }
}
