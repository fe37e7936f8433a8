import { newId } from '#platform/work/id.ts'
import type { Actor } from '#platform/work/work.ts'
import type { DiscrepancyKind, OptionKind } from '#selling/orders/discrepancies/discrepancy-kinds.ts'
import { openDiscrepancy } from '#selling/orders/discrepancies/open-discrepancy.ts'
import { type Proposal, proposeOptions } from '#selling/orders/discrepancies/propose-options.ts'
import type { ItemEvent } from '#selling/orders/items/item-moves.ts'
import { findOrder, lockOrder } from '#selling/orders/items/lock-order.ts'
import { moveItems } from '#selling/orders/items/move-item.ts'
import type { NewItem } from '#selling/orders/place-order.ts'
import { approvedSample, type Cast, type Stage, sampleItem } from './orders.samples.ts'

export type BoughtSample = {
  readonly id: string
  readonly number: string
  readonly dueMinor: bigint
  readonly itemIds: readonly string[]
}

/** An order that was bought and is in the warehouse, moved only by the table of moves: other rooms are not needed. */
export async function receivedGoods(
  stage: Stage,
  cast: Cast,
  items: readonly NewItem[] = [sampleItem()],
): Promise<BoughtSample> {
  const placed = await approvedSample(stage, cast, items)
  const { items: all } = await stage(cast.buyer, (work) => findOrder(work, { id: placed.id }))
  const itemIds = all.map((item) => item.id)
  const walk = (who: Actor, event: ItemEvent) => walkItems(stage, who, placed.id, itemIds, event)
  await walk(cast.buyer, 'purchase')
  await walk(cast.buyer, 'sellerShipped')
  await walk(cast.warehouse, 'receive')
  return { ...placed, itemIds }
}

export function walkItems(stage: Stage, who: Actor, orderId: string, itemIds: readonly string[], event: ItemEvent) {
  return stage(who, async (work) =>
    moveItems(
      work,
      await lockOrder(work, orderId),
      itemIds.map((itemId) => ({ itemId, event })),
    ),
  )
}

export function openSample(stage: Stage, who: Actor, itemId: string, kind: DiscrepancyKind = 'damaged') {
  return stage(who, (work) => openDiscrepancy(work, { itemId, kind, note: 'The box is open and one corner is broken' }))
}

/** Three options, of which "take it as it is" is the default. */
export function sampleProposal(number: string, given: Partial<Proposal> = {}): Proposal {
  return {
    key: newId(),
    number,
    said: 'One corner is broken; it works',
    days: null,
    defaultKind: 'accept' as OptionKind,
    options: [{ kind: 'accept', offMinor: 5_000n }, { kind: 'return' }, { kind: 'refund' }],
    ...given,
  }
}

export function proposeSample(stage: Stage, support: Actor, number: string, given: Partial<Proposal> = {}) {
  return stage(support, (work) => proposeOptions(work, sampleProposal(number, given)))
}
