import { audit } from '#people/access/audit.ts'
import { requireProof } from '#people/access/require-proof.ts'
import type { Work } from '#platform/work/work.ts'
import { type Duties, isSameDuties, orderedDuties } from './duties.ts'
import { proposeChange } from './propose-change.ts'
import { no } from './staff.refusals.ts'
import {
  isAdmin,
  lockMember,
  type Member,
  refuseLastAdmin,
  refuseOwnAccount,
  refuseUnlessStaffAdmin,
} from './staff-member.ts'

export type DutiesChange = { readonly id: string; readonly duties: Duties; readonly why: string }

/**
 * Other roles and places for a colleague, never for oneself. Making an admin or ending one waits for a second admin. The next
 * request of the member has the new roles: they are read with the session.
 */
export async function changeDuties(work: Work, { id, duties, why }: DutiesChange): Promise<'changed' | 'proposed'> {
  requireProof(work)
  refuseUnlessStaffAdmin(work)
  const member = await lockMember(work, { id })
  refuseOwnAccount(work, member)
  const wanted = orderedDuties(duties)
  if (isSameDuties(orderedDuties(member), wanted)) throw no.NOTHING_CHANGED()
  if (isAdmin(member) === isAdmin(wanted)) {
    await writeDuties(work, member, wanted, why)
    return 'changed'
  }
  if (!isAdmin(wanted)) await refuseLastAdmin(work, member)
  await proposeChange(work, why, { kind: 'duties', staffId: member.id, duties: wanted })
  return 'proposed'
}

/** Writes the duties of a member locked by `lockMember`. */
export async function writeDuties(work: Work, member: Member, duties: Duties, why: string): Promise<void> {
  if (member.state === 'suspended' || member.state === 'withdrawn') throw no.MEMBER_SUSPENDED()
  if (!isAdmin(duties)) await refuseLastAdmin(work, member)
  await work.db
    .updateTable('staff_members')
    .set({ roles: [...duties.roles], places: [...duties.places] })
    .where('id', '=', member.id)
    .execute()
  await audit(work, {
    action: 'staff.duties',
    subject: `staff:${member.id}`,
    before: { roles: member.roles, places: member.places },
    after: { roles: duties.roles, places: duties.places },
    why,
  })
}
