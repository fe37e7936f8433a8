import { sql } from 'kysely'
import type { Work } from '#platform/work/work.ts'
import { sites } from '#sites/sites.ts'
import { suspenseItems } from './suspense/suspense-items.ts'

export type DeskLoad = { readonly count: number; readonly oldest: Date | null }

export type WaitingDesk = 'withdrawals' | 'refunds' | 'receipts' | 'lines' | 'reports' | 'suspense'

/**
 * How much waits on each desk of finance, and since when: withdrawals to be decided or paid, refunds that need a person, receipts,
 * lines of statements nothing was made of, differences with providers, money in suspense.
 */
export async function countWaiting({ db, site, now }: Work): Promise<Readonly<Record<WaitingDesk, DeskLoad>>> {
  const patience = new Date(now.getTime() - 3_600_000)
  const { rows } = await sql<{ desk: string; count: bigint; oldest: Date | null }>`
    select 'withdrawals' as desk, count(*)::bigint as count, min(requested_at) as oldest
      from withdrawals where site = ${site} and status in ('pending_review', 'on_progress')
    union all
    select 'refunds', count(*)::bigint, min(since) from (
      select made_at as since from refund_sends
        where site = ${site} and status in ('waiting', 'asked') and made_at < ${patience}
      union all
      select reversal.at from payment_reversals reversal join payments payment on payment.id = reversal.payment_id
        where payment.site = ${site} and reversal.taken_as = 'chargeback' and reversal.handled_at is null
      union all
      select received_at from early_reversals
        where outcome ->> 'site' = ${site} and applied_at is null and handled_at is null and received_at < ${patience}
    ) as troubled
    union all
    select 'receipts', count(*)::bigint, min(receipt.at)
      from payments payment join payment_receipts receipt on receipt.payment_id = payment.id
      where payment.site = ${site} and payment.status = 'pending_review' and receipt.replaced_at is null
        and receipt.decision is null
    union all
    select 'lines', count(*)::bigint, min(file.imported_at)
      from bank_statement_lines line join bank_statement_imports file on file.id = line.import_id
      where line.site = ${site} and line.used_as is null
    union all
    select 'reports', count(*)::bigint, min(found_at) from reconciliation_breaks where site = ${site} and resolved_at is null
    union all
    select 'suspense', count(*)::bigint, min(at) from (${suspenseItems}) as item
      where currency = ${sites[site].currency}`.execute(db)
  const of = (desk: string): DeskLoad => {
    const row = rows.find((one) => one.desk === desk)
    return { count: Number(row?.count ?? 0n), oldest: row?.oldest ?? null }
  }
  return {
    withdrawals: of('withdrawals'),
    refunds: of('refunds'),
    receipts: of('receipts'),
    lines: of('lines'),
    reports: of('reports'),
    suspense: of('suspense'),
  }
}
