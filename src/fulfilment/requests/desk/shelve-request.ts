import { scanPieces } from '#fulfilment/custody/scan-pieces.ts'
import { lockRequest } from '#fulfilment/requests/move-request.ts'
import { audit } from '#people/access/audit.ts'
import { announce } from '#platform/work/announce.ts'
import type { Work } from '#platform/work/work.ts'
import { moveItems } from '#selling/orders/items/move-item.ts'
import { refuseOtherOffice } from './refuse-other-office.ts'

/** The desk has scanned the request onto a shelf: from now on it can be picked up, and the customer gets the code. */
export async function shelveRequest(work: Work, requestId: string, shelf: string): Promise<void> {
  const { request, orders, itemIds } = await lockRequest(work, requestId)
  refuseOtherOffice(work, request)
  for (const order of orders) {
    const items = order.items.filter((item) => itemIds.includes(item.id))
    await moveItems(
      work,
      order,
      items.map((item) => ({ itemId: item.id, event: 'shelve', data: { request: request.number, shelf } })),
    )
  }
  await work.db
    .updateTable('requests')
    .set({ shelf, shelved_at: work.now, version: request.version + 1 })
    .where('id', '=', requestId)
    .execute()
  const place = `${request.office_code ?? work.site}/${shelf}`
  await scanPieces(work, { act: 'shelved', place, of: { itemIds } })
  await announce(work, 'request.ready', { requestId, number: request.number, items: [...itemIds] })
  await audit(work, {
    action: 'request.shelve',
    subject: `request:${requestId}`,
    before: { state: 'pending_pickup', shelf: request.shelf },
    after: { state: 'ready_for_pickup', shelf },
  })
}
