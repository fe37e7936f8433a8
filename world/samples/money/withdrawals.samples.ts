import { requestWithdrawal, type WithdrawalRequest } from '#money/payments/withdrawals/request-withdrawal.ts'
import type { Withdrawal } from '#money/payments/withdrawals/withdrawal.ts'
import { newId } from '#platform/work/id.ts'
import type { Work } from '#platform/work/work.ts'

export const sampleBank = {
  bankName: 'بنك النيل التجريبي',
  branch: 'المعادي',
  accountName: 'سلمى عبد الله',
  accountNumber: 'EG380019000500000000263180002',
} as const

/** Asks for a withdrawal by bank transfer, as the acting customer. */
export async function sampleWithdrawal(work: Work, minor: bigint, from: 'card' | 'cash' = 'card'): Promise<Withdrawal> {
  const wish = { paymentMethod: 'bankTransfer', from, amount: minor, ...sampleBank } as const
  return requestWithdrawal(work, { ...wish, key: newId() } satisfies WithdrawalRequest)
}
