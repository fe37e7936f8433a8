import { audit } from '#people/access/audit.ts'
import { permits } from '#people/access/permissions.ts'
import { requireProof } from '#people/access/require-proof.ts'
import { requireSecondPerson } from '#people/access/require-second-person.ts'
import { isId } from '#platform/work/id.ts'
import { once } from '#platform/work/once.ts'
import { no as platformNo } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { lockOrderOfItem } from '#selling/orders/items/lock-order.ts'
import { requireSeen } from '#selling/orders/items/of-places.ts'
import { readStorageDue } from '#selling/orders/money/note-storage.ts'
import { no } from './storage.refusals.ts'
import { applyWaiver, requireOpen } from './waive-storage.ts'

export type WaiverAnswer = { readonly key: string; readonly id: string; readonly agrees: boolean }

/** A second person agrees to a large waiver, and it holds; or somebody takes it back. */
export async function answerWaiver(
  work: Work,
  { key, id, agrees }: WaiverAnswer,
): Promise<{ readonly isDone: boolean }> {
  requireProof(work)
  const { who } = work
  if (who.kind !== 'staff' || !permits(who, 'support')) throw platformNo.FORBIDDEN()
  return once(work, `storage-answer:${key}`, { id, agrees }, async () => {
    const itemId = isId(id) ? await findItem(work, id) : undefined
    if (!itemId) throw platformNo.NOT_FOUND()
    const order = await lockOrderOfItem(work, itemId)
    const waiver = await work.db
      .selectFrom('storage_waivers')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirstOrThrow()
    if (waiver.agreed_at !== null || waiver.withdrawn_at !== null) throw no.STORAGE_WAIVER_DECIDED()
    if (agrees) requireSecondPerson(work, waiver.proposed_by)
    if (agrees) await requireOpen(work, order, itemId)
    else if (!(await requireSeen(work, order.id)).has(itemId)) throw platformNo.NOT_FOUND()
    const due = await readStorageDue(work, itemId)
    if (agrees && waiver.minor > due) throw no.STORAGE_NOT_SO_MUCH()
    const facts = agrees ? { agreed_by: who.id, agreed_at: work.now } : { withdrawn_by: who.id, withdrawn_at: work.now }
    await work.db.updateTable('storage_waivers').set(facts).where('id', '=', id).execute()
    if (agrees) await applyWaiver(work, order, { id, itemId, minor: waiver.minor })
    await audit(work, {
      action: agrees ? 'storage.agree' : 'storage.withdraw',
      subject: `order:${order.number}`,
      before: { item: itemId, due: String(due), state: 'proposed' },
      after: { item: itemId, due: String(agrees ? due - waiver.minor : due), state: agrees ? 'agreed' : 'withdrawn' },
      why: waiver.reason,
    })
    return { isDone: agrees }
  })
}

async function findItem({ db, site }: Work, id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('storage_waivers')
    .innerJoin('order_items', 'order_items.id', 'storage_waivers.item_id')
    .select('storage_waivers.item_id')
    .where('storage_waivers.id', '=', id)
    .where('order_items.site', '=', site)
    .executeTakeFirst()
  return row?.item_id
}
