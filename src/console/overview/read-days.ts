import { sql } from 'kysely'
import { keepWhileStill } from '#platform/keep-while-same.ts'
import { siteZones } from '#platform/say-date.ts'
import type { Work } from '#platform/work.ts'

export const daysShown = 30

export type DayFigures = {
  /** The site's own calendar, as '2026-11-22'. */
  readonly day: string
  readonly orders: number
  readonly inMinor: bigint
  readonly backMinor: bigint
}

/** What the last thirty days of this site brought, today last: orders placed, money that came in for orders, money that went back. */
export const readDays = keepWhileStill(async ({ db, site, now }: Work): Promise<readonly DayFigures[]> => {
  const zone = siteZones[site]
  const first = sql`(date_trunc('day', ${now}::timestamptz, ${zone}) at time zone ${zone} - make_interval(days => ${daysShown - 1})) at time zone ${zone}`
  const { rows } = await sql<DayFigures>`
    with day as (
      select ((${now}::timestamptz at time zone ${zone})::date - back)::date as day from generate_series(${daysShown - 1}::int, 0, -1) back
    ), placed as (
      select (placed_at at time zone ${zone})::date as day, count(*)::int as orders from orders
      where site = ${site} and placed_at >= ${first} and placed_at <= ${now} group by 1
    ), moved as (
      select (payment.at at time zone ${zone})::date as day,
        sum(payment.minor) filter (where payment.what = 'payment')::bigint as came,
        -sum(payment.minor) filter (where payment.what = 'refund')::bigint as went
      from order_payments payment join orders on orders.id = payment.order_id
      where orders.site = ${site} and payment.at >= ${first} and payment.at <= ${now} group by 1
    )
    select to_char(day.day, 'YYYY-MM-DD') as day, coalesce(placed.orders, 0) as orders,
      coalesce(moved.came, 0) as "inMinor", coalesce(moved.went, 0) as "backMinor"
    from day left join placed on placed.day = day.day left join moved on moved.day = day.day
    order by day.day`.execute(db)
  return rows
})
