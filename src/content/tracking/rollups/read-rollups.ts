import { sql } from 'kysely'
import { periodBefore } from '#content/tracking/analytics/analytics-question.ts'
import { permits } from '#people/access/permissions.ts'
import { no } from '#platform/work/refusal.ts'
import type { QueryWork } from '#platform/work/work.ts'

type Days = { readonly from: string; readonly until: string }
/** How long a part of the way took, in minutes: for the middle one, and for nine in ten. */
export type StageTime = {
  readonly stage: string
  readonly count: number
  readonly median: number
  readonly p90: number
}
export type StaffWork = {
  readonly staffId: string
  readonly name: string
  readonly total: number
  /** As many days before. */
  readonly before: number
  /** Days with an act. */
  readonly days: number
  readonly kinds: Readonly<Record<string, number>>
}
export type CohortMonth = {
  readonly cohort: string
  readonly month: string
  readonly customers: number
  readonly orders: number
  readonly minor: bigint
}

/** Times of the asked days, and of as many days before. */
export async function readStages(work: QueryWork, days: Days) {
  mayRead(work)
  const [now, before] = [await stagesOf(work, days), await stagesOf(work, periodBefore(days))]
  return { now, before }
}

async function stagesOf({ db, site }: QueryWork, { from, until }: Days): Promise<readonly StageTime[]> {
  const { rows } = await sql<StageTime>`
    with times as (
      select stage, minutes, sum(count) as count from stage_days
      where site = ${site} and day between ${from}::date and ${until}::date group by 1, 2),
    running as (
      select stage, minutes, sum(count) over (partition by stage order by minutes) as upto,
        sum(count) over (partition by stage) as whole from times)
    select stage, max(whole)::float8 as count, min(minutes) filter (where upto >= whole * 0.5) as median,
      min(minutes) filter (where upto >= whole * 0.9) as p90
    from running group by stage order by stage`.execute(db)
  return rows
}

/** What each member of staff did in the asked days, beside as many before, the most first. */
export async function readStaffWork(work: QueryWork, { from, until }: Days): Promise<readonly StaffWork[]> {
  mayRead(work)
  const before = periodBefore({ from, until })
  const { rows } = await sql<StaffWork>`
    with acts as (
      select staff_id, kind, day, count, day >= ${from}::date as is_now from staff_days
      where site = ${work.site} and day between ${before.from}::date and ${until}::date),
    kinds as (select staff_id, kind, sum(count) as total from acts where is_now group by 1, 2)
    select s.id as "staffId", s.name, sum(count) filter (where is_now)::float8 as total,
      coalesce(sum(count) filter (where not is_now), 0)::float8 as before,
      count(distinct day) filter (where is_now)::float8 as days,
      (select jsonb_object_agg(kind, total) from kinds where kinds.staff_id = s.id) as kinds
    from acts join staff_members s on s.id = acts.staff_id
    group by s.id, s.name having bool_or(is_now) order by total desc, s.name limit 200`.execute(work.db)
  return rows
}

/** What the customers of a month ordered since, of the last twelve such months. */
export async function readCohorts(work: QueryWork): Promise<readonly CohortMonth[]> {
  mayRead(work)
  const { rows } = await sql<Omit<CohortMonth, 'minor'> & { minor: string }>`
    select to_char(cohort, 'YYYY-MM') as cohort, to_char(month, 'YYYY-MM') as month, customers::float8 as customers,
      orders::float8 as orders, minor::text as minor
    from cohort_months where site = ${work.site} and cohort > ${work.now}::date - interval '13 months'
    order by cohort, month`.execute(work.db)
  return rows.map((row) => ({ ...row, minor: BigInt(row.minor) }))
}

function mayRead({ who }: QueryWork): void {
  if (!permits(who, 'reports')) throw no.FORBIDDEN()
}
