import { sql } from 'kysely'
import type { Work } from '#platform/work.ts'

export type DeskLoad = { readonly count: number; readonly oldest: Date | null }

/** How much waits on each desk of finance, and since when: withdrawals to be decided or paid, refunds that need a person. */
export async function countWaiting({
  db,
  site,
  now,
}: Work): Promise<Readonly<Record<'withdrawals' | 'refunds', DeskLoad>>> {
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
    ) as troubled`.execute(db)
  const of = (desk: string): DeskLoad => {
    const row = rows.find((one) => one.desk === desk)
    return { count: Number(row?.count ?? 0n), oldest: row?.oldest ?? null }
  }
  return { withdrawals: of('withdrawals'), refunds: of('refunds') }
}
