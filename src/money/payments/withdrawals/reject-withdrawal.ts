import { audit } from '#people/access/audit.ts'
import { requireProof } from '#people/access/require-proof.ts'
import { once } from '#platform/work/once.ts'
import type { Work } from '#platform/work/work.ts'
import { lockWithdrawal } from './lock-withdrawal.ts'
import { giveWithdrawalBack, moveWithdrawal } from './move-withdrawal.ts'
import { tellWithdrawal } from './tell-withdrawal.ts'
import type { Withdrawal } from './withdrawal.ts'

export type Rejection = { readonly id: string; readonly reason: string; readonly key: string }

/** Finance refuses it, or the bank did not accept it: the money is back in the customer's balance, with the reason. */
export async function rejectWithdrawal(work: Work, { id, reason, key }: Rejection): Promise<Withdrawal> {
  requireProof(work)
  return once(work, `withdraw-reject:${key}`, { id, reason }, async () => {
    const withdrawal = await lockWithdrawal(work, id)
    const rejected = await moveWithdrawal(work, withdrawal, 'reject', { rejectReason: reason })
    await giveWithdrawalBack(work, rejected)
    const [before, after] = [{ status: withdrawal.status }, { status: rejected.status }]
    await audit(work, { action: 'withdrawal.reject', subject: `withdrawal:${id}`, before, after, why: reason })
    await tellWithdrawal(work, rejected, 'rejected')
    return rejected
  })
}
