import { no } from '#fulfilment/requests/requests.refusals.ts'
import { audit } from '#people/access/audit.ts'
import { no as platformNo } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { lockRunSheet } from './lock-run-sheet.ts'
import { readQueued } from './read-run-sheets.ts'

/**
 * The courier has left; unscanned parcels wait for the next sheet. A second call changes nothing. If the expected
 * number of remaining parcels is given, another number is refused with `PARCELS_STAY`.
 */
export async function closeRunSheet(work: Work, number: string, staying: number | null = null): Promise<void> {
  if (work.who.kind !== 'staff') throw platformNo.FORBIDDEN()
  const sheet = await lockRunSheet(work, number)
  if (sheet.closed_at !== null) return
  const count = staying === null ? null : (await readQueued(work, sheet.company)).length
  if (count !== staying) throw no.PARCELS_STAY({ path: 'staying', count })
  await work.db
    .updateTable('run_sheets')
    .set({ closed_at: work.now, closed_by: work.who.id })
    .where('id', '=', sheet.id)
    .execute()
  const [before, after] = [{ isClosed: false }, { isClosed: true }]
  await audit(work, { action: 'run-sheet.close', subject: `run-sheet:${sheet.id}`, before, after })
}
