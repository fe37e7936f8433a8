import { sql } from 'kysely'
import { keepWhileStill } from '#platform/keep-while-same.ts'
import type { Work } from '#platform/work.ts'

export type Today = {
  readonly orders: number
  readonly paidMinor: bigint
  readonly bought: number
  readonly received: number
  readonly arrived: number
  readonly handed: number
}

const clocks = { eg: 'Africa/Cairo', ae: 'Asia/Dubai' } as const

/** What has happened on this site since its midnight. */
export const readToday = keepWhileStill(async ({ db, site, now }: Work): Promise<Today> => {
  const zone = clocks[site]
  const midnight = sql<Date>`date_trunc('day', ${now}::timestamptz, ${zone})`
  const { rows } = await sql<Today>`
    with moved as (
      select history.to_state, count(distinct history.item_id)::int as items
      from item_history history
      join order_items item on item.id = history.item_id
      where item.site = ${site} and history.at >= ${midnight} and history.at <= ${now}
        and history.from_state is distinct from history.to_state
        and history.to_state in ('purchased', 'received_at_warehouse', 'arrived_hub', 'picked_up', 'delivered')
      group by history.to_state
    ), came as (
      select coalesce(sum(payment.minor), 0)::bigint as minor
      from order_payments payment
      join orders on orders.id = payment.order_id
      where orders.site = ${site} and payment.what = 'payment' and payment.at >= ${midnight} and payment.at <= ${now}
    )
    select
      (select count(*)::int from orders where site = ${site} and placed_at >= ${midnight} and placed_at <= ${now}) as orders,
      (select minor from came) as "paidMinor",
      coalesce((select items from moved where to_state = 'purchased'), 0) as bought,
      coalesce((select items from moved where to_state = 'received_at_warehouse'), 0) as received,
      coalesce((select items from moved where to_state = 'arrived_hub'), 0) as arrived,
      coalesce((select sum(items)::int from moved where to_state in ('picked_up', 'delivered')), 0) as handed`.execute(
    db,
  )
  const [today] = rows
  if (!today) throw new Error('A query without a table always answers one row')
  return today
})
