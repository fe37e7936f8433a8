import { walletAccount } from '#money/wallet/accounts.ts'
import { postEntry, transfer } from '#money/wallet/post-entry.ts'
import { announce } from '#platform/work/announce.ts'
import { statusStepOf } from '#platform/work/moves.ts'
import type { Work } from '#platform/work/work.ts'
import type { Withdrawal } from './withdrawal.ts'
import { findWithdrawalMove, type WithdrawalEvent } from './withdrawal-moves.ts'
import { no } from './withdrawals.refusals.ts'

/** The only writer of a withdrawal's status: by the table, with one row of history. The withdrawal must be locked. */
export async function moveWithdrawal(
  work: Work,
  withdrawal: Withdrawal,
  event: WithdrawalEvent,
  facts: { readonly note?: string; readonly rejectReason?: string } = {},
): Promise<Withdrawal> {
  const { who } = work
  const move = findWithdrawalMove(who, withdrawal.status, event)
  if (!move) throw no.WITHDRAWAL_MOVE_NOT_ALLOWED({ status: withdrawal.status, event })
  const { rejectReason = null } = facts
  const settledAt = move.to === 'successed' ? work.now : null
  await writeHistory(work, withdrawal, { event, to: move.to, note: facts.note ?? rejectReason })
  await work.db
    .updateTable('withdrawals')
    .set({ status: move.to, settled_at: settledAt, reject_reason: rejectReason })
    .where('id', '=', withdrawal.id)
    .execute()
  await announce(work, 'withdrawal.moved', { withdrawal: withdrawal.id, customer: withdrawal.customerId, to: move.to })
  return { ...withdrawal, status: move.to, settledAt, rejectReason }
}

/** Records a step without a change of status: the first of two approvals. */
export async function noteWithdrawal(work: Work, withdrawal: Withdrawal, event: 'approveFirst'): Promise<void> {
  await writeHistory(work, withdrawal, { event, to: withdrawal.status, note: null })
}

async function writeHistory(
  work: Work,
  { id, status }: Withdrawal,
  { event, to, note }: { readonly event: string; readonly to: string; readonly note: string | null },
): Promise<void> {
  await work.db
    .insertInto('withdrawal_history')
    .values({ ...statusStepOf(work, { event, from: status, to }), withdrawal_id: id, note })
    .execute()
}

/** What was set aside returns to the balance it was taken from (the specification's `Cancel withdraw`). */
export async function giveWithdrawalBack(work: Work, withdrawal: Withdrawal): Promise<void> {
  const { id, number, amount, customerId, takenFrom } = withdrawal
  const back = transfer(amount, `withdrawal:${id}`, walletAccount(customerId, takenFrom))
  await postEntry(work, 'withdraw_cancelled', back, { reference: number, onlyOnce: `withdrawal:${id}` })
}
