import { audit } from '#people/access/audit.ts'
import { newId } from '#platform/work/id.ts'
import type { Work } from '#platform/work/work.ts'
import type { Duties } from './duties.ts'
import { no } from './staff.refusals.ts'

const openDays = 5

const proposalKinds = ['invite', 'duties', 'suspend', 'resume', 'resetSecondFactor'] as const
export type ProposalKind = (typeof proposalKinds)[number]

type Proposal =
  | { readonly kind: 'invite'; readonly email: string; readonly name: string; readonly duties: Duties }
  | { readonly kind: 'duties'; readonly staffId: string; readonly duties: Duties }
  | { readonly kind: 'suspend' | 'resume' | 'resetSecondFactor'; readonly staffId: string }

/**
 * What concerns an admin waits until another admin agrees (`answer-proposal.ts`), five days at most. One at a time for a
 * member: refuses PROPOSAL_WAITS.
 */
export async function proposeChange(work: Work, why: string, proposal: Proposal): Promise<void> {
  const { kind } = proposal
  const staffId = 'staffId' in proposal ? proposal.staffId : null
  const duties = 'duties' in proposal ? proposal.duties : null
  const whom = proposal.kind === 'invite' ? { email: proposal.email, name: proposal.name } : null
  await endExpired(work)
  const id = newId()
  const made = await work.db
    .insertInto('staff_proposals')
    .values({
      id,
      kind,
      staff_id: staffId,
      email: whom?.email ?? null,
      name: whom?.name ?? null,
      roles: duties && [...duties.roles],
      places: duties && [...duties.places],
      why,
      proposed_by: work.who.id ?? '',
      proposed_at: work.now,
      expires_at: new Date(work.now.getTime() + openDays * 86_400_000),
    })
    .onConflict((conflict) => conflict.column('staff_id').where('answer', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!made || (whom && (await isProposedTwice(work, whom.email)))) throw no.PROPOSAL_WAITS()
  await audit(work, {
    action: 'staff.propose',
    subject: staffId ? `staff:${staffId}` : `staffProposal:${id}`,
    after: { kind, ...whom, ...(duties && { roles: duties.roles, places: duties.places }) },
    why,
  })
}

async function isProposedTwice({ db }: Work, email: string): Promise<boolean> {
  const open = await db
    .selectFrom('staff_proposals')
    .select('id')
    .where('email', '=', email)
    .where('answer', 'is', null)
    .execute()
  return open.length > 1
}

async function endExpired({ db, now }: Work): Promise<void> {
  await db
    .updateTable('staff_proposals')
    .set({ answer: 'expired', answered_at: now })
    .where('answer', 'is', null)
    .where('expires_at', '<=', now)
    .execute()
}
