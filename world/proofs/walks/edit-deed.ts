import { beginEdit } from '#selling/orders/edit/begin-edit.ts'
import { cancelEditItem } from '#selling/orders/edit/cancel-edit-item.ts'
import { changeEditItem } from '#selling/orders/edit/change-edit-item.ts'
import { endEdit } from '#selling/orders/edit/end-edit.ts'
import { leaveEdit } from '#selling/orders/edit/leave-edit.ts'
import { readEdit } from '#selling/orders/edit/read-edit.ts'
import type { OrderItem } from '#selling/orders/items/lock-order.ts'
import { refusable, type Walk } from './walk.ts'

/** An edit from its beginning to its end, or given up; what the draft refuses is left as it was. */
export async function editOrder({ as, crew, number, key, dice }: Walk, { id: itemId }: OrderItem): Promise<void> {
  const mine = crew.customer
  if (await refusable(as(mine, (work) => beginEdit(work, number)))) return
  const { version } = await as(mine, (work) => readEdit(work, number))
  const asked = { number, version, itemId }
  const change = { quantity: 1 + Math.floor(dice() * 3) }
  const isCancelling = dice() < 0.1
  await refusable(
    as(mine, (work) => (isCancelling ? cancelEditItem(work, asked) : changeEditItem(work, { ...asked, change }))),
  )
  if (dice() > 0.2) {
    const { newTotal: seenTotal } = await as(mine, (work) => readEdit(work, number))
    if (!(await refusable(as(mine, (work) => endEdit(work, { number, seenTotal, key: key() }))))) return
  }
  await as(mine, (work) => leaveEdit(work, number))
}
