import type { Selectable } from 'kysely'
import { no } from '#fulfilment/custody/custody.refusals.ts'
import { permits } from '#people/access/permissions.ts'
import type { CustodyGaps } from '#platform/work/database.gen.ts'
import { isId } from '#platform/work/id.ts'
import { no as platformNo } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { lockOrderOfItem, type Order } from '#selling/orders/items/lock-order.ts'
import { noteGaps } from './note-gaps.ts'

export type LockedGap = {
  readonly gap: Selectable<CustodyGaps>
  readonly order: Order
  /** Chain and state agree by now: there is nothing to do. */
  readonly isGone: boolean
}

/**
 * Locks the order first, as everywhere; then the gap, so that two people do not settle it at once; and checks its
 * present state.
 */
export async function lockGap(work: Work, id: string): Promise<LockedGap> {
  if (!permits(work.who, 'discrepancies')) throw platformNo.FORBIDDEN()
  const gaps = work.db.selectFrom('custody_gaps').selectAll().where('site', '=', work.site)
  const known = isId(id) ? await gaps.where('id', '=', id).executeTakeFirst() : undefined
  if (!known) throw platformNo.NOT_FOUND()
  const order = await lockOrderOfItem(work, known.item_id)
  const gap = await gaps.where('id', '=', id).forUpdate().executeTakeFirstOrThrow()
  if (gap.gone_at !== null || gap.explained_at !== null) throw no.GAP_CLOSED()
  await noteGaps(work, { itemId: gap.item_id })
  const now = await gaps.where('id', '=', id).executeTakeFirstOrThrow()
  return { gap: now, order, isGone: now.gone_at !== null }
}
