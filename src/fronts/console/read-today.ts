import { sql } from 'kysely'
import { keepWhileStill } from '#platform/work/keep-while-same.ts'
import type { Work } from '#platform/work/work.ts'
import { sites } from '#sites/sites.ts'
import { readDays } from './overview/read-days.ts'

export type Today = {
  readonly orders: number
  readonly paidMinor: bigint
  readonly bought: number
  readonly received: number
  readonly arrived: number
  readonly handed: number
}

/** What has happened on this site since its midnight. */
export const readToday = keepWhileStill(async (work: Work): Promise<Today> => {
  const [moved, days] = await Promise.all([countMoved(work), readDays(work)])
  const today = days.at(-1)
  const of = (state: string) => moved.get(state) ?? 0
  return {
    orders: today?.orders ?? 0,
    paidMinor: today?.inMinor ?? 0n,
    bought: of('purchased'),
    received: of('received_at_warehouse'),
    arrived: of('arrived_hub'),
    handed: of('picked_up') + of('delivered'),
  }
})

/** How many items came into each state, each once. */
async function countMoved({ db, site, now }: Work): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ state: string; items: number }>`
    select history.to_state as state, count(distinct history.item_id)::int as items
    from item_history history
    join order_items item on item.id = history.item_id
    where item.site = ${site} and history.at >= date_trunc('day', ${now}::timestamptz, ${sites[site].timeZone})
      and history.at <= ${now} and history.from_state is distinct from history.to_state
      and history.to_state in ('purchased', 'received_at_warehouse', 'arrived_hub', 'picked_up', 'delivered')
    group by history.to_state`.execute(db)
  return new Map(rows.map(({ state, items }) => [state, items]))
}
