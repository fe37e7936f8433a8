import { audit } from '#people/access/audit.ts'
import { requireProof } from '#people/access/require-proof.ts'
import type { Work } from '#platform/work/work.ts'
import { endStaffSessions } from './end-staff-sessions.ts'
import { proposeChange } from './propose-change.ts'
import { no } from './staff.refusals.ts'
import { withdrawStaffLinks } from './staff-link.ts'
import {
  isAdmin,
  lockMember,
  type Member,
  refuseLastAdmin,
  refuseOwnAccount,
  refuseUnlessStaffAdmin,
} from './staff-member.ts'

type Asked = { readonly id: string; readonly why: string }

/**
 * Locks a colleague out: every session ends, links work no more, and what they had in hand goes back to its queues. An
 * admin is suspended when another admin agrees.
 */
export async function suspendStaff(work: Work, { id, why }: Asked): Promise<'suspended' | 'proposed'> {
  requireProof(work)
  refuseUnlessStaffAdmin(work)
  const member = await lockMember(work, { id })
  refuseOwnAccount(work, member)
  refuseUnlessActive(member)
  await refuseLastAdmin(work, member)
  if (isAdmin(member)) {
    await proposeChange(work, why, { kind: 'suspend', staffId: member.id })
    return 'proposed'
  }
  await writeSuspension(work, member, why)
  return 'suspended'
}

/** Suspends a member locked by `lockMember`. */
export async function writeSuspension(work: Work, member: Member, why: string): Promise<void> {
  refuseUnlessActive(member)
  await refuseLastAdmin(work, member)
  await work.db.updateTable('staff_members').set({ suspended_at: work.now }).where('id', '=', member.id).execute()
  await withdrawStaffLinks(work, member.id)
  const sessions = await endStaffSessions(work, member.id)
  await audit(work, {
    action: 'staff.suspend',
    subject: `staff:${member.id}`,
    before: { state: 'active', sessions },
    after: { state: 'suspended', sessions: 0 },
    why,
  })
}

/** Takes a suspended colleague back, with the roles, password and second factor they had. */
export async function resumeStaff(work: Work, { id, why }: Asked): Promise<'resumed' | 'proposed'> {
  requireProof(work)
  refuseUnlessStaffAdmin(work)
  const member = await lockMember(work, { id })
  refuseOwnAccount(work, member)
  if (member.state !== 'suspended') throw no.MEMBER_NOT_SUSPENDED()
  if (isAdmin(member)) {
    await proposeChange(work, why, { kind: 'resume', staffId: member.id })
    return 'proposed'
  }
  await endSuspension(work, member, why)
  return 'resumed'
}

/** Ends the suspension of a member locked by `lockMember`. */
export async function endSuspension(work: Work, member: Member, why: string): Promise<void> {
  if (member.state !== 'suspended') throw no.MEMBER_NOT_SUSPENDED()
  await work.db.updateTable('staff_members').set({ suspended_at: null }).where('id', '=', member.id).execute()
  await audit(work, {
    action: 'staff.resume',
    subject: `staff:${member.id}`,
    before: { state: 'suspended' },
    after: { state: 'active' },
    why,
  })
}

function refuseUnlessActive({ state }: Member): void {
  if (state === 'invited') throw no.MEMBER_INVITED()
  if (state !== 'active') throw no.MEMBER_SUSPENDED()
}
