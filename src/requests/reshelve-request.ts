import { scanPieces } from '#custody/scan-pieces.ts'
import { audit } from '#people/audit.ts'
import type { Work } from '#platform/work.ts'
import { lockRequest } from './move-request.ts'
import { refuseOtherOffice } from './refuse-other-office.ts'
import { no } from './requests.refusals.ts'

/** What is ready is moved to another shelf of its office: its pieces' chains say so, and the desk finds it there. */
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
