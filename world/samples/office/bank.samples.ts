import { readBankAccounts } from '#money/payments/receipts/read-bank-accounts.ts'
import { type ImportedStatement, importStatement, type StatementFile } from '#office/finance/bank/import-statement.ts'
import { parseStatement } from '#office/finance/bank/parse-statement.ts'
import { readLastImport } from '#office/finance/bank/write-statement.ts'
import { newId } from '#platform/work/id.ts'
import type { Work } from '#platform/work/work.ts'
import { sites } from '#sites/sites.ts'

/** A statement of our first account that adds up and continues from the last one, except for the given differences. */
export async function sampleStatement(
  work: Work,
  text: string,
  otherwise: Partial<StatementFile> = {},
): Promise<ImportedStatement> {
  const [account] = await readBankAccounts(work)
  const bankAccountId = otherwise.bankAccountId ?? account?.id ?? ''
  const before = await readLastImport(work, bankAccountId)
  const opening = otherwise.opening ?? before?.closing ?? 0n
  const lines = parseStatement(text, sites[work.site].currency).lines.reduce((sum, { minor }) => sum + minor, 0n)
  const file = {
    bankAccountId,
    fileName: 'november.csv',
    text,
    opening,
    closing: opening + lines,
    continuityReason: '',
  }
  return importStatement(work, { key: newId(), ...file, ...otherwise })
}
