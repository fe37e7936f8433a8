import { sql } from 'kysely'
import { type Calendar, isWorkingMoment } from '#platform/values/calendar.ts'
import type { Work } from '#platform/work/work.ts'
import { readStageBook } from './read-stage-book.ts'
import { ourStages, placeOf } from './stages.ts'

const day = 86_400_000
const daysLookedAt = 180

/**
 * Computes from the histories of the last half year how many working days each stage and the whole journey took on each
 * route: the median and the 80th percentile. Cancelled items do not count.
 */
export async function reckonStageTimes(work: Work): Promise<void> {
  const { calendars } = await readStageBook(work)
  const since = new Date(work.now.getTime() - daysLookedAt * day)
  const worked = workedDays(calendars, since, work.now)
  const stages = [...ourStages, 'journey'] as const
  // An empty country means the item's own.
  const places = stages.map((stage) => placeOf(stage, '', work.site))
  await sql`
    with calendar as (
      select * from unnest(${worked.countries}::text[], ${worked.days}::date[], ${worked.sums}::int[]) as one (country, day, worked)
    ), place as (
      select * from unnest(${Object.keys(calendars)}::text[], ${Object.values(calendars).map(({ hoursAhead }) => hoursAhead)}::int[])
        as one (country, hours)
    ), stage as (
      select * from unnest(${stages}::text[], ${places}::text[]) as one (name, place)
    ), moves as (
      select item.country, item.id, history.to_state as state, history.at,
        lead(history.at) over way as left_at, lead(history.to_state) over way as next_state
      from item_history history join order_items item on item.id = history.item_id
      where item.site = ${work.site} and history.at >= ${since}
        and history.from_state is distinct from history.to_state
      window way as (partition by history.item_id order by history.id)
    ), stays as (
      select country, state as stage, at as came, left_at as went from moves
      where left_at is not null and next_state <> 'cancelled'
      union all
      select country, 'journey', min(at) filter (where state = 'received_at_warehouse'), min(at) filter (where state = 'arrived_hub')
      from moves group by country, id
      having min(at) filter (where state = 'received_at_warehouse') < min(at) filter (where state = 'arrived_hub')
    ), spans as (
      select stays.country, stays.stage, greatest(0, ended.worked - begun.worked) as days
      from stays join stage on stage.name = stays.stage
      join place on place.country = coalesce(nullif(stage.place, ''), stays.country)
      join calendar begun on begun.country = place.country and begun.day = (stays.came at time zone 'UTC' + place.hours * interval '1 hour')::date
      join calendar ended on ended.country = place.country and ended.day = (stays.went at time zone 'UTC' + place.hours * interval '1 hour')::date
    )
    insert into stage_times (site, country, stage, samples, p50_days, p80_days, reckoned_at)
    select ${work.site}, country, stage, count(*), percentile_disc(0.5) within group (order by days),
      percentile_disc(0.8) within group (order by days), ${work.now}
    from spans group by country, stage
    on conflict (site, country, stage) do update set samples = excluded.samples, p50_days = excluded.p50_days,
      p80_days = excluded.p80_days, reckoned_at = excluded.reckoned_at`.execute(work.db)
  // Routes that were not used any more are removed.
  await work.db.deleteFrom('stage_times').where('site', '=', work.site).where('reckoned_at', '<', work.now).execute()
}

// For each country and day, the number of working days up to it: a difference gives the number between two days.
function workedDays(calendars: Readonly<Record<string, Calendar>>, from: Date, to: Date) {
  const rows = { countries: [] as string[], days: [] as string[], sums: [] as number[] }
  for (const [country, calendar] of Object.entries(calendars)) {
    let sum = 0
    // Noon local time, with one more day at both ends for time zones.
    const noon = day / 2 - calendar.hoursAhead * 3_600_000
    for (let at = Math.floor(from.getTime() / day) - 2; at * day <= to.getTime() + 2 * day; at++) {
      if (isWorkingMoment(new Date(at * day + noon), calendar)) sum++
      rows.countries.push(country)
      rows.days.push(new Date(at * day).toISOString().slice(0, 10))
      rows.sums.push(sum)
    }
  }
  return rows
}
