import { sql } from 'kysely'
import { largerOf } from '#platform/values/amounts/round.ts'
import type { Work } from '#platform/work/work.ts'
import { activeItems, findOrder } from '#selling/orders/items/lock-order.ts'
import { ownShares, quoteOrder } from '#selling/orders/money/order-quote.ts'
import { realWeights } from '#selling/orders/money/real-weights.ts'
import type { BookedEntry } from './booked-entry.ts'

/** An item that an entry was for, with its weight for each account. */
export type Carrier = { readonly itemId: string; readonly weight: (account: string) => bigint }

/**
 * Of which items an order's money was earned, by the entry's id: of those handed over since the entry before; where there are none, as
 * when the price changed later, of all handed over by then; and of an order that was cancelled, of all its items.
 */
export async function readEarnedGoods(
  work: Work,
  entries: readonly BookedEntry[],
): Promise<ReadonlyMap<string, readonly Carrier[]>> {
  const earned = entries.filter(({ kind }) => kind === 'order_earned')
  const numbers = [...new Set(earned.flatMap(({ reference }) => reference ?? []))]
  const asked = new Set(earned.map(({ id }) => id))
  const found = new Map<string, readonly Carrier[]>()
  for (const { number, itemIds, ...order } of await readOrders(work, numbers)) {
    const prices = await readPrices(work, number)
    const carriers = (ids: readonly string[]) => ids.map((id) => ({ itemId: id, weight: () => prices.get(id) ?? 0n }))
    order.entries.forEach(({ id, at }, place) => {
      if (!asked.has(id)) return
      const since = order.entries[place - 1]?.at ?? ''
      const handed = order.handed.filter((one) => one.at <= at)
      const fresh = handed.filter((one) => one.at > since)
      const mine = (fresh.length > 0 ? fresh : handed).map((one) => one.itemId)
      found.set(id, carriers(mine.length > 0 ? mine : itemIds))
    })
  }
  return found
}

type EarnedOrder = {
  readonly number: string
  readonly itemIds: readonly string[]
  /** Moments as the database writes them, to the microsecond: they are compared as texts. */
  readonly entries: readonly { readonly id: string; readonly at: string }[]
  readonly handed: readonly { readonly itemId: string; readonly at: string }[]
}

async function readOrders({ db, site }: Work, numbers: readonly string[]): Promise<readonly EarnedOrder[]> {
  const moment = (column: string) => sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US')`
  const { rows } = await sql<EarnedOrder>`
    select o.number,
      (select array_agg(i.id::text order by i.place) from order_items i where i.order_id = o.id) as "itemIds",
      (select jsonb_agg(jsonb_build_object('id', e.id, 'at', ${moment('e.at')}) order by e.at, e.id)
        from journal_entries e where e.reference = o.number and e.kind = 'order_earned') as entries,
      (select coalesce(jsonb_agg(jsonb_build_object('itemId', h.item_id, 'at', ${moment('h.at')}) order by h.id), '[]')
        from item_history h join order_items i on i.id = h.item_id
        where i.order_id = o.id and h.to_state in ('picked_up', 'delivered')) as handed
    from orders o where o.site = ${site} and o.number = any(${numbers}::text[]) order by o.number`.execute(db)
  return rows
}

/** What each item costs its customer, as the order is priced; items that were cancelled have no price any more. */
async function readPrices(work: Work, number: string): Promise<ReadonlyMap<string, bigint>> {
  const order = await findOrder(work, { number })
  const active = activeItems(order)
  if (active.length === 0) return new Map()
  const { breakdown } = await quoteOrder(work, order, active, { isPaid: true, weights: realWeights(order) })
  const shares = ownShares(breakdown, 0n)
  return new Map(active.map(({ id }, place) => [id, largerOf(0n, shares[place]?.base ?? 0n)]))
}
