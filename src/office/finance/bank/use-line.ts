import { type Selectable, sql } from 'kysely'
import { no } from '#office/finance/finance.refusals.ts'
import { audit } from '#people/access/audit.ts'
import { requireProof } from '#people/access/require-proof.ts'
import { isId } from '#platform/work/id.ts'
import { once } from '#platform/work/once.ts'
import { no as platformNo } from '#platform/work/refusal.ts'
import type { Database, Work } from '#platform/work/work.ts'
import type { LineUse } from './line-uses.ts'

export type LineRow = Selectable<Database['bank_statement_lines']>

/** A line of a statement, locked: who comes second waits. */
export async function lockLine(work: Work, id: string): Promise<LineRow> {
  const line = isId(id)
    ? await work.db
        .selectFrom('bank_statement_lines')
        .selectAll()
        .where('id', '=', id)
        .where('site', '=', work.site)
        .forUpdate()
        .executeTakeFirst()
    : undefined
  if (!line) throw platformNo.NOT_FOUND()
  return line
}

/** A line that nothing was made of yet, and of which nobody doubts that it is a transfer of its own. */
export async function lockFreeLine(work: Work, id: string): Promise<LineRow> {
  const line = await lockLine(work, id)
  if (line.used_as !== null) throw no.STATEMENT_LINE_TAKEN({ path: 'lineId', number: line.number })
  if (line.likely_same_as !== null && line.said_other_at === null)
    throw no.STATEMENT_LINE_DOUBTED({ path: 'lineId', number: line.number })
  return line
}

export type UsedLine = {
  readonly as: LineUse
  readonly for: string
  /** The entries of the ledger it stands for; none where it stands for nothing of ours. */
  readonly entries: readonly string[]
}

/** The line is used up, and tied to what it stands for in the ledger; that both say the same amount the database holds. */
export async function markLineUsed(work: Work, id: string, use: UsedLine): Promise<void> {
  await work.db
    .updateTable('bank_statement_lines')
    .set({
      used_as: use.as,
      used_for: use.for,
      used_at: work.now,
      used_by: work.who.kind === 'staff' ? work.who.id : null,
    })
    .where('id', '=', id)
    .execute()
  if (use.entries.length === 0) return
  await work.db
    .insertInto('bank_line_entries')
    .values(use.entries.map((entry) => ({ line_id: id, entry_id: entry, at: work.now })))
    .execute()
}

/** Two lines of an account are tied to entries one after the other: an entry is one line of the statement. */
export async function lockEntriesOf(work: Work, account: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`bank-entries:${account}`}, 7308))`.execute(work.db)
}

export async function readAccountNumber(work: Work, bankAccountId: string): Promise<string> {
  const { account_number: account } = await work.db
    .selectFrom('bank_accounts')
    .select('account_number')
    .where('id', '=', bankAccountId)
    .executeTakeFirstOrThrow()
  return account
}

/** A line that is nothing we wait for (rent, a mistake that was put right): set aside with the reason, until it is taken back. */
export async function setLineAside(
  work: Work,
  { key, lineId, reason }: { readonly key: string; readonly lineId: string; readonly reason: string },
): Promise<{ readonly number: string }> {
  requireProof(work)
  if (work.who.kind !== 'staff') throw platformNo.FORBIDDEN()
  return once(work, `line-aside:${key}`, { lineId, reason }, async () => {
    const line = await lockFreeLine(work, lineId)
    await markLineUsed(work, lineId, { as: 'other', for: reason, entries: [] })
    const before = { as: line.used_as }
    await audit(work, {
      action: 'statement.set-aside',
      subject: `line:${line.id}`,
      before,
      after: { as: 'other' },
      why: reason,
    })
    return { number: line.number }
  })
}
