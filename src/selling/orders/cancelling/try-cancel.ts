import { sql } from 'kysely'
import type { Work } from '#platform/work/work.ts'
import type { Order } from '#selling/orders/items/lock-order.ts'
import { moveItems } from '#selling/orders/items/move-item.ts'
import { readOrderMoney } from '#selling/orders/money/order-money.ts'

/**
 * What comes back to the customer when these items are cancelled, before any fee: done as it would be done, looked at, and
 * undone, so that what is promised is what will happen.
 */
export async function tryCancel(work: Work, order: Order, itemIds: readonly string[]): Promise<bigint> {
  await sql`savepoint try_cancel`.execute(work.db)
  try {
    return await cancelBought({ ...work, outbox: [] }, order, { itemIds, number: '' })
  } finally {
    await sql`rollback to savepoint try_cancel`.execute(work.db)
    await sql`release savepoint try_cancel`.execute(work.db)
  }
}

/** Cancels items that were bought, in the name of who proposed it; answers what came back to the balances. */
export async function cancelBought(
  work: Work,
  order: Order,
  { itemIds, number }: { readonly itemIds: readonly string[]; readonly number: string },
): Promise<bigint> {
  const before = await readOrderMoney(work, order)
  const after = await moveItems(
    work,
    order,
    itemIds.map((itemId) => ({ itemId, event: 'cancel', data: { cancellation: number } })),
    { feesAgreed: true },
  )
  const money = await readOrderMoney(work, after)
  return money.refunded - money.held - (before.refunded - before.held)
}
