import { audit } from '#people/access/audit.ts'
import { requireProof } from '#people/access/require-proof.ts'
import type { Work } from '#platform/work/work.ts'
import { lockWithdrawal } from './lock-withdrawal.ts'
import { moveWithdrawal, noteWithdrawal } from './move-withdrawal.ts'
import { tellWithdrawal } from './tell-withdrawal.ts'
import type { Withdrawal } from './withdrawal.ts'
import { findWithdrawalMove } from './withdrawal-moves.ts'
import { no } from './withdrawals.refusals.ts'

/** A member of finance approves. Above the limit of the rules it continues only when a second one has approved, too. */
export async function approveWithdrawal(work: Work, id: string): Promise<Withdrawal> {
  requireProof(work)
  const withdrawal = await lockWithdrawal(work, id)
  const { who } = work
  if (who.kind !== 'staff' || !findWithdrawalMove(who, withdrawal.status, 'approve'))
    throw no.WITHDRAWAL_MOVE_NOT_ALLOWED({ status: withdrawal.status, event: 'approve' })
  const before = await readApprovers(work, id)
  if (before.includes(who.id)) throw no.WITHDRAWAL_APPROVED_BY_YOU()
  await work.db
    .insertInto('withdrawal_approvals')
    .values({ withdrawal_id: id, staff_id: who.id, at: work.now })
    .execute()
  await audit(work, { action: 'withdrawal.approve', subject: `withdrawal:${id}`, after: { by: before.length + 1 } })
  if (before.length + 1 < withdrawal.approvalsNeeded) {
    await noteWithdrawal(work, withdrawal, 'approveFirst')
    return withdrawal
  }
  const approved = await moveWithdrawal(work, withdrawal, 'approve')
  await tellWithdrawal(work, approved, 'approved')
  return approved
}

/** Who has approved a withdrawal so far. */
async function readApprovers(work: Work, id: string): Promise<readonly string[]> {
  const rows = await work.db
    .selectFrom('withdrawal_approvals')
    .select('staff_id')
    .where('withdrawal_id', '=', id)
    .orderBy('at')
    .execute()
  return rows.map((row) => row.staff_id)
}
