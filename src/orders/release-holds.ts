import { money } from '#money/money.ts'
import { siteCurrency, type Work } from '#platform/work.ts'
import { holdAccount, walletAccount } from '#wallet/accounts.ts'
import { postEntry, transfer } from '#wallet/post-entry.ts'
import type { Order } from './lock-order.ts'
import { readWaitingHolds } from './order-money.ts'

/** What stood on hold after a review goes to the wallet it came from: accepted, cancelled, or 72 hours old. Answers the sum. */
export async function releaseHolds(work: Work, order: Order): Promise<bigint> {
  const currency = siteCurrency[work.site]
  let released = 0n
  for (const hold of await readWaitingHolds(work, order.id)) {
    const { kind } = hold
    if (kind === 'card' || kind === 'cash') {
      const lines = transfer(
        money(hold.minor, currency),
        holdAccount(order.customer_id, kind),
        walletAccount(order.customer_id, kind),
      )
      await postEntry(work, 'order_hold_released', lines, {
        reference: order.number,
        onlyOnce: `order-hold:${hold.id}`,
      })
    }
    await work.db.updateTable('order_holds').set({ released_at: work.now }).where('id', '=', hold.id).execute()
    released += hold.minor
  }
  return released
}
