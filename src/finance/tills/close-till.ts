import { audit } from '#people/audit.ts'
import { once } from '#platform/once.ts'
import { no as platformNo } from '#platform/refusal.ts'
import type { Work } from '#platform/work.ts'
import { bookCarried, bookDifference } from './move-till.ts'
import { bankOf } from './open-till.ts'
import { cashInTill, holdTill, tillClerk } from './till.ts'

export type TillClosing = {
  readonly key: string
  readonly tillId: string
  readonly counted: bigint
  /** How much of it goes to the bank; the rest is the next float. */
  readonly taken: bigint
  readonly note: string
}

/** Above zero: more was counted than the books expected. */
export type ClosedTill = { readonly number: string; readonly expected: bigint; readonly difference: bigint }

/** Counts the till and closes it: over or short goes to `till-difference`. Whoever is just taking money is waited for. */
export async function closeTill(work: Work, { key, ...closing }: TillClosing): Promise<ClosedTill> {
  return once(work, `till-close:${key}`, closing, async () => {
    const { tillId, counted, taken } = closing
    const till = await holdTill(work, tillId, 'alone')
    const clerk = tillClerk(work, till.office)
    if (taken > counted) throw platformNo.INVALID_INPUT({ path: 'taken' })
    const expected = await cashInTill(work, till.office)
    const difference = counted - expected
    await bookDifference(work, till, difference)
    await bookCarried(work, till, { kind: 'taken', minor: taken, bankAccount: await bankOf(work) })
    await work.db
      .updateTable('till_sessions')
      .set({
        ...{ closed_at: work.now, closed_by: clerk, counted_minor: counted, expected_minor: expected },
        ...{ taken_minor: taken, note: closing.note || null },
      })
      .where('id', '=', tillId)
      .execute()
    const after = { counted: String(counted), expected: String(expected), difference: String(difference) }
    await audit(work, { action: 'till.close', subject: `till:${tillId}`, after, why: closing.note || 'counted' })
    return { number: till.number, expected, difference }
  })
}
