import { audit } from '#people/access/audit.ts'
import { requireProof } from '#people/access/require-proof.ts'
import { requireSecondPerson } from '#people/access/require-second-person.ts'
import { isId } from '#platform/work/id.ts'
import { no as platformNo } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { writeDuties } from './change-duties.ts'
import { sendInvitation } from './invite-staff.ts'
import { forgetSecondFactor } from './reset-second-factor.ts'
import { no } from './staff.refusals.ts'
import { isRole, lockMember, refuseUnlessStaffAdmin } from './staff-member.ts'
import { endSuspension, writeSuspension } from './suspend-staff.ts'

export type StaffAnswer = {
  readonly id: string
  readonly agrees: boolean
  /** The site whose address the link of an invitation has. */
  readonly origin: string
}

/**
 * Another admin agrees to what one proposed, and it happens; or it is refused, or taken back by who proposed it. Refuses
 * PROPOSAL_OVER once it is answered or too old, and whatever the act itself refuses by now.
 */
export async function answerStaffProposal(work: Work, { id, agrees, origin }: StaffAnswer): Promise<string> {
  requireProof(work)
  refuseUnlessStaffAdmin(work)
  const proposal = await lockProposal(work, id)
  if (agrees) {
    requireSecondPerson(work, proposal.proposed_by)
    await carryOut(work, proposal, origin)
  }
  const isOwn = proposal.proposed_by === work.who.id
  const answer = agrees ? 'agreed' : isOwn ? 'withdrawn' : 'refused'
  await work.db
    .updateTable('staff_proposals')
    .set({ answer, answered_by: work.who.id, answered_at: work.now })
    .where('id', '=', id)
    .execute()
  await audit(work, {
    action: `staff.${answer}`,
    subject: proposal.staff_id ? `staff:${proposal.staff_id}` : `staffProposal:${id}`,
    before: { proposed: proposal.kind, by: proposal.proposed_by },
    after: { answer, ...(proposal.email && { email: proposal.email }) },
  })
  return answer
}

type Proposal = Awaited<ReturnType<typeof lockProposal>>

async function lockProposal({ db, now }: Work, id: string) {
  if (!isId(id)) throw platformNo.NOT_FOUND()
  const proposal = await db
    .selectFrom('staff_proposals')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!proposal) throw platformNo.NOT_FOUND()
  if (proposal.answer !== null || proposal.expires_at <= now) throw no.PROPOSAL_OVER()
  return proposal
}

async function carryOut(work: Work, proposal: Proposal, origin: string): Promise<void> {
  const { kind, why, email, name } = proposal
  const duties = { roles: (proposal.roles ?? []).filter(isRole), places: proposal.places ?? [] }
  if (kind === 'invite') {
    await sendInvitation(work, { email: email ?? '', name: name ?? '', duties, why, origin })
    return
  }
  const member = await lockMember(work, { id: proposal.staff_id ?? '' })
  if (kind === 'duties') return writeDuties(work, member, duties, why)
  if (kind === 'suspend') return writeSuspension(work, member, why)
  if (kind === 'resume') return endSuspension(work, member, why)
  return forgetSecondFactor(work, member, why)
}
