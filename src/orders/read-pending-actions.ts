import { signedInCustomer } from '#people/signed-in-customer.ts'
import type { Work } from '#platform/work.ts'
import { finalStates } from './item-states.ts'
import { readOpenQuestions } from './open-questions.ts'
import { readMoneyOfOrders } from './order-money.ts'
import { type PendingAction, pendingActions } from './pending-actions.ts'
import { withItems } from './with-items.ts'

/** Everything that waits for the acting customer on this site: one list for the drawer, the account's home and mail. */
export async function readPendingActions(work: Work): Promise<readonly PendingAction[]> {
  const rows = await work.db
    .selectFrom('orders')
    .selectAll()
    .where('customer_id', '=', signedInCustomer(work))
    .where('site', '=', work.site)
    .where((where) =>
      where.exists(
        where
          .selectFrom('order_items as item')
          .select('item.id')
          .whereRef('item.order_id', '=', 'orders.id')
          .where('item.state', 'not in', [...finalStates]),
      ),
    )
    .orderBy('placed_at')
    .execute()
  const orders = await withItems(work, rows)
  const moneys = await readMoneyOfOrders(work, orders)
  const questions = await readOpenQuestions(work, orders)
  return orders.flatMap((order) => pendingActions(order, moneys.get(order.id)!, questions))
}
