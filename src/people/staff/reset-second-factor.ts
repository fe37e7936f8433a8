import { audit } from '#people/access/audit.ts'
import { no } from '#people/access/people.refusals.ts'
import type { Work } from '#platform/work/work.ts'

/** Deletes the authenticator and recovery codes of a member and ends their sessions; the next sign-in enrols again. */
export async function resetSecondFactor(work: Work, email: string): Promise<{ readonly id: string }> {
  const member = await work.db
    .updateTable('staff_members')
    .set({ totp_secret: null, totp_confirmed_at: null, totp_last_step: null })
    .where('email', '=', email)
    .returning('id')
    .executeTakeFirst()
  if (!member) throw no.UNKNOWN_STAFF({ path: 'email' })
  await work.db.deleteFrom('recovery_codes').where('staff_id', '=', member.id).execute()
  await work.db.deleteFrom('sessions').where('staff_id', '=', member.id).execute()
  const [before, after] = [true, false].map((hasFactor) => ({ hasFactor }))
  await audit(work, {
    action: 'staff.resetSecondFactor',
    subject: `staff:${member.id}`,
    before: before!,
    after: after!,
  })
  return member
}
