import { sql } from 'kysely'
import { z } from 'zod'
import type { Work } from '#platform/work/work.ts'
import { type BookFault, balanceCheck, entryCheck, sumCheck } from './book-checks.ts'

export type BookHealth = {
  readonly faults: readonly BookFault[]
  /** When the books were last proved; null if no job has run yet and they were added up just now. */
  readonly provedAt: Date | null
  /** Entries that are in no batch of the chain yet. */
  readonly unchained: number
}

const faultsForm = z.array(
  z.object({ kind: z.string(), of: z.string(), off: z.string().transform((text) => BigInt(text)) }),
)

/** The result of the last proof of the books. Before the first proof they are added up now: a new ledger is short. */
export async function readBookHealth(work: Work): Promise<BookHealth> {
  const { rows } = await sql<{ at: Date; faults: unknown }>`
    select at, faults from ledger_proofs order by id desc limit 1`.execute(work.db)
  const { rows: waiting } = await sql<{ count: number }>`
    select count(distinct entry_id)::int as count from ledger_lines
    where id > coalesce((select to_line from ledger_batches order by id desc limit 1), 0)`.execute(work.db)
  const unchained = waiting[0]?.count ?? 0
  const [proof] = rows
  if (!proof) return { faults: await proveBooks(work), provedAt: null, unchained }
  return { faults: faultsForm.parse(proof.faults), provedAt: proof.at, unchained }
}

/** Adds up the whole ledger in every currency, and lists what is wrong. An empty list means that the books are in order. */
export async function proveBooks(work: Work): Promise<readonly BookFault[]> {
  const faults: BookFault[] = []
  for (const { check } of [sumCheck, balanceCheck, entryCheck]) faults.push(...(await check(work)).faults)
  return faults
}
