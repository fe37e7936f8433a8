import { sql } from 'kysely'
import type { LineFault } from '#finance/csv-cells.ts'
import { hashOf } from '#finance/hash-of.ts'
import { isCurrency } from '#money/money.ts'
import { audit } from '#people/audit.ts'
import { isId, newId } from '#platform/id.ts'
import { once } from '#platform/once.ts'
import { no as platformNo } from '#platform/refusal.ts'
import { siteCurrency, type Work } from '#platform/work.ts'
import { parseStatement, type StatementLine } from './parse-statement.ts'

export type StatementFile = {
  readonly key: string
  readonly bankAccountId: string
  readonly fileName: string
  readonly text: string
}

export type ImportedStatement = {
  readonly id: string
  readonly added: number
  /** Lines that an earlier file brought already. */
  readonly skipped: number
  readonly faults: readonly LineFault[]
}

/** Takes in a bank's statement: new lines are added, known ones passed over, broken ones named by where they stand. */
export async function importStatement(work: Work, { key, text, ...file }: StatementFile): Promise<ImportedStatement> {
  return once(work, `statement:${key}`, { ...file, hash: hashOf(text) }, async () => {
    const account = await lockAccount(work, file.bankAccountId)
    const { lines, faults } = parseStatement(text, account.currency)
    const id = newId()
    const known = await readKnown(work, file.bankAccountId)
    const fresh = lines.filter(({ hash }) => !known.has(hash))
    const skipped = lines.length - fresh.length
    await work.db
      .insertInto('bank_statement_imports')
      .values({
        ...{ id, site: work.site, bank_account_id: file.bankAccountId, file_name: file.fileName.slice(0, 200) },
        ...{ added: fresh.length, skipped, faults: JSON.stringify(faults) },
        ...{ imported_at: work.now, imported_by: work.who.kind === 'staff' ? work.who.id : null },
      })
      .execute()
    await writeLines(work, { id, bankAccountId: file.bankAccountId }, fresh)
    const after = { file: file.fileName, added: fresh.length, skipped, faults: faults.length }
    await audit(work, { action: 'statement.import', subject: `statement:${id}`, after })
    return { id, added: fresh.length, skipped, faults }
  })
}

// Two files of one account come one after the other.
async function lockAccount(work: Work, id: string) {
  const row = isId(id)
    ? await work.db
        .selectFrom('bank_accounts')
        .select('currency')
        .where('id', '=', id)
        .where('site', '=', work.site)
        .forUpdate()
        .executeTakeFirst()
    : undefined
  if (!row || row.currency !== siteCurrency[work.site] || !isCurrency(row.currency)) throw platformNo.NOT_FOUND()
  return { currency: row.currency }
}

async function readKnown(work: Work, bankAccountId: string): Promise<ReadonlySet<string>> {
  const rows = await work.db
    .selectFrom('bank_statement_lines')
    .select('line_hash')
    .where('bank_account_id', '=', bankAccountId)
    .execute()
  return new Set(rows.map((row) => row.line_hash))
}

const together = 500

async function writeLines(
  work: Work,
  { id, bankAccountId }: { readonly id: string; readonly bankAccountId: string },
  lines: readonly StatementLine[],
): Promise<void> {
  for (let from = 0; from < lines.length; from += together) {
    const rows = lines.slice(from, from + together).map((line) => ({
      ...{ id: newId(), number: sql<string>`'BL-' || nextval('bank_line_numbers')`, site: work.site, import_id: id },
      ...{ bank_account_id: bankAccountId, line_hash: line.hash, booked_on: line.day, amount_minor: line.minor },
      ...{ currency: siteCurrency[work.site], payer: line.payer, reference: line.reference },
    }))
    await work.db.insertInto('bank_statement_lines').values(rows).execute()
  }
}
