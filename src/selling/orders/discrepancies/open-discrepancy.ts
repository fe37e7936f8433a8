import { audit } from '#people/access/audit.ts'
import { type KeptUpload, recordUpload } from '#platform/files/uploads.ts'
import { newId } from '#platform/work/id.ts'
import { mayMove } from '#platform/work/moves.ts'
import { nextNumber } from '#platform/work/next-number.ts'
import { no as platformNo } from '#platform/work/refusal.ts'
import { asSystem, type Work } from '#platform/work/work.ts'
import { effectiveData } from '#selling/orders/items/item-data.ts'
import { itemOf, lockOrderOfItem, type Order } from '#selling/orders/items/lock-order.ts'
import { disputableStates } from '#selling/orders/items/state-groups.ts'
import { no } from '#selling/orders/orders.refusals.ts'
import { lockDiscrepancy, lockOpenCase, moveDiscrepancy, noteStep, setBlock } from './discrepancy.ts'
import type { DiscrepancyKind } from './discrepancy-kinds.ts'

export type NewDiscrepancy = {
  readonly itemId: string
  readonly kind: DiscrepancyKind
  readonly note: string
  /** Already stored outside the transaction (`keepUpload`), or recorded when the goods were received. */
  readonly photo?: KeptUpload | { readonly fileId: string } | null
  /** The number of the ticket it came from. */
  readonly ticket?: string | null
}

/** Something is wrong with goods we bought: a case begins, and they are neither packed nor handed over until it ends. */
export async function openDiscrepancy(work: Work, wish: NewDiscrepancy): Promise<{ readonly number: string }> {
  return openOn(work, await lockOrderOfItem(work, wish.itemId), wish)
}

/** The same if the order is locked already, with its present items. */
export async function openOn(work: Work, order: Order, wish: NewDiscrepancy): Promise<{ readonly number: string }> {
  if (!mayMove(work.who, ['support', 'buyer', 'warehouse', 'hub', 'desk', 'system'])) throw platformNo.FORBIDDEN()
  const { itemId, kind, note, photo, ticket = null } = wish
  const item = itemOf(order, itemId)
  if (!disputableStates.some((state) => state === item.state))
    throw no.TRANSITION_NOT_ALLOWED({ state: item.state, event: 'discrepancy' })
  if (await lockOpenCase(work, itemId)) throw no.DISCREPANCY_EXISTS()
  const id = newId()
  const number = `DC${await nextNumber(work, 'discrepancies', 6001)}`
  await work.db
    .insertInto('discrepancies')
    .values({
      id,
      number,
      site: work.site,
      order_id: order.id,
      item_id: itemId,
      kind,
      state: 'open',
      note,
      at: work.now,
      since: work.now,
      opened_by: work.who.id,
      item_state: item.state,
      real_grams: item.real_grams,
      quoted_grams: effectiveData(item).weight || null,
      ticket,
    })
    .execute()
  await noteStep(work, id, { event: 'open', from: null, to: 'open', note: note || null })
  // Whoever comes for goods that nobody came for gets them.
  if (kind !== 'unclaimed') await setBlock(work, itemId, kind)
  if (photo) await addPhoto(work, { id, customerId: order.customer_id }, photo)
  await audit(work, { action: 'discrepancy.open', subject: `discrepancy:${number}`, after: { item: itemId, kind } })
  return { number }
}

/** Adds a picture of the problem, while nothing is decided. */
export async function addEvidence(work: Work, number: string, photo: KeptUpload): Promise<void> {
  if (!mayMove(work.who, ['support', 'warehouse', 'hub', 'desk'])) throw platformNo.FORBIDDEN()
  const { found, order } = await lockDiscrepancy(work, number)
  if (found.ended_at !== null) throw no.DISCREPANCY_NOT_ALLOWED({ state: found.state, event: 'evidence' })
  await addPhoto(work, { id: found.id, customerId: order.customer_id }, photo)
  await audit(work, { action: 'discrepancy.evidence', subject: `discrepancy:${number}` })
}

type About = { readonly id: string; readonly customerId: string }

async function addPhoto(work: Work, { id, customerId }: About, photo: NonNullable<NewDiscrepancy['photo']>) {
  const fileId = 'fileId' in photo ? photo.fileId : await recordUpload(work, photo, customerId)
  await work.db.insertInto('discrepancy_photos').values({ discrepancy_id: id, file_id: fileId, at: work.now }).execute()
}

/**
 * Goods arrived: a case whose item was bought again ends. A new problem opens a new case; if a case is already open, it
 * stays.
 */
export async function noteReceived(
  work: Work,
  order: Order,
  received: Omit<NewDiscrepancy, 'kind'> & { readonly kind: DiscrepancyKind | null },
): Promise<void> {
  const open = await lockOpenCase(work, received.itemId)
  const isReplaced = open?.state === 'executing' && open.chosen_kind === 'replace'
  if (open && isReplaced) await moveDiscrepancy(asSystem(work), open, 'close')
  const { kind } = received
  if (kind !== null && (!open || isReplaced)) await openOn(work, order, { ...received, kind })
}
