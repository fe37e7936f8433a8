import { moveItems } from '#orders/move-item.ts'
import type { Work } from '#platform/work.ts'
import { lockRequest, moveRequest } from './move-request.ts'

/** The request is given up before its goods are handed over; they wait for another one. */
export async function cancelRequest(work: Work, requestId: string, note: string | null): Promise<void> {
  const { request, orders, itemIds } = await lockRequest(work, requestId)
  await moveRequest(work, request, 'cancel', note ?? undefined)
  for (const order of orders) {
    const items = order.items.filter((item) => itemIds.includes(item.id))
    await moveItems(
      work,
      order,
      items.map((item) => ({ itemId: item.id, event: 'cancelRequest', data: { request: request.number } })),
    )
  }
  await freeItems(work, requestId)
}

/** Items of a closed request may go into another one. */
export async function freeItems(work: Work, requestId: string): Promise<void> {
  await work.db
    .updateTable('request_items')
    .set({ removed_at: work.now })
    .where('request_id', '=', requestId)
    .where('removed_at', 'is', null)
    .execute()
}
