import { sql } from 'kysely'
import { readingRetentions } from '#catalog/reader/fetching/reading-retentions.ts'
import { sweepChore } from '#platform/background/sweep.ts'
import { asSystem, type Work } from '#platform/work/work.ts'
import { itemMoves } from './items/item-moves.ts'
import { lockOrder } from './items/lock-order.ts'
import { moveItems, type Wanted } from './items/move-item.ts'
import { hoursToPay, isTimeToPayOver, payingStates, stoodStill } from './money/payment-clock.ts'
import { releaseHolds } from './money/release-holds.ts'

const clockMoves = itemMoves.filter((move) => move.afterHours !== undefined && move.event !== 'noShow')

/** Orders of this site with an item whose time is over. */
export async function readExpiring(work: Work, most = 100): Promise<readonly string[]> {
  const rows = await work.db
    .selectFrom('order_items as item')
    .innerJoin('orders', 'orders.id', 'item.order_id')
    .select('orders.id')
    .distinct()
    .where('orders.site', '=', work.site)
    .where((where) =>
      where.or(
        clockMoves.map((move) =>
          where.and([
            where('item.state', '=', move.from),
            where('item.state_since', '<=', before(work, move.afterHours)),
            // A transfer that finance is checking was made in time.
            ...(payingStates.includes(move.from) ? [hasRunOut(work)] : []),
          ]),
        ),
      ),
    )
    .limit(most)
    .execute()
  return rows.map((row) => row.id)
}

/** Makes the scheduled moves of one order. A second run finds nothing left to do. */
export async function expireOrder(work: Work, orderId: string): Promise<void> {
  const order = await lockOrder(work, orderId)
  const wishes: Wanted[] = []
  for (const item of order.items) {
    const move = clockMoves.find((one) => one.from === item.state && item.state_since <= before(work, one.afterHours))
    const isOver = move && (!payingStates.includes(move.from) || (await isTimeToPayOver(work, order, item)))
    if (isOver) wishes.push({ itemId: item.id, event: move.event })
  }
  await moveItems(asSystem(work), order, wishes)
}

/** Orders whose surplus was on hold for its 72 hours. */
export async function readHoldsDue(work: Work): Promise<readonly string[]> {
  const rows = await work.db
    .selectFrom('order_holds as hold')
    .innerJoin('orders', 'orders.id', 'hold.order_id')
    .select('orders.id')
    .distinct()
    .where('orders.site', '=', work.site)
    .where('hold.released_at', 'is', null)
    .where('hold.until', '<=', work.now)
    .execute()
  return rows.map((row) => row.id)
}

export async function returnHeld(work: Work, orderId: string): Promise<void> {
  await releaseHolds(work, await lockOrder(work, orderId))
}

function hasRunOut(work: Work) {
  const stood = stoodStill(work, sql`orders.id`, sql`item.state_since`)
  return sql<boolean>`item.state_since + make_interval(hours => ${hoursToPay}) + ${stood} <= ${work.now}`
}

function before(work: Work, hours = 0): Date {
  return new Date(work.now.getTime() - hours * 3_600_000)
}

// What a customer ordered or has in a cart was read on that page; staff look at it for as long as the order is looked at.
const isNamed = sql<boolean>`
  exists (select from order_items where reading_id = link_readings.id)
  or exists (select from item_readings where reading_id = link_readings.id)
  or exists (select from cart_items where reading_id = link_readings.id)`

export const sweepReadings = sweepChore('orders.sweep-readings', '43 4 * * *', readingRetentions(isNamed))
