import { hasUsedCard } from '#money/payments/withdrawals/read-withdrawal-rules.ts'
import { type Withdrawal, withdrawalOf } from '#money/payments/withdrawals/withdrawal.ts'
import { findWithdrawalMove, type WithdrawalStatus } from '#money/payments/withdrawals/withdrawal-moves.ts'
import { readWallet, type Wallet } from '#money/wallet/read-wallet.ts'
import { maskedPhone } from '#people/access/sealed/phones.ts'
import { type CustomerCard, readCustomers } from '#people/accounts/read-customers.ts'
import { no } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'

export type WithdrawalCase = {
  readonly withdrawal: Withdrawal
  readonly customer: CustomerCard
  readonly wallet: Wallet
  /** Whether the card was used here; null where none was asked for. */
  readonly isCardUsed: boolean | null
  readonly earlier: readonly { readonly number: string; readonly status: WithdrawalStatus; readonly at: Date }[]
  readonly history: readonly {
    readonly id: string
    readonly event: string
    readonly at: Date
    readonly who: string | null
    readonly note: string | null
  }[]
  readonly approvals: number
  readonly mayApprove: boolean
  readonly mayReject: boolean
  readonly batch: string | null
}

/** One withdrawal as the desk decides about it: where it goes, what speaks for it, and who did what so far. */
export async function readWithdrawalCase(work: Work, number: string): Promise<WithdrawalCase> {
  const row = await work.db
    .selectFrom('withdrawals')
    .leftJoin('withdrawal_batches', 'withdrawal_batches.id', 'withdrawals.batch_id')
    .selectAll('withdrawals')
    .select('withdrawal_batches.number as batch')
    .where('withdrawals.number', '=', number)
    .where('withdrawals.site', '=', work.site)
    .executeTakeFirst()
  if (!row) throw no.NOT_FOUND()
  const told = withdrawalOf(work, row)
  const withdrawal = { ...told, phone: maskedPhone(told.phone) }
  const { id, customerId, cardLast4, status } = withdrawal
  const customer = (await readCustomers(work, [customerId])).get(customerId)
  if (!customer) throw no.NOT_FOUND()
  const approvers = await readApproverIds(work, id)
  const isMine = approvers.some((one) => one === work.who.id)
  return {
    withdrawal,
    customer,
    wallet: await readWallet(work, customerId),
    isCardUsed: cardLast4 === null ? null : await hasUsedCard(work, customerId, cardLast4),
    earlier: await readEarlier(work, withdrawal),
    history: await readHistory(work, id),
    approvals: approvers.length,
    mayApprove: findWithdrawalMove(work.who, status, 'approve') !== null && !isMine,
    mayReject: findWithdrawalMove(work.who, status, 'reject') !== null,
    batch: row.batch,
  }
}

async function readApproverIds(work: Work, id: string): Promise<readonly string[]> {
  const rows = await work.db
    .selectFrom('withdrawal_approvals')
    .select('staff_id')
    .where('withdrawal_id', '=', id)
    .execute()
  return rows.map((row) => row.staff_id)
}

async function readEarlier(work: Work, { id, customerId }: Withdrawal): Promise<WithdrawalCase['earlier']> {
  const rows = await work.db
    .selectFrom('withdrawals')
    .select(['number', 'status', 'requested_at'])
    .where('customer_id', '=', customerId)
    .where('id', '<>', id)
    .orderBy('requested_at', 'desc')
    .limit(5)
    .execute()
  return rows.map((row) => ({ number: row.number, status: row.status as WithdrawalStatus, at: row.requested_at }))
}

async function readHistory(work: Work, id: string): Promise<WithdrawalCase['history']> {
  const rows = await work.db
    .selectFrom('withdrawal_history as history')
    .leftJoin('staff_members as staff', 'staff.id', 'history.who_id')
    .select(['history.id', 'history.event', 'history.at', 'history.note', 'staff.name as who'])
    .where('history.withdrawal_id', '=', id)
    .orderBy('history.id')
    .execute()
  return rows.map((row) => ({ ...row, id: String(row.id) }))
}
