import { scanPieces } from '#custody/scan-pieces.ts'
import { moveItems } from '#orders/move-item.ts'
import { audit } from '#people/audit.ts'
import type { Work } from '#platform/work.ts'
import { lockRequest, moveRequest } from './move-request.ts'

/** The hub has put the request together and sends it to its office; nothing may be due. */
export async function preparePickup(work: Work, requestId: string): Promise<void> {
  const { request, orders, itemIds } = await lockRequest(work, requestId)
  await moveRequest(work, request, 'prepared')
  for (const order of orders) {
    const items = order.items.filter((item) => itemIds.includes(item.id))
    await moveItems(
      work,
      order,
      items.map((item) => ({ itemId: item.id, event: 'prepared', data: { request: request.number } })),
    )
  }
  await scanPieces(work, { act: 'at_desk', place: request.office_code ?? work.site, of: { itemIds } })
  await audit(work, {
    action: 'request.prepare',
    subject: `request:${requestId}`,
    before: { state: request.state },
    after: { state: 'prepared' },
  })
}
