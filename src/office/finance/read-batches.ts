import { sql } from 'kysely'
import { readBankAccounts } from '#money/payments/receipts/read-bank-accounts.ts'
import type { WithdrawalMethod } from '#money/payments/withdrawals/withdrawal-methods.ts'
import { type Money, money } from '#platform/values/amounts/money.ts'
import type { Work } from '#platform/work/work.ts'
import { sites } from '#sites/sites.ts'

export type Batch = {
  readonly id: string
  readonly number: string
  readonly method: WithdrawalMethod
  readonly madeAt: Date
  readonly madeBy: string
  readonly settledAt: Date | null
  readonly settledBy: string | null
  readonly reference: string | null
  readonly count: number
  readonly total: Money
  /** Whether this member of staff approved one of them, and so may not settle it. */
  readonly isOwn: boolean
}

/** The batches of this site, those to be paid in front. */
export async function readBatches(work: Work): Promise<readonly Batch[]> {
  const { rows } = await sql<{
    id: string
    number: string
    method: string
    made_at: Date
    made_by: string
    settled_at: Date | null
    settled_by: string | null
    reference: string | null
    count: bigint
    total: bigint
    is_own: boolean
  }>`
    select batch.id, batch.number, batch.method, batch.made_at, maker.name as made_by, batch.settled_at,
      settler.name as settled_by, batch.reference, count(withdrawal.id)::bigint as count,
      coalesce(sum(withdrawal.amount_minor), 0)::bigint as total,
      exists (select from withdrawal_approvals approval join withdrawals one on one.id = approval.withdrawal_id
        where one.batch_id = batch.id and one.status = 'on_progress' and approval.staff_id = ${work.who.id}) as is_own
    from withdrawal_batches batch join staff_members maker on maker.id = batch.made_by
      left join staff_members settler on settler.id = batch.settled_by
      left join withdrawals withdrawal on withdrawal.batch_id = batch.id and withdrawal.status in ('on_progress', 'successed')
    where batch.site = ${work.site}
    group by batch.id, maker.name, settler.name
    order by batch.settled_at is not null, batch.made_at desc limit 100`.execute(work.db)
  return rows.map((row) => ({
    id: row.id,
    number: row.number,
    method: row.method as WithdrawalMethod,
    madeAt: row.made_at,
    madeBy: row.made_by,
    settledAt: row.settled_at,
    settledBy: row.settled_by,
    reference: row.reference,
    count: Number(row.count),
    total: money(row.total, sites[work.site].currency),
    isOwn: row.is_own,
  }))
}

export type PayingPlace = { readonly value: string; readonly text: string }

/** Our bank accounts that a batch can be paid from; cash is paid at a till, and Fawry has one place. */
export async function readPayingPlaces(work: Work): Promise<readonly PayingPlace[]> {
  const accounts = await readBankAccounts(work)
  return accounts.map((one) => ({ value: one.accountNumber, text: `${one.bankName} · ${one.accountNumber}` }))
}
