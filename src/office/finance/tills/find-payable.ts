import { findOfficeWithdrawal } from '#money/payments/withdrawals/pay-out-withdrawal.ts'
import { readCustomers } from '#people/accounts/read-customers.ts'
import type { Work } from '#platform/work/work.ts'
import type { FoundWithdrawal } from './pay-card.tsx'

/** A cash withdrawal by the number its customer shows, and whether this clerk approved it and so may not pay it. */
export async function findPayable(work: Work, number: string): Promise<FoundWithdrawal | null> {
  const withdrawal = await findOfficeWithdrawal(work, number)
  if (!withdrawal) return null
  const customer = (await readCustomers(work, [withdrawal.customerId])).get(withdrawal.customerId)
  const own = await work.db
    .selectFrom('withdrawal_approvals')
    .select('at')
    .where('withdrawal_id', '=', withdrawal.id)
    .where('staff_id', '=', work.who.id ?? '')
    .executeTakeFirst()
  const name = `${customer?.firstName ?? ''} ${customer?.lastName ?? ''}`.trim()
  return { ...withdrawal, customer: name, isOwn: own !== undefined }
}
