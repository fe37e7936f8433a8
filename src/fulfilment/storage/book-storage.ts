import { asSystem, type Work } from '#platform/work/work.ts'
import type { Order } from '#selling/orders/items/lock-order.ts'
import { noteStorage } from '#selling/orders/money/note-storage.ts'
import { readWaits, type Wait } from './read-waits.ts'
import { newStorageDays, sumOfDays } from './storage-fee.ts'

/** Orders with goods that may wait for their customer. */
export async function readWaitingOrders(work: Work): Promise<readonly string[]> {
  const rows = await work.db
    .selectFrom('order_items')
    .select('order_id')
    .distinct()
    .where('site', '=', work.site)
    .where('state', 'in', ['waiting_delivery_request', 'prepare_for_pickup', 'ready_for_pickup'])
    .execute()
  return rows.map((row) => row.order_id)
}

/**
 * Books each day of a locked order's waiting goods that has ended and is not booked, so that what they cost until now is due
 * before they are handed over. Again it does nothing.
 */
export async function bookOn(given: Work, order: Order): Promise<ReadonlyMap<string, Wait>> {
  const work = asSystem(given)
  const waits = await readWaits(work, order.items)
  let isChanged = false
  for (const wait of waits.values()) if (await bookDays(work, order, wait)) isChanged = true
  return isChanged ? readWaits(work, order.items) : waits
}

async function bookDays(work: Work, order: Order, { itemId, beganOn, days, rule, pieces, booked, toldOn }: Wait) {
  const fresh = newStorageDays(days, rule, { pieces, booked, toldOn })
  const [first, last] = [fresh[0], fresh.at(-1)]
  if (!first || !last) return false
  await work.db
    .insertInto('storage_days')
    .values(fresh.map(({ day, minor }) => ({ item_id: itemId, day, began_on: beganOn, minor, at: work.now })))
    .execute()
  const minor = sumOfDays(fresh)
  const paid = fresh.filter((one) => one.minor > 0n)
  if (minor > 0n)
    await noteStorage(work, order, {
      itemId,
      minor,
      facts: { from: paid[0]!.day, to: paid.at(-1)!.day, days: paid.length },
    })
  return true
}
