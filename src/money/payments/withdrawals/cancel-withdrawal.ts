import { once } from '#platform/work/once.ts'
import type { Work } from '#platform/work/work.ts'
import { lockWithdrawal } from './lock-withdrawal.ts'
import { giveWithdrawalBack, moveWithdrawal } from './move-withdrawal.ts'
import type { Withdrawal } from './withdrawal.ts'

/** The customer cancels the request while nobody has approved it: the money is back in the same balance at once. */
export async function cancelWithdrawal(
  work: Work,
  { id, key, reason = '' }: { readonly id: string; readonly key: string; readonly reason?: string },
): Promise<Withdrawal> {
  return once(work, `withdraw-cancel:${key}`, { id, reason }, async () => {
    const withdrawal = await lockWithdrawal(work, id)
    const cancelled = await moveWithdrawal(work, withdrawal, 'cancel', reason === '' ? {} : { note: reason })
    await giveWithdrawalBack(work, cancelled)
    return cancelled
  })
}
