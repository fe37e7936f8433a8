import { audit } from '#people/access/audit.ts'
import { requireProof } from '#people/access/require-proof.ts'
import type { Work } from '#platform/work/work.ts'
import { endStaffSessions } from './end-staff-sessions.ts'
import { proposeChange } from './propose-change.ts'
import { isAdmin, lockMember, type Member, refuseOwnAccount, refuseUnlessStaffAdmin } from './staff-member.ts'

type Asked = { readonly id: string; readonly why: string }

/** After a lost phone: a colleague connects an authenticator again. For an admin another admin has to agree. */
export async function resetSecondFactor(work: Work, { id, why }: Asked): Promise<'reset' | 'proposed'> {
  requireProof(work)
  refuseUnlessStaffAdmin(work)
  const member = await lockMember(work, { id })
  refuseOwnAccount(work, member)
  if (isAdmin(member)) {
    await proposeChange(work, why, { kind: 'resetSecondFactor', staffId: member.id })
    return 'proposed'
  }
  await forgetSecondFactor(work, member, why)
  return 'reset'
}

/**
 * Deletes the authenticator and recovery codes of a member, locked by `lockMember`, and ends their sessions; the next sign-in
 * enrols again.
 */
export async function forgetSecondFactor(work: Work, member: Member, why: string): Promise<void> {
  await work.db
    .updateTable('staff_members')
    .set({ totp_secret: null, totp_confirmed_at: null, totp_last_step: null })
    .where('id', '=', member.id)
    .execute()
  await work.db.deleteFrom('recovery_codes').where('staff_id', '=', member.id).execute()
  await endStaffSessions(work, member.id)
  await audit(work, {
    action: 'staff.resetSecondFactor',
    subject: `staff:${member.id}`,
    before: { hasFactor: member.hasFactor },
    after: { hasFactor: false },
    why,
  })
}
