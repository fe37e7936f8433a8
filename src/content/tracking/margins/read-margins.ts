import { sql } from 'kysely'
import { periodBefore } from '#content/tracking/analytics/analytics-question.ts'
import { permits } from '#people/access/permissions.ts'
import { no } from '#platform/work/refusal.ts'
import type { QueryWork } from '#platform/work/work.ts'
import { type MarginPart, marginOf, marginParts } from './margin-parts.ts'

export type MarginSplit = 'store' | 'category'
type Days = { readonly from: string; readonly until: string }
type Amounts = Readonly<Record<MarginPart, bigint>>

/** A store or a category with what it brought; '' is what was for no goods in particular. */
export type MarginRow = { readonly name: string; readonly now: Amounts; readonly before: Amounts }
export type Margins = { readonly all: MarginRow; readonly rows: readonly MarginRow[] }

/** Income and costs of the asked days and of as many before, by store or category, the highest margin first. */
export async function readMargins(work: QueryWork, days: Days, by: MarginSplit): Promise<Margins> {
  mayRead(work)
  const before = periodBefore(days)
  const { rows } = await sql<{ name: string; isNow: boolean; part: MarginPart; minor: string }>`
    select ${sql.ref(by)} as name, day >= ${days.from}::date as "isNow", part, sum(minor)::text as minor from margin_days
    where site = ${work.site} and day between ${before.from}::date and ${days.until}::date group by 1, 2, 3`.execute(
    work.db,
  )
  const rowOf = (name: string, mine: typeof rows) => ({
    name,
    now: amountsOf(mine.filter(({ isNow }) => isNow)),
    before: amountsOf(mine.filter(({ isNow }) => !isNow)),
  })
  const found = Object.entries(Object.groupBy(rows, ({ name }) => name)).map(([name, mine = []]) => rowOf(name, mine))
  return { all: rowOf('', rows), rows: found.toSorted(byMargin) }
}

/** The same days by store and category together, for a spreadsheet. */
export async function readMarginLines(work: QueryWork, { from, until }: Days) {
  mayRead(work)
  const { rows } = await sql<{ store: string; category: string; part: MarginPart; minor: string }>`
    select store, category, part, sum(minor)::text as minor from margin_days
    where site = ${work.site} and day between ${from}::date and ${until}::date
    group by 1, 2, 3 order by 1, 2, 3`.execute(work.db)
  return Object.values(Object.groupBy(rows, ({ store, category }) => `${store} ${category}`)).flatMap((mine = []) => {
    const [first] = mine
    return first ? [{ store: first.store, category: first.category, amounts: amountsOf(mine) }] : []
  })
}

function amountsOf(rows: readonly { readonly part: MarginPart; readonly minor: string }[]): Amounts {
  const sum = (part: MarginPart) =>
    rows.filter((row) => row.part === part).reduce((total, { minor }) => total + BigInt(minor), 0n)
  return Object.fromEntries(marginParts.map((part) => [part, sum(part)])) as Amounts
}

function byMargin(one: MarginRow, other: MarginRow): number {
  const isLast = Number(one.name === '') - Number(other.name === '')
  return isLast || Number(marginOf(other.now) - marginOf(one.now)) || one.name.localeCompare(other.name)
}

function mayRead({ who }: QueryWork): void {
  if (!permits(who, 'reports')) throw no.FORBIDDEN()
}
