import { no } from '#office/finance/finance.refusals.ts'
import { audit } from '#people/access/audit.ts'
import { requireProof } from '#people/access/require-proof.ts'
import { newId } from '#platform/work/id.ts'
import { once } from '#platform/work/once.ts'
import { no as platformNo } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { bookCarried, bookDifference } from './move-till.ts'
import { bankOf } from './open-till.ts'
import { needsTwo } from './read-till-rule.ts'
import { cashInTill, holdTill, refuseCounted, type TillRow, tillClerk } from './till.ts'

export type TillClosing = {
  readonly key: string
  readonly tillId: string
  readonly counted: bigint
  /** How much of it goes to the bank; the rest is the next float. */
  readonly taken: bigint
  /** Why more or less was counted than the books say; needed where they differ. */
  readonly note: string
}

/** Above zero: more was counted than the books expected. `isClosed` is false while a second person is to agree. */
export type ClosedTill = {
  readonly number: string
  readonly expected: bigint
  readonly difference: bigint
  readonly isClosed: boolean
}

/**
 * Counts the till and closes it: over or short goes to `till-difference`, with its reason. From the limit of `till_rules` on
 * nothing is posted before a second person agrees (`answerTillClosing`), and until then nothing moves in it. Whoever is just
 * taking money is waited for.
 */
export async function closeTill(work: Work, { key, ...closing }: TillClosing): Promise<ClosedTill> {
  requireProof(work)
  return once(work, `till-close:${key}`, closing, async () => {
    const till = await holdTill(work, closing.tillId, 'alone')
    const clerk = tillClerk(work, till.office)
    await refuseCounted(work, till)
    const { counted, taken } = closing
    const note = closing.note.trim()
    if (taken > counted) throw platformNo.INVALID_INPUT({ path: 'taken' })
    const expected = await cashInTill(work, till.office)
    const difference = counted - expected
    if (difference !== 0n && note.length < 3) throw no.TILL_REASON_NEEDED({ path: 'note' })
    const count = { counted, taken, expected, note }
    const isClosed = !(await needsTwo(work, difference))
    if (isClosed) await postClosing(work, till, { ...count, closedBy: clerk, agreedBy: null })
    else await proposeClosing(work, till, count, clerk)
    return { number: till.number, expected, difference, isClosed }
  })
}

type Count = { readonly counted: bigint; readonly taken: bigint; readonly expected: bigint; readonly note: string }

async function proposeClosing(work: Work, till: TillRow, count: Count, by: string): Promise<void> {
  const { counted, taken, expected, note } = count
  await work.db
    .insertInto('till_closings')
    .values({
      id: newId(),
      session_id: till.id,
      counted_minor: counted,
      expected_minor: expected,
      taken_minor: taken,
      reason: note,
      proposed_by: by,
      proposed_at: work.now,
    })
    .execute()
  const after = { counted: String(counted), expected: String(expected) }
  await audit(work, { action: 'till.count', subject: `till:${till.id}`, after, why: note })
}

export type AgreedCount = Count & { readonly closedBy: string; readonly agreedBy: string | null }

/** Closes a till as it was counted. The till must be held alone. */
export async function postClosing(work: Work, till: TillRow, count: AgreedCount): Promise<void> {
  const { counted, taken, expected, note, closedBy, agreedBy } = count
  await work.db
    .updateTable('till_sessions')
    .set({
      closed_at: work.now,
      closed_by: closedBy,
      agreed_by: agreedBy,
      counted_minor: counted,
      expected_minor: expected,
      taken_minor: taken,
      note: note || null,
    })
    .where('id', '=', till.id)
    .execute()
  await bookDifference(work, till, counted - expected)
  await bookCarried(work, till, { kind: 'taken', minor: taken, bankAccount: await bankOf(work) })
  const before = { isOpen: true, openedWith: String(till.counted_at_open_minor) }
  const after = {
    isOpen: false,
    counted: String(counted),
    expected: String(expected),
    difference: String(counted - expected),
  }
  await audit(work, { action: 'till.close', subject: `till:${till.id}`, before, after, why: note || 'counted' })
}
