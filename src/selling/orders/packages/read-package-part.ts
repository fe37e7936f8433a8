import type { Work } from '#platform/work/work.ts'
import type { Order } from '#selling/orders/items/lock-order.ts'

/** How much of an order's money went to the package bought with it, and is no longer in the order's account. */
export async function readPackagePart(work: Work, { id, subscribes }: Order): Promise<bigint> {
  if (!subscribes) return 0n
  const rows = await work.db
    .selectFrom('order_payments')
    .select('minor')
    .where('order_id', '=', id)
    .where('what', '=', 'package')
    .execute()
  return rows.reduce((part, { minor }) => part - minor, 0n)
}
