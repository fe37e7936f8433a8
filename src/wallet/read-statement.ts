import { sql } from 'kysely'
import type { Currency } from '#money/money.ts'
import type { Work } from '#platform/work.ts'
import { type AccountName, mustNotBeNegative } from './accounts.ts'

export type Period = {
  /** The first moment of it, and the first after it. */
  readonly from: Date
  readonly to: Date
  readonly currency: Currency
  /** One page of the lines; without it all of them. */
  readonly page?: number
  readonly pageSize?: number
}

export type StatementLine = {
  readonly lineId: bigint
  readonly entryId: string
  readonly at: Date
  readonly kind: string
  readonly reference: string | null
  readonly note: string | null
  readonly minor: bigint
  /** What stood in the account after it. */
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
 * The statement of any account at any time: what stood in it, what moved it in the order it happened, and what stood after
 * each. Batches say which lines a moment can concern, so that an account with a million lines is not read from its beginning.
 */
export async function readStatement(work: Work, account: AccountName, period: Period): Promise<Statement> {
  const { from, to, currency, page = 1, pageSize } = period
  const start = await readEdge(work, from)
  const end = await readEdge(work, to)
  const opening = await readOpening(work, account, { ...period, start })
  const { rows: sums } = await sql<{ total: bigint; came: bigint; went: bigint }>`
    select count(*) as total, coalesce(sum(amount_minor) filter (where amount_minor > 0), 0)::bigint as came,
      coalesce(-sum(amount_minor) filter (where amount_minor < 0), 0)::bigint as went
    from ledger_lines line join journal_entries entry on entry.id = line.entry_id
    where account = ${account} and currency = ${currency} and at >= ${from} and at < ${to}
      and line.id > ${start.after} and (line.id <= ${end.upTo} or line.id > ${end.chained})`.execute(work.db)
  const { total = 0n, came = 0n, went = 0n } = sums[0] ?? {}
  const { rows: lines } = await sql<StatementLine>`
    select line.id as "lineId", entry_id as "entryId", at, kind, reference, note, amount_minor as minor,
      (${opening}::bigint + sum(amount_minor) over (order by at, line.id rows unbounded preceding))::bigint as balance
    from ledger_lines line join journal_entries entry on entry.id = line.entry_id
    where account = ${account} and currency = ${currency} and at >= ${from} and at < ${to}
      and line.id > ${start.after} and (line.id <= ${end.upTo} or line.id > ${end.chained})
    order by at, line.id
    limit ${pageSize ?? null} offset ${pageSize ? (page - 1) * pageSize : 0}`.execute(work.db)
  const closing = opening + came - went
  return { account, currency, from, to, opening, cameIn: came, wentOut: went, closing, total: Number(total), lines }
}

/** Where a moment lies: all lines to `after` are before it; none between `upTo` and `chained` is. */
type Edge = { readonly after: bigint; readonly upTo: bigint; readonly chained: bigint }

async function readEdge(work: Work, moment: Date): Promise<Edge> {
  const { rows } = await sql<Edge>`
    select
      coalesce((select to_line from ledger_batches where latest_at < ${moment} order by latest_at desc, id desc limit 1), 0) as after,
      coalesce((select to_line from ledger_batches where earliest_at < ${moment} order by id desc limit 1), 0) as "upTo",
      coalesce((select to_line from ledger_batches order by id desc limit 1), 0) as chained`.execute(work.db)
  return rows[0] ?? { after: 0n, upTo: 0n, chained: 0n }
}

type Opening = { readonly from: Date; readonly currency: Currency; readonly start: Edge }

async function readOpening(work: Work, account: AccountName, { from, currency, start }: Opening): Promise<bigint> {
  // A kept balance has no checkpoints: such an account is one customer's, order's or payment's, and short.
  const after = mustNotBeNegative(account) ? 0n : start.after
  const { rows } = await sql<{ opening: bigint }>`
    select (coalesce((
        select balance.balance from ledger_batch_balances balance join ledger_batches batch on batch.id = balance.batch_id
        where balance.account = ${account} and balance.currency = ${currency} and batch.to_line <= ${after}
        order by balance.batch_id desc limit 1), 0)
      + coalesce((
        select sum(amount_minor) from ledger_lines line join journal_entries entry on entry.id = line.entry_id
        where account = ${account} and currency = ${currency} and at < ${from}
          and line.id > ${after} and (line.id <= ${start.upTo} or line.id > ${start.chained})), 0))::bigint as opening`.execute(
    work.db,
  )
  return rows[0]?.opening ?? 0n
}
