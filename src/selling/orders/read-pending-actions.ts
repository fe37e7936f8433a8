import { sql } from 'kysely'
import { signedInCustomer } from '#people/access/signed-in-customer.ts'
import { onceInMoment } from '#platform/values/moment.ts'
import type { Work } from '#platform/work/work.ts'
import { finalStates } from './items/item-states.ts'
import { withItems } from './items/with-items.ts'
import { type MoneyRow, moneyColumns, moneyOfOrder, moneyOfRow } from './money/order-money.ts'
import { readPaymentClocks } from './money/payment-clock.ts'
import { type PendingAction, pendingActions } from './pending-actions.ts'
import { type AskedAbout, isAskedAbout, readOpenQuestions } from './review/open-questions.ts'

/** Everything that waits for the acting customer on this site: one list for the drawer, the account's home and mail. */
export function readPendingActions(work: Work): Promise<readonly PendingAction[]> {
  return onceInMoment(work, `pending actions ${signedInCustomer(work)} ${work.site}`, async () => {
    const found = await readWaiting(work)
    const asked = found.filter(({ isAsked }) => isAsked)
    const [orders, questions] = await Promise.all([withItems(work, found), readOpenQuestions(work, asked)])
    const clocks = await readPaymentClocks(work, orders)
    return orders.flatMap((order) => pendingActions(order, moneyOfRow(order), questions, clocks.get(order.id)))
  })
}

type WaitingOrder = { readonly id: string; readonly number: string } & AskedAbout & MoneyRow

// Leaves out orders for which `pendingActions` would find nothing: paid goods on their way, without a question.
async function readWaiting(work: Work): Promise<readonly WaitingOrder[]> {
  const { rows } = await sql<WaitingOrder>`
    select o.id, o.number, ${isAskedAbout} as "isAsked", ${moneyColumns}
    from orders o
    cross join lateral (select bool_or(item.state in ('placed', 'pending_payment', 'waiting_delivery_request', 'missing_info',
        'on_hold')) as asks from order_items item where item.order_id = o.id
        and item.state not in (${sql.join(finalStates.map((state) => sql.lit(state)))})) going
    ${moneyOfOrder}
    where o.customer_id = ${signedInCustomer(work)} and o.site = ${work.site} and going.asks is not null
      and (going.asks or o.base_minor + o.fees_minor - o.courtesy_minor + coalesce(dues.minor, 0)
          > coalesce(ledger.paid, 0) - coalesce(ledger.refunded, 0)
        or ${isAskedAbout})
    order by o.placed_at`.execute(work.db)
  return rows
}
