import type { Role, Work } from '#platform/work/work.ts'
import type { ProposalKind } from './propose-change.ts'
import { isRole } from './staff-member.ts'

export type StaffProposal = {
  readonly id: string
  readonly kind: ProposalKind
  /** Null for an invitation: nobody is there yet. */
  readonly staffId: string | null
  readonly name: string
  readonly email: string
  readonly roles: readonly Role[] | null
  readonly places: readonly string[] | null
  /** The roles so far. */
  readonly before: readonly Role[]
  readonly why: string
  readonly proposedBy: string
  readonly isMine: boolean
  readonly proposedAt: Date
  readonly expiresAt: Date
}

/** What waits for another admin, the oldest first; of one member, if asked. */
export async function readStaffProposals(work: Work, staffId: string | null = null): Promise<readonly StaffProposal[]> {
  const rows = await work.db
    .selectFrom('staff_proposals as one')
    .innerJoin('staff_members as proposer', 'proposer.id', 'one.proposed_by')
    .leftJoin('staff_members as member', 'member.id', 'one.staff_id')
    .select(['one.id', 'one.kind', 'one.staff_id', 'one.roles', 'one.places', 'one.why', 'one.proposed_by'])
    .select(['one.proposed_at', 'one.expires_at', 'proposer.name as proposer', 'member.roles as before'])
    .select(({ fn }) => [
      fn.coalesce('one.name', 'member.name').as('name'),
      fn.coalesce('one.email', 'member.email').as('email'),
    ])
    .where('one.answer', 'is', null)
    .where('one.expires_at', '>', work.now)
    .$if(staffId !== null, (query) => query.where('one.staff_id', '=', staffId))
    .orderBy('one.proposed_at')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind as ProposalKind,
    staffId: row.staff_id,
    name: row.name ?? '',
    email: row.email ?? '',
    roles: row.roles?.filter(isRole) ?? null,
    places: row.places,
    before: (row.before ?? []).filter(isRole),
    why: row.why,
    proposedBy: row.proposer,
    isMine: row.proposed_by === work.who.id,
    proposedAt: row.proposed_at,
    expiresAt: row.expires_at,
  }))
}
