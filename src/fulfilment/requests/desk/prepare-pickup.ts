import { scanPieces } from '#fulfilment/custody/scan-pieces.ts'
import { lockRequest, moveRequest } from '#fulfilment/requests/move-request.ts'
import { audit } from '#people/access/audit.ts'
import type { Work } from '#platform/work/work.ts'
import { moveItems } from '#selling/orders/items/move-item.ts'
import { requireAllScanned } from './compare-pieces.ts'

/**
 * The hub has put the request together and sends it to its office; nothing may be due. Where pieces were scanned as that was
 * done, they are all of them and no other.
 */
export async function preparePickup(work: Work, requestId: string, scanned: readonly string[] = []): Promise<void> {
  const { request, orders, itemIds } = await lockRequest(work, requestId)
  const found = scanned.length > 0 ? await requireAllScanned(work, itemIds, scanned) : null
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
    after: { state: 'prepared', scanned: found?.pieces ?? null },
  })
}
