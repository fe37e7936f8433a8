import { type RawBuilder, sql } from 'kysely'
import { type ListPage, type PageAsked, pageWithin } from '#platform/database/list-page.ts'
import { afterWorkingDays, lastMomentFor } from '#platform/values/calendar.ts'
import { boundTo } from '#platform/work/bound-to.ts'
import type { Work } from '#platform/work/work.ts'
import { itemIsSeen } from '#selling/orders/items/of-places.ts'
import { offeredAbout, proposedAbout } from './asked.ts'
import { calendarOf, type Expectation } from './expectation.ts'
import { readExpectations } from './read-expectations.ts'
import { readStageBook } from './read-stage-book.ts'
import { isOurStage, type OurStage, originCountries, ourStages } from './stages.ts'

export type LateItem = {
  readonly id: string
  readonly title: string
  readonly store: string
  readonly state: OurStage
  readonly since: Date
  readonly country: string
  readonly number: string
  readonly place: number
  readonly expected: Expectation
}

/** Late now, late within a working day, or both. */
export const lateKinds = ['all', 'late', 'soon'] as const
export type LateKind = (typeof lateKinds)[number]

export type LateWish = PageAsked & {
  readonly which: LateKind
  readonly stage: OurStage | null
  readonly country: string | null
  /** An order's number. */
  readonly q: string
}

export type LateList = ListPage<LateItem> & {
  /** How many there are of each, whichever is shown. */
  readonly late: number
  readonly soon: number
}

/**
 * Goods that will soon be late, then those that are late, the longest overdue first. Goods with a new promised time are left
 * out until that time, and so are goods that wait for their customer's answer.
 */
export async function readLate(work: Work, wish: LateWish): Promise<LateList> {
  const found = sql`${await lateItems(work, wish)}
    join order_items item on item.id = late.id join orders on orders.id = item.order_id
    where (${wish.q} = '' or orders.number = upper(${wish.q}))`
  const { rows: counted } = await sql<{ readonly late: number; readonly soon: number }>`
    select count(*) filter (where late.is_late)::int as late, count(*) filter (where not late.is_late)::int as soon
    ${found}`.execute(work.db)
  const { late, soon } = counted[0]!
  const total = { all: late + soon, late, soon }[wish.which]
  const { offset, ...page } = pageWithin(wish, total)
  const { rows } = await sql<Omit<LateItem, 'expected'> & { readonly state: string }>`
    select item.id, item.title, item.store, item.state, item.state_since as since, item.country, orders.number, item.place
    ${found} and (${wish.which} = 'all' or late.is_late = (${wish.which} = 'late'))
    order by late.is_late, late.late_before - item.state_since desc, item.id limit ${page.pageSize} offset ${offset}`.execute(
    work.db,
  )
  const expected = await readExpectations(work, rows)
  return {
    ...page,
    total,
    late,
    soon,
    all: total,
    rows: rows.flatMap(({ state, ...row }) => {
      const one = expected.get(row.id)
      return one && isOurStage(state) ? [{ ...row, state, expected: one }] : []
    }),
  }
}

/** How many are late or will be within a working day, and since when the first late one waits. */
export async function countLate(work: Work): Promise<{ readonly count: number; readonly oldest: Date | null }> {
  const late = await lateItems(work, { stage: null, country: null })
  const { rows } = await sql<{ readonly count: number; readonly oldest: Date | null }>`
    select count(*)::int as count, min(late.state_since) filter (where late.is_late) as oldest ${late}`.execute(work.db)
  return rows[0]!
}

// For each stage and route, the times since which goods are late now or will be a working day from now: the index finds
// those before the later time. Each stage is queried alone (`offset 0`, in the form of the index), because in a join
// PostgreSQL read every item. Of several promises the newest is valid.
async function lateItems(work: Work, wish: Pick<LateWish, 'stage' | 'country'>): Promise<RawBuilder<unknown>> {
  const book = await readStageBook(work)
  const edges = ourStages
    .filter((stage) => wish.stage === null || stage === wish.stage)
    .flatMap((stage) =>
      originCountries
        .filter((country) => wish.country === null || country === wish.country)
        .map((country) => {
          const calendar = calendarOf(book, stage, country)
          const { mostDays } = book.spans(stage, country)
          const soon = afterWorkingDays(work.now, 1, calendar)
          const [late, soonLate] = [work.now, soon].map((moment) => lastMomentFor(moment, mostDays, calendar))
          return { stage, country, soon, late, soonLate }
        }),
    )
  const column = (name: keyof (typeof edges)[number]) => sql`${edges.map((edge) => edge[name])}`
  return sql`from (
    select item.id, item.state_since, edge.late_before, item.state_since < edge.late_before and held.item_id is null as is_late
    from unnest(${column('stage')}::text[], ${column('country')}::text[], ${column('late')}::timestamptz[],
      ${column('soonLate')}::timestamptz[], ${column('soon')}::timestamptz[])
      as edge (stage, country, late_before, soon_before, soon)
    cross join lateral (
      select id, state_since from order_items
      where site = ${work.site} and state = edge.stage and state_since < edge.soon_before and country = edge.country
        and state not in ('placed', 'cancelled', 'picked_up', 'delivered') offset 0) item
    left join (select promise.item_id, promise.at, promise.until from item_promises promise
      where promise.until >= ${work.now} and not exists (select from item_promises newer
        where newer.item_id = promise.item_id and (newer.at, newer.id) > (promise.at, promise.id))) held
      on held.item_id = item.id and held.at >= item.state_since
    where (held.item_id is null or held.until < edge.soon) ${seenBy(work)}
      and not exists (select ${offeredAbout(sql`item.id`, work.now)})
      and not exists (select ${proposedAbout(sql`item.id`, work.now)})) late`
}

// In its own condition, so that the index finds the goods of everybody else as before.
function seenBy(work: Work): RawBuilder<unknown> {
  if (boundTo(work.who, work.site) === null) return sql``
  return sql`and exists (select from order_items seen where seen.id = item.id and ${itemIsSeen(work, 'seen')})`
}
