import type { Work } from '#platform/work/work.ts'
import { lockOrderByNumber } from '#selling/orders/items/lock-order.ts'
import { no } from '#selling/orders/orders.refusals.ts'
import { acceptTotal } from './confirm-payment.ts'
import { orderTotal, readOrderMoney } from './order-money.ts'

export type Accepted = { readonly releasedMinor: bigint; readonly dueMinor: bigint }

/**
 * The customer accepts the total after review (`seenMinor`, where a page showed one: another is refused): what was on hold returns to the wallet; what is
 * still due is to be paid.
 */
export async function acceptChange(work: Work, number: string, seenMinor: bigint | null = null): Promise<Accepted> {
  const order = await lockOrderByNumber(work, number)
  if (order.change_asked_at === null) throw no.NOTHING_TO_ACCEPT()
  if (seenMinor !== null && seenMinor !== orderTotal(order)) throw no.SEEN_TOTAL_CHANGED()
  const { releasedMinor } = await acceptTotal(work, order)
  const { dueNow } = await readOrderMoney(work, order)
  return { releasedMinor, dueMinor: dueNow }
}
