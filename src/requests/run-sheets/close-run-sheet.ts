import { audit } from '#people/audit.ts'
import { no as platformNo } from '#platform/refusal.ts'
import type { Work } from '#platform/work.ts'
import { lockRunSheet } from './lock-run-sheet.ts'

/** The courier has left; what was not scanned waits for the next one. Closed twice, it is closed. */
export async function closeRunSheet(work: Work, number: string): Promise<void> {
  if (work.who.kind !== 'staff') throw platformNo.FORBIDDEN()
  const sheet = await lockRunSheet(work, number)
  if (sheet.closed_at !== null) return
  await work.db
    .updateTable('run_sheets')
    .set({ closed_at: work.now, closed_by: work.who.id })
    .where('id', '=', sheet.id)
    .execute()
  const [before, after] = [{ isClosed: false }, { isClosed: true }]
  await audit(work, { action: 'run-sheet.close', subject: `run-sheet:${sheet.id}`, before, after })
}
