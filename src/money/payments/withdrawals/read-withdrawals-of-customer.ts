import type { Work } from '#platform/work/work.ts'
import { type Withdrawal, withdrawalOf } from './withdrawal.ts'

/** A customer's withdrawals on this site for staff, the newest first. */
export async function readWithdrawalsOfCustomer(
  work: Work,
  customerId: string,
  most: number,
): Promise<readonly Withdrawal[]> {
  const rows = await work.db
    .selectFrom('withdrawals')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('site', '=', work.site)
    .orderBy('requested_at', 'desc')
    .limit(most)
    .execute()
  return rows.map((row) => ({ ...withdrawalOf(work, row), phone: null }))
}
