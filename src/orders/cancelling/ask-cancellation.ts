import type { CancelReason } from '#orders/cancel-reasons.ts'
import { lockOrderByNumber } from '#orders/lock-order.ts'
import { signedInCustomer } from '#people/signed-in-customer.ts'
import { newId } from '#platform/id.ts'
import { nextNumber } from '#platform/next-number.ts'
import { once } from '#platform/once.ts'
import type { Work } from '#platform/work.ts'
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

/** The customer wants to give up goods that were bought already: support answers with what it costs. Nothing moves yet. */
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
