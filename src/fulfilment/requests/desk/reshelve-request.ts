import { scanPieces } from '#fulfilment/custody/scan-pieces.ts'
import { lockRequest } from '#fulfilment/requests/move-request.ts'
import { no } from '#fulfilment/requests/requests.refusals.ts'
import { audit } from '#people/access/audit.ts'
import type { Work } from '#platform/work/work.ts'
import { refuseOtherOffice } from './refuse-other-office.ts'

/** Moves a ready request to another shelf of its office: its pieces' chains record it, and the desk finds it there. */
export async function reshelveRequest(work: Work, requestId: string, shelf: string): Promise<void> {
  const { request, orders, itemIds } = await lockRequest(work, requestId)
  refuseOtherOffice(work, request)
  const items = orders.flatMap((order) => order.items).filter((item) => itemIds.includes(item.id))
  if (request.shelf === null || items.some((item) => item.state !== 'ready_for_pickup')) throw no.NOT_ON_A_SHELF()
  if (request.shelf === shelf) return
  await work.db
    .updateTable('requests')
    .set({ shelf, version: request.version + 1 })
    .where('id', '=', requestId)
    .execute()
  await scanPieces(work, { act: 'shelved', place: `${request.office_code ?? work.site}/${shelf}`, of: { itemIds } })
  await audit(work, {
    action: 'request.reshelve',
    subject: `request:${requestId}`,
    before: { shelf: request.shelf },
    after: { shelf },
  })
}
