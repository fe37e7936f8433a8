import { z } from 'zod'
import type { Work } from '#platform/work/work.ts'
import type { LineFault } from './parse-card-statement.ts'

export type StatementTaken = {
  readonly id: string
  readonly card: string
  readonly fileName: string
  readonly added: number
  readonly skipped: number
  /** Lines that could not be read and were left out. */
  readonly faults: readonly LineFault[]
  readonly importedAt: Date
}

const leftOut = z.array(z.object({ line: z.number(), fault: z.enum(['day', 'amount']), found: z.string().optional() }))

/** The recently imported statements of this site's cards, newest first. */
export async function readStatements(work: Work): Promise<readonly StatementTaken[]> {
  const rows = await work.db
    .selectFrom('card_statements as told')
    .innerJoin('supplier_cards as card', 'card.id', 'told.card_id')
    .select(['told.id', 'card.label', 'told.file_name', 'told.added', 'told.skipped'])
    .select(['told.faults', 'told.imported_at'])
    .where('told.site', '=', work.site)
    .orderBy('told.imported_at', 'desc')
    .limit(8)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    card: row.label,
    fileName: row.file_name,
    added: row.added,
    skipped: row.skipped,
    importedAt: row.imported_at,
    faults: leftOut.parse(row.faults),
  }))
}
