import { signedInCustomer } from '#people/access/signed-in-customer.ts'
import { newId } from '#platform/work/id.ts'
import { nextNumber } from '#platform/work/next-number.ts'
import { once } from '#platform/work/once.ts'
import type { Work } from '#platform/work/work.ts'
import type { CancelReason } from '#selling/orders/cancel-reasons.ts'
import { lockOrderByNumber } from '#selling/orders/items/lock-order.ts'
import { noteStep } from './cancellation.ts'
import { cancellableOf } from './propose-cancellation.ts'

export type CancellationWish = {
  readonly key: string
  /** The order's number. */
  readonly number: string
  readonly itemIds: readonly string[]
  readonly reason: CancelReason
  readonly comment: string | null
}

/** The customer wants to cancel bought goods: support answers with the fee. Nothing moves yet. */
export async function askCancellation(
  work: Work,
  { key, ...wish }: CancellationWish,
): Promise<{ readonly number: string }> {
  signedInCustomer(work)
  return once(work, key, wish, async () => {
    const order = await lockOrderByNumber(work, wish.number)
    const itemIds = await cancellableOf(work, order, wish.itemIds)
    const id = newId()
    const number = `CN${await nextNumber(work, 'cancellations', 4001)}`
    const { reason, comment } = wish
    await work.db
      .insertInto('cancellations')
      .values({ id, number, site: work.site, order_id: order.id, state: 'asked', at: work.now, reason, comment })
      .execute()
    await work.db
      .insertInto('cancellation_items')
      .values(itemIds.map((item_id) => ({ cancellation_id: id, item_id })))
      .execute()
    await noteStep(work, id, { event: 'ask', from: null, to: 'asked', note: comment })
    return { number }
  })
}
