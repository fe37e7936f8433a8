import { asSystem, type Work } from '#platform/work/work.ts'
import { itemOf } from '#selling/orders/items/lock-order.ts'
import { boughtStates, lockCancellation, moveCancellation } from './cancellation.ts'
import { openCancellations } from './cancellation-moves.ts'

/** Cases without an answer in time, and those whose goods can no longer be cancelled. */
export async function readOverdue(work: Work): Promise<readonly string[]> {
  const rows = await work.db
    .selectFrom('cancellations')
    .select('number')
    .where('site', '=', work.site)
    .where('state', 'in', [...openCancellations])
    .where((where) =>
      where.or([
        where('until', '<=', work.now),
        where.exists(
          where
            .selectFrom('cancellation_items as part')
            .innerJoin('order_items as item', 'item.id', 'part.item_id')
            .select('item.id')
            .whereRef('part.cancellation_id', '=', 'cancellations.id')
            .where('item.state', 'not in', [...boughtStates]),
        ),
      ]),
    )
    .execute()
  return rows.map((row) => row.number)
}

/** No answer means no: the goods continue as ordered. */
export async function expireCancellation(given: Work, number: string): Promise<void> {
  const work = asSystem(given)
  const { cancellation, order } = await lockCancellation(work, number)
  if (!openCancellations.some((state) => state === cancellation.state)) return
  const isOver = cancellation.until !== null && cancellation.until <= work.now
  const isGone = cancellation.itemIds.some((id) => !boughtStates.includes(itemOf(order, id).state))
  if (isOver || isGone) await moveCancellation(work, cancellation, 'expire')
}
