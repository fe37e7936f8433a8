import type { Work } from '#platform/work/work.ts'
import { findOrder } from '#selling/orders/items/lock-order.ts'
import { requireSeen } from '#selling/orders/items/of-places.ts'
import { readStorageDue } from '#selling/orders/money/note-storage.ts'
import { readStorage } from './read-storage.ts'

/**
 * The waiting goods of one order, with what may still be waived and the waivers of each; also goods that were handed over while
 * a waiver of theirs waits for its second person.
 */
export async function readWaitingOrder(work: Work, number: string) {
  const order = await findOrder(work, { number })
  const seen = await requireSeen(work, order.id)
  const items = order.items.filter(({ id }) => seen.has(id))
  const storage = new Map((await readStorage(work, items)).map((one) => [one.itemId, one]))
  const waivers = await readWaivers(work, [...seen])
  const goods = []
  for (const { id: itemId, title } of items) {
    const own = waivers.filter((waiver) => waiver.itemId === itemId)
    const waits = storage.get(itemId) ?? null
    if (waits === null && own.every(({ holds }) => holds)) continue
    goods.push({ itemId, title, waits, dueMinor: await readStorageDue(work, itemId), waivers: own })
  }
  return { number: order.number, goods }
}

async function readWaivers({ db, who }: Work, itemIds: readonly string[]) {
  const rows = await db
    .selectFrom('storage_waivers as waiver')
    .innerJoin('staff_members as proposer', 'proposer.id', 'waiver.proposed_by')
    .leftJoin('staff_members as other', 'other.id', 'waiver.agreed_by')
    .select([
      'waiver.id',
      'waiver.item_id',
      'waiver.minor',
      'waiver.reason',
      'waiver.proposed_by',
      'waiver.proposed_at',
    ])
    .select(['waiver.agreed_at', 'proposer.name as by', 'other.name as second'])
    .where('waiver.item_id', 'in', itemIds)
    .where('waiver.withdrawn_at', 'is', null)
    .orderBy('waiver.proposed_at')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    itemId: row.item_id,
    minor: row.minor,
    reason: row.reason,
    by: row.by,
    second: row.second,
    at: row.proposed_at,
    isMine: row.proposed_by === who.id,
    holds: row.agreed_at !== null,
  }))
}

export type WaitingOrder = Awaited<ReturnType<typeof readWaitingOrder>>
