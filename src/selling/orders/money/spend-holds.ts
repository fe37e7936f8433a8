import { smallerOf } from '#platform/values/amounts/round.ts'
import type { Work } from '#platform/work/work.ts'
import type { PaymentPart } from './confirm-payment.ts'

/** What was paid from an on-hold balance stands on hold no more: the oldest first, so that it is not returned a second time. */
export async function spendHolds(work: Work, customerId: string, { kind, minor }: PaymentPart): Promise<void> {
  const holds = await work.db
    .selectFrom('order_holds as hold')
    .innerJoin('orders', 'orders.id', 'hold.order_id')
    .select(['hold.id', 'hold.minor'])
    .where('orders.customer_id', '=', customerId)
    .where('orders.site', '=', work.site)
    .where('hold.kind', '=', kind)
    .where('hold.released_at', 'is', null)
    .orderBy('hold.until')
    .orderBy('hold.id')
    .forUpdate('hold')
    .execute()
  let left = minor
  for (const hold of holds) {
    const part = smallerOf(hold.minor, left)
    if (part <= 0n) return
    left -= part
    const rest = hold.minor - part
    await work.db
      .updateTable('order_holds')
      .set(rest > 0n ? { minor: rest } : { released_at: work.now })
      .where('id', '=', hold.id)
      .execute()
  }
}
