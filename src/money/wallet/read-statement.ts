import { sql } from 'kysely'
import type { Currency } from '#platform/values/amounts/money.ts'
import type { Work } from '#platform/work/work.ts'
import type { AccountName } from './accounts.ts'
import { type AccountTotals, type Edge, linesBetween, type Of, readEdges, readNear, readTotals } from './read-totals.ts'

export type Period = {
  /** The start (included) and the end (excluded). */
  readonly from: Date
  readonly to: Date
  readonly currency: Currency
  /** One page of the lines; without it all of them. */
  readonly page?: number
  readonly pageSize?: number
}

type StatementLine = {
  readonly lineId: bigint
  readonly entryId: string
  readonly at: Date
  readonly kind: string
  readonly reference: string | null
  readonly note: string | null
  readonly minor: bigint
  /** The balance after it. */
  readonly balance: bigint
}

/** `opening` + `cameIn` − `wentOut` = `closing`, whichever page is shown. */
export type Statement = {
  readonly account: AccountName
  readonly currency: Currency
  readonly from: Date
  readonly to: Date
  readonly opening: bigint
  readonly cameIn: bigint
  readonly wentOut: bigint
  readonly closing: bigint
  readonly total: number
  readonly lines: readonly StatementLine[]
}

/**
 * The statement of any account for any period: the opening balance, the lines in the order they happened, and the balance
 * after each. Batches tell which lines a time can concern and the totals before them, so that an account with a million
 * lines is neither read from its beginning nor counted.
 */
export async function readStatement(work: Work, account: AccountName, period: Period): Promise<Statement> {
  const { from, currency, page = 1, pageSize } = period
  const isForward = period.to > from
  const to = isForward ? period.to : from
  const of: Of = { account, currency }
  const [start, end] = await readTotals(work, of, await readEdges(work, [from, to]))
  if (!start || !end) throw new Error('a moment of a statement has no totals')
  const total = Number(end.lines - start.lines)
  const whole = { start, to: end.edge, offset: 0n, limit: pageSize ?? null }
  const lines = await (pageSize === undefined || total === 0
    ? readLines(work, of, whole)
    : readPage(work, of, { ...whole, offset: BigInt((page - 1) * pageSize), limit: pageSize, total }))
  const cameIn = end.came - start.came
  const [opening, closing] = [start.balance, end.balance]
  const wentOut = opening + cameIn - closing
  return { account, currency, from, to: period.to, opening, cameIn, wentOut, closing, total, lines }
}

// Fewer lines than this are read faster than batches are looked up.
const few = 400
// Clocks differ a little, and a batch may end in the middle of a moment.
const slack = 20n

type Page = Stretch & { readonly limit: number; readonly total: number }

// The same page of a shorter period, which begins and ends near the page, at times with known totals.
async function readPage(work: Work, of: Of, page: Page): Promise<readonly StatementLine[]> {
  const { start, to, offset, limit, total } = page
  if (total <= few) return readLines(work, of, page)
  const first = start.lines + offset
  const near = await readNear(work, of, first - slack, first + BigInt(limit) + slack)
  const [before, after] = await readEdges(work, [near.before ?? start.edge.at, near.after ?? to.at])
  const isNearer = before !== undefined && before.at > start.edge.at
  const [nearer = start] = isNearer ? await readTotals(work, of, [before]) : [start]
  const begin = nearer.lines <= first ? nearer : start
  const until = after !== undefined && after.at < to.at ? after : to
  const short = { start: begin, to: until, offset: first - begin.lines, limit }
  const lines = await readLines(work, of, short)
  const wanted = Math.min(limit, Math.max(0, total - Number(offset)))
  return lines.length >= wanted ? lines : readLines(work, of, { ...short, to })
}

type Stretch = {
  readonly start: AccountTotals
  readonly to: Edge
  readonly offset: bigint
  readonly limit: number | null
}

async function readLines(work: Work, of: Of, stretch: Stretch): Promise<readonly StatementLine[]> {
  const { start, to, offset, limit } = stretch
  const { rows } = await sql<StatementLine>`
    select line.id as "lineId", entry_id as "entryId", at, kind, reference, note, amount_minor as minor,
      (${start.balance}::bigint + sum(amount_minor) over (order by at, line.id rows unbounded preceding))::bigint as balance
    from ${linesBetween(of, start.edge.after, to)}
    join journal_entries entry on entry.id = line.entry_id
    where at >= ${start.edge.at} and at < ${to.at}
    order by at, line.id
    limit ${limit} offset ${offset}`.execute(work.db)
  return rows
}
