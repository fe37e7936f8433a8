import { sql } from 'kysely'
import { type Money, money } from '#platform/values/amounts/money.ts'
import { sentence } from '#platform/work/sentence.ts'
import type { Work } from '#platform/work/work.ts'
import { sites } from '#sites/sites.ts'

/** One of our bank accounts: what its statement closes with, what the ledger says of it, and what explains the difference. */
export type Reconciliation = {
  readonly accountId: string
  readonly bankName: string
  readonly account: string
  /** Null until a statement was imported. */
  readonly closing: Money | null
  readonly closedOn: string | null
  /** Lines that nothing was made of yet, and lines that were set aside. */
  readonly free: Part
  readonly aside: Part
  /** Entries of the ledger that no line of a statement stands for. */
  readonly unseen: Part
  /** What stood in the account before its first statement. */
  readonly opening: Money
  /** By how much statements did not go on where the one before had ended. */
  readonly gaps: Money
  readonly ledger: Money
  /** What none of this explains: zero, or our books are wrong. */
  readonly unexplained: Money
}
type Part = { readonly count: number; readonly sum: Money }

type Row = {
  id: string
  bank_name: string
  account_number: string
  closing: bigint | null
  closed_on: string | null
  opening: bigint
  gaps: bigint
  free: bigint
  free_count: bigint
  aside: bigint
  aside_count: bigint
  same: bigint
  ledger: bigint
  unseen: bigint
  unseen_count: bigint
}

/**
 * Closing balance of the statement − free lines − lines set aside + entries without a line − what stood there before − gaps is the
 * balance of `bank:{account}`. Each part is read by itself; what is left over is shown, not hidden.
 */
export async function readReconciliations(work: Work): Promise<readonly Reconciliation[]> {
  const { rows } = await sql<Row>`
    with chain as (
      select bank_account_id as account, closing_minor, to_day, opening_minor, skipped_minor,
        row_number() over chain as place, lag(closing_minor) over chain as before,
        row_number() over (partition by bank_account_id order by to_day desc nulls last, position desc) as last
      from bank_statement_imports where site = ${work.site}
      window chain as (partition by bank_account_id order by to_day nulls first, position)
    ), sums as (
      select account, max(closing_minor) filter (where last = 1) as closing, max(to_day) filter (where last = 1) as closed_on,
        coalesce(sum(opening_minor) filter (where place = 1), 0) as opening,
        coalesce(sum(opening_minor + skipped_minor - coalesce(before, 0)) filter (where place > 1), 0)
          + coalesce(sum(skipped_minor) filter (where place = 1), 0) as gaps
      from chain group by account
    ), lines as (
      select bank_account_id as account,
        coalesce(sum(amount_minor) filter (where used_as is null), 0) as free, count(*) filter (where used_as is null) as free_count,
        coalesce(sum(amount_minor) filter (where used_as = 'other'), 0) as aside, count(*) filter (where used_as = 'other') as aside_count,
        coalesce(sum(amount_minor) filter (where used_as = 'same'), 0) as same
      from bank_statement_lines where site = ${work.site} group by bank_account_id
    ), posted as (
      select account.id as account, -line.amount_minor as minor,
        tie.entry_id is null and entry.only_once not like 'taken-back:%' is not false
          and not exists (select from journal_entries back where back.only_once = 'taken-back:' || entry.id) as is_unseen
      from bank_accounts account
        join ledger_lines line on line.account = 'bank:' || account.account_number and line.currency = account.currency
        join journal_entries entry on entry.id = line.entry_id
        left join bank_line_entries tie on tie.entry_id = line.entry_id and tie.released_at is null
      where account.site = ${work.site}
    ), books as (
      select account, sum(minor) as ledger, coalesce(sum(minor) filter (where is_unseen), 0) as unseen,
        count(*) filter (where is_unseen) as unseen_count
      from posted group by account
    )
    select account.id, account.bank_name ->> ${work.locale} as bank_name, account.account_number, sums.closing::bigint, sums.closed_on,
      coalesce(sums.opening, 0)::bigint as opening, coalesce(sums.gaps, 0)::bigint as gaps,
      coalesce(lines.free, 0)::bigint as free, coalesce(lines.free_count, 0) as free_count,
      coalesce(lines.aside, 0)::bigint as aside, coalesce(lines.aside_count, 0) as aside_count,
      coalesce(lines.same, 0)::bigint as same, coalesce(books.ledger, 0)::bigint as ledger,
      coalesce(books.unseen, 0)::bigint as unseen, coalesce(books.unseen_count, 0) as unseen_count
    from bank_accounts account
      left join sums on sums.account = account.id left join lines on lines.account = account.id
      left join books on books.account = account.id
    where account.site = ${work.site}
    order by account.account_number`.execute(work.db)
  return rows.map((row) => reconciliationOf(row, (minor) => money(minor, sites[work.site].currency)))
}

function reconciliationOf(row: Row, of: (minor: bigint) => Money): Reconciliation {
  // A line that is one of an earlier file told anew was counted by its file, as what is skipped is.
  const gaps = row.gaps + row.same
  const explained = (row.closing ?? 0n) - row.free - row.aside + row.unseen - row.opening - gaps
  return {
    accountId: row.id,
    bankName: row.bank_name,
    account: row.account_number,
    closedOn: row.closed_on,
    closing: row.closing === null ? null : of(row.closing),
    free: { count: Number(row.free_count), sum: of(row.free) },
    aside: { count: Number(row.aside_count), sum: of(row.aside) },
    unseen: { count: Number(row.unseen_count), sum: of(row.unseen) },
    opening: of(row.opening),
    gaps: of(gaps),
    ledger: of(row.ledger),
    unexplained: of(row.ledger - explained),
  }
}

export type UnseenEntry = {
  readonly id: string
  /** Why the money moved, in the reader's language. */
  readonly what: string
  readonly reference: string | null
  readonly at: Date
  readonly amount: Money
}

/** The entries of an account that no line of a statement stands for, the oldest in front. */
export async function readUnseenEntries(work: Work, account: string): Promise<readonly UnseenEntry[]> {
  const { rows } = await sql<{ id: string; kind: string; reference: string | null; at: Date; minor: bigint }>`
    select entry.id, entry.kind, entry.reference, entry.at, -line.amount_minor as minor
    from ledger_lines line join journal_entries entry on entry.id = line.entry_id
    where line.account = ${`bank:${account}`} and line.currency = ${sites[work.site].currency}
      and not exists (select from bank_line_entries tie where tie.entry_id = entry.id and tie.released_at is null)
      and entry.only_once not like 'taken-back:%' is not false
      and not exists (select from journal_entries back where back.only_once = 'taken-back:' || entry.id)
    order by entry.at, entry.id limit 300`.execute(work.db)
  return rows.map(({ minor, kind, ...row }) => ({
    ...row,
    what: sentence(`wallet_entry_${kind}`, {}, work.locale) ?? kind,
    amount: money(minor, sites[work.site].currency),
  }))
}
