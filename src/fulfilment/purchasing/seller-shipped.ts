import { audit } from '#people/access/audit.ts'
import type { Work } from '#platform/work/work.ts'
import type { Order } from '#selling/orders/items/lock-order.ts'
import { moveItems } from '#selling/orders/items/move-item.ts'
import { lockItemsOrders } from './lock-items-orders.ts'
import { type Line, lockLines, splitLine } from './lock-lines.ts'
import { no } from './purchasing.refusals.ts'

export type SellerParcel = {
  readonly itemIds: readonly string[]
  readonly carrier: string
  readonly trackingNumber: string
  /** The store order; each of them by default. */
  readonly storeOrderId?: string
  /** How many units of an item are in this parcel; by default all that were not sent yet. */
  readonly units?: Readonly<Record<string, number>>
}

/**
 * The seller sent these units in one parcel; the warehouse expects it by its tracking number. An item whose units are
 * all bought and sent is shipped by its seller; a partly sent one waits for the others.
 */
export async function sellerShipped(work: Work, parcel: SellerParcel): Promise<void> {
  const { itemIds, carrier, storeOrderId, units = {} } = parcel
  const tracking = normalTracking(parcel.trackingNumber)
  if (tracking === '') throw no.TRACKING_NEEDED({ path: 'trackingNumber' })
  if (itemIds.length === 0) throw no.NOTHING_CHOSEN()
  const orders = await lockItemsOrders(work, itemIds)
  const held = await lockLines(work, itemIds)
  const lines = held.filter(
    (line) => line.trackingNumber === null && (storeOrderId === undefined || line.storeOrderId === storeOrderId),
  )
  for (const itemId of itemIds) {
    const open = lines.filter((line) => line.itemId === itemId)
    // For an item that was never bought the table of moves refuses.
    if (!held.some((line) => line.itemId === itemId)) continue
    if (open.length === 0) throw no.NOTHING_UNSENT({ title: titleOf(orders, itemId) })
    await send(work, open, units[itemId] ?? unitsOf(open), { carrier, tracking })
  }
  await moveSent(work, orders, itemIds, { carrier, tracking })
  const states = orders.flatMap(({ items }) => items).filter(({ id }) => itemIds.includes(id))
  const before = states.map(({ id, state }) => ({
    item: id,
    state,
    unsent: unitsOf(lines.filter((line) => line.itemId === id)),
  }))
  const after = { tracking, carrier, items: [...itemIds] }
  await audit(work, { action: 'items.sellerShipped', subject: `tracking:${tracking}`, before, after })
}

type Parcel = { readonly carrier: string; readonly tracking: string }

async function send(work: Work, lines: readonly Line[], wanted: number, { carrier, tracking }: Parcel): Promise<void> {
  const open = unitsOf(lines)
  if (!Number.isSafeInteger(wanted) || wanted < 1 || wanted > open)
    throw no.UNITS_TOO_MANY({ path: `units.${lines[0]?.itemId}`, open, title: '' })
  let left = wanted
  for (const line of lines) {
    if (left === 0) return
    const sent = await splitLine(work, line, Math.min(left, line.units))
    left -= sent.units
    await work.db
      .updateTable('store_order_items')
      .set({ carrier, tracking_number: tracking, shipped_at: work.now })
      .where('id', '=', sent.id)
      .execute()
  }
}

/** Items with nothing left to send move by the table; `parcel` is the last one. */
export async function moveSent(work: Work, orders: readonly Order[], itemIds: readonly string[], parcel: Parcel) {
  const waiting = new Set((await lockLines(work, itemIds)).flatMap((line) => (line.trackingNumber ? [] : line.itemId)))
  for (const order of orders) {
    // A partly bought item stays in its state until its other units are bought.
    const sent = order.items.filter(
      (item) => itemIds.includes(item.id) && !waiting.has(item.id) && item.bought_units === 0,
    )
    const data = { carrier: parcel.carrier, tracking: parcel.tracking }
    await moveItems(
      work,
      order,
      sent.map((item) => ({ itemId: item.id, event: 'sellerShipped', data })),
    )
  }
}

function titleOf(orders: readonly Order[], itemId: string): string {
  return orders.flatMap(({ items }) => items).find(({ id }) => id === itemId)?.title ?? ''
}

const unitsOf = (lines: readonly Line[]) => lines.reduce((sum, line) => sum + line.units, 0)

/** A tracking number as scanned or typed, without spaces and in capitals. */
export function normalTracking(text: string): string {
  return text.replace(/\s+/g, '').toUpperCase()
}
