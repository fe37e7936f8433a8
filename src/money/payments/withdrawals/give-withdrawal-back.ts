import { walletAccount } from '#money/wallet/accounts.ts'
import { postEntry, transfer } from '#money/wallet/post-entry.ts'
import type { Work } from '#platform/work/work.ts'
import type { Withdrawal } from './withdrawal.ts'

/** What was set aside returns to the balance it was taken from (the specification's `Cancel withdraw`). */
export async function giveWithdrawalBack(work: Work, withdrawal: Withdrawal): Promise<void> {
  const { id, number, amount, customerId, takenFrom } = withdrawal
  const back = transfer(amount, `withdrawal:${id}`, walletAccount(customerId, takenFrom))
  await postEntry(work, 'withdraw_cancelled', back, { reference: number, onlyOnce: `withdrawal:${id}` })
}
