import { sql } from 'kysely'
import { readUnitsThatCome, unitsThatCome } from '#fulfilment/custody/units-that-come.ts'
import { signedInCustomer } from '#people/access/signed-in-customer.ts'
import type { Work } from '#platform/work/work.ts'
import type { ItemState } from '#selling/orders/items/item-states.ts'
import type { Order } from '#selling/orders/items/lock-order.ts'
import { daysAfter, readReturnRule } from './return-rule.ts'

export type Returnable = {
  readonly id: string
  readonly title: string
  readonly image: string | null
  readonly country: string
  /** As many as arrived. */
  readonly quantity: number
  /** How many of them are not in another return. */
  readonly left: number
  readonly handedOverAt: Date
  readonly until: Date
}

const handedOver: readonly ItemState[] = ['picked_up', 'delivered']

/** The handed-over items of an order, with the last day for a return, and how many are not being returned already. */
export async function readReturnable(work: Work, order: Order): Promise<readonly Returnable[]> {
  const items = order.items.filter((item) => handedOver.includes(item.state))
  if (items.length === 0) return []
  const asked = work.db
    .selectFrom('return_items as part')
    .innerJoin('returns', 'returns.id', 'part.return_id')
    .select(['part.item_id'])
    .select((select) => select.cast<number>(select.fn.sum('part.quantity'), 'integer').as('back'))
    .where('returns.order_id', '=', order.id)
    .where('returns.state', 'not in', ['rejected', 'cancelled'])
    .groupBy('part.item_id')
  const several = items.filter(({ quantity }) => quantity > 1).map(({ id }) => id)
  const [{ days }, back, units] = await Promise.all([
    readReturnRule(work),
    asked.execute(),
    readUnitsThatCome(work, several),
  ])
  return items.map(({ id, title, image, country, quantity: bought, state_since: handedOverAt }) => {
    const quantity = units.get(id) ?? bought
    return {
      id,
      title,
      image,
      country,
      quantity,
      handedOverAt,
      left: quantity - (back.find((row) => row.item_id === id)?.back ?? 0),
      until: daysAfter(handedOverAt, days),
    }
  })
}

/** The acting customer's orders with goods that may still be returned, the last handed over first. */
export async function readReturnableOrders(work: Work) {
  const { days } = await readReturnRule(work)
  const { rows } = await sql<{ number: string; titles: string[]; at: Date }>`
    select o.number, array_agg(item.title order by item.place) as titles, max(item.state_since) as at
    from orders o join order_items item on item.order_id = o.id
    where o.customer_id = ${signedInCustomer(work)} and o.site = ${work.site}
      and item.state = any(${[...handedOver]}) and item.state_since >= ${daysAfter(work.now, -days)}
      and ${unitsThatCome} > coalesce((select sum(part.quantity) from return_items part join returns on returns.id = part.return_id
        where part.item_id = item.id and returns.state not in ('rejected', 'cancelled')), 0)
    group by o.number order by at desc limit 50`.execute(work.db)
  return rows
}
