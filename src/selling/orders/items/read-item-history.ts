import type { Work } from '#platform/work/work.ts'
import { type ItemState, toItemState } from './item-states.ts'

export type ItemStep = {
  readonly itemId: string
  readonly at: Date
  readonly event: string
  readonly from: ItemState | null
  readonly to: ItemState
  readonly who: string
  readonly whoId: string | null
  readonly note: string | null
  readonly data: unknown
}

/** The history of these items, oldest first: the tracking. The caller checks whose items they are. */
export async function readItemHistory(work: Work, itemIds: readonly string[]): Promise<readonly ItemStep[]> {
  if (itemIds.length === 0) return []
  const rows = await work.db
    .selectFrom('item_history')
    .select(['item_id', 'at', 'event', 'from_state', 'to_state', 'who_kind', 'who_id', 'note', 'data'])
    .where('item_id', 'in', itemIds)
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    itemId: row.item_id,
    at: row.at,
    event: row.event,
    from: row.from_state === null ? null : toItemState(row.from_state),
    to: toItemState(row.to_state),
    who: row.who_kind,
    whoId: row.who_id,
    note: row.note,
    data: row.data,
  }))
}
