import { audit } from '#people/access/audit.ts'
import { requireProof } from '#people/access/require-proof.ts'
import { announce } from '#platform/work/announce.ts'
import type { Work } from '#platform/work/work.ts'
import { lockMember, refuseUnlessStaffAdmin } from './staff-member.ts'

/**
 * Ends every session of a member: the next click is refused, and pages that stand open are told at once, because every
 * process looks through its open streams when it hears the announcement.
 */
export async function endStaffSessions(work: Work, id: string): Promise<number> {
  const ended = await work.db.deleteFrom('sessions').where('staff_id', '=', id).returning('id').execute()
  await announce(work, 'staff.sessionsEnded', { staffId: id })
  return ended.length
}

/** An admin signs a member out everywhere. */
export async function signStaffOut(
  work: Work,
  { id, why }: { readonly id: string; readonly why: string },
): Promise<void> {
  requireProof(work)
  refuseUnlessStaffAdmin(work)
  const member = await lockMember(work, { id })
  const sessions = await endStaffSessions(work, member.id)
  await audit(work, {
    action: 'staff.endSessions',
    subject: `staff:${member.id}`,
    before: { sessions },
    after: { sessions: 0 },
    why,
  })
}
