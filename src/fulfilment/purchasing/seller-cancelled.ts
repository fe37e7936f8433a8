import { audit } from '#people/access/audit.ts'
import { requireProof } from '#people/access/require-proof.ts'
import { newId } from '#platform/work/id.ts'
import type { Work } from '#platform/work/work.ts'
import { lockOpenCase } from '#selling/orders/discrepancies/discrepancy.ts'
import { openOn } from '#selling/orders/discrepancies/open-discrepancy.ts'
import { itemOf, lockOrderOfItem, type Order } from '#selling/orders/items/lock-order.ts'
import { moveItems } from '#selling/orders/items/move-item.ts'
import { noteBoughtUnits } from '#selling/orders/money/note-bought-units.ts'
import { type Line, lockLines, splitLine } from './lock-lines.ts'
import { no } from './purchasing.refusals.ts'
import { moveSent } from './seller-shipped.ts'

export type UnitsCancelled = {
  readonly itemId: string
  /** The store order; all of them by default. */
  readonly storeOrderId?: string
  /** How many; by default all that were not sent. */
  readonly units?: number
  readonly why: string
}

/** What happens to the item: all of it is cancelled, a case asks about the rest, or the units are bought again. */
export type CancelledAs = 'all' | 'part' | 'again'

/**
 * The seller does not deliver these units: their cost is expected back. If the whole item is gone and none of it is on
 * its way, it is cancelled and refunded, fees included; if its purchase continues, the units are to be bought again;
 * otherwise a case asks the customer.
 */
export async function unitsCancelled(work: Work, wish: UnitsCancelled): Promise<CancelledAs> {
  requireProof(work)
  const { itemId, storeOrderId, why } = wish
  const order = await lockOrderOfItem(work, itemId)
  const item = itemOf(order, itemId)
  const held = await lockLines(work, [itemId])
  const open = held.filter((line) => !line.trackingNumber && (!storeOrderId || line.storeOrderId === storeOrderId))
  if (held.length > 0 && open.length === 0) throw no.NOTHING_UNSENT({ path: 'units', title: item.title })
  const units = wish.units ?? unitsOf(open)
  const isAll = held.length === 0 || (open.length === held.length && units === unitsOf(held))
  const cancelledAs = item.bought_units > 0 ? 'again' : isAll ? 'all' : 'part'
  // If nothing prevents it, the table of moves decides.
  if (cancelledAs === 'all') await moveItems(work, order, [{ itemId, event: 'sellerCancelled', note: why }])
  if (held.length > 0) await closeLines(work, open, units, why)
  if (cancelledAs === 'again') await noteBoughtUnits(work, itemId, item.bought_units - units)
  if (cancelledAs === 'part') await askAboutRest(work, order, { itemId, note: `${why} (−${units})` })
  const before = { state: item.state, units: unitsOf(held) }
  const after = { units: unitsOf(held) - units, cancelled: units }
  await audit(work, { action: 'item.sellerCancelled', subject: `item:${itemId}`, before, after, why })
  return cancelledAs
}

/** The seller delivers nothing of the item. */
export async function sellerCancelled(work: Work, itemId: string, why: string): Promise<void> {
  requireProof(work)
  const order = await lockOrderOfItem(work, itemId)
  const held = await lockLines(work, [itemId])
  if (held.some((line) => line.trackingNumber) && itemOf(order, itemId).state === 'purchased') throw no.SENT_IN_PART()
  await unitsCancelled(work, { itemId, why })
}

/** The missing units are not available: the bought ones are all there will be, and a case asks the customer. */
export async function restUnavailable(work: Work, itemId: string, why: string): Promise<void> {
  const order = await lockOrderOfItem(work, itemId)
  const item = itemOf(order, itemId)
  const missing = item.quantity - item.bought_units
  if (item.bought_units === 0) throw no.NOT_PARTLY_BOUGHT()
  await noteBoughtUnits(work, itemId, 0)
  const free = { ...order, items: order.items.map((one) => (one.id === itemId ? { ...one, bought_units: 0 } : one)) }
  const bought = await moveItems(work, free, [{ itemId, event: 'purchase', note: why, data: { missing } }])
  await askAboutRest(work, bought, { itemId, note: `${why} (−${missing})` })
  const before = { state: item.state, wanted: item.quantity }
  const after = { state: 'purchased', wanted: item.bought_units, missing }
  await audit(work, { action: 'item.restUnavailable', subject: `item:${itemId}`, before, after, why })
}

type Missing = { readonly itemId: string; readonly note: string }

async function askAboutRest(work: Work, order: Order, { itemId, note }: Missing): Promise<void> {
  // An open case is updated at its desk.
  if (!(await lockOpenCase(work, itemId))) await openOn(work, order, { itemId, kind: 'short', note })
  const last = (await lockLines(work, [itemId])).at(-1)
  if (!last?.trackingNumber) return
  await moveSent(work, [order], [itemId], { carrier: '', tracking: last.trackingNumber })
}

async function closeLines(work: Work, lines: readonly Line[], units: number, why: string): Promise<void> {
  const open = unitsOf(lines)
  if (!Number.isSafeInteger(units) || units < 1 || units > open)
    throw no.UNITS_TOO_MANY({ path: 'units', open, title: '' })
  let left = units
  for (const line of lines) {
    if (left === 0) return
    const gone = await splitLine(work, line, Math.min(left, line.units))
    left -= gone.units
    await work.db
      .updateTable('store_order_items')
      .set({ closed_at: work.now, closed_as: 'cancelled', closed_why: why })
      .where('id', '=', gone.id)
      .execute()
    if (gone.costMinor > 0n) await expectRefund(work, gone, why)
  }
}

// A line's cost is owed to us until a statement shows it.
async function expectRefund(work: Work, line: Line, why: string): Promise<void> {
  const { currency } = await work.db
    .selectFrom('store_orders')
    .select('currency')
    .where('id', '=', line.storeOrderId)
    .executeTakeFirstOrThrow()
  await work.db
    .insertInto('store_order_refunds')
    .values({
      id: newId(),
      site: work.site,
      line_id: line.id,
      store_order_id: line.storeOrderId,
      currency,
      why,
      expected_minor: line.costMinor,
      expected_at: work.now,
      expected_by: work.who.id,
    })
    .execute()
}

const unitsOf = (lines: readonly Line[]) => lines.reduce((sum, line) => sum + line.units, 0)
