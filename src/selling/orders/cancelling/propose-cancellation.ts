import { audit } from '#people/access/audit.ts'
import { requireProof } from '#people/access/require-proof.ts'
import { smallerOf } from '#platform/values/amounts/round.ts'
import { shareOut } from '#platform/values/amounts/share-out.ts'
import { announce } from '#platform/work/announce.ts'
import { newId } from '#platform/work/id.ts'
import { mayMove } from '#platform/work/moves.ts'
import { nextNumber } from '#platform/work/next-number.ts'
import { once } from '#platform/work/once.ts'
import { no as platformNo } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { itemOf, lockOrderByNumber, type Order } from '#selling/orders/items/lock-order.ts'
import { no } from '#selling/orders/orders.refusals.ts'
import { cancelFees } from './cancel-fees.ts'
import { boughtStates, lockCancellation, moveCancellation, noteStep, tryCancel } from './cancellation.ts'

const hoursToAnswer = 72

export type NewCancellation = {
  readonly key: string
  /** The order's number. */
  readonly number: string
  readonly itemIds: readonly string[]
  readonly why: string
  /** The number of the ticket it came from. */
  readonly ticket?: string
}

/** Support proposes to cancel bought goods, with the fee by the price tables, which the customer may accept. */
export async function proposeCancellation(work: Work, wish: NewCancellation): Promise<{ readonly number: string }> {
  requireProof(work)
  if (!mayMove(work.who, ['support'])) throw platformNo.FORBIDDEN()
  const { key, ...body } = wish
  return once(work, key, body, async () => {
    const order = await lockOrderByNumber(work, wish.number)
    const itemIds = await cancellableOf(work, order, wish.itemIds)
    const id = newId()
    const number = `CN${await nextNumber(work, 'cancellations', 4001)}`
    const offer = await offerOf(work, order, itemIds)
    await work.db
      .insertInto('cancellations')
      .values({
        id,
        number,
        site: work.site,
        order_id: order.id,
        state: 'proposed',
        at: work.now,
        ...offer.facts,
      })
      .execute()
    await work.db
      .insertInto('cancellation_items')
      .values(offer.items.map((item) => ({ cancellation_id: id, ...item })))
      .execute()
    await work.db
      .updateTable('cancellations')
      .set({ why: wish.why, ticket: wish.ticket ?? null })
      .where('id', '=', id)
      .execute()
    await noteStep(work, id, { event: 'propose', from: null, to: 'proposed', note: wish.why })
    await tell(work, order, number, offer.facts)
    return { number }
  })
}

/** Support answers a customer's request with the fee and the refund. */
export async function proposeAsked(
  work: Work,
  { key, number, why }: { readonly key: string; readonly number: string; readonly why: string },
): Promise<{ readonly number: string }> {
  requireProof(work)
  return once(work, key, { number, why }, async () => {
    const { cancellation, order } = await lockCancellation(work, number)
    for (const itemId of cancellation.itemIds) refuseUnbought(order, itemId)
    const offer = await offerOf(work, order, cancellation.itemIds)
    await moveCancellation(work, cancellation, 'propose', { note: why, facts: { ...offer.facts, why } })
    for (const { item_id, ...facts } of offer.items) {
      await work.db
        .updateTable('cancellation_items')
        .set(facts)
        .where('cancellation_id', '=', cancellation.id)
        .where('item_id', '=', item_id)
        .execute()
    }
    await tell(work, order, number, offer.facts)
    return { number }
  })
}

/** These items of the order, each bought, not handed over, and in no other open case. */
export async function cancellableOf(work: Work, order: Order, wanted: readonly string[]): Promise<readonly string[]> {
  const itemIds = [...new Set(wanted)]
  if (itemIds.length === 0) throw no.NOTHING_TO_CANCEL({ path: 'items' })
  for (const itemId of itemIds) refuseUnbought(order, itemId)
  const open = await work.db
    .selectFrom('cancellation_items')
    .select('item_id')
    .where('item_id', 'in', itemIds)
    .where('closed_at', 'is', null)
    .executeTakeFirst()
  if (open) throw no.CANCELLATION_OPEN()
  return itemIds
}

function refuseUnbought(order: Order, itemId: string): void {
  const { state } = itemOf(order, itemId)
  if (!boughtStates.includes(state)) throw no.TRANSITION_NOT_ALLOWED({ state, event: 'cancel' })
}

// Cancelling never costs the customer extra: the fee is at most the refund.
async function offerOf(work: Work, order: Order, itemIds: readonly string[]) {
  const { items, share, totalMinor } = await cancelFees(work, order, itemIds)
  const free = await tryCancel(work, order, itemIds)
  const feeMinor = smallerOf(totalMinor, free)
  const fees = shareOut(
    feeMinor,
    items.map((item) => item.feeMinor),
  )
  return {
    facts: {
      proposed_by: work.who.id,
      proposed_at: work.now,
      share,
      fee_minor: feeMinor,
      back_minor: free - feeMinor,
      until: new Date(work.now.getTime() + hoursToAnswer * 3_600_000),
    },
    items: items.map(({ itemId, state, lines }, place) => ({
      item_id: itemId,
      state,
      fee_minor: fees[place] ?? 0n,
      lines: JSON.stringify(lines.map(({ line, minor }) => ({ line, minor: minor.toString() }))),
    })),
  }
}

async function tell(
  work: Work,
  order: Order,
  number: string,
  { fee_minor: fee, back_minor: back }: { readonly fee_minor: bigint; readonly back_minor: bigint },
): Promise<void> {
  await announce(work, 'cancellation.proposed', {
    orderId: order.id,
    number,
    fee: fee.toString(),
    back: back.toString(),
  })
  await audit(work, {
    action: 'cancellation.propose',
    subject: `cancellation:${number}`,
    after: { order: order.number, fee: fee.toString(), back: back.toString() },
  })
}
