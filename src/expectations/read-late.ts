import { type RawBuilder, sql } from 'kysely'
import { afterWorkingDays, lastMomentFor } from '#platform/calendar.ts'
import { type ListPage, type PageAsked, pageWithin } from '#platform/list-page.ts'
import type { Work } from '#platform/work.ts'
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

export type LateWish = PageAsked & {
  /** Late by now, or what will be late within a working day, too. */
  readonly soon: boolean
  readonly stage: OurStage | null
  readonly country: string | null
  /** An order's number. */
  readonly q: string
}

/** Goods that are late, or about to be, the longest overdue first. What staff gave a new time for is not, until that is over. */
export async function readLate(work: Work, wish: LateWish): Promise<ListPage<LateItem>> {
  const late = sql`${await lateItems(work, wish)}
    join order_items item on item.id = late.id join orders on orders.id = item.order_id
    where (${wish.q} = '' or orders.number = upper(${wish.q}))`
  const { rows: counted } = await sql<{ readonly total: number }>`select count(*)::int as total ${late}`.execute(
    work.db,
  )
  const total = counted[0]?.total ?? 0
  const { offset, ...page } = pageWithin(wish, total)
  const { rows } = await sql<Omit<LateItem, 'expected'> & { readonly state: string }>`
    select item.id, item.title, item.store, item.state, item.state_since as since, item.country, orders.number, item.place
    ${late} order by late.late_before - item.state_since desc, item.id limit ${page.pageSize} offset ${offset}`.execute(
    work.db,
  )
  const expected = await readExpectations(work, rows)
  return {
    ...page,
    ...{ total, all: total },
    rows: rows.flatMap(({ state, ...row }) => {
      const one = expected.get(row.id)
      return one && isOurStage(state) ? [{ ...row, state, expected: one }] : []
    }),
  }
}

/** How many are late by now, and since when the first of them is. */
export async function countLate(work: Work): Promise<{ readonly count: number; readonly oldest: Date | null }> {
  const late = await lateItems(work, { soon: false, stage: null, country: null })
  const { rows } = await sql<{ readonly count: number; readonly oldest: Date | null }>`
    select count(*)::int as count, min(late.state_since) as oldest ${late}`.execute(work.db)
  return rows[0]!
}

// For each stage and route the moment since which goods may have stood there: the index finds what came before it. Each is asked
// for alone (`offset 0`, the words of the index): joined, PostgreSQL read every item there is.
async function lateItems(work: Work, wish: Omit<LateWish, keyof PageAsked | 'q'>): Promise<RawBuilder<unknown>> {
  const book = await readStageBook(work)
  const edges = ourStages
    .filter((stage) => wish.stage === null || stage === wish.stage)
    .flatMap((stage) =>
      originCountries
        .filter((country) => wish.country === null || country === wish.country)
        .map((country) => {
          const calendar = calendarOf(book, stage, country)
          const until = wish.soon ? afterWorkingDays(work.now, 1, calendar) : work.now
          return { stage, country, before: lastMomentFor(until, book.spans(stage, country).mostDays, calendar) }
        }),
    )
  const until = wish.soon ? afterWorkingDays(work.now, 1, calendarOf(book, 'journey', '')) : work.now
  return sql`from (
    select item.id, item.state_since, edge.late_before
    from unnest(${edges.map(({ stage }) => stage)}::text[], ${edges.map(({ country }) => country)}::text[],
      ${edges.map(({ before }) => before)}::timestamptz[]) as edge (stage, country, late_before)
    cross join lateral (
      select id, state_since from order_items
      where site = ${work.site} and state = edge.stage and state_since < edge.late_before and country = edge.country
        and state not in ('placed', 'cancelled', 'picked_up', 'delivered') offset 0) item
    where not exists (select from item_promises promise
      where promise.item_id = item.id and promise.at >= item.state_since and promise.until >= ${until})) late`
}
