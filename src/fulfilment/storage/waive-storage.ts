import { audit } from '#people/access/audit.ts'
import { permits } from '#people/access/permissions.ts'
import { requireProof } from '#people/access/require-proof.ts'
import { newId } from '#platform/work/id.ts'
import { once } from '#platform/work/once.ts'
import { no as platformNo } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { lockOpenCase } from '#selling/orders/discrepancies/discrepancy.ts'
import { lockOrderOfItem, type Order } from '#selling/orders/items/lock-order.ts'
import { requireSeen } from '#selling/orders/items/of-places.ts'
import { earnItems } from '#selling/orders/money/earn-items.ts'
import { giveBack } from '#selling/orders/money/give-back.ts'
import { noteStorage, readStorageDue } from '#selling/orders/money/note-storage.ts'
import { settleLater } from '#selling/orders/money/settle-later.ts'
import { sites } from '#sites/sites.ts'
import { dayAt } from './local-days.ts'
import { readStorageTerms } from './read-terms.ts'
import { no } from './storage.refusals.ts'
import { ruleFor } from './storage-fee.ts'

export type WaiverWish = {
  readonly key: string
  readonly itemId: string
  readonly minor: bigint
  readonly reason: string
}
export type Waived = { readonly id: string; readonly isDone: boolean }

/**
 * Support waives storage that is booked for an item, with a reason; what was paid for it already goes back to the kind that
 * paid. If the order's waivers reach the site's limit, a second person must agree first.
 */
export async function waiveStorage(work: Work, { key, ...wish }: WaiverWish): Promise<Waived> {
  requireProof(work)
  const { who } = work
  if (who.kind !== 'staff' || !permits(who, 'support')) throw platformNo.FORBIDDEN()
  return once(work, `storage-waiver:${key}`, { ...wish, minor: String(wish.minor) }, async () => {
    const { itemId, minor, reason } = wish
    const order = await lockOrderOfItem(work, itemId)
    await requireOpen(work, order, itemId)
    const due = await readStorageDue(work, itemId)
    if (minor <= 0n || minor > due) throw no.STORAGE_NOT_SO_MUCH({ path: 'amount' })
    if (await isWaiting(work, itemId)) throw no.STORAGE_WAIVER_WAITS()
    const needsSecond = minor + (await readWaivedOfOrder(work, order)) >= (await readLimit(work))
    const id = newId()
    await work.db
      .insertInto('storage_waivers')
      .values({
        id,
        item_id: itemId,
        minor,
        reason,
        proposed_by: who.id,
        proposed_at: work.now,
        needs_second: needsSecond,
        agreed_at: needsSecond ? null : work.now,
      })
      .execute()
    if (!needsSecond) await applyWaiver(work, order, { id, itemId, minor })
    const action = needsSecond ? 'storage.propose' : 'storage.waive'
    const before = { item: itemId, due: String(due) }
    const after = { item: itemId, due: String(needsSecond ? due : due - minor), waived: String(minor) }
    await audit(work, { action, subject: `order:${order.number}`, before, after, why: reason })
    return { id, isDone: !needsSecond }
  })
}

/**
 * What waiving means for the order: less is due, and what was paid too much goes back, also out of revenue if the goods were
 * handed over meanwhile. The goods are here, so what was to be paid when they come is due like the rest and no surplus.
 */
export async function applyWaiver(
  work: Work,
  order: Order,
  { id, itemId, minor }: { readonly id: string; readonly itemId: string; readonly minor: bigint },
): Promise<void> {
  await noteStorage(work, order, { itemId, minor: -minor, facts: { waiver: id } })
  const earned = await earnItems(work, await settleLater(work, order))
  await giveBack(work, { ...earned, later_minor: 0n }, 'wallet')
}

/** Refuses goods that this member does not see, that are cancelled, or whose return was offered at a price with storage in it. */
export async function requireOpen(work: Work, order: Order, itemId: string): Promise<void> {
  const item = order.items.find(({ id }) => id === itemId)
  if (!item || item.state === 'cancelled' || !(await requireSeen(work, order.id)).has(itemId))
    throw platformNo.NOT_FOUND()
  const open = await lockOpenCase(work, itemId)
  if (open?.kind === 'unclaimed' && open.state === 'proposed') throw no.STORAGE_IN_PROPOSAL()
}

async function isWaiting({ db }: Work, itemId: string): Promise<boolean> {
  const row = await db
    .selectFrom('storage_waivers')
    .select('id')
    .where('item_id', '=', itemId)
    .where('agreed_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

async function readWaivedOfOrder({ db }: Work, { items }: Order): Promise<bigint> {
  const { total } = await db
    .selectFrom('storage_waivers')
    .select((select) => select.cast<bigint | null>(select.fn.sum('minor'), 'bigint').as('total'))
    .where(
      'item_id',
      'in',
      items.map(({ id }) => id),
    )
    .where('agreed_at', 'is not', null)
    .executeTakeFirstOrThrow()
  return total ?? 0n
}

async function readLimit(work: Work): Promise<bigint> {
  const { rules } = await readStorageTerms(work)
  const rule = ruleFor(rules, dayAt(work.now, sites[work.site].timeZone))
  return rule?.twoPeopleFromMinor ?? 1n
}
