import { type RawBuilder, sql } from 'kysely'
import { keepWhilePast, keepWhileStill } from '#platform/work/keep-while-same.ts'
import type { Work } from '#platform/work/work.ts'
import { sites } from '#sites/sites.ts'

export const daysShown = 30

export type DayFigures = {
  /** The site's own calendar, as '2026-11-22'. */
  readonly day: string
  readonly orders: number
  readonly inMinor: bigint
  readonly backMinor: bigint
}

/** What the last thirty days of this site brought, today last: orders placed, money that came in for orders, money that went back. */
export const readDays = keepWhileStill(async (work: Work): Promise<readonly DayFigures[]> => {
  const latest = dayOf(work, closing(work))
  const [closed, open] = await Promise.all([readClosed(work), countDays(work, latest, dayOf(work, work.now))])
  return [...closed, ...open].slice(-daysShown)
})

// Days that are over are counted once an hour, not after each act. What was begun before midnight has ended ten minutes later.
const closing = ({ now }: Work) => new Date(now.getTime() - 600_000)
const readClosed = keepWhilePast(
  async (work: Work) => {
    const latest = dayOf(work, closing(work))
    return countDays(work, sql`${latest} - ${sql.lit(daysShown - 1)}`, sql`${latest} - 1`)
  },
  (work) => closing(work).toISOString().slice(0, 13),
)

function dayOf({ site }: Work, at: Date): RawBuilder<Date> {
  return sql`(${at}::timestamptz at time zone ${sites[site].timeZone})::date`
}

async function countDays(
  { db, site, now }: Work,
  from: RawBuilder<unknown>,
  until: RawBuilder<unknown>,
): Promise<readonly DayFigures[]> {
  const zone = sites[site].timeZone
  const within = (at: RawBuilder<unknown>) => sql`${at} >= ((${from})::timestamp at time zone ${zone})
    and ${at} < ((${until} + 1)::timestamp at time zone ${zone}) and ${at} <= ${now}`
  const { rows } = await sql<DayFigures>`
    with day as (
      select (${from}) + later as day from generate_series(0, (${until}) - (${from})) later
    ), placed as (
      select (placed_at at time zone ${zone})::date as day, count(*)::int as orders from orders
      where site = ${site} and ${within(sql`placed_at`)} group by 1
    ), moved as (
      select (payment.at at time zone ${zone})::date as day,
        sum(payment.minor) filter (where payment.what = 'payment')::bigint as came,
        -sum(payment.minor) filter (where payment.what = 'refund')::bigint as went
      from order_payments payment join orders on orders.id = payment.order_id
      where orders.site = ${site} and ${within(sql`payment.at`)} group by 1
    )
    select to_char(day.day, 'YYYY-MM-DD') as day, coalesce(placed.orders, 0) as orders,
      coalesce(moved.came, 0) as "inMinor", coalesce(moved.went, 0) as "backMinor"
    from day left join placed on placed.day = day.day left join moved on moved.day = day.day
    order by day.day`.execute(db)
  return rows
}
