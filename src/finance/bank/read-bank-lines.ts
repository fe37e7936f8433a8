import { z } from 'zod'
import type { LineFault } from '#finance/csv-cells.ts'
import { type Money, money } from '#money/money.ts'
import { siteCurrency, type Work } from '#platform/work.ts'

export const lineStates = ['free', 'used', 'all'] as const
export type LineState = (typeof lineStates)[number]

export type BankLine = {
  readonly id: string
  readonly number: string
  readonly account: string
  readonly day: string
  readonly amount: Money
  readonly payer: string
  readonly reference: string
  readonly usedAs: 'receipt' | 'payout' | 'other' | null
  readonly usedFor: string | null
}

const most = 300

/** The lines of our banks' statements, the latest in front: those nothing was made of yet, those that were used, or all. */
export async function readBankLines(
  work: Work,
  { state, q }: { readonly state: LineState; readonly q: string },
): Promise<readonly BankLine[]> {
  const currency = siteCurrency[work.site]
  const rows = await work.db
    .selectFrom('bank_statement_lines as line')
    .innerJoin('bank_accounts as account', 'account.id', 'line.bank_account_id')
    .selectAll('line')
    .select('account.account_number')
    .where('line.site', '=', work.site)
    .$if(state === 'free', (query) => query.where('used_as', 'is', null))
    .$if(state === 'used', (query) => query.where('used_as', 'is not', null))
    .$if(q !== '', (query) =>
      query.where(({ or, eb }) =>
        or([
          eb('line.number', 'ilike', `%${q}%`),
          eb('payer', 'ilike', `%${q}%`),
          eb('reference', 'ilike', `%${q}%`),
          eb('used_for', 'ilike', `%${q}%`),
        ]),
      ),
    )
    .orderBy('booked_on', 'desc')
    .orderBy('line.number', 'desc')
    .limit(most)
    .execute()
  return rows.map((row) => ({
    ...{ id: row.id, number: row.number, account: row.account_number, day: row.booked_on },
    ...{ amount: money(row.amount_minor, currency), payer: row.payer, reference: row.reference },
    usedAs: row.used_as as BankLine['usedAs'],
    usedFor: row.used_for,
  }))
}

export type StatementImport = {
  readonly id: string
  readonly fileName: string
  readonly added: number
  readonly skipped: number
  readonly faults: readonly LineFault[]
  readonly at: Date
}

const faultList = z.array(z.object({ line: z.number(), fault: z.string() }))

/** The statement files that came last, each with the lines that could not be read. */
export async function readStatementImports(work: Work, limit = 5): Promise<readonly StatementImport[]> {
  const rows = await work.db
    .selectFrom('bank_statement_imports')
    .selectAll()
    .where('site', '=', work.site)
    .orderBy('imported_at', 'desc')
    .limit(limit)
    .execute()
  return rows.map((row) => ({
    ...{ id: row.id, fileName: row.file_name, added: row.added, skipped: row.skipped, at: row.imported_at },
    faults: faultList.parse(row.faults),
  }))
}
