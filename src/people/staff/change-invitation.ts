import { audit } from '#people/access/audit.ts'
import { requireProof } from '#people/access/require-proof.ts'
import type { Work } from '#platform/work/work.ts'
import { mailStaffLink } from './mail-staff-link.ts'
import { no } from './staff.refusals.ts'
import { withdrawStaffLinks } from './staff-link.ts'
import { lockMember, type Member, refuseUnlessStaffAdmin } from './staff-member.ts'

/** Mails a new link to who was invited; the link before it works no more. */
export async function inviteAgain(work: Work, { id, origin }: { readonly id: string; readonly origin: string }) {
  requireProof(work)
  const member = await lockInvited(work, id)
  await mailStaffLink(work, member, 'invitation', origin)
  await audit(work, {
    action: 'staff.inviteAgain',
    subject: `staff:${member.id}`,
    before: { state: 'invited' },
    after: { state: 'invited', email: member.email },
  })
}

/** Takes an invitation back: its link works no more, and nobody may enter by it. */
export async function withdrawInvitation(work: Work, { id, why }: { readonly id: string; readonly why: string }) {
  requireProof(work)
  const member = await lockInvited(work, id)
  await withdrawStaffLinks(work, member.id)
  await work.db.updateTable('staff_members').set({ suspended_at: work.now }).where('id', '=', member.id).execute()
  await audit(work, {
    action: 'staff.withdrawInvitation',
    subject: `staff:${member.id}`,
    before: { state: 'invited' },
    after: { state: 'withdrawn' },
    why,
  })
}

async function lockInvited(work: Work, id: string): Promise<Member> {
  refuseUnlessStaffAdmin(work)
  const member = await lockMember(work, { id })
  if (member.state !== 'invited') throw no.MEMBER_NOT_INVITED()
  return member
}
