import { sql } from 'kysely'
import { sites } from '#sites/sites.ts'
import type { RollUp } from './counted-slice.ts'
import { stageOf } from './stages.ts'

/**
 * How long items were in each part of their way, to ten minutes, by the day on which they left it; and the whole way, by the day of
 * the handover. What was cancelled there is not counted.
 */
export const countStages: RollUp = {
  name: 'stages',
  begins: ({ site }) => sql`
    select min(h.at) as at from item_history h join order_items i on i.id = h.item_id where i.site = ${site}`,
  add: async ({ db, site }, from, until) => {
    const known = Object.entries(stageOf).flatMap(([state, stage]) => (stage === null ? [] : [{ state, stage }]))
    await sql`
      with stage_of as (
        select * from unnest(${known.map(({ state }) => state)}::text[], ${known.map(({ stage }) => stage)}::text[])
          as one (state, stage)),
      moved as (
        select h.item_id, h.id, h.at, was.stage as was, is_now.stage as is_now, h.to_state
        from item_history h join order_items i on i.id = h.item_id and i.site = ${site}
        left join stage_of was on was.state = h.from_state left join stage_of is_now on is_now.state = h.to_state
        where h.at >= ${from} and h.at < ${until} and h.to_state <> 'cancelled'
          and was.stage is not null and was.stage is distinct from is_now.stage),
      lasted as (
        select moved.at, moved.was as stage, moved.at - (
          select max(b.at) from item_history b
          left join stage_of x on x.state = b.from_state join stage_of y on y.state = b.to_state
          where b.item_id = moved.item_id and b.id < moved.id and y.stage = moved.was
            and x.stage is distinct from moved.was) as time
        from moved
        union all
        select moved.at, 'whole', moved.at - (select min(b.at) from item_history b where b.item_id = moved.item_id)
        from moved where moved.to_state in ('picked_up', 'delivered'))
      insert into stage_days as known (site, day, stage, minutes, count)
      select ${site}, (at at time zone ${sites[site].timeZone})::date, stage,
        (round(extract(epoch from time) / 600) * 10)::int, count(*)
      from lasted where time is not null group by 1, 2, 3, 4 order by 1, 2, 3, 4
      on conflict (site, day, stage, minutes) do update set count = known.count + excluded.count`.execute(db)
  },
}
