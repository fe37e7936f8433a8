import { sql } from 'kysely'
import type { LineFault } from '#office/finance/csv-cells.ts'
import { type Currency, isCurrency } from '#platform/values/amounts/money.ts'
import { isId, newId } from '#platform/work/id.ts'
import { no as platformNo } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { sites } from '#sites/sites.ts'
import { findTwins, type Transfer } from './likely-same.ts'
import type { StatementLine } from './parse-statement.ts'
import type { Continuity, StatementSums } from './statement-continuity.ts'

/** Two files of one account come one after the other. */
export async function lockAccount(work: Work, id: string): Promise<{ readonly currency: Currency }> {
  const row = isId(id)
    ? await work.db
        .selectFrom('bank_accounts')
        .select('currency')
        .where('id', '=', id)
        .where('site', '=', work.site)
        .forUpdate()
        .executeTakeFirst()
    : undefined
  if (!row || row.currency !== sites[work.site].currency || !isCurrency(row.currency)) throw platformNo.NOT_FOUND()
  return { currency: row.currency }
}

export type KnownLine = Transfer & { readonly id: string; readonly hash: string }

/** The lines of these days that earlier files brought, by their hash. */
export async function readKnown(
  work: Work,
  bankAccountId: string,
  lines: readonly StatementLine[],
): Promise<ReadonlyMap<string, KnownLine>> {
  const days = [...new Set(lines.map(({ day }) => day))]
  const rows = await work.db
    .selectFrom('bank_statement_lines')
    .select(['id', 'line_hash', 'booked_on', 'amount_minor', 'payer', 'reference'])
    .where('bank_account_id', '=', bankAccountId)
    .where('booked_on', '=', ({ fn, val }) => fn.any(val(days)))
    .orderBy('number')
    .execute()
  return new Map(
    rows.map(({ id, line_hash: hash, booked_on: day, amount_minor: minor, payer, reference }) => [
      hash,
      { id, hash, day, minor, payer, reference },
    ]),
  )
}

/** With what the last file of this account closed, and on which day. */
export async function readLastImport(work: Work, bankAccountId: string) {
  const row = await work.db
    .selectFrom('bank_statement_imports')
    .select(['closing_minor', 'to_day'])
    .where('bank_account_id', '=', bankAccountId)
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ? { closing: row.closing_minor, day: row.to_day } : null
}

export type StatementHead = {
  readonly id: string
  readonly bankAccountId: string
  readonly fileName: string
  readonly continuity: Continuity
  readonly fromDay: string | null
  readonly toDay: string | null
}
type Outcome = { readonly reason: string | null; readonly added: number; readonly faults: readonly LineFault[] }

export async function writeImport(work: Work, head: StatementHead & Outcome, sums: StatementSums): Promise<void> {
  await work.db
    .insertInto('bank_statement_imports')
    .values({
      id: head.id,
      site: work.site,
      bank_account_id: head.bankAccountId,
      file_name: head.fileName.slice(0, 200),
      added: head.added,
      skipped: sums.skippedCount,
      faults: JSON.stringify(head.faults),
      opening_minor: sums.opening,
      closing_minor: sums.closing,
      lines_minor: sums.lines,
      skipped_minor: sums.skipped,
      from_day: head.fromDay,
      to_day: head.toDay,
      continuity: head.continuity,
      continuity_reason: head.reason,
      imported_at: work.now,
      imported_by: work.who.kind === 'staff' ? work.who.id : null,
    })
    .execute()
}

const together = 500

/** Adds the new lines, each beside the known one it is likely to be; answers how many are. */
export async function writeLines(
  work: Work,
  { id, bankAccountId }: StatementHead,
  lines: readonly StatementLine[],
  others: readonly KnownLine[],
): Promise<number> {
  const twins = findTwins(lines, others)
  for (let from = 0; from < lines.length; from += together) {
    const rows = lines.slice(from, from + together).map((line) => ({
      id: newId(),
      number: sql<string>`'BL-' || nextval('bank_line_numbers')`,
      site: work.site,
      import_id: id,
      bank_account_id: bankAccountId,
      line_hash: line.hash,
      booked_on: line.day,
      amount_minor: line.minor,
      currency: sites[work.site].currency,
      payer: line.payer,
      reference: line.reference,
      likely_same_as: twins.get(line)?.id ?? null,
    }))
    await work.db.insertInto('bank_statement_lines').values(rows).execute()
  }
  return twins.size
}
