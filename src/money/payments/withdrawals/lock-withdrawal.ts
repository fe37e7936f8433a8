import { isId } from '#platform/work/id.ts'
import { no } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { type Withdrawal, withdrawalOf } from './withdrawal.ts'

/** The withdrawal, locked until the transaction ends. Another customer's, or another site's, is not found. */
export async function lockWithdrawal(work: Work, id: string): Promise<Withdrawal> {
  if (!isId(id)) throw no.NOT_FOUND()
  const row = await work.db
    .selectFrom('withdrawals')
    .selectAll()
    .where('id', '=', id)
    .where('site', '=', work.site)
    .forUpdate()
    .executeTakeFirst()
  if (!row || (work.who.kind === 'customer' && row.customer_id !== work.who.id)) throw no.NOT_FOUND()
  return withdrawalOf(work, row)
}
