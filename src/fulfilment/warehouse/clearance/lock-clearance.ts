import { no } from '#fulfilment/warehouse/warehouse.refusals.ts'
import { permits } from '#people/access/permissions.ts'
import { no as platformNo } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { placeIsSeen } from '#selling/orders/items/of-places.ts'

/** The shipment, locked by staff who work on customs: its papers and its release are decided one after the other. */
async function lockClearance(work: Work, number: string) {
  if (!permits(work.who, 'customs')) throw platformNo.FORBIDDEN()
  const row = await work.db
    .selectFrom('shipments')
    .select(['id', 'number', 'state'])
    .where('number', '=', number)
    .where('site', '=', work.site)
    .where(placeIsSeen(work, 'shipments.origin'))
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw platformNo.NOT_FOUND()
  return row
}

/** Papers may change until customs release the goods. */
export async function lockOpenClearance(work: Work, number: string) {
  const shipment = await lockClearance(work, number)
  const release = await findRelease(work, shipment.id)
  if (release?.released_at) throw no.ALREADY_RELEASED()
  return { ...shipment, release }
}

/** The current release, requested or given; null if there is none. */
export async function findRelease(work: Work, shipmentId: string) {
  const row = await work.db
    .selectFrom('shipment_releases')
    .selectAll()
    .where('shipment_id', '=', shipmentId)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst()
  return row ?? null
}
