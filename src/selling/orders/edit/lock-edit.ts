import type { Selectable } from 'kysely'
import type { OrderEdits } from '#platform/work/database.gen.ts'
import { no as platformNo, type Refusal } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { type ItemState, isFinal } from '#selling/orders/items/item-states.ts'
import { activeItems, lockOrderByNumber, type Order } from '#selling/orders/items/lock-order.ts'
import { no } from '#selling/orders/orders.refusals.ts'
import { isPriceHeld } from '#selling/orders/prices/is-price-held.ts'
import { type EditDraft, editDraft } from './edit-draft.ts'

export type OpenEdit = Omit<Selectable<OrderEdits>, 'changes'> & { readonly draft: EditDraft }
export type EditedOrder = { readonly order: Order; readonly edit: OpenEdit }

/** Which edit, and the version that its screen showed; without one the last write counts. */
export type EditAsked = { readonly number: string; readonly version?: number | undefined }

/** The order and its open edit, locked in this order. A write on an older version is refused. */
export async function lockEdit(work: Work, { number, version }: EditAsked): Promise<EditedOrder> {
  const order = await lockOrderByNumber(work, number)
  const edit = await findOpenEdit(work, order.id)
  if (!edit || order.editing_by === null) throw no.NOT_EDITING()
  if (version !== undefined && version !== edit.version) throw platformNo.STALE({ version: edit.version })
  return { order, edit }
}

export async function findOpenEdit(work: Work, orderId: string): Promise<OpenEdit | null> {
  const row = await work.db
    .selectFrom('order_edits')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  if (!row) return null
  const { changes, ...rest } = row
  return { ...rest, draft: editDraft.parse(changes) }
}

/** Saves the draft; returns its new version. */
export async function saveDraft(work: Work, edit: OpenEdit, draft: EditDraft): Promise<number> {
  const version = edit.version + 1
  await work.db
    .updateTable('order_edits')
    .set({ changes: JSON.stringify(draft), version, touched_at: work.now })
    .where('id', '=', edit.id)
    .execute()
  return version
}

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
