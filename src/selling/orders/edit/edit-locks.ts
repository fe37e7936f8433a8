import type { Refusal } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { type ItemState, isFinal } from '#selling/orders/items/item-states.ts'
import { activeItems, type Order } from '#selling/orders/items/lock-order.ts'
import { no } from '#selling/orders/orders.refusals.ts'
import { isPriceHeld } from '#selling/orders/prices/is-price-held.ts'

/** Why an order cannot be changed now. */
const editLocks = ['review', 'bought', 'payment', 'closed'] as const
export type EditLock = (typeof editLocks)[number]

const refusals: Readonly<Record<EditLock, () => Refusal>> = {
  review: no.EDIT_LOCKED_REVIEW,
  bought: no.EDIT_LOCKED_BOUGHT,
  payment: no.EDIT_LOCKED_PAYMENT,
  closed: no.EDIT_LOCKED_CLOSED,
}

/** The states in which the customer may still change an item. */
const editableStates: readonly ItemState[] = [
  'placed',
  'processing',
  'missing_info',
  'pending_payment',
  'pending_purchase',
  'on_hold',
]

/** What keeps an order from being edited; null where it may be. Screens say it before anybody presses. */
export async function editLock(work: Work, order: Order): Promise<EditLock | null> {
  const active = activeItems(order)
  if (active.every((item) => isFinal(item.state))) return 'closed'
  if (order.claimed_by !== null || active.some((item) => item.state === 'pending_review')) return 'review'
  if (active.some((item) => item.bought_units > 0 || !editableStates.includes(item.state))) return 'bought'
  return (await isPriceHeld(work, order)) ? 'payment' : null
}

export async function refuseLocked(work: Work, order: Order): Promise<void> {
  const lock = await editLock(work, order)
  if (lock) throw refusals[lock]()
}
