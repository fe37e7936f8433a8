import { type RawBuilder, sql } from 'kysely'
import type { Work } from '#platform/work/work.ts'
import type { ShareOwner } from './share-owner.ts'
import { type SharedItem, unpackGoods } from './shared-goods.ts'

/** How long a link stays open, and how many live ones somebody may have. */
export const sharedDays = 30
export const sharedLimit = 10

export type SharedCart = {
  readonly token: string
  readonly goods: readonly SharedItem[]
  readonly at: Date
  readonly until: Date
}

/** The goods behind a link, for whoever has it; null if it was ended or its 30 days are over. */
export async function readShared(work: Work, token: string): Promise<SharedCart | null> {
  const row = await live(work).where('token', '=', token).executeTakeFirst()
  return row ? toShared(row) : null
}

/** The live links of this owner, the latest first. */
export async function readOwnShared(work: Work, owner: ShareOwner): Promise<readonly SharedCart[]> {
  const rows = await live(work).where('site', '=', work.site).where(ofOwner(owner)).orderBy('at', 'desc').execute()
  return rows.map(toShared)
}

/** The condition that a link is this owner's. */
export function ofOwner({ customerId, browserKey }: ShareOwner): RawBuilder<boolean> {
  return sql<boolean>`(customer_id = ${customerId}::uuid or browser_key = ${browserKey}) is true`
}

function live(work: Work) {
  const since = new Date(work.now.getTime() - sharedDays * 86_400_000)
  return work.db.selectFrom('shared_carts').select(['token', 'goods', 'at']).where('at', '>', since)
}

function toShared({ token, goods, at }: { token: string; goods: unknown; at: Date }): SharedCart {
  return { token, goods: unpackGoods(goods), at, until: new Date(at.getTime() + sharedDays * 86_400_000) }
}
