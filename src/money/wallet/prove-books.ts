import type { Work } from '#platform/work/work.ts'
import { type BookFault, balanceCheck, entryCheck, sumCheck } from './book-checks.ts'

/** Adds up the whole ledger in every currency, and lists what is wrong. An empty list means that the books are in order. */
export async function proveBooks(work: Work): Promise<readonly BookFault[]> {
  const faults: BookFault[] = []
  for (const { check } of [sumCheck, balanceCheck, entryCheck]) faults.push(...(await check(work)).faults)
  return faults
}
