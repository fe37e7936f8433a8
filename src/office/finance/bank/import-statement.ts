import type { LineFault } from '#office/finance/csv-cells.ts'
import { no } from '#office/finance/finance.refusals.ts'
import { hashOf } from '#office/finance/hash-of.ts'
import { audit } from '#people/access/audit.ts'
import { requireProof } from '#people/access/require-proof.ts'
import { formatMinor } from '#platform/values/amounts/format-money.ts'
import { newId } from '#platform/work/id.ts'
import { once } from '#platform/work/once.ts'
import { no as platformNo } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { parseStatement, type StatementLine } from './parse-statement.ts'
import { type Continuity, continuityOf, type StatementSums } from './statement-continuity.ts'
import { lockAccount, readKnown, readLastImport, writeImport, writeLines } from './write-statement.ts'

export type StatementFile = {
  readonly key: string
  readonly bankAccountId: string
  readonly fileName: string
  readonly text: string
  /** What the bank says stood in the account before the first and after the last line. */
  readonly opening: bigint
  readonly closing: bigint
  /** Why it does not go on where the last one ended; empty where it does. */
  readonly continuityReason: string
}

export type ImportedStatement = {
  readonly id: string
  readonly added: number
  /** Lines that an earlier file brought already. */
  readonly skipped: number
  /** Lines that are likely ones of an earlier file, worded anew: somebody says of each. */
  readonly doubted: number
  readonly faults: readonly LineFault[]
}

/**
 * Takes in a bank's statement: new lines are added, known ones passed over. It adds up (opening balance and lines are the closing
 * balance) and goes on where the last one of the account ended, or somebody says why not.
 */
export async function importStatement(work: Work, { key, text, ...file }: StatementFile): Promise<ImportedStatement> {
  requireProof(work)
  if (work.who.kind !== 'staff') throw platformNo.FORBIDDEN()
  return once(work, `statement:${key}`, { ...file, hash: hashOf(text) }, async () => {
    const account = await lockAccount(work, file.bankAccountId)
    const { lines, faults } = parseStatement(text, account.currency)
    const known = await readKnown(work, file.bankAccountId, lines)
    const fresh = lines.filter(({ hash }) => !known.has(hash))
    const sums = sumsOf(file, lines, fresh)
    refuseUnbalanced(sums, faults)
    const before = await readLastImport(work, file.bankAccountId)
    const continuity = continuityOf(sums, before)
    refuseUnsaid(continuity, sums, before, file.continuityReason)
    const days = lines.map(({ day }) => day).toSorted()
    const id = newId()
    const span = { fromDay: days[0] ?? null, toDay: days.at(-1) ?? null }
    const head = { id, bankAccountId: file.bankAccountId, fileName: file.fileName, continuity, ...span }
    const reason = continuity === 'first' || continuity === 'continues' ? null : file.continuityReason.trim()
    await writeImport(work, { ...head, reason, added: fresh.length, faults }, sums)
    const here = new Set(lines.map(({ hash }) => hash))
    const others = [...known.values()].filter((one) => !here.has(one.hash))
    const doubted = await writeLines(work, head, fresh, others)
    const counts = { added: fresh.length, skipped: sums.skippedCount, doubted }
    const after = {
      file: file.fileName,
      ...counts,
      continuity,
      opening: String(sums.opening),
      closing: String(sums.closing),
    }
    await audit(work, { action: 'statement.import', subject: `statement:${id}`, after, ...(reason && { why: reason }) })
    return { id, ...counts, faults }
  })
}

function sumsOf(
  { opening, closing }: Pick<StatementFile, 'opening' | 'closing'>,
  lines: readonly StatementLine[],
  fresh: readonly StatementLine[],
): StatementSums {
  const sum = (of: readonly StatementLine[]) => of.reduce((total, { minor }) => total + minor, 0n)
  const skippedCount = lines.length - fresh.length
  return { opening, closing, lines: sum(lines), skipped: sum(lines) - sum(fresh), skippedCount }
}

function refuseUnbalanced({ opening, closing, lines }: StatementSums, faults: readonly LineFault[]): void {
  if (opening + lines === closing) return
  const facts = {
    path: 'closing',
    opening: formatMinor(opening),
    lines: formatMinor(lines),
    reckoned: formatMinor(opening + lines),
    closing: formatMinor(closing),
  }
  if (faults.length === 0) throw no.STATEMENT_DOES_NOT_ADD_UP(facts)
  throw no.STATEMENT_LINES_UNREADABLE({ ...facts, unreadable: faults.map(({ line }) => line).join(', ') })
}

function refuseUnsaid(
  continuity: Continuity,
  sums: StatementSums,
  before: { readonly closing: bigint | null; readonly day: string | null } | null,
  reason: string,
): void {
  if (continuity === 'first' || continuity === 'continues' || reason.trim().length >= 3) return
  const path = 'continuityReason'
  if (continuity === 'overlap') throw no.STATEMENT_OVERLAP({ path, count: sums.skippedCount })
  throw no.STATEMENT_GAP({
    path,
    day: before?.day ?? '—',
    opening: formatMinor(sums.opening + sums.skipped),
    before: before?.closing == null ? '—' : formatMinor(before.closing),
  })
}
