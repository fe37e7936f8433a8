import { audit } from '#people/access/audit.ts'
import { no as peopleNo } from '#people/access/people.refusals.ts'
import { requireProof } from '#people/access/require-proof.ts'
import { newId } from '#platform/work/id.ts'
import type { Work } from '#platform/work/work.ts'
import { type Duties, orderedDuties } from './duties.ts'
import { mailStaffLink } from './mail-staff-link.ts'
import { proposeChange } from './propose-change.ts'
import { isAdmin, lockMember, type Member, refuseUnlessStaffAdmin, stateOf } from './staff-member.ts'

export type Invitation = {
  readonly email: string
  readonly name: string
  readonly duties: Duties
  readonly why: string
  /** The site whose address the link has. */
  readonly origin: string
}

/**
 * Invites somebody by mail; they choose their own password. An admin is invited when another admin agrees. Refuses
 * EMAIL_TAKEN, unless the invitation of that address was withdrawn.
 */
export async function inviteStaff(work: Work, { duties, ...given }: Invitation): Promise<'invited' | 'proposed'> {
  requireProof(work)
  refuseUnlessStaffAdmin(work)
  const invitation = { ...given, email: given.email.trim().toLowerCase(), duties: orderedDuties(duties) }
  await refuseTaken(work, invitation.email)
  if (!isAdmin(invitation.duties)) {
    await sendInvitation(work, invitation)
    return 'invited'
  }
  const { email, name, why } = invitation
  await proposeChange(work, why, { kind: 'invite', email, name, duties: invitation.duties })
  return 'proposed'
}

/** The invitation itself, once it is agreed; also from the command line, which gets the address of the link. */
export async function sendInvitation(
  work: Work,
  { email, name, duties, why, origin }: Invitation,
): Promise<{ readonly id: string; readonly url: string }> {
  const { id } = await writeMember(work, email, name, duties)
  const url = await mailStaffLink(work, { id, name, email }, 'invitation', origin)
  const after = { email, roles: duties.roles, places: duties.places }
  await audit(work, { action: 'staff.invite', subject: `staff:${id}`, after, why })
  return { id, url }
}

async function writeMember(work: Work, email: string, name: string, { roles, places }: Duties): Promise<Member> {
  const row = { name, roles: [...roles], places: [...places] }
  const made = await work.db
    .insertInto('staff_members')
    .values({ id: newId(), email, password_hash: '', created_at: work.now, ...row })
    .onConflict((conflict) =>
      conflict
        .column('email')
        .doUpdateSet({ ...row, suspended_at: null })
        .where('staff_members.password_hash', '=', '')
        .where('staff_members.suspended_at', 'is not', null),
    )
    .returning('id')
    .executeTakeFirst()
  if (!made) throw peopleNo.EMAIL_TAKEN({ path: 'email' })
  return lockMember(work, made)
}

async function refuseTaken({ db }: Work, email: string): Promise<void> {
  const found = await db
    .selectFrom('staff_members')
    .select(['password_hash', 'suspended_at'])
    .where('email', '=', email)
    .executeTakeFirst()
  if (found && stateOf(found.password_hash !== '', found.suspended_at !== null) !== 'withdrawn') {
    throw peopleNo.EMAIL_TAKEN({ path: 'email' })
  }
}
