import { readBankAccounts } from '#money/payments/receipts/read-bank-accounts.ts'
import type { AccountName } from '#money/wallet/accounts.ts'
import { postEntry, transfer } from '#money/wallet/post-entry.ts'
import { audit } from '#people/access/audit.ts'
import { requireProof } from '#people/access/require-proof.ts'
import { isId } from '#platform/work/id.ts'
import { once } from '#platform/work/once.ts'
import { no as platformNo } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { moveWithdrawal } from './move-withdrawal.ts'
import { tellWithdrawal } from './tell-withdrawal.ts'
import { type Withdrawal, withdrawalOf } from './withdrawal.ts'
import type { WithdrawalMethod } from './withdrawal-methods.ts'
import { no } from './withdrawals.refusals.ts'

export type SettledBatch = {
  readonly batchId: string
  /** The number of our bank account that paid; Fawry has one place. */
  readonly place: string
  /** The bank's reference of this payment, as on the statement. */
  readonly reference: string
  readonly key: string
}

/** The account that real money leaves from: it must exist. Bank accounts are named `bank:{account number}`. */
async function payingAccount(work: Work, method: WithdrawalMethod, place: string): Promise<AccountName> {
  if (method === 'office') throw no.WITHDRAWAL_PAID_AT_TILL()
  if (method === 'fawry') return 'gateway:fawry'
  const accounts = await readBankAccounts(work)
  if (!accounts.some(({ accountNumber }) => accountNumber === place))
    throw no.WITHDRAWAL_PLACE_UNKNOWN({ path: 'place' })
  return `bank:${place}`
}

/**
 * The batch was paid: every withdrawal still in it is done, and its money has left. Nobody settles what they approved.
 */
export async function settleWithdrawals(
  work: Work,
  { batchId, place, reference, key }: SettledBatch,
): Promise<{ readonly number: string; readonly count: number }> {
  requireProof(work)
  const { who } = work
  if (who.kind !== 'staff') throw platformNo.FORBIDDEN()
  return once(work, `withdraw-settle:${key}`, { batchId, place, reference }, async () => {
    const batch = await lockBatch(work, batchId)
    if (batch.settled_at !== null) throw no.WITHDRAWAL_BATCH_SETTLED({ number: batch.number })
    const withdrawals = await lockWithdrawalsOf(work, batchId)
    if (withdrawals.length === 0) throw no.WITHDRAWAL_BATCH_EMPTY()
    await refuseOwn(work, who.id, withdrawals)
    const account = await payingAccount(work, withdrawals[0]!.method, place)
    await work.db
      .updateTable('withdrawal_batches')
      .set({ settled_by: who.id, settled_at: work.now, paid_from: account, reference })
      .where('id', '=', batchId)
      .execute()
    for (const withdrawal of withdrawals) await settle(work, withdrawal, account, reference)
    const before = { isSettled: false, count: withdrawals.length }
    const after = { isSettled: true, reference, account }
    await audit(work, { action: 'withdrawal.settle', subject: `batch:${batchId}`, before, after })
    return { number: batch.number, count: withdrawals.length }
  })
}

async function lockBatch(work: Work, id: string) {
  if (!isId(id)) throw platformNo.NOT_FOUND()
  const batch = await work.db
    .selectFrom('withdrawal_batches')
    .select(['number', 'settled_at'])
    .where('id', '=', id)
    .where('site', '=', work.site)
    .forUpdate()
    .executeTakeFirst()
  if (!batch) throw platformNo.NOT_FOUND()
  return batch
}

async function lockWithdrawalsOf(work: Work, batchId: string): Promise<readonly Withdrawal[]> {
  const rows = await work.db
    .selectFrom('withdrawals')
    .selectAll()
    .where('batch_id', '=', batchId)
    .where('status', '=', 'on_progress')
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.map((row) => withdrawalOf(work, row))
}

async function refuseOwn(work: Work, staffId: string, withdrawals: readonly Withdrawal[]): Promise<void> {
  const own = await work.db
    .selectFrom('withdrawal_approvals')
    .select('withdrawal_id')
    .where('staff_id', '=', staffId)
    .where(
      'withdrawal_id',
      'in',
      withdrawals.map(({ id }) => id),
    )
    .executeTakeFirst()
  if (!own) return
  const { number } = withdrawals.find(({ id }) => id === own.withdrawal_id) ?? { number: '' }
  throw no.WITHDRAWAL_SECOND_PERSON_NEEDED({ number })
}

async function settle(work: Work, withdrawal: Withdrawal, account: AccountName, reference: string): Promise<void> {
  const { id, number, amount } = withdrawal
  const paid = await moveWithdrawal(work, withdrawal, 'settle', { note: reference })
  const facts = { reference: number, note: reference, onlyOnce: `withdrawal:${id}` }
  await postEntry(work, 'withdraw_settled', transfer(amount, `withdrawal:${id}`, account), facts)
  await tellWithdrawal(work, paid, 'paid')
}
