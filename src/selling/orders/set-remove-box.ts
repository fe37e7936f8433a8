import { announce } from '#platform/work/announce.ts'
import type { Work } from '#platform/work/work.ts'
import { lockOrderByNumber } from './items/lock-order.ts'
import { mayChooseBox } from './may-choose-box.ts'
import { no } from './orders.refusals.ts'

/** Whether the original boxes are kept, for the whole order: the customer's choice until the first item is packed. */
export async function setRemoveBox(work: Work, number: string, removeBox: boolean): Promise<void> {
  const order = await lockOrderByNumber(work, number)
  if (order.remove_box === removeBox) return
  if (!mayChooseBox(order)) throw no.BOX_DECIDED()
  await work.db.updateTable('orders').set({ remove_box: removeBox }).where('id', '=', order.id).execute()
  await announce(work, 'order.boxChosen', { orderId: order.id, number, removeBox })
}
