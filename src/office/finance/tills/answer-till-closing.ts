import { no } from '#office/finance/finance.refusals.ts'
import { audit } from '#people/access/audit.ts'
import { requireProof } from '#people/access/require-proof.ts'
import { requireSecondPerson } from '#people/access/require-second-person.ts'
import { once } from '#platform/work/once.ts'
import type { Work } from '#platform/work/work.ts'
import { postClosing } from './close-till.ts'
import { cashInTill, holdTill, readStandingCount, tillClerk } from './till.ts'

export type TillAnswer = { readonly key: string; readonly tillId: string; readonly agrees: boolean }

/**
 * A second person who works at this till agrees to the count, and it is closed as it was counted; or the count is taken back,
 * by either of them, and the till goes on.
 */
export async function answerTillClosing(
  work: Work,
  { key, tillId, agrees }: TillAnswer,
): Promise<{ readonly number: string; readonly isClosed: boolean }> {
  requireProof(work)
  return once(work, `till-answer:${key}`, { tillId, agrees }, async () => {
    const till = await holdTill(work, tillId, 'alone')
    const who = tillClerk(work, till.office)
    const count = await readStandingCount(work, till.id)
    if (!count) throw no.TILL_NOT_COUNTED()
    const answered = agrees ? { agreed_by: who, agreed_at: work.now } : { withdrawn_by: who, withdrawn_at: work.now }
    if (agrees) requireSecondPerson(work, count.proposed_by)
    await work.db.updateTable('till_closings').set(answered).where('id', '=', count.id).execute()
    if (!agrees) {
      const before = { counted: String(count.counted_minor), expected: String(count.expected_minor) }
      await audit(work, { action: 'till.recount', subject: `till:${till.id}`, before, after: null, why: count.reason })
      return { number: till.number, isClosed: false }
    }
    // Nothing moved in it since, and what corrected the books meanwhile is in what is expected now.
    const expected = await cashInTill(work, till.office)
    if (expected !== count.expected_minor) throw no.TILL_COUNT_STALE()
    await postClosing(work, till, {
      counted: count.counted_minor,
      taken: count.taken_minor,
      expected,
      note: count.reason,
      closedBy: count.proposed_by,
      agreedBy: who,
    })
    return { number: till.number, isClosed: true }
  })
}
