import { findRequestOf, leaveRequest } from '#fulfilment/requests/leave-request.ts'
import { lockRequest } from '#fulfilment/requests/move-request.ts'
import { no } from '#fulfilment/returns/returns.refusals.ts'
import { losePieces } from '#fulfilment/warehouse/receipt/lose-pieces.ts'
import { leaveShipments } from '#fulfilment/warehouse/shipments/leave-shipments.ts'
import { audit } from '#people/access/audit.ts'
import { requireProof } from '#people/access/require-proof.ts'
import { requireSecondPerson } from '#people/access/require-second-person.ts'
import { mayMove } from '#platform/work/moves.ts'
import { once } from '#platform/work/once.ts'
import { no as platformNo } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { lockOrderOfItem, type Order } from '#selling/orders/items/lock-order.ts'
import { moveItems } from '#selling/orders/items/move-item.ts'
import { itemIsSeen } from '#selling/orders/items/of-places.ts'
import { readOrderMoney } from '#selling/orders/money/order-money.ts'

export type WriteOffAnswer = {
  readonly key: string
  readonly number: string
  readonly agrees: boolean
  readonly why: string
}
export type AnsweredWriteOff = { readonly number: string; readonly refundedMinor: bigint }

/**
 * A second person agrees that goods are gone: the item leaves its package, its shipment and its request, and everything
 * paid for it is refunded, with fees and its part of the delivery. Or the proposal is withdrawn with a reason.
 */
export async function answerWriteOff(work: Work, { key, ...answer }: WriteOffAnswer): Promise<AnsweredWriteOff> {
  if (answer.agrees) requireProof(work)
  if (!mayMove(work.who, ['support'])) throw platformNo.FORBIDDEN()
  return once(work, key, answer, async () => {
    const { number, agrees, why } = answer
    const itemId = await findItem(work, number)
    const requestId = await findRequestOf(work, itemId)
    // A request may have further orders: it is locked with all of them before this one.
    const request = requestId === null ? null : await lockRequest(work, requestId)
    const order = await lockOrderOfItem(work, itemId)
    const found = await lockWriteOff(work, number)
    if (found.agreed_at !== null || found.withdrawn_at !== null) throw no.WRITE_OFF_DECIDED()
    if (!agrees) {
      await setFacts(work, number, { withdrawn_by: work.who.id, withdrawn_at: work.now, withdrawn_why: why })
      const [before, after] = ['proposed', 'withdrawn'].map((state) => ({ number, state }))
      await audit(work, { action: 'writeOff.withdraw', subject: `item:${itemId}`, before: before!, after: after!, why })
      return { number, refundedMinor: 0n }
    }
    requireSecondPerson(work, found.proposed_by)
    const refundedMinor = await writeOff(work, order, { ...found, itemId })
    await setFacts(work, number, { agreed_by: work.who.id, agreed_at: work.now, refunded_minor: refundedMinor })
    await leaveShipments(work, [itemId])
    if (found.what === 'lost') await losePieces(work, { itemId, number, why: found.reason })
    if (request) await leaveRequest(work, request, itemId)
    await audit(work, {
      action: 'writeOff.agree',
      subject: `item:${itemId}`,
      before: { number, state: 'proposed', item: found.item_state },
      after: { number, state: 'agreed', refunded: String(refundedMinor) },
    })
    return { number, refundedMinor }
  })
}

type Written = {
  readonly itemId: string
  readonly number: string
  readonly what: string
  readonly reason: string
  readonly proposed_by: string
}

async function writeOff(
  work: Work,
  order: Order,
  { itemId, number, what, reason, proposed_by }: Written,
): Promise<bigint> {
  const before = await readOrderMoney(work, order)
  const wish = { itemId, event: 'writeOff', note: reason, data: { writeOff: number, what } } as const
  const after = await moveItems(work, order, [wish], { secondPerson: proposed_by })
  const money = await readOrderMoney(work, after)
  return money.refunded - money.held - (before.refunded - before.held)
}

async function findItem(work: Work, number: string): Promise<string> {
  const row = await work.db
    .selectFrom('write_offs')
    .innerJoin('order_items as item', 'item.id', 'write_offs.item_id')
    .select('write_offs.item_id')
    .where('write_offs.number', '=', number)
    .where('write_offs.site', '=', work.site)
    .where(itemIsSeen(work))
    .executeTakeFirst()
  if (!row) throw platformNo.NOT_FOUND()
  return row.item_id
}

function lockWriteOff(work: Work, number: string) {
  return work.db.selectFrom('write_offs').selectAll().where('number', '=', number).forUpdate().executeTakeFirstOrThrow()
}

type Facts = {
  readonly agreed_by?: string | null
  readonly agreed_at?: Date
  readonly refunded_minor?: bigint
  readonly withdrawn_by?: string | null
  readonly withdrawn_at?: Date
  readonly withdrawn_why?: string
}

async function setFacts(work: Work, number: string, facts: Facts): Promise<void> {
  await work.db.updateTable('write_offs').set(facts).where('number', '=', number).execute()
}
