import { audit } from '#people/access/audit.ts'
import { requireProof } from '#people/access/require-proof.ts'
import type { Work } from '#platform/work/work.ts'
import { mailStaffLink } from './mail-staff-link.ts'
import { no } from './staff.refusals.ts'
import { lockMember, refuseUnlessStaffAdmin } from './staff-member.ts'

type Asked = { readonly id: string; readonly why: string; readonly origin: string }

/**
 * Mails a member a link for a new password, which they alone choose. Until then the old one works; choosing ends every
 * session. An admin may ask for their own.
 */
export async function mailNewPassword(work: Work, { id, why, origin }: Asked): Promise<void> {
  requireProof(work)
  refuseUnlessStaffAdmin(work)
  const member = await lockMember(work, { id })
  if (member.state === 'invited') throw no.MEMBER_INVITED()
  if (member.state !== 'active') throw no.MEMBER_SUSPENDED()
  await mailStaffLink(work, member, 'password', origin)
  await audit(work, {
    action: 'staff.mailPassword',
    subject: `staff:${member.id}`,
    before: { state: 'active' },
    after: { state: 'active', email: member.email },
    why,
  })
}
