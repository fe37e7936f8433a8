import { sql } from 'kysely'
import type { Work } from '#platform/work/work.ts'
import type { AccountName } from './accounts.ts'

/** A journal entry as it moved one account, with the accounts on its other side. */
export type EntryOf = {
  readonly id: string
  readonly at: Date
  readonly kind: string
  readonly minor: bigint
  /** What stood in the account after it; null for an account that keeps no balance. */
  readonly balance: bigint | null
  readonly others: readonly string[]
  readonly note: string | null
  readonly corrects: string | null
}

const most = 200

/** The entries of an account, the oldest first: at most two hundred, so for the account of one thing. */
export async function readEntriesOf(work: Work, account: AccountName): Promise<readonly EntryOf[]> {
  const { rows } = await sql<EntryOf>`
    select entry.id, entry.at, entry.kind, line.amount_minor as minor, line.balance_after as balance, entry.note, entry.corrects,
      (select array_agg(other.account order by other.id) from ledger_lines other
        where other.entry_id = entry.id and other.id <> line.id) as others
    from ledger_lines line join journal_entries entry on entry.id = line.entry_id
    where line.account = ${account} order by line.id limit ${most}`.execute(work.db)
  return rows
}
