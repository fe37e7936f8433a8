import { type RefundCause, refundAccount } from '#money/payments/refunds/refund-rule.ts'
import { type HoldKind, holdAccount } from '#money/wallet/accounts.ts'
import { postEntry, transfer } from '#money/wallet/post-entry.ts'
import { money } from '#platform/values/amounts/money.ts'
import type { Work } from '#platform/work/work.ts'
import type { Order } from '#selling/orders/items/lock-order.ts'
import { sites } from '#sites/sites.ts'
import { noteRefund } from './give-back.ts'
import { readWaitingHolds } from './order-money.ts'

/**
 * Releases money that was on hold after a review to the wallet it came from: when the customer accepted, the order was
 * cancelled, or after 72 hours. Money lent by valU goes back to valU. Returns the sum.
 */
export async function releaseHolds(work: Work, order: Order, cause: RefundCause = 'lowerTotal'): Promise<bigint> {
  const currency = sites[work.site].currency
  let released = 0n
  for (const hold of await readWaitingHolds(work, order.id)) {
    const kind = holdKind(hold.kind)
    const entryId =
      kind === 'valu'
        ? null
        : await postEntry(
            work,
            'order_hold_released',
            transfer(
              money(hold.minor, currency),
              holdAccount(order.customer_id, kind),
              refundAccount(order.customer_id, kind),
            ),
            { reference: order.number, onlyOnce: `order-hold:${hold.id}` },
          )
    await work.db.updateTable('order_holds').set({ released_at: work.now }).where('id', '=', hold.id).execute()
    await noteRefund(work, order, { kind, minor: hold.minor, entryId, cause })
    released += hold.minor
  }
  return released
}

function holdKind(word: string): HoldKind {
  return word === 'cash' || word === 'valu' ? word : 'card'
}
