import { sql } from 'kysely'
import { audit } from '#people/access/audit.ts'
import { permits, rolesWith } from '#people/access/permissions.ts'
import { no as platformNo } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { no } from '#selling/cart/cart.refusals.ts'
import { isOpen, lockLookup, moveLookup, type PriceLookup } from './price-lookup.ts'

/** A reviewer takes a link; of two at the same moment one gets it. Taking one's own again changes nothing. */
export async function claimLookup(work: Work, id: string): Promise<void> {
  refuseUnlessReviewer(work)
  const lookup = await lockLookup(work, id)
  if (!isOpen(lookup)) throw no.LOOKUP_OVER()
  if (lookup.claimed_by === work.who.id) return
  if (lookup.claimed_by !== null) throw no.LOOKUP_CLAIMED()
  await moveLookup(work, lookup, 'claim', { claimed_by: work.who.id })
  await auditLookup(work, lookup, 'claim', 'claimed')
}

/** Puts a taken link back, for the next reviewer. */
export async function releaseLookup(work: Work, id: string): Promise<void> {
  const lookup = await lockClaimed(work, id)
  await moveLookup(work, lookup, 'release')
  await auditLookup(work, lookup, 'release', 'waiting')
}

/** Puts back what members took who were suspended, or price links no more: nobody else could answer. */
export async function releaseOfSuspended(work: Work): Promise<void> {
  const left = await work.db
    .selectFrom('price_lookups')
    .select('id')
    .where('site', '=', work.site)
    .where('state', '=', 'claimed')
    .where('claimed_by', 'in', (members) =>
      members
        .selectFrom('staff_members')
        .select('id')
        .where(sql<boolean>`(suspended_at is not null or not roles && ${[...rolesWith('review')]}::text[])`),
    )
    .orderBy('id')
    .execute()
  for (const { id } of left) {
    const lookup = await lockLookup(work, id)
    if (lookup.state === 'claimed') await moveLookup(work, lookup, 'release')
  }
}

/** The reviewer's next link: one of their own, otherwise the oldest free one, which becomes theirs; null if there is none. */
export async function takeNextLookup(work: Work): Promise<string | null> {
  refuseUnlessReviewer(work)
  const open = work.db
    .selectFrom('price_lookups')
    .select('id')
    .where('site', '=', work.site)
    .orderBy('at')
    .orderBy('id')
  const own = await open.where('state', '=', 'claimed').where('claimed_by', '=', work.who.id).executeTakeFirst()
  if (own) return own.id
  const free = await open.where('state', '=', 'waiting').limit(1).forUpdate().skipLocked().executeTakeFirst()
  if (free) await claimLookup(work, free.id)
  return free?.id ?? null
}

/** A lookup that this reviewer took, locked. An admin may help with another's. */
export async function lockClaimed(work: Work, id: string): Promise<PriceLookup> {
  refuseUnlessReviewer(work)
  const lookup = await lockLookup(work, id)
  const isAdmin = work.who.kind === 'staff' && work.who.roles.includes('admin')
  if (lookup.claimed_by !== null && lookup.claimed_by !== work.who.id && !isAdmin) throw no.LOOKUP_CLAIMED()
  return lookup
}

export async function auditLookup(work: Work, lookup: PriceLookup, event: string, to: string): Promise<void> {
  await audit(work, {
    action: `lookup.${event}`,
    subject: `lookup:${lookup.id}`,
    before: { state: lookup.state, claimedBy: lookup.claimed_by },
    after: { state: to, claimedBy: to === 'claimed' ? work.who.id : null },
  })
}

function refuseUnlessReviewer({ who }: Work): void {
  if (!permits(who, 'review')) throw platformNo.FORBIDDEN()
}
