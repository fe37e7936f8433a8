import { z } from 'zod'
import type { LineFault } from '#office/finance/csv-cells.ts'
import { type Money, money } from '#platform/values/amounts/money.ts'
import { isId } from '#platform/work/id.ts'
import type { Work } from '#platform/work/work.ts'
import { sites } from '#sites/sites.ts'
import { type LineUse, lineUses } from './line-uses.ts'
import type { Continuity } from './statement-continuity.ts'

export const lineStates = ['free', 'doubted', 'used', 'aside', 'all'] as const
export type LineState = (typeof lineStates)[number]

export type BankLine = {
  readonly id: string
  readonly number: string
  readonly accountId: string
  readonly account: string
  readonly day: string
  readonly amount: Money
  readonly payer: string
  readonly reference: string
  readonly usedAs: LineUse | null
  readonly usedFor: string | null
  /** It is likely this one of an earlier file, and nobody said yet that it is another. */
  readonly isDoubted: boolean
  readonly likelySameAs: string | null
  /** Who brought the statement; from the limit on they do not approve by it. */
  readonly importedBy: string | null
}

const most = 300

/** The lines of our banks' statements, the latest in front: those nothing was made of yet, those that were used, or all. */
export async function readBankLines(
  work: Work,
  { state, q, id }: { readonly state: LineState; readonly q: string; readonly id?: string },
): Promise<readonly BankLine[]> {
  const currency = sites[work.site].currency
  const rows = await work.db
    .selectFrom('bank_statement_lines as line')
    .innerJoin('bank_accounts as account', 'account.id', 'line.bank_account_id')
    .innerJoin('bank_statement_imports as file', 'file.id', 'line.import_id')
    .leftJoin('bank_statement_lines as twin', 'twin.id', 'line.likely_same_as')
    .selectAll('line')
    .select(['account.account_number', 'file.imported_by', 'twin.number as twin_number'])
    .where('line.site', '=', work.site)
    .$if(id !== undefined, (query) => query.where('line.id', '=', id ?? ''))
    .$if(state === 'free' || state === 'doubted', (query) => query.where('line.used_as', 'is', null))
    .$if(state === 'doubted', (query) =>
      query.where('line.likely_same_as', 'is not', null).where('line.said_other_at', 'is', null),
    )
    .$if(state === 'used', (query) => query.where('line.used_as', 'not in', ['other', 'same']))
    .$if(state === 'aside', (query) => query.where('line.used_as', 'in', ['other', 'same']))
    .$if(q !== '', (query) =>
      query.where(({ or, eb }) =>
        or([
          eb('line.number', 'ilike', `%${q}%`),
          eb('line.payer', 'ilike', `%${q}%`),
          eb('line.reference', 'ilike', `%${q}%`),
          eb('line.used_for', 'ilike', `%${q}%`),
        ]),
      ),
    )
    .orderBy('line.booked_on', 'desc')
    .orderBy('line.number', 'desc')
    .limit(most)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    number: row.number,
    accountId: row.bank_account_id,
    account: row.account_number,
    day: row.booked_on,
    amount: money(row.amount_minor, currency),
    payer: row.payer,
    reference: row.reference,
    usedAs: lineUses.find((use) => use === row.used_as) ?? null,
    usedFor: row.used_for,
    isDoubted: row.likely_same_as !== null && row.said_other_at === null && row.used_as === null,
    likelySameAs: row.twin_number,
    importedBy: row.imported_by,
  }))
}

/** One line of them. */
export async function readBankLine(work: Work, id: string): Promise<BankLine | null> {
  if (!isId(id)) return null
  return (await readBankLines(work, { state: 'all', q: '', id }))[0] ?? null
}

export type StatementImport = {
  readonly id: string
  readonly fileName: string
  readonly added: number
  readonly skipped: number
  readonly faults: readonly LineFault[]
  readonly at: Date
  readonly account: string
  readonly by: string | null
  /** What it opened and closed with; null of files from before statements were held to it. */
  readonly opening: Money | null
  readonly closing: Money | null
  readonly continuity: Continuity | null
  readonly continuityReason: string | null
}

const faultList = z.array(z.object({ line: z.number(), fault: z.string() }))

/** The statement files that came last, each with the lines that could not be read. */
export async function readStatementImports(work: Work, limit = 5): Promise<readonly StatementImport[]> {
  const rows = await work.db
    .selectFrom('bank_statement_imports as file')
    .innerJoin('bank_accounts as account', 'account.id', 'file.bank_account_id')
    .leftJoin('staff_members as staff', 'staff.id', 'file.imported_by')
    .selectAll('file')
    .select(['account.account_number', 'staff.name'])
    .where('file.site', '=', work.site)
    .orderBy('file.position', 'desc')
    .limit(limit)
    .execute()
  const sum = (minor: bigint | null) => (minor === null ? null : money(minor, sites[work.site].currency))
  return rows.map((row) => ({
    id: row.id,
    fileName: row.file_name,
    added: row.added,
    skipped: row.skipped,
    at: row.imported_at,
    faults: faultList.parse(row.faults),
    account: row.account_number,
    by: row.name,
    opening: sum(row.opening_minor),
    closing: sum(row.closing_minor),
    continuity: row.continuity as Continuity | null,
    continuityReason: row.continuity_reason,
  }))
}
