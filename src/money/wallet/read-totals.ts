import { type RawBuilder, sql } from 'kysely'
import type { Currency } from '#platform/values/amounts/money.ts'
import type { Work } from '#platform/work/work.ts'
import { type AccountName, mustNotBeNegative } from './accounts.ts'

export type Of = { readonly account: AccountName; readonly currency: Currency }

/** The position of a time in the ledger: all lines up to `after` are before it; no line between `upTo` and `chained` is. */
export type Edge = { readonly at: Date; readonly after: bigint; readonly upTo: bigint; readonly chained: bigint }

/** The totals of an account before a time: its balance, the number of lines, and the sum of all that came in. */
export type AccountTotals = {
  readonly edge: Edge
  readonly lines: bigint
  readonly came: bigint
  readonly balance: bigint
}

/** The edges of these moments, in their order. */
export async function readEdges(work: Work, moments: readonly Date[]): Promise<readonly Edge[]> {
  const { rows } = await sql<Edge>`
    select moment.at,
      coalesce((select to_line from ledger_batches where latest_at < moment.at order by latest_at desc, id desc limit 1), 0) as after,
      coalesce((select to_line from ledger_batches where earliest_at < moment.at order by id desc limit 1), 0) as "upTo",
      coalesce((select to_line from ledger_batches order by id desc limit 1), 0) as chained
    from unnest(${[...moments]}::timestamptz[]) with ordinality as moment (at, place) order by moment.place`.execute(
    work.db,
  )
  return rows
}

/** Lines of an account that may be between two times: those of whole batches, and those not chained yet. */
export function linesBetween({ account, currency }: Of, after: bigint, { upTo, chained }: Edge): RawBuilder<unknown> {
  return sql`(
    select id, entry_id, amount_minor from ledger_lines
    where account = ${account} and currency = ${currency} and id > ${after} and id <= ${upTo}
    union all
    select id, entry_id, amount_minor from ledger_lines
    where account = ${account} and currency = ${currency} and id > ${chained}) as line`
}

/** The totals at each of these positions, in their order. */
export async function readTotals(work: Work, of: Of, edges: readonly Edge[]): Promise<readonly AccountTotals[]> {
  const parts = edges.map(
    (edge, place) => sql`
      select ${place}::int as place, * from (
        ${totalsAfter(of, edge.after)}
        union all
        select count(*), coalesce(sum(amount_minor) filter (where amount_minor > 0), 0), coalesce(sum(amount_minor), 0)
        from ${linesBetween(of, edge.after, edge)} join journal_entries entry on entry.id = line.entry_id
        where at < ${edge.at}) as part (lines, came, balance)`,
  )
  const { rows } = await sql<Omit<AccountTotals, 'edge'> & { readonly place: number }>`
    select place, sum(lines)::bigint as lines, sum(came)::bigint as came, sum(balance)::bigint as balance
    from (${sql.join(parts, sql` union all `)}) as parts group by place`.execute(work.db)
  const nothing = { lines: 0n, came: 0n, balance: 0n }
  return edges.map((edge, place) => ({ ...nothing, ...rows.find((row) => row.place === place), edge }))
}

// Accounts with a stored balance have no checkpoints: they belong to one customer, order or payment, and are short.
function totalsAfter({ account, currency }: Of, after: bigint): RawBuilder<unknown> {
  if (mustNotBeNegative(account))
    return sql`
      select count(*), coalesce(sum(amount_minor) filter (where amount_minor > 0), 0), coalesce(sum(amount_minor), 0)
      from ledger_lines where account = ${account} and currency = ${currency} and id <= ${after}`
  return sql`(
    select checkpoint.lines, checkpoint.came_in, checkpoint.balance
    from ledger_batch_balances checkpoint
    where checkpoint.account = ${account} and checkpoint.currency = ${currency}
      and checkpoint.batch_id <= coalesce((select id from ledger_batches where to_line = ${after}), 0)
    order by checkpoint.batch_id desc limit 1)`
}

export type Near = { readonly before: Date | null; readonly after: Date | null }

/** About when the account had `from` lines and when `to`: the ends of the batches before and after; null if no batch tells. */
export async function readNear(work: Work, of: Of, from: bigint, to: bigint): Promise<Near> {
  const { rows } =
    await sql<Near>`select (${near(of, from, 'before')}) as before, (${near(of, to, 'after')}) as after`.execute(
      work.db,
    )
  return rows[0] ?? { before: null, after: null }
}

function near({ account, currency }: Of, lines: bigint, side: 'before' | 'after'): RawBuilder<unknown> {
  if (lines <= 0n) return sql`select null::timestamptz`
  const [isIt, order] = side === 'before' ? [sql`<=`, sql`desc`] : [sql`>=`, sql`asc`]
  if (!mustNotBeNegative(account))
    return sql`
      select batch.latest_at from ledger_batch_balances checkpoint join ledger_batches batch on batch.id = checkpoint.batch_id
      where checkpoint.account = ${account} and checkpoint.currency = ${currency} and checkpoint.lines ${isIt} ${lines}
      order by checkpoint.lines ${order} limit 1`
  return sql`
    select batch.latest_at from (
      select id from ledger_lines where account = ${account} and currency = ${currency}
      order by id limit 1 offset ${lines - 1n}) as line
    join lateral (
      select latest_at from ledger_batches where to_line ${side === 'before' ? sql`<` : sql`>=`} line.id
      order by to_line ${order} limit 1) as batch on true`
}
