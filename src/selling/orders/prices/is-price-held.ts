import type { Work } from '#platform/work/work.ts'
import type { Order } from '#selling/orders/items/lock-order.ts'

/**
 * Whether a payment of the order is in progress: a code that may still be paid, an open page of the gateway, a transfer
 * that finance is checking. The price it was opened with stays valid until it ends.
 */
export async function isPriceHeld(work: Work, { id }: Pick<Order, 'id'>): Promise<boolean> {
  const found = await work.db
    .selectFrom('payments')
    .select('id')
    .where('subject_kind', '=', 'order')
    .where('subject_id', '=', id)
    .where((where) =>
      where.or([
        where('status', '=', 'pending_review'),
        where.and([
          where('status', 'in', ['pending', 'pending_payment', 'on_progress']),
          where('expires_at', '>', work.now),
        ]),
      ]),
    )
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}
