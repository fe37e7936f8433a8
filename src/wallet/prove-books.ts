import { sql } from 'kysely'
import type { Work } from '#platform/work.ts'

export type BookFault = { readonly kind: 'sum' | 'balance' | 'entry'; readonly of: string; readonly off: bigint }

/** Adds up the whole ledger, every currency, and names what does not fit. An empty answer is the promise kept. */
export async function proveBooks(work: Work): Promise<readonly BookFault[]> {
  const { rows } = await sql<BookFault>`
    select 'sum' as kind, currency as of, sum(amount_minor)::bigint as off
      from ledger_lines group by currency having sum(amount_minor) <> 0
    union all
    select 'balance', account.name || ' ' || account.currency, account.balance - coalesce(sum(line.amount_minor), 0)::bigint
      from ledger_accounts account
      left join ledger_lines line on line.account = account.name and line.currency = account.currency
      where account.must_not_be_negative
      group by account.name, account.currency, account.balance
      having account.balance <> coalesce(sum(line.amount_minor), 0) or account.balance < 0
    union all
    select 'entry', entry.id::text, coalesce(sum(line.amount_minor), 0)::bigint
      from journal_entries entry left join ledger_lines line on line.entry_id = entry.id
      group by entry.id having coalesce(sum(line.amount_minor), 1) <> 0`.execute(work.db)
  return rows
}
