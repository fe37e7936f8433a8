import { sql } from 'kysely'
import { type EventName, eventNames, stepNames } from '#content/tracking/event-names.ts'
import { permits } from '#people/access/permissions.ts'
import { no } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { periodBefore, type Question, type Split, siteOf, splits } from './analytics-question.ts'

type Figure = { readonly count: number; readonly minor: bigint }
type Figures = Readonly<Record<EventName, Figure>>

/** Figures of the asked days, of the days before, of each part, and the visits of each day: all from sums of days, none from orders. */
export type Traffic = {
  readonly now: Figures
  readonly before: Figures
  readonly parts: readonly { readonly part: string; readonly figures: Figures }[]
  readonly days: readonly { readonly day: string; readonly visits: number; readonly orders: number }[]
}

const names: readonly EventName[] = [...stepNames, ...eventNames]
const mostParts = 50
const columns: Readonly<Record<Split, ReturnType<typeof sql.ref>>> = {
  source: sql.ref('source'),
  campaign: sql.ref('campaign'),
  locale: sql.ref('locale'),
  device: sql.ref('device'),
  site: sql.ref('site'),
}

/** Reads them for staff who see reports; of the visited site, of one that is asked for, and of all sites where the split is by site. */
export async function readTraffic(work: Work, question: Question): Promise<Traffic> {
  if (!permits(work.who, 'reports')) throw no.FORBIDDEN()
  const before = periodBefore(question)
  const column = columns[question.by]
  const site = siteOf(question, work.site)
  const asked = splits.flatMap((split) => {
    const part = question.only[split]
    return part === undefined || split === 'site' ? [] : [sql`${columns[split]} = ${part === '-' ? '' : part}`]
  })
  const mine = sql.join([site === null ? sql`true` : sql`site = ${site}`, ...asked], sql` and `)
  const [sums, parts, days] = await Promise.all([
    sql<Row & { isNow: boolean }>`
      select day >= ${question.from}::date as "isNow", name, sum(count)::float8 as count, sum(minor)::text as minor
      from traffic_days where day between ${before.from}::date and ${question.until}::date and ${mine}
      group by 1, 2`.execute(work.db),
    sql<Row & { part: string }>`
      select ${column} as part, name, sum(count)::float8 as count, sum(minor)::text as minor
      from traffic_days where day between ${question.from}::date and ${question.until}::date and ${mine}
      group by 1, 2`.execute(work.db),
    sql<Traffic['days'][number]>`
      select to_char(one.day, 'YYYY-MM-DD') as day,
        coalesce(sum(known.count) filter (where name = 'visit'), 0)::float8 as visits,
        coalesce(sum(known.count) filter (where name = 'placeOrder'), 0)::float8 as orders
      from generate_series(${question.from}::date, ${question.until}::date, '1 day') as one (day)
      left join (select * from traffic_days where ${mine}) known on known.day = one.day
      group by one.day order by one.day`.execute(work.db),
  ])
  const found = Object.entries(Object.groupBy(parts.rows, ({ part }) => part))
  return {
    now: figuresOf(sums.rows.filter(({ isNow }) => isNow)),
    before: figuresOf(sums.rows.filter(({ isNow }) => !isNow)),
    parts: found
      .map(([part, rows = []]) => ({ part, figures: figuresOf(rows) }))
      .toSorted((one, other) => weightOf(other.figures) - weightOf(one.figures) || one.part.localeCompare(other.part))
      .slice(0, mostParts),
    days: days.rows,
  }
}

type Row = { readonly name: string; readonly count: number; readonly minor: string }

function figuresOf(rows: readonly Row[]): Figures {
  const found = new Map(rows.map(({ name, count, minor }) => [name, { count, minor: BigInt(minor) }]))
  return Object.fromEntries(names.map((name) => [name, found.get(name) ?? { count: 0, minor: 0n }])) as Figures
}

function weightOf({ visit, placeOrder }: Figures): number {
  return placeOrder.count * 1_000_000 + visit.count
}
