import { hashToken, newToken } from '#people/access/opaque-token.ts'
import { limitRate } from '#platform/work/limit-rate.ts'
import type { Work } from '#platform/work/work.ts'
import { no } from './staff.refusals.ts'

const hour = 3_600_000
export type LinkPurpose = 'invitation' | 'password'
/** How long a link works. */
export const linkHours = { invitation: 72, password: 24 } as const satisfies Readonly<Record<LinkPurpose, number>>

const mostAnHour = 5

/** A link for this member, who is locked; it replaces the one before it. The token is returned here and never again. */
export async function issueStaffLink(work: Work, staffId: string, purpose: LinkPurpose): Promise<string> {
  await limitRate(work, `staff-link:${staffId}`, mostAnHour, 3600)
  await withdrawStaffLinks(work, staffId)
  const token = newToken()
  await work.db
    .insertInto('staff_links')
    .values({
      token_hash: hashToken(token),
      purpose,
      staff_id: staffId,
      made_by: work.who.kind === 'staff' ? work.who.id : null,
      created_at: work.now,
      expires_at: new Date(work.now.getTime() + linkHours[purpose] * hour),
    })
    .execute()
  return token
}

/** Links of this member that were not used work no more. */
export async function withdrawStaffLinks(work: Work, staffId: string): Promise<void> {
  await work.db
    .updateTable('staff_links')
    .set({ withdrawn_at: work.now })
    .where('staff_id', '=', staffId)
    .where('used_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .execute()
}

export type LinkOwner = {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly purpose: LinkPurpose
}

/** Whose link this is; it stays unused. Refuses STAFF_LINK_SPENT: used, withdrawn, too old, or its owner is suspended. */
export async function ownerOfStaffLink(work: Work, token: string): Promise<LinkOwner> {
  const found = await openLinks(work, token).executeTakeFirst()
  if (!found) throw no.STAFF_LINK_SPENT()
  return { ...found, purpose: found.purpose === 'invitation' ? 'invitation' : 'password' }
}

/** Uses a link up; of two at the same moment one does. */
export async function redeemStaffLink(work: Work, token: string): Promise<LinkOwner> {
  const used = await work.db
    .updateTable('staff_links')
    .set({ used_at: work.now })
    .where('token_hash', 'in', openLinks(work, token).clearSelect().select('token_hash'))
    .where('used_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .returning(['staff_id', 'purpose'])
    .executeTakeFirst()
  if (!used) throw no.STAFF_LINK_SPENT()
  const owner = await work.db
    .selectFrom('staff_members')
    .select(['id', 'name', 'email'])
    .where('id', '=', used.staff_id)
    .executeTakeFirstOrThrow()
  return { ...owner, purpose: used.purpose === 'invitation' ? 'invitation' : 'password' }
}

function openLinks({ db, now }: Work, token: string) {
  return db
    .selectFrom('staff_links')
    .innerJoin('staff_members', 'staff_members.id', 'staff_links.staff_id')
    .select(['staff_members.id', 'name', 'email', 'purpose'])
    .where('token_hash', '=', hashToken(token.slice(0, 100)))
    .where('used_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .where('expires_at', '>', now)
    .where('suspended_at', 'is', null)
}
